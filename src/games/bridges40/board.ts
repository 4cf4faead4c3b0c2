// The board of 40 Bridges (RULES.md section 5): 25 square tiles and 16 octagons on a 9x9 lattice, the tables of what lies next
// to each cell and beyond, and the only piece. And which moves capture, before they are made: sets of cells are two words each, so
// that a whole army is looked at together.
import { type Board, CELL_STRIDE, createBoard, type Square } from '../../rules/board';
import { DIAGONAL, ORTHOGONAL } from '../../rules/movement/movement';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { KindName } from '../ruleSet';

export const SIZE = 9;
export const FILES = 'abcdefghi';

export const bridgesBoard: Board = createBoard({
  width: SIZE,
  height: SIZE,
  nameOf: (file, rank) => ((file + rank) % 2 === 0 ? `${FILES[file]}${rank + 1}` : null),
});

/** Bridges join cells of one kind, two apart; the other kind is touched one diagonal step away. */
const BRIDGES = ORTHOGONAL.map(([x, y]) => [2 * x, 2 * y] as const);

/** Most neighbours a cell has; rows of the tables below have this length. */
export const SIDES = 8;
/** In BEYOND, where the board ends. */
export const NOWHERE = 255;

/** Neighbours of each cell, `cell * SIDES` on, those across a bridge first. */
export const NEIGHBOURS = new Uint8Array(CELL_STRIDE * SIDES);
/** The cell beyond each neighbour in the same straight line, or NOWHERE. */
export const BEYOND = new Uint8Array(CELL_STRIDE * SIDES).fill(NOWHERE);
/** How many neighbours each cell has, and how many of them across a bridge. */
export const NEIGHBOUR_COUNT = new Uint8Array(CELL_STRIDE);
export const BRIDGE_COUNT = new Uint8Array(CELL_STRIDE);
/** Neighbours as a set of cells: the first 32 in word `2 * cell`, the others in the next. */
export const NEIGHBOUR_SETS = new Int32Array(CELL_STRIDE * 2);

for (const { cell, file, rank } of bridgesBoard.squares) {
  for (const [x, y] of [...BRIDGES, ...DIAGONAL]) {
    const neighbour = bridgesBoard.squareAt(file + x, rank + y)?.cell;
    if (neighbour === undefined) continue;
    const at = cell * SIDES + NEIGHBOUR_COUNT[cell]++;
    NEIGHBOURS[at] = neighbour;
    BEYOND[at] = bridgesBoard.squareAt(file + 2 * x, rank + 2 * y)?.cell ?? NOWHERE;
    NEIGHBOUR_SETS[cell * 2 + (neighbour >> 5)] |= 1 << (neighbour & 31);
    if (x === 0 || y === 0) BRIDGE_COUNT[cell]++;
  }
}

/** The opponent's corner by colour: i9 for White, a1 for Black. */
export const GOALS: readonly number[] = [bridgesBoard.cells.length - 1, 0];

export const isTile = ({ file }: Square): boolean => file % 2 === 0;

/** Bridges to cross from a tile to the opponent's corner on an empty board. An octagon never gets there. */
export function bridgesToGo({ file, rank }: Square, colour: Colour): number {
  return (colour === WHITE ? 2 * (SIZE - 1) - file - rank : file + rank) / 2;
}

export type Letter = 'P';

const DISC_KIND: KindName & { readonly letter: Letter } = {
  letter: 'P',
  name: 'disc',
  artwork: 'disc',
  pawn: true,
};

/** Kinds by number; 0 is unused. */
export const bridgesKinds: readonly (KindName | null)[] = [null, DISC_KIND];

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
