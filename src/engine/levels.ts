// The levels of play: each game's folder says how much each may look at, how far it misjudges and how often it overlooks
// a move. Budgets are nodes, so that a level is equally strong on a slow phone; the time is a cap that only very slow
// devices meet.
import type { LevelHandicap, LevelTable } from '../games/levels';

/** Milliseconds at most for a move at any level. */
export const LEVEL_TIME_MS = 1700;
/** In place of a level: no budget and no handicap. */
export const FULL_STRENGTH = 0;
/** Milliseconds for a hint, all that is asked about its move included. */
export const HINT_TIME_MS = 1000;
export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 8;

/** The highest level that plays without anything learnt by a network. */
const LAST_LEVEL_WITHOUT_NETWORK = 4;

/** Share (0 to 1) of what a game's network has learnt that a level judges by. */
export const networkShareAt = (level: number): number =>
  Math.max(0, (level - LAST_LEVEL_WITHOUT_NETWORK) / (HIGHEST_LEVEL - LAST_LEVEL_WITHOUT_NETWORK));

/**
 * A level's numbers in a game's table; levels between two of its own lie between theirs. `form` is how good the day is, -1
 * to 1; 0 is the level itself. @throws RangeError unless the level is 1 to 8
 */
export function levelSettings(
  level: number,
  { levels, formVariance }: LevelTable,
  form = 0,
): LevelHandicap {
  if (!(level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL))
    throw new RangeError(`level is ${level}, not ${LOWEST_LEVEL} to ${HIGHEST_LEVEL}`);
  const best = HIGHEST_LEVEL - LOWEST_LEVEL;
  // The last step takes the days away, so that no fraction of a level changes play by a leap.
  const reach = formVariance * Math.min(1, HIGHEST_LEVEL - level);
  const index = Math.min(best, Math.max(0, level - LOWEST_LEVEL + form * reach));
  return between(levels[Math.floor(index)], levels[Math.ceil(index)], index % 1);
}

/** A handicap so much of the way from one to another. Budgets and misjudgement grow by factors, miss rate by steps. */
function between(lower: LevelHandicap, upper: LevelHandicap, share: number): LevelHandicap {
  const factor = (from: number, to: number) => Math.round(from * (to / from) ** share);
  return {
    depth: factor(lower.depth, upper.depth),
    nodes: factor(lower.nodes, upper.nodes),
    noise: factor(lower.noise, upper.noise),
    missRate: lower.missRate + (upper.missRate - lower.missRate) * share,
  };
}
