// Where a piece on a cell can get to: follows its parts over the squares, from every square of the cell it stands on, and
// gives the result in cells.
import { type Board, CELL_STRIDE, type Square } from '../board';
import type { PieceKind } from '../pieces';
import type { Colour } from '../types';
import type { Line } from './movement';
import { movementOf, type Part } from './registry';
import {
  type PromotionSet,
  STEP_CAPTURE,
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

/** One cell on a path, with the flags of tables.ts. */
interface PathStep {
  readonly cell: number;
  flags: number;
}
export type CellPath = readonly PathStep[];

/** A step as one word. */
export const wordOf = (step: PathStep): number => step.cell | step.flags;

const STEP_ENDS = STEP_MOVE | STEP_CAPTURE;
/** The flags of a step that only leads further. */
const PASSING = XRAY_FRIENDLY;

const promotionIndex = (flags: number): number => flags >> STEP_PROMOTION_SHIFT;

/** Follows the parts of one kind and colour over the squares of a terrain. */
export class PathWalker {
  constructor(
    private readonly board: Board,
    private readonly terrain: Terrain,
    private readonly piece: PieceKind,
    private readonly colour: Colour,
    /** Grows by what the piece's promotions need. */
    private readonly promotions: PromotionSet[],
  ) {}

  /** The different paths from a cell, by how they are walked (undefined: straight on). */
  pathsFrom(origin: number): Map<Walk | undefined, CellPath[]> {
    const byWalk = new Map<Walk | undefined, PathStep[][]>();
    for (const part of this.piece.parts) {
      const movement = movementOf(part);
      const lines = movement.lines(part);
      const known = byWalk.get(movement.walk) ?? [];
      byWalk.set(movement.walk, known);
      for (const index of this.board.cells[origin].squares) {
        const square = this.board.squares[index];
        if (!this.terrain.exists(square) || part.from?.(square, this.colour) === false) continue;
        for (const line of lines) {
          for (const path of this.follow(part, line, square)) {
            for (const step of path.slice(0, movement.walk?.firstEnd ?? 0)) step.flags &= PASSING;
            if (path.some(({ flags }) => flags & STEP_ENDS)) known.push(path);
          }
        }
      }
    }
    for (const [walk, paths] of byWalk) byWalk.set(walk, distinct(paths));
    markShared([...byWalk.values()].flat());
    return byWalk;
  }

  /**
   * The cells of a line, in which steps within the own cell leave no trace and squares of one cell in a row are one step. If
   * a piece that stops there may be promoted on one of these squares otherwise than on another, each has a path of its own.
   */
  private follow(part: Part, line: Line, start: Square): PathStep[][] {
    const { offsets, limit = Number.POSITIVE_INFINITY } = line;
    const path: PathStep[] = [];
    const branches: PathStep[][] = [];
    let { file, rank } = start;
    for (let step = 1; step <= limit; step++) {
      const [files, ranks] = offsets[(step - 1) % offsets.length];
      file += files;
      rank += ranks * this.terrain.forward[this.colour];
      const square = this.board.squareAt(file, rank);
      if (!square || !this.terrain.exists(square) || part.forbidden?.(square)) break;
      const { cell } = square;
      if (cell === start.cell) continue;
      const flags = this.flagsOf(part, line, square, step);
      const last = path.at(-1);
      if (last?.cell !== cell) path.push({ cell, flags });
      else if (!mergeInto(last, flags)) {
        const before = path.slice(0, -1).map((one) => ({ ...one, flags: one.flags & PASSING }));
        branches.push([...before, { cell, flags }]);
      }
    }
    return [path, ...branches];
  }

  private flagsOf(part: Part, line: Line, square: Square, step: number): number {
    const stops = !part.noStop?.(square);
    const moves = stops && part.mode !== 'capture' && step >= (line.moveFrom ?? 1);
    const captures = stops && part.mode !== 'move' && step >= (line.captureFrom ?? 1);
    const several = this.board.cells[square.cell].squares.length > 1;
    const promotion = moves || captures ? this.promotionTo(square) : 0;
    return (
      (moves ? STEP_MOVE : 0) |
      (captures ? STEP_CAPTURE : 0) |
      (moves && promotion > 0 ? STEP_PROMOTING_MOVE : 0) |
      (this.terrain.passThroughFriends && several ? XRAY_FRIENDLY : 0) |
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

/** Adds another square's flags to a step's, unless the two promote differently. */
function mergeInto(step: PathStep, flags: number): boolean {
  const bothEnd = (step.flags & STEP_ENDS) !== 0 && (flags & STEP_ENDS) !== 0;
  if (bothEnd && promotionIndex(step.flags) !== promotionIndex(flags)) return false;
  step.flags |= flags;
  return true;
}

/** Drops paths that say nothing new, and merges single steps to one cell that differ only in mode. */
function distinct(paths: readonly PathStep[][]): PathStep[][] {
  const seen = new Map<string, PathStep[]>();
  for (const path of paths) {
    const only = path.length === 1 ? path[0] : undefined;
    const key = only ? `${only.cell}:${promotionIndex(only.flags)}` : path.map(wordOf).join(' ');
    const same = seen.get(key);
    if (!same) seen.set(key, path);
    else if (only) same[0].flags |= only.flags;
  }
  return [...seen.values()];
}

/** Flags the steps where several paths may end with the same move. */
function markShared(paths: readonly PathStep[][]): void {
  const moves = new Uint16Array(CELL_STRIDE);
  const captures = new Uint16Array(CELL_STRIDE);
  for (const step of paths.flat()) {
    if (step.flags & STEP_MOVE) moves[step.cell]++;
    if (step.flags & STEP_CAPTURE) captures[step.cell]++;
  }
  for (const step of paths.flat()) {
    const uses = Math.max(
      step.flags & STEP_MOVE ? moves[step.cell] : 0,
      step.flags & STEP_CAPTURE ? captures[step.cell] : 0,
    );
    if (uses > 1) step.flags |= STEP_SHARED;
  }
}
