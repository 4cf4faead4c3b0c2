// Boards as pictures: shapes and paints that several are made of, as SVG path data; and plain grids, geometry and picture.
import { type Board, createBoard, type Square } from '../../rules/board';
import {
  type BoardDrawing,
  type CellDrawing,
  type Paint,
  type Point,
  type Scenery,
  STEP,
} from '../drawing';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
}

/** A circle. */
export function circle({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The corners of a rectangle, clockwise from the upper left. */
export function corners({ left, top, right, bottom }: Rect): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The rectangle with every side moved inwards. */
export function inset({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

/** A rectangle with rounded corners. */
export function roundedRect({ left, top, right, bottom }: Rect, r: number): string {
  const across = right - left - 2 * r;
  const down = bottom - top - 2 * r;
  return (
    `M${left + r} ${top}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** The rectangle around each cell's squares, by cell. */
export function gridRects(board: Board, stepX = STEP, stepY = STEP): Rect[] {
  return board.cells.map(({ squares: indices }) => {
    const squares = indices.map((index) => board.squares[index]);
    const files = squares.map(({ file }) => file);
    const rows = squares.map(({ rank }) => board.height - 1 - rank);
    return {
      left: Math.min(...files) * stepX,
      right: (Math.max(...files) + 1) * stepX,
      top: Math.min(...rows) * stepY,
      bottom: (Math.max(...rows) + 1) * stepY,
    };
  });
}

/** A rectangular cell with a button as large as itself, and a piece as large as its shorter side. */
export function rectCell(rect: Rect, paint: Paint, details?: readonly Scenery[]): CellDrawing {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  return {
    centre: { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 },
    corners: corners(rect),
    outline: polygon(corners(rect)),
    paint,
    pieceSize: Math.min(width, height) * 0.96,
    button: { width, height },
    ...(details && { details }),
  };
}

/** Where a grid's coordinates go. */
interface GridLabelStyle {
  readonly stepX: number;
  readonly stepY: number;
  readonly size: number;
  /** Space between a label and the corner of its cell. */
  readonly margin: number;
}

/** The names of a grid's files along the bottom and of its ranks up the left side, inside the edge cells. */
export function gridLabels(
  files: readonly string[],
  ranks: readonly string[],
  { stepX, stepY, size, margin }: GridLabelStyle,
): Pick<BoardDrawing, 'labelSize' | 'labels'> {
  const height = ranks.length * stepY;
  // Letters are about as wide as two thirds of their size, and their lower edge is their base line.
  const half = size / 3;
  return {
    labelSize: size,
    labels: (flipped) => [
      ...(flipped ? [...files].reverse() : files).map((text, file) => ({
        text,
        x: (file + 1) * stepX - margin - half,
        y: height - margin,
      })),
      ...(flipped ? [...ranks].reverse() : ranks).map((text, rank) => ({
        text,
        x: margin + half,
        y: height - (rank + 1) * stepY + margin + 0.75 * size,
      })),
    ],
  };
}

export const WATER: Paint = { fill: 'water', forced: 'blank' };

/** The floor of a wooden bridge, and the gaps between its boards. */
export const DECK: Paint = { fill: 'plank' };
export const PLANKS: Paint = { stroke: 'plank-line', 'stroke-opacity': 0.6, 'stroke-width': 2.2 };

const FILES = 'abcdefghijklmnop';

/** A board of squares a1, b1 and so on. */
export function gridBoard(width: number, height: number): Board {
  return createBoard({ width, height, nameOf: (file, rank) => `${FILES[file]}${rank + 1}` });
}

/** Light and dark squares, a1 dark; the home ones in a shade of their own. */
export function gridDrawing(
  board: Board,
  isHome: (square: Square) => boolean = () => false,
): BoardDrawing {
  const { width, height, squares } = board;
  const rects = gridRects(board);
  return {
    width: width * STEP,
    height: height * STEP,
    cells: squares.map((square, cell) => {
      const shade = (square.file + square.rank) % 2 === 0 ? 'dark' : 'light';
      return rectCell(rects[cell], { fill: isHome(square) ? `home-${shade}` : shade });
    }),
    scenery: () => [],
    ...gridLabels(
      [...FILES.slice(0, width)],
      Array.from({ length: height }, (_, rank) => `${rank + 1}`),
      { stepX: STEP, stepY: STEP, size: 20, margin: 5 },
    ),
  };
}

/** @throws RangeError for a name that is not on the board: a mistake in a game folder */
export function cellOf(board: Board, name: string): number {
  const cell = board.cellNamed(name);
  if (cell === undefined) throw new RangeError(`the board has no square ${name}`);
  return cell;
}
