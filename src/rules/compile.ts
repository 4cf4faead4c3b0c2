// Compiles piece descriptions for one terrain into the flat tables of tables.ts. Forward tables list, per piece code
// and origin cell, where paths lead; reverse tables list, per attacking colour and target cell, which pieces on which
// cells reach it. The approach is that of ray tables in mailbox engines
// (https://www.chessprogramming.org/Table-driven_Move_Generation), taken from squares to cells: a piece that stands on
// several squares at once starts a path from each of them.
import { type Board, CELL_STRIDE } from './board';
import { type CellPath, distinct, markShared, PathWalker, type Terrain, word } from './paths';
import { CODE_COUNT, codeOf } from './position';
import { ReverseTables } from './reverse';
import { type MoveTables, type PromotionSet, packRows } from './tables';
import { BLACK, WHITE } from './types';

/** Compiles one terrain of a board. */
export function compileTerrain(board: Board, terrain: Terrain): MoveTables {
  const promotions: PromotionSet[] = [{ kinds: [], optional: true }];
  const exists = new Uint8Array(CELL_STRIDE);
  for (const square of board.squares) if (terrain.exists(square)) exists[square.cell] = 1;
  const leaps: number[][] = [];
  const rays: number[][] = [];
  const hops: number[][] = [];
  const jumps: number[][] = [];
  const reverse = new ReverseTables();
  for (const [kind, piece] of terrain.kinds.entries()) {
    if (!piece) continue;
    for (const colour of [WHITE, BLACK] as const) {
      const code = codeOf(kind, colour);
      for (const cell of board.cells) {
        if (!exists[cell.index]) continue;
        const row = code * CELL_STRIDE + cell.index;
        const walker = new PathWalker(board, terrain, piece, colour, cell.index, promotions);
        const paths = markShared(distinct(walker.paths(['slide', 'leap', 'zigzag'])));
        leaps[row] = paths.filter((path) => path.length === 1).map(([step]) => word(step));
        rays[row] = encode(paths.filter((path) => path.length > 1));
        const hopPaths = distinct(walker.paths(['hop']));
        hops[row] = encode(hopPaths);
        const jumpPaths = distinct(walker.paths(['jumpFriends']));
        jumps[row] = encode(jumpPaths);
        reverse.addPaths(paths, code, cell.index);
        reverse.addHops(hopPaths, code, cell.index);
        reverse.addJumps(jumpPaths, code, cell.index);
      }
    }
  }
  return {
    exists,
    leaps: packRows(leaps, CODE_COUNT * CELL_STRIDE),
    rays: packRows(rays, CODE_COUNT * CELL_STRIDE),
    hops: packRows(hops, CODE_COUNT * CELL_STRIDE),
    jumps: packRows(jumps, CODE_COUNT * CELL_STRIDE),
    ...reverse.pack(),
    hasHops: hops.some((row) => row.length > 0),
    hasJumps: jumps.some((row) => row.length > 0),
    prey: preyMasks(terrain),
    promotions,
  };
}

function preyMasks(terrain: Terrain): Int32Array {
  const prey = new Int32Array(CODE_COUNT);
  for (const [kind, piece] of terrain.kinds.entries()) {
    if (!piece) continue;
    for (const [other, target] of terrain.kinds.entries()) {
      if (!target || piece.spares?.includes(target.letter)) continue;
      prey[codeOf(kind, WHITE)] |= 1 << codeOf(other, BLACK);
      prey[codeOf(kind, BLACK)] |= 1 << codeOf(other, WHITE);
    }
  }
  return prey;
}

/** Paths as words, each preceded by its length. */
function encode(paths: readonly CellPath[]): number[] {
  return paths.flatMap((path) => [path.length, ...path.map(word)]);
}
