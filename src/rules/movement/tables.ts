// The flat tables that movements are compiled to (compile.ts) and that searches walk: the words they are made of, the walks
// over them, and what all walks do alike at the end of a path.
import { CELL_BITS, CELL_STRIDE } from '../board';
import { packMove } from '../move';
import type { Colour } from '../types';

// A step of a path is one word: target cell and flags.
export const STEP_CELL = 63;
/** May end here when the cell is empty. */
export const STEP_MOVE = 1 << 6;
/** May capture here. */
export const STEP_CAPTURE = 1 << 7;
/** The path goes on behind a friendly piece here. */
export const XRAY_FRIENDLY = 1 << 8;
/** May end here when the cell is empty, and then promotes. */
export const STEP_PROMOTING_MOVE = 1 << 9;
/** Another path of the same piece leads to the same cell, so generation must look for duplicates. */
export const STEP_SHARED = 1 << 10;
/** From this bit on: index of the promotion set, 0 for none. A word below STEP_SHARED is one plain move. */
export const STEP_PROMOTION_SHIFT = 11;

/** Flags of `exposure`: emptying, or filling, the cell may open an attack. */
export const EXPOSED_BY_LEAVING = 1;
export const EXPOSED_BY_ARRIVING = 2;
/** Filling the cell with a piece of the attacking colour may open an attack over friends. */
export const EXPOSED_BY_FRIEND = 4;

/** Promotion kinds as numbers; `optional` when the piece may stay itself. */
export interface PromotionSet {
  readonly kinds: readonly number[];
  readonly optional: boolean;
}

export interface MoveTables {
  /** Single steps. */
  readonly leaps: Paths;
  /** Straight paths of two or more steps. */
  readonly rays: Paths;
  /** All other paths. */
  readonly others: readonly Paths[];
  /** Mask of the piece codes that have any of those. */
  readonly otherCodes: number;
  /** `(colour * CELL_STRIDE + target) * CELL_STRIDE + cell`: how a move there may expose the target to that colour. */
  readonly exposure: Uint8Array;
  /** `target * CELL_STRIDE + cell`: mask of the piece codes that might capture on the target from there, if nothing is in the way. */
  readonly strikes: Int32Array;
  /** Per piece code: the mask of piece codes it may capture. */
  readonly captureMasks: Int32Array;
  /** Mask of the codes of royal pieces. */
  readonly royals: number;
  readonly promotions: readonly PromotionSet[];
}

/** What walks see of a position. */
export interface BoardView {
  /** Piece code per cell. */
  readonly cells: Uint8Array;
  readonly tables: MoveTables;
}

/** Rows of words with a start index per row; row `i` ends where row `i + 1` starts. */
export interface Rows {
  readonly start: Int32Array;
  readonly words: Int32Array;
}

/**
 * The paths that are walked alike. A movement that walks in its own way is a subclass, so that V8 can inline each call: these
 * functions run at every node of a search, walk flat arrays and allocate nothing.
 */
export abstract class Paths {
  /** Row `code * CELL_STRIDE + cell` of a piece on a cell: paths, each its length and then its steps. */
  readonly start: Int32Array;
  readonly words: Int32Array;
  /**
   * Row `colour * CELL_STRIDE + target`: paths outward from a target, each its length in words and then two words a step, which
   * are the step and the mask of the piece codes that capture from there.
   */
  readonly attackStart: Int32Array;
  readonly attackWords: Int32Array;

  constructor(
    /** Mask of the piece codes that have any path. */
    readonly codes: number,
    moves: Rows,
    attacks: Rows,
  ) {
    this.start = moves.start;
    this.words = moves.words;
    this.attackStart = attacks.start;
    this.attackWords = attacks.words;
  }

  /**
   * Writes the pseudo-legal moves of the piece `code` on `from` and returns the end index. `wanted` is the flag of the steps
   * to empty cells that are wanted: STEP_MOVE for all moves, STEP_PROMOTING_MOVE for captures and promotions only.
   */
  abstract generate(
    board: BoardView,
    into: Int32Array,
    at: number,
    from: number,
    code: number,
    wanted: number,
  ): number;

  /** Whether a piece of `by` could capture on the target of the row `by * CELL_STRIDE + target`. */
  abstract isAttacked(cells: Uint8Array, row: number, by: Colour): boolean;

  /**
   * The cheapest of `least` and the pieces of `by` that could capture `victim` on the target of the row, as cheaper() packs
   * it. It may stop at the first below `limit`.
   */
  abstract leastAttacker(
    board: BoardView,
    row: number,
    by: Colour,
    least: number,
    victim: number,
    values: Int16Array,
    limit: number,
  ): number;
}

/** A way to walk paths. */
export interface Walk {
  /** Index of the first cell of a path where a move may end. */
  readonly firstEnd: number;
  /** EXPOSED_... flags: which changes to a cell before the target may open an attack on it. */
  readonly exposure: number;
  readonly Paths: new (codes: number, moves: Rows, attacks: Rows) => Paths;
}

/** By promotion kind and target: the stamp of the last piece that was given this move. */
const stamps = new Int32Array(16 * CELL_STRIDE + 1);
/** Where the present piece's stamp is: in the array, so that it wraps around instead of outgrowing it. */
const STAMP = 16 * CELL_STRIDE;

/** Begins with a piece of which no moves are written yet. */
export function beginPiece(): void {
  stamps[STAMP]++;
}

/** Writes the moves to the cell of a step, one for each promotion and none twice, and returns the end index. */
export function writeMoves(
  board: BoardView,
  into: Int32Array,
  at: number,
  from: number,
  step: number,
  wanted: number,
): number {
  if (step >= STEP_SHARED) return writeFlagged(board, into, at, from, step, wanted);
  into[at] = from | ((step & STEP_CELL) << CELL_BITS);
  return at + 1;
}

function writeFlagged(
  { cells, tables }: BoardView,
  into: Int32Array,
  at: number,
  from: number,
  step: number,
  wanted: number,
): number {
  const to = step & STEP_CELL;
  const isShared = (step & STEP_SHARED) !== 0;
  const { kinds, optional } = tables.promotions[step >> STEP_PROMOTION_SHIFT];
  const mayStay = optional && (wanted === STEP_MOVE || cells[to] !== 0);
  if (mayStay && !(isShared && isKnown(to))) into[at++] = packMove(from, to);
  for (let i = 0; i < kinds.length; i++) {
    if (isShared && isKnown((kinds[i] << CELL_BITS) | to)) continue;
    into[at++] = packMove(from, to, kinds[i]);
  }
  return at;
}

/** Whether the present piece has been given this move, which it is from now on. */
function isKnown(move: number): boolean {
  if (stamps[move] === stamps[STAMP]) return true;
  stamps[move] = stamps[STAMP];
  return false;
}

// In exchanges an attacker is one number: its worth, then its cell in the lowest bits.

/** A royal piece takes part last. */
export const ROYAL_WORTH = 0x7fff;
/** More than any attacker. */
export const NO_ATTACKER = (ROYAL_WORTH + 1) << CELL_BITS;

/** What a piece is worth in an exchange. */
export function worthInExchange(tables: MoveTables, code: number, values: Int16Array): number {
  return (tables.royals >>> code) & 1 ? ROYAL_WORTH : values[code];
}

/** The cheaper of two attackers: the piece on the cell, if it may capture the victim, and the cheapest so far. */
export function cheaper(
  { cells, tables }: BoardView,
  cell: number,
  least: number,
  victim: number,
  values: Int16Array,
): number {
  const code = cells[cell];
  if (((tables.captureMasks[code] >>> victim) & 1) === 0) return least;
  const value = worthInExchange(tables, code, values);
  return value < least >> CELL_BITS ? (value << CELL_BITS) | cell : least;
}
