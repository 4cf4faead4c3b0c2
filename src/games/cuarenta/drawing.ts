// Cuarenta's board as a picture: the light squares grown into a weave of diamonds that leaves no gap where the dark
// ones would be, so that each is as large a target as the board allows.
import { type BoardDrawing, type Point, polygon, STEP } from '../drawing';
import { cuarentaBoard, SIZE } from './board';

const EXTENT = SIZE * STEP;
/** Half the diagonal of a diamond, less the thread between neighbours. */
const HALF = STEP - 3;

export const cuarentaDrawing: BoardDrawing = {
  width: EXTENT,
  height: EXTENT,
  cells: cuarentaBoard.cells.map(({ squares: [index] }) => {
    const { file, rank } = cuarentaBoard.squares[index];
    const centre = { x: (file + 0.5) * STEP, y: (SIZE - rank - 0.5) * STEP };
    return {
      centre,
      outline: polygon(diamondWithin(centre)),
      shade: rank % 2 === 0 ? 'dark' : 'light',
      pieceSize: STEP * 1.16,
    };
  }),
  scenery: () => [],
  labels: cuarentaBoard.cells.map(({ name, squares: [index] }) => {
    const { file, rank } = cuarentaBoard.squares[index];
    return {
      text: name,
      x: (file + 0.5) * STEP,
      y: Math.min(EXTENT - 4, (SIZE - rank) * STEP + 30),
    };
  }),
};

/** The diamond around a centre, cut off at the edges of the board. */
function diamondWithin({ x, y }: Point): Point[] {
  const corners: Point[] = [
    { x, y: y - HALF },
    { x: x + HALF, y },
    { x, y: y + HALF },
    { x: x - HALF, y },
  ];
  const sides = [
    (p: Point) => p.x,
    (p: Point) => EXTENT - p.x,
    (p: Point) => p.y,
    (p: Point) => EXTENT - p.y,
  ];
  return sides.reduce(clip, corners);
}

/** Keeps the part of a polygon where `inside` is not negative (Sutherland and Hodgman, 1974). */
function clip(points: readonly Point[], inside: (point: Point) => number): Point[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length];
    const [a, b] = [inside(from), inside(to)];
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const t = a / (a - b);
    return [...kept, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) }];
  });
}
