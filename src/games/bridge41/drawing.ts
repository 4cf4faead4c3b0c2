// TheBridge41's board as a picture: two banks, a river with a current, and the bridge over it.
import { textsOf } from '../../language/texts';
import { anchorOf, type Board, wholeName } from '../../rules/board';
import { type BoardDrawing, type CellDrawing, type Paint, type Scenery, STEP } from '../drawing';
import {
  corners,
  DECK,
  gridLabels,
  gridRects,
  PLANKS,
  polygon,
  type Rect,
  rectCell,
  WATER,
} from '../kit/boards';
import { FILES, LAST_RANK, onRiver, RANKS, RIVER } from './board';

const texts = textsOf('bridge41Game');

/** Cells are a little wider than high, so that nine rows fit above a phone's buttons. */
const STEP_X = STEP * 1.14;
const WIDTH = FILES.length * STEP_X;
const HEIGHT = RANKS.length * STEP;
const RIVER_TOP = (LAST_RANK - RIVER) * STEP;
const RIVER_BOTTOM = RIVER_TOP + STEP;
/** How far the bridge's railings reach onto the banks. */
const LANDING = 9;
/** From one plank to the next. */
const PLANK = STEP / 7;
const LABELS = { stepX: STEP_X, stepY: STEP, size: 18, margin: 4 };
/** From the edge of the bridge's place to its railing. */
const RAILING = 9;

const SHORE: Paint = { fill: 'sand' };
const CURRENT: Paint = { stroke: 'water-line', 'stroke-width': 4, 'stroke-linecap': 'round' };
const CABLE: Paint = {
  stroke: 'plank-line',
  'stroke-opacity': 0.7,
  'stroke-width': 3,
  'stroke-dasharray': '11 4',
};
const SHADOW: Paint = { fill: 'shadow' };
const RAIL: Paint = { stroke: 'plank-line', 'stroke-width': 7, 'stroke-linecap': 'round' };

/** The board under a value of the option `bridge`. */
export function bridgeDrawing(board: Board, bridge: 'fixed' | 'moving' | 'big'): BoardDrawing {
  const rects = gridRects(board, STEP_X, STEP);
  const coordinates = gridLabels([...FILES], [...RANKS], LABELS);
  const river: Scenery[] = [
    { paint: WATER, d: band(RIVER_TOP, RIVER_BOTTOM) },
    { paint: SHORE, d: band(RIVER_TOP, RIVER_TOP + 7) + band(RIVER_BOTTOM - 7, RIVER_BOTTOM) },
    { paint: CURRENT, d: currents() },
    ...(bridge === 'moving' ? [{ paint: CABLE, d: cables() }] : []),
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    cells: board.cells.map(({ squares: [index] }, cell) => {
      const { file, rank } = board.squares[index];
      if (onRiver(board.squares[index])) return bridgeCell(rects[cell]);
      return rectCell(rects[cell], { fill: (file + rank) % 2 === 0 ? 'dark' : 'light' });
    }),
    scenery: () => river,
    ...coordinates,
    labels: (flipped) =>
      coordinates
        .labels(flipped)
        .map((label) => (label.text === RANKS[RIVER] ? { ...label, on: 'water' } : label)),
    missing: () => texts.cells.water,
    spokenNames: () => spokenNames(board),
    cellDescription: (cell, terrain) => {
      const spoken = spokenName(board, cell);
      const square = anchorOf(board, cell);
      const isBridge = onRiver(square) && (bridge === 'fixed' || square.file === terrain);
      return isBridge && bridge !== 'big' ? texts.cells.withBridge(spoken) : spoken;
    },
  };
}

const FILE_NAMES = ['outerLeft', 'left', 'middle', 'right', 'outerRight'] as const;

/** The letters of files differ in size alone, which nobody hears: "outer left a". The whole river, as one cell, is the bridge. */
function spokenName(board: Board, cell: number): string {
  const { file, rank } = anchorOf(board, cell);
  return board.cells[cell].squares.length > 1
    ? texts.cells.bridge
    : texts.cells.on[FILE_NAMES[file]](RANKS[rank]);
}

const spokenNames = (board: Board): ReadonlyMap<string, string> =>
  new Map(
    board.cells.flatMap(({ index, name }) =>
      [wholeName(board, index), name].map((written) => [written, spokenName(board, index)]),
    ),
  );

const band = (top: number, bottom: number): string => `M0 ${top}H${WIDTH}V${bottom}H0z`;

/** The bridge's place is its whole square or row; what is seen of it stands a little inside. */
function bridgeCell(rect: Rect): CellDrawing {
  const deck = { ...rect, left: rect.left + RAILING, right: rect.right - RAILING };
  let planks = '';
  for (let y = rect.top + PLANK; y < rect.bottom - 1; y += PLANK) {
    planks += `M${deck.left} ${y.toFixed(1)}H${deck.right}`;
  }
  const top = rect.top - LANDING;
  const bottom = rect.bottom + LANDING;
  return {
    ...rectCell(rect, {}, [
      { paint: SHADOW, d: `M${deck.right} ${rect.top}h12v${STEP}h-12z` },
      { paint: DECK, d: polygon(corners(deck)) },
      { paint: PLANKS, d: planks },
      { paint: RAIL, d: `M${deck.left} ${top}V${bottom}M${deck.right} ${top}V${bottom}` },
    ]),
    outline: polygon(corners(deck)),
  };
}

/** Ripples along the river, two rows, each wandering a little. */
function currents(): string {
  const ripple = (x: number, y: number) => `M${x.toFixed(0)} ${y}q11 -9 22 0t22 0`;
  return [...FILES]
    .flatMap((_, file) => [
      ripple(file * STEP_X + 8, RIVER_TOP + (file % 2 === 0 ? 34 : 28)),
      ripple(file * STEP_X + 58, RIVER_TOP + (file % 2 === 0 ? 66 : 72)),
    ])
    .join('');
}

/** What a moving bridge slides along: a cable on either side of the river. */
const cables = (): string =>
  [RIVER_TOP + 13, RIVER_BOTTOM - 13].map((y) => `M0 ${y}H${WIDTH}`).join('');
