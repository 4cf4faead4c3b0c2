// Where a piece on a cell can get to: follows its parts over the squares, from every square of the cell it stands on, and
// gives the result in cells.
import { type Board, CELL_STRIDE, type Square } from '../board';
import type { PieceKind } from '../pieces';
import { movementOf, type Part } from '../pieces';
import type { Colour } from '../types';
import type { Line } from './movement';
import {
  type PromotionSet,
  STEP_CAPTURE,
  STEP_CELL,
  STEP_MOVE,
  STEP_PROMOTING_MOVE,
  STEP_PROMOTION_SHIFT,
  STEP_SHARED,
  type Walk,
  XRAY_FRIENDLY,
} from './tables';

/** Which squares exist, which way the sides face, and how each kind moves, at one stage of a game. */
export interface Terrain {
  readonly exists: (square: Square) => boolean;
  /** Rank step of "forward" for White and Black. */
  readonly forward: readonly [1 | -1, 1 | -1];
  /** Kinds by number; index 0 is unused. */
  readonly kinds: readonly (PieceKind | null)[];
  /** Slides pass through friendly pieces in cells of several squares (RULES.md section 4). */
  readonly passThroughFriends?: boolean;
}

/** The cells on a path, each a word with the flags of tables.ts. */
export type CellPath = readonly number[];

const STEP_ENDS = STEP_MOVE | STEP_CAPTURE;
/** The flags of a step that only leads further, and of any. */
const PASSING = XRAY_FRIENDLY;
const ALL = -1;

const promotionIndex = (flags: number): number => flags >> STEP_PROMOTION_SHIFT;

interface PartLines {
  readonly part: Part;
  readonly walk: Walk | undefined;
  readonly lines: readonly Line[];
}

/** Follows the parts of one kind and colour over the squares of a terrain. */
export class PathWalker {
  private readonly parts: readonly PartLines[];

  constructor(
    private readonly board: Board,
    private readonly terrain: Terrain,
    private readonly piece: PieceKind,
    private readonly colour: Colour,
    /** Grows by what the piece's promotions need. */
    private readonly promotions: PromotionSet[],
  ) {
    this.parts = piece.parts.map((part) => {
      const movement = movementOf(part);
      return { part, walk: movement.walk, lines: movement.lines(part) };
    });
  }

  /** The different paths from a cell, by how they are walked (undefined: straight on). */
  pathsFrom(origin: number): Map<Walk | undefined, readonly CellPath[]> {
    const byWalk = new Map<Walk | undefined, number[][]>();
    for (const { part, walk, lines } of this.parts) {
      const known = byWalk.get(walk) ?? [];
      byWalk.set(walk, known);
      for (const index of this.board.cells[origin].squares) {
        const square = this.board.squares[index];
        if (!this.terrain.exists(square) || part.from?.(square, this.colour) === false) continue;
        for (const line of lines) this.follow(part, line, square, walk?.firstEnd ?? 0, known);
      }
    }
    for (const [walk, paths] of byWalk) byWalk.set(walk, distinct(paths));
    markShared(byWalk);
    return byWalk;
  }

  /**
   * Adds the cells of a line, in which steps within the own cell leave no trace and squares of one cell in a row are one step. If
   * a piece that stops there may be promoted on one of these squares otherwise than on another, each has a path of its own.
   */
  private follow(part: Part, line: Line, start: Square, firstEnd: number, paths: number[][]): void {
    const { offsets, limit = Number.POSITIVE_INFINITY } = line;
    const path: number[] = [];
    const branches: number[][] = [];
    let { file, rank } = start;
    const forward = this.terrain.forward[this.colour];
    for (let step = 1; step <= limit; step++) {
      const offset = offsets[(step - 1) % offsets.length];
      file += offset[0];
      rank += offset[1] * forward;
      const square = this.board.squareAt(file, rank);
      if (!square || !this.terrain.exists(square) || part.forbidden?.(square)) break;
      const { cell } = square;
      if (cell === start.cell) continue;
      const at = path.length - 1;
      const isSame = at >= 0 && (path[at] & STEP_CELL) === cell;
      const mayEnd = (isSame ? at : at + 1) >= firstEnd;
      const word = cell | (this.flagsOf(part, line, square, step) & (mayEnd ? ALL : PASSING));
      if (!isSame) path.push(word);
      else if (promoteAlike(path[at], word)) path[at] |= word;
      else branches.push([...path.slice(0, -1).map((one) => one & (STEP_CELL | PASSING)), word]);
    }
    for (const one of [path, ...branches]) if (one.some(ends)) paths.push(one);
  }

  private flagsOf(part: Part, line: Line, square: Square, step: number): number {
    const { cells } = this.board;
    const several = this.terrain.passThroughFriends && cells[square.cell].squares.length > 1;
    const passing = several ? XRAY_FRIENDLY : 0;
    if (part.noStop?.(square)) return passing;
    const moves = part.mode !== 'capture' && step >= (line.moveFrom ?? 1);
    const captures = part.mode !== 'move' && step >= (line.captureFrom ?? 1);
    const promotion = moves || captures ? this.promotionTo(square) : 0;
    return (
      passing |
      (moves ? STEP_MOVE : 0) |
      (captures ? STEP_CAPTURE : 0) |
      (moves && promotion > 0 ? STEP_PROMOTING_MOVE : 0) |
      (promotion << STEP_PROMOTION_SHIFT)
    );
  }

  /** Index of what a move to the square may promote to; 0 for nothing. */
  private promotionTo(target: Square): number {
    const promotion = this.piece.promotion?.(target, this.colour);
    if (!promotion) return 0;
    const { optional } = promotion;
    const kinds = promotion.to.map((letter) =>
      this.terrain.kinds.findIndex((kind) => kind?.letter === letter),
    );
    const known = this.promotions.findIndex(
      (other, index) => index > 0 && other.optional === optional && `${other.kinds}` === `${kinds}`,
    );
    return known > 0 ? known : this.promotions.push({ kinds, optional }) - 1;
  }
}

const ends = (word: number): boolean => (word & STEP_ENDS) !== 0;

/** Whether two squares of a cell are one step of a path: they are, unless a piece that ends on them promotes differently. */
const promoteAlike = (one: number, other: number): boolean =>
  !ends(one) || !ends(other) || promotionIndex(one) === promotionIndex(other);

/** Drops paths that say nothing new, and merges single steps to one cell that differ only in mode. */
function distinct(paths: number[][]): number[][] {
  const seen = new Map<number | string, number[]>();
  for (const path of paths) {
    const isStep = path.length === 1;
    const key = isStep ? path[0] & ~(STEP_ENDS | PASSING | STEP_PROMOTING_MOVE) : path.join(' ');
    const same = seen.get(key);
    if (!same) seen.set(key, path);
    else if (isStep) same[0] |= path[0];
  }
  return seen.size < paths.length ? [...seen.values()] : paths;
}

const moveUses = new Uint16Array(CELL_STRIDE);
const captureUses = new Uint16Array(CELL_STRIDE);

/** Flags the steps where several paths may end with the same move. */
function markShared(byWalk: ReadonlyMap<unknown, readonly number[][]>): void {
  moveUses.fill(0);
  captureUses.fill(0);
  for (const paths of byWalk.values()) {
    for (const path of paths) {
      for (const word of path) {
        if (word & STEP_MOVE) moveUses[word & STEP_CELL]++;
        if (word & STEP_CAPTURE) captureUses[word & STEP_CELL]++;
      }
    }
  }
  for (const paths of byWalk.values()) {
    for (const path of paths) {
      for (let at = 0; at < path.length; at++) {
        const word = path[at];
        const cell = word & STEP_CELL;
        const isShared =
          ((word & STEP_MOVE) !== 0 && moveUses[cell] > 1) ||
          ((word & STEP_CAPTURE) !== 0 && captureUses[cell] > 1);
        if (isShared) path[at] |= STEP_SHARED;
      }
    }
  }
}
