// The board of 40 Bridges (RULES.md section 5): 25 square tiles and 16 octagons on a 9x9 lattice, the tables of what lies next
// to each cell and beyond, and the only piece.
import { type Board, CELL_STRIDE, createBoard, type Square } from '../../rules/board';
import { DIAGONAL, ORTHOGONAL } from '../../rules/movement/movement';
import { type Colour, WHITE } from '../../rules/types';
import type { KindName } from '../ruleSet';

const SIZE = 9;
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
