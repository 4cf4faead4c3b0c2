// Compiles piece descriptions for one terrain into the flat tables of tables.ts: per piece code and origin cell, where paths
// lead, and per attacking colour and target cell, which pieces on which cells reach it. The approach is that of ray tables
// in mailbox engines (https://www.chessprogramming.org/Table-driven_Move_Generation), taken from squares to cells: a piece
// that stands on several squares at once starts a path from each of them.
import { type Board, CELL_BITS, CELL_STRIDE } from '../board';
import { CODE_COUNT, codeOf } from '../position';
import { BLACK, WHITE } from '../types';
import { LeapPaths } from './leap';
import { type CellPath, PathWalker, type Terrain, wordOf } from './paths';
import { WALKS } from './registry';
import { RayPaths } from './slide';
import {
  EXPOSED_BY_FRIEND,
  EXPOSED_BY_LEAVING,
  type MoveTables,
  type PromotionSet,
  type Rows,
  STEP_CAPTURE,
  type Walk,
  XRAY_FRIENDLY,
} from './tables';

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

interface Branch {
  mask: number;
  readonly flags: number;
  readonly next: Map<number, Branch>;
}

const newBranch = (flags = 0): Branch => ({ mask: 0, flags, next: new Map() });

const ROW_COUNT = 2 * CELL_STRIDE;

/** Collects, per attacking colour and target, the paths of attack read backwards from the target. */
class AttackPaths {
  readonly exposure = new Uint8Array(ROW_COUNT * CELL_STRIDE);
  readonly strikes = new Int32Array(CELL_STRIDE * CELL_STRIDE);
  private readonly roots = new Map<Walk | undefined, readonly Branch[]>();

  /** Adds the paths of the piece `code` from a cell. */
  add(walk: Walk | undefined, paths: readonly CellPath[], code: number, from: number): void {
    const roots = this.rootsOf(walk);
    for (const path of paths) {
      for (const [index, { cell: target, flags }] of path.entries()) {
        if ((flags & STEP_CAPTURE) === 0) continue;
        const row = (code & 1) * CELL_STRIDE + target;
        let branch = roots[row];
        for (let between = index - 1; between >= 0; between--) {
          const { cell, flags } = path[between];
          const xray = flags & XRAY_FRIENDLY;
          this.exposure[row * CELL_STRIDE + cell] |=
            (walk?.exposure ?? EXPOSED_BY_LEAVING) | (xray ? EXPOSED_BY_FRIEND : 0);
          branch = descend(branch, cell, xray);
        }
        descend(branch, from, 0).mask |= 1 << code;
        this.strikes[target * CELL_STRIDE + from] |= 1 << code;
      }
    }
  }

  private rootsOf(walk: Walk | undefined): readonly Branch[] {
    const known = this.roots.get(walk) ?? Array.from({ length: ROW_COUNT }, () => newBranch());
    this.roots.set(walk, known);
    return known;
  }

  /** The attacks along the paths of a walk, each preceded by its length in words. */
  of(walk: Walk): Rows {
    return packRows(this.rootsOf(walk).map(encodeBranches), ROW_COUNT);
  }

  /** The attacks straight on: along cells from which nothing further off attacks, and along all other paths. */
  straight(): { near: Rows; far: Rows } {
    const roots = this.rootsOf(undefined);
    const near = roots.map(({ next }) =>
      [...next].flatMap(([cell, { mask, next }]) => (next.size === 0 ? [cell, mask] : [])),
    );
    const far = roots.map(({ next }) => {
      const long = [...next].filter(([, branch]) => branch.next.size > 0);
      return encodeBranches({ ...newBranch(), next: new Map(long) });
    });
    return { near: packRows(near, ROW_COUNT), far: packRows(far, ROW_COUNT) };
  }
}

function descend(branch: Branch, cell: number, flags: number): Branch {
  const known = branch.next.get(cell);
  if (known && (known.flags & flags) === flags) return known;
  const made = known ? { ...known, flags: known.flags | flags } : newBranch(flags);
  branch.next.set(cell, made);
  return made;
}

/** The ways from a root to its leaves, each preceded by its length. */
const encodeBranches = (root: Branch): number[] =>
  chains(root).flatMap((chain) => [chain.length, ...chain]);

/** Every way from the root to a leaf, as pairs of step word and mask. */
function chains(branch: Branch): number[][] {
  if (branch.next.size === 0) return [[]];
  return [...branch.next].flatMap(([cell, next]) =>
    chains(next).map((rest) => [cell | next.flags, next.mask, ...rest]),
  );
}

const NO_WORDS: readonly number[] = [];

/** Packs rows into words with a start index each; a missing row is empty. */
function packRows(rows: readonly (readonly number[] | undefined)[], count: number): Rows {
  const start = new Int32Array(count + 1);
  const words: number[] = [];
  for (let row = 0; row < count; row++) {
    start[row] = words.length;
    for (const word of rows[row] ?? NO_WORDS) words.push(word);
  }
  start[count] = words.length;
  return { start, words: Int32Array.from(words) };
}
