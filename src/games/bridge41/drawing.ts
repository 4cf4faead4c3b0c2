// TheBridge41's board as a picture: two banks, a river with a current, and the bridge over it.
import type { Board } from '../../rules/board';
import {
  type BoardDrawing,
  edgeLabels,
  gridCells,
  roundedRect,
  type Scenery,
  STEP,
} from '../drawing';
import { FILES, LAST_RANK, MIDDLE, onRiver, RANKS, RIVER } from './board';

/** Cells are a little wider than high, so that nine rows fit above a phone's buttons. */
const STEP_X = STEP * 1.14;
const WIDTH = FILES.length * STEP_X;
const HEIGHT = RANKS.length * STEP;
const RIVER_TOP = (LAST_RANK - RIVER) * STEP;
const PLANK = 16;

/** `moving` shows where the bridge can go. */
export function bridgeDrawing(board: Board, bridge: 'fixed' | 'moving' | 'big'): BoardDrawing {
  const cells = gridCells(board, {
    stepX: STEP_X,
    stepY: STEP,
    gap: 1.5,
    radius: 7,
    shade: (file, rank) => (rank === RIVER ? 'bridge' : (file + rank) % 2 === 0 ? 'dark' : 'light'),
  });
  const river: Scenery[] = [
    { role: 'water', d: roundedRect(0, RIVER_TOP - 2, WIDTH, STEP + 4, 10) },
    { role: 'current', d: currents() },
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    cells,
    scenery: () => (bridge === 'moving' ? [...river, { role: 'rail', d: rail() }] : river),
    overlay: (terrain) => {
      const span = board.cells.filter(
        ({ squares }) =>
          onRiver(board.squares[squares[0]]) &&
          (bridge === 'big' || board.squares[squares[0]].file === bridgeFile(bridge, terrain)),
      );
      return span.map(({ squares }) => {
        const files = squares.map((index) => board.squares[index].file);
        return { role: 'planks', d: planks(Math.min(...files), Math.max(...files) + 1) };
      });
    },
    labels: edgeLabels([...FILES], [...RANKS], STEP_X, STEP),
  };
}

const bridgeFile = (bridge: 'fixed' | 'moving', terrain: number): number =>
  bridge === 'moving' ? terrain : MIDDLE;

/** Ripples along the river. */
function currents(): string {
  const ripple = (x: number, y: number) => `M${x} ${y}q14 -12 28 0t28 0`;
  return FILES.split('')
    .flatMap((_, file) => [
      ripple(file * STEP_X + 12, RIVER_TOP + 34),
      ripple(file * STEP_X + 44, RIVER_TOP + 70),
    ])
    .join('');
}

/** The line a moving bridge slides along. */
const rail = (): string =>
  `M${STEP_X / 2} ${RIVER_TOP + 6}H${WIDTH - STEP_X / 2}M${STEP_X / 2} ${RIVER_TOP + STEP - 6}H${WIDTH - STEP_X / 2}`;

/** Boards across the bridge between two file edges. */
function planks(fromFile: number, toFile: number): string {
  let d = '';
  for (let y = RIVER_TOP + PLANK; y < RIVER_TOP + STEP; y += PLANK) {
    d += `M${fromFile * STEP_X + 6} ${y}H${toFile * STEP_X - 6}`;
  }
  return d;
}
