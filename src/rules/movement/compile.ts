// Compiles piece descriptions for one terrain into the flat tables of tables.ts: per piece code and origin cell, where paths
// lead, and per attacking colour and target cell, which pieces on which cells reach it. The approach is that of ray tables
// in mailbox engines (https://www.chessprogramming.org/Table-driven_Move_Generation), taken from squares to cells: a piece
// that stands on several squares at once starts a path from each of them.
import { type Board, CELL_BITS, CELL_STRIDE } from '../board';
import { CODE_COUNT, codeOf } from '../position';
import { BLACK, WHITE } from '../types';
import { AttackPaths, packRows } from './attackPaths';
import { LeapPaths } from './leap';
import { type CellPath, PathWalker, type Terrain, wordOf } from './paths';
import { WALKS } from './registry';
import { RayPaths } from './slide';
import type { MoveTables, PromotionSet, Rows } from './tables';

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
  const others = WALKS.map((walk) => ({ walk, rows: [] as number[][] }));
  const attacks = new AttackPaths();
  for (const [kind, piece] of terrain.kinds.entries()) {
    if (!piece) continue;
    for (const colour of [WHITE, BLACK] as const) {
      const code = codeOf(kind, colour);
      const walker = new PathWalker(board, terrain, piece, colour, promotions);
      for (const { index: cell } of board.cells) {
        if (!exists[cell]) continue;
        const row = code * CELL_STRIDE + cell;
        const byWalk = walker.pathsFrom(cell);
        const straight = byWalk.get(undefined) ?? [];
        leaps[row] = straight.filter(({ length }) => length === 1).map(([step]) => wordOf(step));
        rays[row] = encode(straight.filter(({ length }) => length > 1));
        for (const { walk, rows } of others) rows[row] = encode(byWalk.get(walk) ?? []);
        for (const [walk, paths] of byWalk) attacks.add(walk, paths, code, cell);
      }
    }
  }
  const { near, far } = attacks.straight();
  const used = others
    .map(({ walk, rows }) => new walk.Paths(codesWith(rows), pack(rows), attacks.of(walk)))
    .filter(({ codes }) => codes !== 0);
  return {
    leaps: new LeapPaths(codesWith(leaps), pack(leaps), near),
    rays: new RayPaths(codesWith(rays), pack(rays), far),
    others: used,
    otherCodes: used.reduce((mask, { codes }) => mask | codes, 0),
    exposure: attacks.exposure,
    strikes: attacks.strikes,
    captureMasks: captureMasks(terrain),
    royals: royalCodes(terrain),
    promotions,
  };
}

const pack = (rows: readonly number[][]): Rows => packRows(rows, CODE_COUNT * CELL_STRIDE);

/** The mask of piece codes that have any words in their rows. */
function codesWith(rows: readonly number[][]): number {
  let codes = 0;
  rows.forEach((words, row) => {
    if (words.length > 0) codes |= 1 << (row >> CELL_BITS);
  });
  return codes;
}

/** Paths as words, each preceded by its length. */
const encode = (paths: readonly CellPath[]): number[] =>
  paths.flatMap((path) => [path.length, ...path.map(wordOf)]);

function captureMasks({ kinds }: Terrain): Int32Array {
  const masks = new Int32Array(CODE_COUNT);
  for (const [kind, piece] of kinds.entries()) {
    if (!piece) continue;
    for (const [other, target] of kinds.entries()) {
      if (!target || piece.cannotCapture?.includes(target.letter)) continue;
      masks[codeOf(kind, WHITE)] |= 1 << codeOf(other, BLACK);
      masks[codeOf(kind, BLACK)] |= 1 << codeOf(other, WHITE);
    }
  }
  return masks;
}

const royalCodes = ({ kinds }: Terrain): number =>
  kinds.reduce((mask, kind, n) => (kind?.royal ? mask | (3 << codeOf(n, WHITE)) : mask), 0);
