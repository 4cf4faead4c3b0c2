// Chess in the Fast Lane's board as a picture: lanes as stretches of road with a centre line, a lane of two by two
// squares or more as a roundabout, and single squares as paving. The squares shimmer through the roads, because pieces travel on them.
import { textsOf } from '../../language/texts';
import type { Board, Square } from '../../rules/board';
import { type BoardDrawing, type CellDrawing, type Paint, type Scenery, STEP } from '../drawing';
import {
  circle,
  corners,
  gridLabels,
  gridRects,
  inset,
  type Rect,
  rectCell,
  roundedRect,
} from '../kit/boards';
import { FILES, SIZE } from '../lanes';

const texts = textsOf('fastlaneGame');

/** From the edge of a lane's squares to its kerb. */
const VERGE = 3.5;
const CORNER = 20;
const RANKS = [...'12345678'];
/** Length of a dash of the centre line. */
const DASH = 14;

const GRASS: Paint = { fill: 'grass', forced: 'blank' };
const ROAD: Paint = { fill: 'paving', stroke: 'paving-line', 'stroke-width': 2.5 };
const DARK_SQUARES: Paint = { fill: 'paving-dark' };
const ROAD_LINE: Paint = { stroke: 'chalk', 'stroke-width': 3 };
const ISLAND: Paint = { fill: 'grass-light', stroke: 'chalk', 'stroke-width': 3 };

export function laneDrawing(board: Board): BoardDrawing {
  const rects = gridRects(board);
  return {
    width: SIZE * STEP,
    height: SIZE * STEP,
    cells: board.cells.map(({ squares }, cell) => {
      const members = squares.map((index) => board.squares[index]);
      if (members.length > 1) return lane(rects[cell], members);
      return rectCell(rects[cell], { fill: isDark(members[0]) ? 'dark' : 'light' });
    }),
    scenery: () => [{ paint: GRASS, d: `M0 0H${SIZE * STEP}V${SIZE * STEP}H0z` }],
    cellDescription: (cell) => {
      if (board.cells[cell].squares.length === 1) return null;
      return isRoundabout(rects[cell]) ? texts.cells.roundabout : texts.cells.lane;
    },
    ...gridLabels([...FILES], RANKS, { stepX: STEP, stepY: STEP, size: 18, margin: 1 }),
  };
}

const isDark = ({ file, rank }: Square): boolean => (file + rank) % 2 === 0;

/** Whether a lane is at least two squares wide each way. */
const isRoundabout = ({ left, top, right, bottom }: Rect): boolean =>
  Math.min(right - left, bottom - top) > STEP;

function lane(rect: Rect, squares: readonly Square[]): CellDrawing {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  const kerb = inset(rect, VERGE);
  const middle = { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 };
  const least = Math.min(width, height);
  const roundabout = isRoundabout(rect);
  // A place of more than two by two is rounded no more than one of these: its corners belong to it.
  const radius = roundabout ? STEP - VERGE : CORNER;
  const details: Scenery[] = roundabout
    ? [
        { paint: ROAD_LINE, d: circle(middle, least * 0.36) },
        { paint: ISLAND, d: circle(middle, least * 0.2) },
      ]
    : [
        { paint: DARK_SQUARES, d: squares.filter(isDark).map(patch).join('') },
        { paint: ROAD_LINE, d: centreLine(rect, height > width) },
      ];
  return {
    ...rectCell(rect, ROAD, details),
    corners: corners(rect),
    outline: roundedRect(kerb, radius),
    pieceSize: roundabout ? 2 * STEP * 0.66 : least * 0.98,
    ornate: roundabout,
  };
}

/** A square of a lane, kept clear of the kerbs. */
function patch({ file, rank }: Square): string {
  const left = file * STEP;
  const top = (SIZE - 1 - rank) * STEP;
  return roundedRect(inset({ left, top, right: left + STEP, bottom: top + STEP }, 10), 12);
}

function centreLine({ left, top, right, bottom }: Rect, upright: boolean): string {
  const length = upright ? bottom - top : right - left;
  let d = '';
  for (let at = DASH; at + DASH < length; at += 2 * DASH) {
    d += upright
      ? `M${(left + right) / 2} ${top + at}v${DASH}`
      : `M${left + at} ${(top + bottom) / 2}h${DASH}`;
  }
  return d;
}
