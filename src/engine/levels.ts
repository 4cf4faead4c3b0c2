// The levels of play: each game's folder sets their node budgets, misjudgement and miss rates. Budgets are nodes, so that a
// level is equally strong on a slow phone; only very slow devices reach the time cap.
import type { LevelHandicap, LevelTable } from '../games/levels';

/** Milliseconds at most for a move at any level. */
export const LEVEL_TIME_MS = 1700;
/** In place of a level: no budget and no handicap. */
export const FULL_STRENGTH = 0;
/** Time (ms) for a hint, its explanation included. */
export const HINT_TIME_MS = 1000;
export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 8;

/** The highest level that plays without the network. */
const LAST_LEVEL_WITHOUT_NETWORK = 4;

/** Share (0 to 1) of what a game's network has learnt that a level judges by. */
export const networkShareAt = (level: number): number =>
  Math.max(0, (level - LAST_LEVEL_WITHOUT_NETWORK) / (HIGHEST_LEVEL - LAST_LEVEL_WITHOUT_NETWORK));

/**
 * A level's numbers in a game's table; levels between two of its own lie between theirs. `form` shifts the
 * strength in this game, from -1 (weaker) to 1 (stronger). @throws RangeError unless the level is 1 to 8
 */
export function levelSettings(
  level: number,
  { levels, formVariance }: LevelTable,
  form = 0,
): LevelHandicap {
  if (!(level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL))
    throw new RangeError(`level is ${level}, not ${LOWEST_LEVEL} to ${HIGHEST_LEVEL}`);
  const best = HIGHEST_LEVEL - LOWEST_LEVEL;
  // Form fades out towards level 8, which has none, so that strength has no jump between levels 7 and 8.
  const reach = formVariance * Math.min(1, HIGHEST_LEVEL - level);
  const index = Math.min(best, Math.max(0, level - LOWEST_LEVEL + form * reach));
  return between(levels[Math.floor(index)], levels[Math.ceil(index)], index % 1);
}

/** Interpolates between two handicaps: budget and misjudgement geometrically, miss rate linearly. */
function between(lower: LevelHandicap, upper: LevelHandicap, share: number): LevelHandicap {
  const factor = (from: number, to: number) => Math.round(from * (to / from) ** share);
  return {
    depth: factor(lower.depth, upper.depth),
    nodes: factor(lower.nodes, upper.nodes),
    noise: factor(lower.noise, upper.noise),
    missRate: lower.missRate + (upper.missRate - lower.missRate) * share,
  };
}
