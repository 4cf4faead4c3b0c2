// The reviews on this device of the player's own games, and the player's mistakes in them.
import { useCallback, useMemo } from 'preact/hooks';
import type { GameId } from '../../games/game';
import { lastMistakes, type PlayerMistake, type Reviewed } from '../../review/playerStats';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { GameStore } from '../../storage/gameStore';
import { type GameRecord, playerOf } from '../../storage/record';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';

/** Read again whenever the page comes back to the front. */
export function useReviewedGames(): Stored<readonly Reviewed[]> {
  const { store, openGames } = useServices();
  const read = useCallback(
    async () => readReviewedGames(await store, openGames.unsaved()),
    [store, openGames],
  );
  const [reviewed] = useStored(read);
  return reviewed;
}

/** Games in `unsaved` have gone further than what is stored of them. */
export async function readReviewedGames(
  store: GameStore,
  unsaved: readonly GameRecord[],
): Promise<readonly Reviewed[]> {
  const own = unsaved.map(summaryOf);
  const found: Reviewed[] = [];
  for await (const part of (await store.openReviews()).list()) {
    const stored = await store.summariesOf(part.map(({ id }) => id));
    const known = new Map([...stored, ...own].map((game) => [game.id, game]));
    for (const { id, findings } of part) {
      const summary = known.get(id);
      if (!summary?.result || summary.source === 'shared') continue;
      found.push({
        id,
        game: summary.game,
        at: summary.updatedAt,
        sides: ownSides(summary),
        findings,
      });
    }
  }
  return found;
}

/** The sides that persons play. */
const ownSides = (game: GameSummary): Colour[] =>
  ([WHITE, BLACK] as const).filter((side) => playerOf(game, side).kind === 'person');

/** Mistakes that are worth going back to. */
export const MAX_MISTAKES = 200;

/** The player's last mistakes in a game, the latest first; null while they are read, and where they cannot be. */
export function useOwnMistakes(id: GameId): readonly PlayerMistake[] | null {
  const reviewed = useReviewedGames();
  return useMemo(() => {
    if (reviewed.state !== 'read') return null;
    return lastMistakes(
      reviewed.value.filter(({ game }) => game === id),
      MAX_MISTAKES,
    );
  }, [reviewed, id]);
}
