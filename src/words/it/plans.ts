// What Italian says of games' own plans and ways to win.
import type { GameId } from '../../games/ruleSet';
import { planWords as bipartite } from './games/bipartite';
import { planWords as bridge41 } from './games/bridge41';
import { planWords as bridges40 } from './games/bridges40';
import type { PlanWords } from './planWords';

const NONE: PlanWords = { plans: {}, aims: {} };

const BY_GAME: Readonly<Record<GameId, PlanWords>> = {
  ...{ bipartite, bridge41, bridges40 },
  fastlane: { ...NONE, cells: { one: 'una cella', many: 'celle' } },
};

/** The words for a game's own reasons; none for a game without such reasons. */
export const planWordsOf = (game: GameId): PlanWords => BY_GAME[game] ?? NONE;
