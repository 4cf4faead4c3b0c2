// Lane layouts of Chess in the Fast Lane as data, and the loader that refuses bad ones (RULES.md section 4).
import { type Board, createBoard } from '../../rules/board';
import { InputError } from '../../rules/types';

/** A layout: every cell as a square (`a1`) or a rectangle between two corners (`d4-e5`). */
export interface Layout {
  readonly name: string;
  readonly cells: readonly string[];
}

export const SIZE = 8;
const FILES = 'abcdefgh';
const FILE_NAMES = [...FILES];
const MIDDLE_LANES = ['b', 'c', 'f', 'g'];

/** The default: lanes along every file before the pawns, and the roundabout in the middle. */
export const ROUNDABOUT: Layout = {
  name: 'roundabout',
  cells: [
    ...FILE_NAMES.flatMap((file) => [
      `${file}1`,
      `${file}2-${file}3`,
      `${file}6-${file}7`,
      `${file}8`,
    ]),
    ...MIDDLE_LANES.map((file) => `${file}4-${file}5`),
    'a4',
    'a5',
    'h4',
    'h5',
    'd4-e5',
  ],
};

/** Ranks (from 0) that the orthodox array fills. */
const ARRAY_RANKS = [0, 1, SIZE - 2, SIZE - 1];

/** The board of a layout. @throws InputError naming the layout and the square or cell that is wrong */
export function layoutBoard(layout: Layout): Board {
  const problem = (what: string) => new InputError(`layout ${layout.name}: ${what}`);
  const groups = layout.cells.map((cell) => squaresOf(cell, problem));
  const owner = new Map<string, number>();
  for (const [index, group] of groups.entries()) {
    for (const name of group) {
      if (owner.has(name)) throw problem(`${name} is in two cells`);
      owner.set(name, index);
    }
  }
  const taken = new Map<number, string>();
  for (let rank = 0; rank < SIZE; rank++) {
    for (let file = 0; file < SIZE; file++) {
      const name = squareName(file, rank);
      const cell = owner.get(name);
      if (cell === undefined) throw problem(`${name} is in no cell`);
      if (!ARRAY_RANKS.includes(rank)) continue;
      const other = taken.get(cell);
      if (other) throw problem(`the pieces on ${other} and ${name} would share a cell`);
      taken.set(cell, name);
    }
  }
  return createBoard({ width: SIZE, height: SIZE, nameOf: squareName, groups });
}

const squareName = (file: number, rank: number): string => `${FILES[file]}${rank + 1}`;

/** Squares of a rectangle, the anchor (lowest rank, lowest file) first. */
function squaresOf(cell: string, problem: (what: string) => InputError): string[] {
  const match = /^([a-h])([1-8])(?:-([a-h])([1-8]))?$/.exec(cell);
  if (!match) throw problem(`"${cell}" is no square or rectangle of squares`);
  const [, fromFile, fromRank, toFile = fromFile, toRank = fromRank] = match;
  const left = FILES.indexOf(fromFile);
  const right = FILES.indexOf(toFile);
  const bottom = Number(fromRank) - 1;
  const top = Number(toRank) - 1;
  if (right < left || top < bottom) {
    throw problem(`"${cell}" must go from its lowest left square to its highest right one`);
  }
  const squares: string[] = [];
  for (let rank = bottom; rank <= top; rank++) {
    for (let file = left; file <= right; file++) squares.push(squareName(file, rank));
  }
  return squares;
}
