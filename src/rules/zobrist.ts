// Keys of piece placement, side and game fields (Zobrist, "A New Hashing Method with Application for Game
// Playing", 1970): two int32 words each, from a fixed seed so that keys are the same in every process.
import { CELL_STRIDE } from './board';
import { CODE_COUNT } from './position';

/** mulberry32: a small seeded generator of 32-bit words. */
export function randomWords(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) | 0;
  };
}

const random = randomWords(0x41);
const fill = (length: number): Int32Array => Int32Array.from({ length }, random);

/** Key words by `code * CELL_STRIDE + cell`. */
export const PIECE_HIGH = fill(CODE_COUNT * CELL_STRIDE);
export const PIECE_LOW = fill(CODE_COUNT * CELL_STRIDE);
/** Key words for Black to move. */
export const SIDE_HIGH = random();
export const SIDE_LOW = random();
/** Key words by terrain. */
export const TERRAIN_HIGH = fill(16);
export const TERRAIN_LOW = fill(16);
/** Key words by the bit set of castling rights. */
export const RIGHTS_HIGH = fill(16);
export const RIGHTS_LOW = fill(16);
