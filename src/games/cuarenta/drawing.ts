// Cuarenta's board as a picture: the light squares grown into diamonds that leave no gap where the dark ones would be,
// so that each is as large a target as the board allows. Rows alternate in shade.
import { textsOf } from '../../language/texts';
import { anchorOf } from '../../rules/board';
import { lazy } from '../../util/scheduling';
import { type BoardDrawing, type Label, type Paint, type Point, STEP } from '../drawing';
import { polygon } from '../kit/boards';
import { cuarentaBoard, FILES, SIZE } from './board';

const texts = textsOf('cuarentaGame');

/** Space beyond the centres of the outermost squares; diamonds are cut off there. */
const MARGIN = 66;
const EXTENT = (SIZE - 1) * STEP + 2 * MARGIN;
/** How far above the middle of its diamond a piece stands: it is broad at the foot, and a diamond is not. */
const LIFT = 5;
/** How far off the upper and lower and the other edges in a diamond that is cut off there, clear of the coordinates. */
const OFF_END = 10;
const OFF_SIDE = 3;
const GROUND: Paint = { fill: 'ground', forced: 'blank' };

const centreOf = (file: number, rank: number): Point => ({
  x: MARGIN + file * STEP,
  y: EXTENT - MARGIN - rank * STEP,
});

/** Which way the middle of the board lies from a file or rank at its edge; 0 from any other. */
const inwards = (line: number): number => (line === 0 ? 1 : line === SIZE - 1 ? -1 : 0);

export const cuarentaDrawing = lazy(
  (): BoardDrawing => ({
    width: EXTENT,
    height: EXTENT,
    cells: cuarentaBoard.cells.map(({ squares: [index] }) => {
      const { file, rank } = cuarentaBoard.squares[index];
      const middle = centreOf(file, rank);
      const corners = diamondWithin(middle);
      return {
        centre: {
          x: middle.x + OFF_SIDE * inwards(file),
          y: middle.y - (OFF_END * inwards(rank) || LIFT),
        },
        corners,
        outline: polygon(corners),
        paint: { fill: rank % 2 === 0 ? 'dark' : 'light' },
        pieceSize: STEP * 1.14,
        button: { width: STEP - 2 * OFF_SIDE * Math.abs(inwards(file)), height: STEP },
      };
    }),
    scenery: () => [{ paint: GROUND, d: `M0 0H${EXTENT}V${EXTENT}H0z` }],
    labelSize: 25,
    labels,
    cellDescription: (cell) => {
      const { file, rank } = anchorOf(cuarentaBoard, cell);
      return inwards(file) !== 0 || inwards(rank) !== 0 ? texts.edge : null;
    },
  }),
);

/** In the notches that the cut diamonds leave along the edges, and in the corners of the cells between them. */
function labels(flipped: boolean): Label[] {
  const files = flipped ? [...FILES].reverse() : [...FILES];
  return files.flatMap((text, index) => {
    const rank = `${flipped ? SIZE - index : index + 1}`;
    const { x, y } = centreOf(index, index);
    const ground = index % 2 === 0 && ({ on: 'ground' } as const);
    return [
      { text, x, y: EXTENT - 2, ...ground },
      { text: rank, x: 9, y: y + 9, ...ground },
    ];
  });
}

/** The diamond around a centre, cut off at the edges of the board. */
function diamondWithin({ x, y }: Point): Point[] {
  const corners: Point[] = [
    { x, y: y - STEP },
    { x: x + STEP, y },
    { x, y: y + STEP },
    { x: x - STEP, y },
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
