// Bipartite Chess's board as a picture: home rows at both ends, and rocks on the squares that a stage blocks.
import { type BoardDrawing, type Scenery, STEP } from '../drawing';
import { gridLabels, gridRects, rectCell } from '../shapes';
import { bipartiteBoard, existsInStage, STAGE_TWO, TOP } from './board';

/** Cells are a little wider than high, so that nine rows fit above a phone's buttons. */
const STEP_X = STEP * 1.14;
const COLUMNS = ['1', '2', '3', '4', '5'];
const ROWS = ['I', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A'];
const WIDTH = COLUMNS.length * STEP_X;

const isHome = (rank: number): boolean => rank <= 1 || rank >= TOP - 1;
const rects = gridRects(bipartiteBoard, STEP_X, STEP);

/** The lines that a Messenger crosses to be home. */
const homeLines: Scenery = {
  role: 'home-line',
  d: `M0 ${2 * STEP}H${WIDTH}M0 ${(TOP - 1) * STEP}H${WIDTH}`,
};

export const bipartiteDrawing: BoardDrawing = {
  width: WIDTH,
  height: ROWS.length * STEP,
  cells: bipartiteBoard.cells.map(({ squares: [index] }, cell) => {
    const { file, rank } = bipartiteBoard.squares[index];
    const shade = (file + rank) % 2 === 0 ? 'dark' : 'light';
    return rectCell(rects[cell], isHome(rank) ? `home-${shade}` : shade);
  }),
  scenery: (terrain) =>
    bipartiteBoard.squares
      .filter((square) => !existsInStage(terrain)(square))
      .flatMap(({ cell }) => blocked(rects[cell].left, rects[cell].top)),
  topScenery: () => [homeLines],
  labels: gridLabels(COLUMNS, ROWS, STEP_X, STEP),
  missing: 'blocked',
  whiteOnTop: (terrain) => terrain === STAGE_TWO,
};

/** A pit in the board with a boulder in it. */
function blocked(x: number, y: number): Scenery[] {
  const cx = x + STEP_X / 2;
  return [
    { role: 'pit', d: `M${x} ${y}h${STEP_X}v${STEP}h${-STEP_X}z` },
    {
      role: 'rock',
      d: `M${cx - 41} ${y + 82}l4 -33l21 -29l27 -5l22 20l9 30l-5 17z`,
    },
    { role: 'rock-light', d: `M${cx - 37} ${y + 49}l21 -29l27 -5l-14 24l-19 7z` },
    { role: 'rock-edge', d: `M${cx - 22} ${y + 46}l19 -7l14 -24M${cx - 3} ${y + 39}l13 22l23 4` },
  ];
}
