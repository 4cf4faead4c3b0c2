// The levels of play: each game's folder says how much each may look at, how far it misjudges and how often it overlooks
// a move. Budgets are nodes, so that a level is equally strong on a slow phone; the time is a cap that only very slow
// devices meet.
import type { LevelHandicap, LevelTable } from '../games/levels';

/** Milliseconds at most for a move at any level. */
export const LEVEL_TIME = 1700;
/** In place of a level: no budget and no handicap. */
export const FULL_STRENGTH = 0;
/** Milliseconds for a hint, all that is asked about its move included. */
export const HINT_TIME = 1000;
export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 8;

/**
 * A level's numbers in a game's table.
 * @throws RangeError unless 1 to 8
 */
export function levelSettings(level: number, { levels }: LevelTable): LevelHandicap {
  const found = levels[level - LOWEST_LEVEL];
  if (!found) throw new RangeError(`level is ${level}, not ${LOWEST_LEVEL} to ${HIGHEST_LEVEL}`);
  return found;
}
