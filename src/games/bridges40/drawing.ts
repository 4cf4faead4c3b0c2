// 40 Bridges as a picture: octagons that fill the water, small tiles where their corners meet, and a plank bridge
// between every two tiles side by side.
import type { Square } from '../../rules/board';
import { type BoardDrawing, type Point, polygon, type Scenery, STEP } from '../drawing';
import { bridgesBoard, isTile } from './board';

/** Space around the outermost tiles. */
const MARGIN = 66;
const SPAN = 8 * STEP + 2 * MARGIN;
/** Half the diagonal of a tile. */
const TILE = 64;
/** Half the width of an octagon, and how far its corners are cut. */
const OCTAGON = 97;
const CUT = 133;
/** Half the width of a bridge. */
const PLANK = 12;

const centreOf = ({ file, rank }: Square): Point => ({
  x: MARGIN + file * STEP,
  y: SPAN - MARGIN - rank * STEP,
});

const around = ({ x, y }: Point, offsets: readonly (readonly [number, number])[]): string =>
  polygon(offsets.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));

const tile = (centre: Point): string =>
  around(centre, [
    [0, -TILE],
    [TILE, 0],
    [0, TILE],
    [-TILE, 0],
  ]);

function octagon(centre: Point): string {
  const short = CUT - OCTAGON;
  return around(centre, [
    [short, -OCTAGON],
    [OCTAGON, -short],
    [OCTAGON, short],
    [short, OCTAGON],
    [-short, OCTAGON],
    [-OCTAGON, short],
    [-OCTAGON, -short],
    [-short, -OCTAGON],
  ]);
}

/** A bridge from a tile to the one `files` and `ranks` away, drawn from edge to edge. */
function bridge({ x, y }: Point, files: number, ranks: number): Scenery[] {
  const length = 2 * STEP - 2 * TILE + 16;
  const start = TILE - 8;
  const boards = [1, 2, 3].map((part) => start + (length * part) / 4);
  if (files > 0) {
    return [
      {
        role: 'bridge',
        d: `M${x + start} ${y - PLANK}h${length}v${2 * PLANK}h${-length}z`,
      },
      { role: 'planks', d: boards.map((at) => `M${x + at} ${y - PLANK}v${2 * PLANK}`).join('') },
    ];
  }
  const up = ranks > 0 ? y - start - length : y + start;
  return [
    { role: 'bridge', d: `M${x - PLANK} ${up}h${2 * PLANK}v${length}h${-2 * PLANK}z` },
    {
      role: 'planks',
      d: boards.map((at) => `M${x - PLANK} ${up - start + at}h${2 * PLANK}`).join(''),
    },
  ];
}

const tiles = bridgesBoard.squares.filter(isTile);
const bridges = tiles.flatMap((square) => {
  const centre = centreOf(square);
  return [
    ...(bridgesBoard.squareAt(square.file + 2, square.rank) ? bridge(centre, 2, 0) : []),
    ...(bridgesBoard.squareAt(square.file, square.rank + 2) ? bridge(centre, 0, 2) : []),
  ];
});

export const bridgesDrawing: BoardDrawing = {
  width: SPAN,
  height: SPAN,
  cells: bridgesBoard.cells.map(({ squares: [index] }) => {
    const square = bridgesBoard.squares[index];
    const centre = centreOf(square);
    const corner = square.name === 'a1' || square.name === 'i9';
    return {
      centre,
      outline: isTile(square) ? tile(centre) : octagon(centre),
      shade: corner ? 'goal' : isTile(square) ? 'tile' : 'octagon',
      pieceSize: isTile(square) ? STEP * 0.94 : STEP * 1.06,
    };
  }),
  scenery: () => [],
  overlay: () => bridges,
  labels: [],
};
