// The flat tables that generation and attack tests walk: the words they are made of and how rows are packed.
// compile.ts fills them.

// A step of a path is one word: target cell and flags.
export const STEP_CELL = 63;
/** May end here when the cell is empty. */
export const STEP_MOVE = 1 << 6;
/** May capture here. */
export const STEP_CAPTURE = 1 << 7;
/** A friendly piece here gives way: the path goes on behind it. */
export const STEP_OVER = 1 << 8;
/** Another path of the same piece leads to the same cell, so generation must look for doubles. */
export const STEP_SHARED = 1 << 9;
/** From this bit on: index of the promotion set, 0 for none. */
export const STEP_PROMOTION_SHIFT = 10;

/** Flags of `exposure`: emptying, or filling, the cell may open an attack. */
export const EXPOSED_BY_LEAVING = 1;
export const EXPOSED_BY_ARRIVING = 2;
/** Filling the cell with a piece of the attacking colour may open an attack that passes over friends. */
export const EXPOSED_BY_JOINING = 4;

/** Promotion kinds as numbers; `optional` when the piece may stay itself. */
export interface PromotionSet {
  readonly kinds: readonly number[];
  readonly optional: boolean;
}

/** Rows of words with a start index per row; row `i` ends where row `i + 1` starts. */
export interface Rows {
  readonly start: Int32Array;
  readonly words: Int32Array;
}

export interface MoveTables {
  /** Row `code * CELL_STRIDE + cell`: single steps. */
  readonly leaps: Rows;
  /** Row as for leaps: paths of two or more steps, each preceded by its length. */
  readonly rays: Rows;
  /** Row as for leaps: paths for capture over one screen. */
  readonly hops: Rows;
  /** Row as for leaps: paths for jumps over friends. */
  readonly jumps: Rows;
  /** Row `colour * CELL_STRIDE + target`: pairs of attacker cell and mask of piece codes that leap from it. */
  readonly nearAttacks: Rows;
  /** Row as for nearAttacks: paths outward from the target, each preceded by its length in words; pairs of step and mask. */
  readonly farAttacks: Rows;
  readonly hopAttacks: Rows;
  readonly jumpAttacks: Rows;
  /** Masks of the piece codes that have any leap, ray, hop or jump. */
  readonly leapers: number;
  readonly riders: number;
  readonly hoppers: number;
  readonly jumpers: number;
  /** `(colour * CELL_STRIDE + target) * CELL_STRIDE + cell`: how a move there may expose the target to that colour. */
  readonly exposure: Uint8Array;
  /** `target * CELL_STRIDE + cell`: mask of the piece codes that might capture on the target from there, if nothing is in the way. */
  readonly strikes: Int32Array;
  /** Per piece code: the mask of piece codes it may capture. */
  readonly prey: Int32Array;
  readonly promotions: readonly PromotionSet[];
}

const NOTHING: readonly number[] = [];

/** Packs rows into words with a start index each; a missing row is empty. */
export function packRows(rows: readonly (number[] | undefined)[], count: number): Rows {
  const start = new Int32Array(count + 1);
  const words: number[] = [];
  for (let row = 0; row < count; row++) {
    start[row] = words.length;
    for (const word of rows[row] ?? NOTHING) words.push(word);
  }
  start[count] = words.length;
  return { start, words: Int32Array.from(words) };
}
