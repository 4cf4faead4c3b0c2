// 40 Bridges as a picture: an archipelago of octagons and small square tiles. A plank bridge leads from each tile to
// the next, over the channel between two octagons, whose causeway passes beneath it.
import { textsOf } from '../../language/texts';
import type { Square } from '../../rules/board';
import { WHITE } from '../../rules/types';
import { lazy } from '../../util/scheduling';
import {
  type BoardDrawing,
  type Label,
  type Paint,
  type Point,
  type Scenery,
  STEP,
} from '../drawing';
import { DECK, PLANKS, polygon, WATER } from '../kit/boards';
import { bridgesBoard, FILES, GOALS, isTile } from './board';

const texts = textsOf('bridges40Game');

/** Space beyond the centres of the outermost tiles. */
const MARGIN = 72;
const SPAN = 8 * STEP + 2 * MARGIN;
/** Half the diagonal of a tile, whose tips are cut to the width of a bridge. */
const TILE = 68;
/** Half the width of an octagon, and how far from its centre (across plus down) its corners are cut. */
const OCTAGON = 86;
const CUT = 126;
/** Half the width of a bridge, and of the causeway beneath it. */
const BRIDGE = 9;
const CAUSEWAY = 17;
const BOARDS = 8;

const centreOf = ({ file, rank }: Square): Point => ({
  x: MARGIN + file * STEP,
  y: SPAN - MARGIN - rank * STEP,
});

/** The octagon |x| <= reach, |y| <= reach, |x| + |y| <= cut around a centre. */
function cutSquare({ x, y }: Point, reach: number, cut: number): Point[] {
  const short = cut - reach;
  const offsets = [
    [short, -reach],
    [reach, -short],
    [reach, short],
    [short, reach],
    [-short, reach],
    [-reach, short],
    [-reach, -short],
    [-short, -reach],
  ];
  return offsets.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

const outlineOf = (square: Square): Point[] =>
  isTile(square)
    ? cutSquare(centreOf(square), TILE - BRIDGE, TILE)
    : cutSquare(centreOf(square), OCTAGON, CUT);

/** A bar of a given half width along the line to the cell `files` or `ranks` away, between two distances. */
function bar(square: Square, across: boolean, from: number, to: number, half: number): string {
  const { x, y } = centreOf(square);
  return across
    ? `M${x + from} ${y - half}H${x + to}v${2 * half}H${x + from}z`
    : `M${x - half} ${y - from}V${y - to}h${2 * half}V${y - from}z`;
}

/** The boards of a bridge, as lines across it. */
function planks(square: Square, across: boolean, from: number, to: number): string {
  const { x, y } = centreOf(square);
  return Array.from({ length: BOARDS - 1 }, (_, index) => {
    const at = from + ((to - from) * (index + 1)) / BOARDS;
    return across
      ? `M${x + at} ${y - BRIDGE}v${2 * BRIDGE}`
      : `M${x - BRIDGE} ${y - at}h${2 * BRIDGE}`;
  }).join('');
}

/** Joins of cells of one kind, two apart, by a function of the lower left one. */
function joins(
  wanted: (square: Square) => boolean,
  draw: (square: Square, across: boolean) => string,
): string {
  return bridgesBoard.squares
    .filter(wanted)
    .map((square) => {
      const { file, rank } = square;
      const right = bridgesBoard.squareAt(file + 2, rank) ? draw(square, true) : '';
      const up = bridgesBoard.squareAt(file, rank + 2) ? draw(square, false) : '';
      return right + up;
    })
    .join('');
}

const [START, END] = [TILE - BRIDGE - 4, 2 * STEP - TILE + BRIDGE + 4];
const CAUSEWAYS: Paint = { fill: 'sand' };
const scenery = lazy((): readonly Scenery[] => [
  { paint: WATER, d: `M0 0H${SPAN}V${SPAN}H0z` },
  {
    paint: CAUSEWAYS,
    d: joins(
      (square) => !isTile(square),
      (square, across) => bar(square, across, OCTAGON - 4, 2 * STEP - OCTAGON + 4, CAUSEWAY),
    ),
  },
  { paint: DECK, d: joins(isTile, (square, across) => bar(square, across, START, END, BRIDGE)) },
  { paint: PLANKS, d: joins(isTile, (square, across) => planks(square, across, START, END)) },
]);

const EDGED: Paint = { stroke: 'thread', 'stroke-width': 3, 'stroke-linejoin': 'round' };
const GOAL: Paint = { ...EDGED, fill: 'gold', forced: 'strong' };
const TILES: Paint = { ...EDGED, fill: 'dark' };
const OCTAGONS: Paint = { ...EDGED, fill: 'light' };
const FLAG: Paint = { fill: 'plank-line', 'fill-opacity': 0.75, forced: 'strong' };

/** Marks a corner that wins the game: a pennant. */
const flag = ({ x, y }: Point): string => `M${x - 12} ${y + 26}v-52l30 14l-24 13v25z`;

export const bridgesDrawing = lazy(
  (): BoardDrawing => ({
    width: SPAN,
    height: SPAN,
    cells: bridgesBoard.cells.map(({ squares: [index] }) => {
      const square = bridgesBoard.squares[index];
      const corner = square.name === 'a1' || square.name === 'i9';
      const corners = outlineOf(square);
      return {
        centre: centreOf(square),
        corners,
        outline: polygon(corners),
        paint: corner ? GOAL : isTile(square) ? TILES : OCTAGONS,
        pieceSize: isTile(square) ? STEP * 1.08 : STEP * 1.2,
        button: { width: STEP, height: STEP },
        ...(corner && { details: [{ paint: FLAG, d: flag(centreOf(square)) }] }),
      };
    }),
    scenery,
    labelSize: 24,
    labels,
    cellDescription: (cell) => {
      const corner = GOALS.indexOf(cell);
      if (corner >= 0) return texts.cells.corner[corner === WHITE ? 'white' : 'black'];
      const [square] = bridgesBoard.cells[cell].squares;
      return isTile(bridgesBoard.squares[square]) ? texts.cells.tile : texts.cells.octagon;
    },
  }),
);

/** Along the lower and left edges: on the tips of the tiles, below and beside the octagons. */
function labels(flipped: boolean): Label[] {
  const files = [...FILES];
  return (flipped ? files.reverse() : files).flatMap((text, index) => {
    const rank = `${flipped ? 9 - index : index + 1}`;
    const at = MARGIN + index * STEP;
    const beside = index % 2 === 1 && ({ on: 'water' } as const);
    return [
      { text, x: at, y: SPAN - 9, ...beside },
      { text: rank, x: 18, y: SPAN - at + 9, ...beside },
    ];
  });
}
