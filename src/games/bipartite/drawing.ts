// Bipartite Chess's board as a picture: home rows at both ends, and rocks on the squares that a stage blocks.
import { type BoardDrawing, edgeLabels, gridCells, STEP } from '../drawing';
import { bipartiteBoard, existsInStage, TOP } from './board';

const STEP_X = STEP * 1.14;
const COLUMNS = ['1', '2', '3', '4', '5'];
const ROWS = ['I', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A'];

const isHome = (rank: number): boolean => rank <= 1 || rank >= TOP - 1;

export const bipartiteDrawing: BoardDrawing = {
  width: COLUMNS.length * STEP_X,
  height: ROWS.length * STEP,
  cells: gridCells(bipartiteBoard, {
    stepX: STEP_X,
    stepY: STEP,
    gap: 1.5,
    radius: 7,
    shade: (file, rank) =>
      `${isHome(rank) ? 'home-' : ''}${(file + rank) % 2 === 0 ? 'dark' : 'light'}`,
  }),
  scenery: (terrain) =>
    bipartiteBoard.squares
      .filter((square) => !existsInStage(terrain)(square))
      .flatMap(({ file, rank }) => {
        const x = file * STEP_X;
        const y = (TOP - rank) * STEP;
        return [
          { role: 'rock', d: rock(x, y) },
          { role: 'rock-face', d: `M${x + 34} ${y + 62}l20 -30l14 16l14 -8` },
        ];
      }),
  labels: edgeLabels(COLUMNS, ROWS, STEP_X, STEP),
};

const rock = (x: number, y: number): string =>
  `M${x + 14} ${y + 84}l8 -36l24 -30l30 -4l20 26l6 44z`;
