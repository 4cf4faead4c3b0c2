// Where a piece on a cell can get to: follows its movement parts over the squares, from every square of the cell
// it stands on, and tells the result in cells.
import { type Board, CELL_STRIDE, type Square } from './board';
import { type Offset, type Part, type PieceKind, type Promotion, ZIGZAGS } from './pieces';
import {
  type PromotionSet,
  STEP_CAPTURE,
  STEP_MOVE,
  STEP_OVER,
  STEP_PROMOTION_SHIFT,
  STEP_SHARED,
} from './tables';
import type { Colour } from './types';

/** Which squares exist, which way the sides face, and how each kind moves, at one stage of a game. */
export interface Terrain {
  readonly exists: (square: Square) => boolean;
  /** Rank step of "forward" for White and Black. */
  readonly forward: readonly [1 | -1, 1 | -1];
  /** Kinds by number; index 0 is unused. */
  readonly kinds: readonly (PieceKind | null)[];
  /** Sliders pass over friendly pieces in cells of several squares (RULES.md section 4). */
  readonly givingWay?: boolean;
}

/** One cell on a path, with the flags of tables.ts. */
export interface PathStep {
  readonly cell: number;
  flags: number;
}
export type CellPath = PathStep[];

/** Follows a piece's parts over the squares, from every square of the cell it stands on. */
export class PathWalker {
  constructor(
    private readonly board: Board,
    private readonly terrain: Terrain,
    private readonly piece: PieceKind,
    private readonly colour: Colour,
    private readonly origin: number,
    private readonly promotions: PromotionSet[],
  ) {}

  paths(types: readonly Part['type'][]): CellPath[] {
    const paths: CellPath[] = [];
    for (const part of this.piece.parts) {
      if (!types.includes(part.type)) continue;
      for (const index of this.board.cells[this.origin].squares) {
        const square = this.board.squares[index];
        if (!this.terrain.exists(square)) continue;
        if (part.from && !part.from(square, this.colour)) continue;
        paths.push(...this.fromSquare(part, square));
      }
    }
    return paths.filter((path) => path.length > 0);
  }

  private fromSquare(part: Part, square: Square): CellPath[] {
    switch (part.type) {
      case 'leap':
        return part.offsets.map((offset) => this.walk(part, square, [offset], 1));
      case 'slide':
        return part.directions.map((direction) =>
          this.walk(part, square, [direction], part.limit ?? Number.POSITIVE_INFINITY),
        );
      case 'hop':
      case 'jumpFriends':
        return part.directions.map((direction) =>
          this.walk(part, square, [direction], Number.POSITIVE_INFINITY),
        );
      case 'zigzag':
        return ZIGZAGS.map((pair) => this.walk(part, square, pair, Number.POSITIVE_INFINITY));
    }
  }

  /** Repeats the offsets in turn until the board or the part ends; steps within the own cell leave no trace. */
  private walk(part: Part, start: Square, offsets: readonly Offset[], limit: number): CellPath {
    const path: CellPath = [];
    let { file, rank } = start;
    for (let step = 1; step <= limit; step++) {
      const [files, ranks] = offsets[(step - 1) % offsets.length];
      file += files;
      rank += ranks * this.terrain.forward[this.colour];
      const square = this.board.squareAt(file, rank);
      if (!square || !this.terrain.exists(square) || part.barred?.(square)) break;
      if (square.cell === this.origin) continue;
      const flags = this.stepFlags(part, square, step);
      const last = path.at(-1);
      if (last?.cell === square.cell) last.flags |= flags;
      else path.push({ cell: square.cell, flags });
    }
    return path;
  }

  private stepFlags(part: Part, square: Square, step: number): number {
    const slide = part.type === 'slide' ? part : undefined;
    const stops = !part.noStop?.(square);
    const moves = stops && part.mode !== 'capture' && step >= (slide?.moveFrom ?? 1);
    const captures = stops && part.mode !== 'move' && step >= (slide?.captureFrom ?? 1);
    const several = this.board.cells[square.cell].squares.length > 1;
    return (
      (moves ? STEP_MOVE : 0) |
      (captures ? STEP_CAPTURE : 0) |
      (this.terrain.givingWay && several ? STEP_OVER : 0) |
      (this.promotionSet(square) << STEP_PROMOTION_SHIFT)
    );
  }

  private promotionSet(target: Square): number {
    const promotion = this.piece.promotion?.(target, this.colour);
    if (!promotion) return 0;
    const set = this.resolve(promotion);
    const known = this.promotions.findIndex(
      (other, index) =>
        index > 0 && other.optional === set.optional && `${other.kinds}` === `${set.kinds}`,
    );
    return known > 0 ? known : this.promotions.push(set) - 1;
  }

  private resolve(promotion: Promotion): PromotionSet {
    return {
      kinds: promotion.to.map((letter) =>
        this.terrain.kinds.findIndex((kind) => kind?.letter === letter),
      ),
      optional: promotion.optional,
    };
  }
}

/** A step as one word. */
export const word = (step: PathStep): number => step.cell | step.flags;

/** Drops paths that say nothing new, and merges single steps to one cell that differ only in mode. */
export function distinct(paths: readonly CellPath[]): CellPath[] {
  const seen = new Map<string, CellPath>();
  for (const path of paths) {
    const only = path.length === 1 ? path[0] : undefined;
    const key = only
      ? `${only.cell}:${only.flags >> STEP_PROMOTION_SHIFT}`
      : path.map(word).join(' ');
    const same = seen.get(key);
    if (!same) seen.set(key, path);
    else if (only) same[0].flags |= only.flags;
  }
  return [...seen.values()];
}

/** Flags the steps of paths that share a target. */
export function markShared(paths: CellPath[]): CellPath[] {
  const uses = new Uint8Array(CELL_STRIDE);
  for (const path of paths) for (const { cell } of path) if (uses[cell] < 2) uses[cell]++;
  for (const path of paths)
    for (const step of path) if (uses[step.cell] > 1) step.flags |= STEP_SHARED;
  return paths;
}
