// Chess in the Fast Lane's board as a picture: lanes as stretches of road with a centre line, the roundabout as one.
import type { Board, Cell } from '../../rules/board';
import { type BoardDrawing, circle, edgeLabels, gridCells, type Scenery, STEP } from '../drawing';
import { SIZE } from './layout';

/** Length of a dash of the centre line. */
const DASH = 16;

export function laneDrawing(board: Board): BoardDrawing {
  const cells = gridCells(board, {
    stepX: STEP,
    stepY: STEP,
    gap: 2,
    radius: 14,
    shade: (file, rank, squares) => {
      if (squares > 2) return 'hub';
      if (squares > 1) return file % 2 === 0 ? 'lane-dark' : 'lane-light';
      return (file + rank) % 2 === 0 ? 'dark' : 'light';
    },
  });
  const markings = board.cells.flatMap((cell) => marking(board, cell));
  return {
    width: SIZE * STEP,
    height: SIZE * STEP,
    cells: cells.map((cell, index) => ({
      ...cell,
      pieceSize: board.cells[index].squares.length > 2 ? STEP * 1.3 : STEP * 0.98,
    })),
    scenery: () => [],
    overlay: () => markings,
    labels: edgeLabels([...'abcdefgh'], [...'12345678'], STEP, STEP),
  };
}

function marking(board: Board, { squares: indices }: Cell): Scenery[] {
  const squares = indices.map((index) => board.squares[index]);
  if (squares.length === 1) return [];
  const files = squares.map(({ file }) => file);
  const ranks = squares.map(({ rank }) => rank);
  const left = Math.min(...files) * STEP;
  const right = (Math.max(...files) + 1) * STEP;
  const top = (SIZE - 1 - Math.max(...ranks)) * STEP;
  const bottom = (SIZE - Math.min(...ranks)) * STEP;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [width, height] = [right - left, bottom - top];
  if (width > STEP && height > STEP) {
    return [{ role: 'road-line', d: circle(middle, Math.min(width, height) * 0.4) }];
  }
  const upright = height > width;
  let d = '';
  const length = Math.max(width, height);
  for (let at = DASH; at < length - DASH; at += 2 * DASH) {
    d += upright ? `M${middle.x} ${top + at}v${DASH}` : `M${left + at} ${middle.y}h${DASH}`;
  }
  return [{ role: 'road-line', d }];
}
