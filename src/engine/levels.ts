// The levels of play: how much each may look at, how far it misjudges and how often it overlooks a move. Budgets are
// nodes, so that a level is equally strong on a slow phone; the time is a cap that only slow devices meet.

export interface Level {
  /** Iterations. */
  readonly depth: number;
  readonly nodes: number;
  /** Milliseconds at most. */
  readonly time: number;
  /** Largest misjudgement of a position, in centipawns. */
  readonly noise: number;
  /** Share of moves, its own and the answers to them, that it does not see. */
  readonly oversight: number;
}

/** In place of a level: no budget and no handicap. */
export const FULL_STRENGTH = 0;
/** Milliseconds for a hint, all that is asked about its move included. */
export const HINT_TIME = 1000;
export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 8;

/** Level 1 is for a child to beat; 8 is the full search, a little varied so that no two games are alike. */
const LEVELS: readonly Level[] = [
  { depth: 1, nodes: 300, time: 1000, noise: 220, oversight: 0.5 },
  { depth: 1, nodes: 600, time: 1000, noise: 120, oversight: 0.3 },
  { depth: 2, nodes: 2000, time: 1000, noise: 80, oversight: 0.2 },
  { depth: 3, nodes: 6000, time: 1000, noise: 50, oversight: 0.1 },
  { depth: 5, nodes: 20_000, time: 1000, noise: 30, oversight: 0.04 },
  { depth: 8, nodes: 60_000, time: 1500, noise: 15, oversight: 0.01 },
  { depth: 64, nodes: 250_000, time: 1700, noise: 8, oversight: 0 },
  { depth: 64, nodes: 1_000_000, time: 1700, noise: 4, oversight: 0 },
];

/** @throws RangeError unless 1 to 8 */
export function levelSettings(level: number): Level {
  const found = LEVELS[level - LOWEST_LEVEL];
  if (!found) throw new RangeError(`level is ${level}, not ${LOWEST_LEVEL} to ${HIGHEST_LEVEL}`);
  return found;
}
