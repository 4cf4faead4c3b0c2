// Compiles piece descriptions for one terrain into the flat tables of tables.ts. Forward tables list, per piece code
// and origin cell, where paths lead; reverse tables list, per attacking colour and target cell, which pieces on which
// cells reach it. The approach is that of ray tables in mailbox engines
// (https://www.chessprogramming.org/Table-driven_Move_Generation), taken from squares to cells: a piece that stands on
// several squares at once starts a path from each of them.
import { type Board, CELL_BITS, CELL_STRIDE } from './board';
import { type CellPath, distinct, markShared, PathWalker, type Terrain, word } from './paths';
import { CODE_COUNT, codeOf } from './position';
import { ReverseTables } from './reverse';
import { type MoveTables, type PromotionSet, packRows } from './tables';
import { BLACK, WHITE } from './types';

/** 1 for each cell of which a square exists. */
export function existingCells({ squares }: Board, terrain: Pick<Terrain, 'exists'>): Uint8Array {
  const exists = new Uint8Array(CELL_STRIDE);
  for (const square of squares) if (terrain.exists(square)) exists[square.cell] = 1;
  return exists;
}

/** Compiles one terrain of a board. */
export function compileTerrain(board: Board, terrain: Terrain): MoveTables {
  const promotions: PromotionSet[] = [{ kinds: [], optional: true }];
  const exists = existingCells(board, terrain);
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
    leaps: packRows(leaps, CODE_COUNT * CELL_STRIDE),
    rays: packRows(rays, CODE_COUNT * CELL_STRIDE),
    hops: packRows(hops, CODE_COUNT * CELL_STRIDE),
    jumps: packRows(jumps, CODE_COUNT * CELL_STRIDE),
    ...reverse.pack(),
    leapers: codesWith(leaps),
    riders: codesWith(rays),
    hoppers: codesWith(hops),
    jumpers: codesWith(jumps),
    prey: preyMasks(terrain),
    promotions,
  };
}

/** The mask of piece codes that have any words in their rows. */
function codesWith(rows: readonly number[][]): number {
  let codes = 0;
  rows.forEach((words, row) => {
    if (words.length > 0) codes |= 1 << (row >> CELL_BITS);
  });
  return codes;
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
