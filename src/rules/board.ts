// Board geometry: squares on a lattice and the cells (places) they are grouped into. Knows nothing of pieces,
// of which squares exist at a given moment (that is the terrain's business) or of how a board is drawn.
import { refuse } from '../input/input';
import { itemAt } from '../util/items';

/** At most this many cells; tables are strided by it so that indexing is a shift. */
export const CELL_STRIDE = 64;
/** CELL_STRIDE as a shift. */
export const CELL_BITS = 6;

export interface Square {
  readonly index: number;
  readonly name: string;
  /** Lattice column, 0 at White's left. */
  readonly file: number;
  /** Lattice row, 0 at the bottom of the FEN. */
  readonly rank: number;
  /** Index of the cell this square belongs to. */
  readonly cell: number;
}

export interface Cell {
  readonly index: number;
  /** Name of the anchor square. */
  readonly name: string;
  /** Square indices; the anchor first. */
  readonly squares: readonly number[];
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly squares: readonly Square[];
  readonly cells: readonly Cell[];
  /** The square at a lattice point, or undefined where the lattice has none. */
  squareAt(file: number, rank: number): Square | undefined;
  /** Index of the cell with this anchor name; undefined if no cell is anchored there. */
  cellNamed(name: string): number | undefined;
}

interface BoardSpec {
  readonly width: number;
  readonly height: number;
  /** The name of a lattice point, or null where no square ever exists. */
  readonly nameOf: (file: number, rank: number) => string | null;
  /** Groups of squares, by name, that form one cell; the first is the anchor. Others are cells by themselves. */
  readonly groups?: readonly (readonly string[])[];
}

/** Builds the geometry; cells are numbered by their anchor, rank by rank from the bottom, file by file. */
export function createBoard(spec: BoardSpec): Board {
  const { width, height } = spec;
  const groupOf = new Map<string, readonly string[]>();
  for (const group of spec.groups ?? []) {
    for (const name of group) {
      if (groupOf.has(name)) throw refuse('squareInTwoCells', name);
      groupOf.set(name, group);
    }
  }
  const points: { name: string; file: number; rank: number }[] = [];
  for (let rank = 0; rank < height; rank++) {
    for (let file = 0; file < width; file++) {
      const name = spec.nameOf(file, rank);
      if (name) points.push({ name, file, rank });
    }
  }
  const anchors = points
    .map((point) => point.name)
    .filter((name) => (groupOf.get(name)?.[0] ?? name) === name);
  if (anchors.length > CELL_STRIDE) throw refuse('tooManyCells', CELL_STRIDE);
  const cellByName = new Map(anchors.map((name, index) => [name, index]));
  const grid: (Square | undefined)[] = new Array(width * height).fill(undefined);
  const squares = points.map(({ name, file, rank }, index) => {
    const cell = cellByName.get(groupOf.get(name)?.[0] ?? name);
    if (cell === undefined) throw refuse('cellWithoutAnchor', name);
    const square: Square = { index, name, file, rank, cell };
    grid[rank * width + file] = square;
    return square;
  });
  const cells = anchors.map((name, index) => {
    const members = squares.filter((square) => square.cell === index);
    const anchorFirst = members.sort((a, b) => Number(b.name === name) - Number(a.name === name));
    return { index, name, squares: anchorFirst.map((square) => square.index) };
  });
  return {
    width,
    height,
    squares,
    cells,
    squareAt: (file, rank) =>
      file < 0 || file >= width || rank < 0 || rank >= height
        ? undefined
        : grid[rank * width + file],
    cellNamed: (name) => cellByName.get(name),
  };
}

/** The square by which a cell is written. */
export const anchorOf = ({ cells, squares }: Board, cell: number): Square =>
  itemAt(squares, itemAt(itemAt(cells, cell).squares, 0));

/**
 * The name of a whole cell: of its square, or of its first and last where it spans several, `e2-e3`. A cell whose anchor
 * is not its first square is named by it as well: `mk (Lk-Rk)`.
 */
export function wholeName({ cells, squares }: Board, cell: number): string {
  const { name, squares: members } = cells[cell];
  if (members.length === 1) return name;
  const sorted = [...members].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]].map((index) => squares[index].name);
  return first === name ? `${first}-${last}` : `${name} (${first}-${last})`;
}
