// Boards that are plain grids of squares, as geometry and as a picture.
import { type Board, createBoard, type Square } from '../../rules/board';
import { type BoardDrawing, STEP } from '../drawing';
import { gridLabels, gridRects, rectCell } from './shapes';

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
