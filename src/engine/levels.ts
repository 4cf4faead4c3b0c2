// The levels of play: each game's folder sets their node budgets, misjudgement and miss rates. Budgets are nodes, so that a
// level is equally strong on a slow phone; only very slow devices reach the time cap. And the deliberate weakness of the lower
// ones: a misjudged evaluation and overlooked moves, the player's own and the answers to them. Both follow from the seed and the
// position alone, so that play is repeatable and one search never disagrees with itself.
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

export interface Handicap {
  /** Largest misjudgement, in centipawns either way. */
  readonly noise: number;
  /** Share of moves that are not seen, 0 to 1. */
  readonly missRate: number;
  readonly seed: number;
}

export const NO_HANDICAP: Handicap = { noise: 0, missRate: 0, seed: 0 };

/** A well-mixed word from two (the finalizer of MurmurHash3, Austin Appleby). */
export function mix(a: number, b: number): number {
  let word = a ^ Math.imul(b, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/** A level's form in the game with this seed, uniform from -1 to 1. */
export const formOn = (gameSeed: number): number => (mix(gameSeed, 0x2545f491) / 2 ** 32) * 2 - 1;

/** Misjudgement (centipawns) of the position with this key, triangularly distributed within plus and minus the noise. */
export function misjudgement({ noise, seed }: Handicap, keyHigh: number): number {
  const word = mix(keyHigh, seed);
  const unit = ((word & 0xffff) + (word >>> 16)) / 0xffff - 1;
  return Math.round(unit * noise);
}

/** Whether a move of the position with this key is not seen. */
export function overlooks({ missRate, seed }: Handicap, keyLow: number, move: number): boolean {
  return mix(keyLow ^ Math.imul(move, 0x27d4eb2f), seed ^ 0x5bd1e995) < missRate * 2 ** 32;
}

/** The moves that are seen in the position with this key, at least one. */
export function seenMoves(
  handicap: Handicap,
  keyLow: number,
  moves: readonly number[],
): readonly number[] {
  const seen = moves.filter((move) => !overlooks(handicap, keyLow, move));
  return seen.length > 0 ? seen : moves.slice(0, 1);
}
