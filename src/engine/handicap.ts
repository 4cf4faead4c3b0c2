// Deliberate weakness for the lower levels: a misjudged evaluation and overlooked moves, the player's own and the
// answers to them. Both follow from the seed and the position alone, so that play is repeatable and one search never
// disagrees with itself.

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
