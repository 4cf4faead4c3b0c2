// Loads a game's own words.
import { gameById } from '../games';
import type { GameId } from '../games/game';
import type { PlanWords } from '../games/plans';

const NONE: PlanWords = { plans: {}, aims: {} };

/** The words for a game's own reasons; none for a game without such reasons. Rejects if they cannot be loaded. */
export async function loadPlanWords(game: GameId): Promise<PlanWords> {
  const loaded = await gameById(game)?.loadPlanWords?.();
  return loaded?.planWords ?? NONE;
}
