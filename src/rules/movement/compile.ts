// Compiles piece descriptions for one terrain into the flat tables of tables.ts: per piece code and origin cell, where paths
// lead, and per attacking colour and target cell, which pieces on which cells reach it. The approach is that of ray tables
// in mailbox engines (https://www.chessprogramming.org/Table-driven_Move_Generation), taken from squares to cells: a piece
// that stands on several squares at once starts a path from each of them.
import { type Board, CELL_BITS, CELL_STRIDE } from '../board';
import { WALKS } from '../pieces';
import { CODE_COUNT, codeOf } from '../position';
import { BLACK, WHITE } from '../types';
import { LeapPaths } from './leap';
import { type CellPath, PathWalker, type Terrain } from './paths';
import { RayPaths } from './slide';
import {
  EXPOSED_BY_FRIEND,
  EXPOSED_BY_LEAVING,
  type MoveTables,
  type PromotionSet,
  type Rows,
  STEP_CAPTURE,
  STEP_CELL,
  type Walk,
  XRAY_FRIENDLY,
} from './tables';

/** 1 for each cell of which a square exists. */
export function existingCells({ squares }: Board, terrain: Pick<Terrain, 'exists'>): Uint8Array {
  const exists = new Uint8Array(CELL_STRIDE);
  for (const square of squares) if (terrain.exists(square)) exists[square.cell] = 1;
  return exists;
}

/** Compiles one terrain of a board, with a pause after each kind of piece: altogether it takes a phone a noticeable time. */
export function* compileTerrain(
  board: Board,
  terrain: Terrain,
): Generator<undefined, MoveTables, undefined> {
  const promotions: PromotionSet[] = [{ kinds: [], optional: true }];
  const exists = existingCells(board, terrain);
  const leaps = new RowWriter(MOVE_ROWS);
  const rays = new RowWriter(MOVE_ROWS);
  const others = new Map(WALKS.map((walk) => [walk, new RowWriter(MOVE_ROWS)]));
  const attacks = new AttackPaths();
  for (const [kind, piece] of terrain.kinds.entries()) {
    if (!piece) continue;
    for (const colour of [WHITE, BLACK] as const) {
      const code = codeOf(kind, colour);
      const walker = new PathWalker(board, terrain, piece, colour, promotions);
      for (const { index: cell } of board.cells) {
        if (!exists[cell]) continue;
        const row = code * CELL_STRIDE + cell;
        for (const [walk, paths] of walker.pathsFrom(cell)) {
          const rows = (walk && others.get(walk)) ?? rays;
          for (const path of paths) {
            if (rows === rays && path.length === 1) leaps.add(row, path);
            else rows.addCounted(row, path);
          }
          attacks.add(walk, paths, code, cell);
        }
      }
    }
    yield;
  }
  const { near, far } = attacks.straight();
  const used = [...others]
    .map(([walk, rows]) => new walk.Paths(rows.codes, rows.packed(), attacks.of(walk)))
    .filter(({ codes }) => codes !== 0);
  return {
    leaps: new LeapPaths(leaps.codes, leaps.packed(), near),
    rays: new RayPaths(rays.codes, rays.packed(), far),
    others: used,
    otherCodes: used.reduce((mask, { codes }) => mask | codes, 0),
    exposure: attacks.exposure,
    strikes: attacks.strikes,
    captureMasks: captureMasks(terrain),
    royals: royalCodes(terrain),
    promotions,
  };
}

const MOVE_ROWS = CODE_COUNT * CELL_STRIDE;
const ATTACK_ROWS = 2 * CELL_STRIDE;

/** Packs rows of words as they come, which is by rising numbers. */
class RowWriter {
  private readonly start: Int32Array;
  private readonly words: number[] = [];
  /** How many rows have begun. */
  private begun = 0;
  /** The mask of the piece codes that have any words, where rows are those of pieces on cells. */
  codes = 0;

  constructor(count: number) {
    this.start = new Int32Array(count + 1);
  }

  add(row: number, words: readonly number[]): void {
    this.begin(row);
    this.codes |= 1 << (row >> CELL_BITS);
    for (const word of words) this.words.push(word);
  }

  /** Adds words after their count. */
  addCounted(row: number, words: readonly number[]): void {
    this.begin(row);
    this.words.push(words.length);
    this.add(row, words);
  }

  packed(): Rows {
    this.begin(this.start.length - 1);
    return { start: this.start, words: Int32Array.from(this.words) };
  }

  private begin(row: number): void {
    while (this.begun <= row) this.start[this.begun++] = this.words.length;
  }
}

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
  readonly cell: number;
  flags: number;
  mask: number;
  readonly next: Branch[];
}

/** Collects, per attacking colour and target, the paths of attack read backwards from the target. */
class AttackPaths {
  readonly exposure = new Uint8Array(ATTACK_ROWS * CELL_STRIDE);
  readonly strikes = new Int32Array(CELL_STRIDE * CELL_STRIDE);
  private readonly roots = new Map<Walk | undefined, readonly Branch[][]>();

  /** Adds the paths of the piece `code` from a cell. */
  add(walk: Walk | undefined, paths: readonly CellPath[], code: number, from: number): void {
    const roots = this.rootsOf(walk);
    const exposed = walk?.exposure ?? EXPOSED_BY_LEAVING;
    for (const path of paths) {
      for (let index = 0; index < path.length; index++) {
        if ((path[index] & STEP_CAPTURE) === 0) continue;
        const target = path[index] & STEP_CELL;
        const row = (code & 1) * CELL_STRIDE + target;
        let next = roots[row];
        for (let between = index - 1; between >= 0; between--) {
          const cell = path[between] & STEP_CELL;
          const xray = path[between] & XRAY_FRIENDLY;
          this.exposure[row * CELL_STRIDE + cell] |= exposed | (xray ? EXPOSED_BY_FRIEND : 0);
          ({ next } = branchTo(next, cell, xray));
        }
        branchTo(next, from, 0).mask |= 1 << code;
        this.strikes[target * CELL_STRIDE + from] |= 1 << code;
      }
    }
  }

  /** Per row, the first steps of its attacks. */
  private rootsOf(walk: Walk | undefined): readonly Branch[][] {
    const known = this.roots.get(walk) ?? Array.from({ length: ATTACK_ROWS }, () => []);
    this.roots.set(walk, known);
    return known;
  }

  /** The attacks along the paths of a walk, each preceded by its length in words. */
  of(walk: Walk): Rows {
    const rows = new RowWriter(ATTACK_ROWS);
    this.rootsOf(walk).forEach((next, row) => {
      for (const branch of next) writeChains(rows, row, branch, []);
    });
    return rows.packed();
  }

  /** The attacks straight on: along cells from which nothing further off attacks, and along all other paths. */
  straight(): { near: Rows; far: Rows } {
    const near = new RowWriter(ATTACK_ROWS);
    const far = new RowWriter(ATTACK_ROWS);
    this.rootsOf(undefined).forEach((next, row) => {
      for (const branch of next) {
        if (branch.next.length === 0) near.add(row, [branch.cell, branch.mask]);
        else writeChains(far, row, branch, []);
      }
    });
    return { near: near.packed(), far: far.packed() };
  }
}

function branchTo(next: Branch[], cell: number, flags: number): Branch {
  for (const branch of next) {
    if (branch.cell !== cell) continue;
    branch.flags |= flags;
    return branch;
  }
  const made: Branch = { cell, flags, mask: 0, next: [] };
  next.push(made);
  return made;
}

/** Writes every way through the branch to a leaf, as pairs of step word and mask that begin with those on the way to it. */
function writeChains(rows: RowWriter, row: number, branch: Branch, way: number[]): void {
  way.push(branch.cell | branch.flags, branch.mask);
  if (branch.next.length === 0) rows.addCounted(row, way);
  for (const next of branch.next) writeChains(rows, row, next, way);
  way.length -= 2;
}
