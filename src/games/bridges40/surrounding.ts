// Which moves of 40 Bridges capture, before they are made (RULES.md section 5). Sets of cells are two words each, so that a
// whole army is looked at together.
import { CELL_STRIDE } from '../../rules/board';
import { type Colour, opposite } from '../../rules/types';
import { NEIGHBOUR_SETS } from './board';

/** This many hostile neighbours remove a disc. */
export const SURROUNDED = 3;

/** What is looked at of a position. */
interface Discs {
  readonly side: Colour;
  /** Cells of each colour's discs: `colour * 2` on. */
  readonly discs: Int32Array;
  /** How many discs of a colour are next to a cell: `colour * CELL_STRIDE + cell`. */
  readonly near: Uint8Array;
}

/** The waiting side's discs that are nearly surrounded, or are already, by how many of the mover's are next to them. */
const pressed = new Int32Array(6);
const BY_TWO = 0;
const BY_THREE = 2;
const BY_MORE = 4;

/** Index of the lowest cell in a word of a set; `half` is 0 for the first 32 cells and 1 for the others. */
export const lowestCell = (word: number, half: number): number =>
  (half << 5) | (31 - Math.clz32(word & -word));

/** To be called before isCapture, which answers for the position seen last: what this finds is kept in this module. */
export function prepareCaptures({ discs, near, side }: Discs): void {
  pressed.fill(0);
  for (let half = 0; half < 2; half++) {
    for (let rest = discs[opposite(side) * 2 + half]; rest !== 0; rest &= rest - 1) {
      const count = near[side * CELL_STRIDE + lowestCell(rest, half)];
      if (count < SURROUNDED - 1) continue;
      const set = count === SURROUNDED - 1 ? BY_TWO : count === SURROUNDED ? BY_THREE : BY_MORE;
      pressed[set + half] |= rest & -rest;
    }
  }
}

/**
 * Whether a move not onto the corner removes a disc of the waiting side: one it joins the ring around, or one that was
 * surrounded already and stays so.
 */
export function isCapture(from: number, to: number): boolean {
  for (let half = 0; half < 2; half++) {
    const left = NEIGHBOUR_SETS[from * 2 + half];
    const reached = NEIGHBOUR_SETS[to * 2 + half];
    const joined = pressed[BY_TWO + half] & reached & ~left;
    const kept = pressed[BY_THREE + half] & (reached | ~left);
    if ((joined | kept | pressed[BY_MORE + half]) !== 0) return true;
  }
  return false;
}
