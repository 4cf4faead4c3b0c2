// Compiles piece descriptions for one terrain into the flat tables that generation and attack tests walk.
// Forward tables list, per piece code and origin cell, where paths lead; reverse tables list, per attacking
// colour and target cell, which pieces on which cells reach it. The approach is that of ray tables in mailbox
// engines (https://www.chessprogramming.org/Table-driven_Move_Generation), taken from squares to cells: a piece
// that stands on several squares at once starts a path from each of them.
import { type Board, CELL_STRIDE, type Square } from './board';
import { type Offset, type Part, type PieceKind, type Promotion, ZIGZAGS } from './pieces';
import { CODE_COUNT, codeOf } from './position';
import { BLACK, type Colour, WHITE } from './types';

// A step of a path is one word: target cell and flags.
export const STEP_CELL = 63;
/** May end here when the cell is empty. */
export const STEP_MOVE = 1 << 6;
/** May capture here. */
export const STEP_CAPTURE = 1 << 7;
/** A friendly piece here gives way: the path goes on behind it. */
export const STEP_OVER = 1 << 8;
/** Another path of the same piece leads to the same cell, so generation must look for doubles. */
export const STEP_SHARED = 1 << 9;
/** From this bit on: index of the promotion set, 0 for none. */
export const STEP_PROMOTION_SHIFT = 10;

/** Flags of `exposure`: emptying, or filling, the cell may open an attack. */
export const EXPOSED_BY_LEAVING = 1;
export const EXPOSED_BY_ARRIVING = 2;

/** Promotion kinds as numbers; `optional` when the piece may stay itself. */
export interface PromotionSet {
  readonly kinds: readonly number[];
  readonly optional: boolean;
}

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

/** Rows of words with a start index per row; row `i` ends where row `i + 1` starts. */
export interface Rows {
  readonly start: Int32Array;
  readonly words: Int32Array;
}

export interface MoveTables {
  /** 1 where the cell exists. */
  readonly exists: Uint8Array;
  /** Row `code * CELL_STRIDE + cell`: single steps. */
  readonly leaps: Rows;
  /** Row as for leaps: paths of two or more steps, each preceded by its length. */
  readonly rays: Rows;
  /** Row as for leaps: paths for capture over one screen. */
  readonly hops: Rows;
  /** Row as for leaps: paths for jumps over friends. */
  readonly jumps: Rows;
  /** Row `colour * CELL_STRIDE + target`: pairs of attacker cell and mask of piece codes that leap from it. */
  readonly nearAttacks: Rows;
  /** Row as for nearAttacks: paths outward from the target, each preceded by its length in words; pairs of step and mask. */
  readonly farAttacks: Rows;
  readonly hopAttacks: Rows;
  readonly jumpAttacks: Rows;
  readonly hasHops: boolean;
  readonly hasJumps: boolean;
  /** `(colour * CELL_STRIDE + target) * CELL_STRIDE + cell`: how a move there may expose the target to that colour. */
  readonly exposure: Uint8Array;
  /** Per piece code: the mask of piece codes it may capture. */
  readonly prey: Int32Array;
  readonly promotions: readonly PromotionSet[];
}

interface Step {
  readonly cell: number;
  flags: number;
}
type Path = Step[];

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

/** Follows a piece's parts over the squares, from every square of the cell it stands on. */
class PathWalker {
  constructor(
    private readonly board: Board,
    private readonly terrain: Terrain,
    private readonly piece: PieceKind,
    private readonly colour: Colour,
    private readonly origin: number,
    private readonly promotions: PromotionSet[],
  ) {}

  paths(types: readonly Part['type'][]): Path[] {
    const paths: Path[] = [];
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

  private fromSquare(part: Part, square: Square): Path[] {
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
  private walk(part: Part, start: Square, offsets: readonly Offset[], limit: number): Path {
    const path: Path = [];
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
    const moves = part.mode !== 'capture' && step >= (slide?.moveFrom ?? 1);
    const captures = part.mode !== 'move' && step >= (slide?.captureFrom ?? 1);
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

const word = (step: Step): number => step.cell | step.flags;

/** Drops paths that say nothing new, and merges single steps to one cell that differ only in mode. */
function distinct(paths: readonly Path[]): Path[] {
  const seen = new Map<string, Path>();
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

function markShared(paths: Path[]): Path[] {
  const uses = new Map<number, number>();
  for (const step of paths.flat()) uses.set(step.cell, (uses.get(step.cell) ?? 0) + 1);
  for (const step of paths.flat()) if ((uses.get(step.cell) ?? 0) > 1) step.flags |= STEP_SHARED;
  return paths;
}

/** Paths as words, each preceded by its length. */
function encode(paths: readonly Path[]): number[] {
  return paths.flatMap((path) => [path.length, ...path.map(word)]);
}

function packRows(rows: readonly (number[] | undefined)[], count: number): Rows {
  const start = new Int32Array(count + 1);
  const words: number[] = [];
  for (let row = 0; row < count; row++) {
    start[row] = words.length;
    words.push(...(rows[row] ?? []));
  }
  start[count] = words.length;
  return { start, words: Int32Array.from(words) };
}

interface Branch {
  mask: number;
  readonly flags: number;
  readonly next: Map<number, Branch>;
}

const newBranch = (flags = 0): Branch => ({ mask: 0, flags, next: new Map() });

/** Collects, per attacking colour and target, the paths of attack read backwards from the target. */
class ReverseTables {
  private readonly straight: Branch[] = ReverseTables.roots();
  private readonly hopping: Branch[] = ReverseTables.roots();
  private readonly jumping: Branch[] = ReverseTables.roots();
  private readonly exposure = new Uint8Array(2 * CELL_STRIDE * CELL_STRIDE);

  private static roots(): Branch[] {
    return Array.from({ length: 2 * CELL_STRIDE }, () => newBranch());
  }

  addPaths(paths: readonly Path[], code: number, from: number): void {
    for (const path of paths) {
      for (const [index, step] of path.entries()) {
        if (step.flags & STEP_CAPTURE) {
          this.add(this.straight, path.slice(0, index), step.cell, code, from, EXPOSED_BY_LEAVING);
        }
      }
    }
  }

  addHops(paths: readonly Path[], code: number, from: number): void {
    for (const path of paths) {
      for (let index = 1; index < path.length; index++) {
        this.add(
          this.hopping,
          path.slice(0, index),
          path[index].cell,
          code,
          from,
          EXPOSED_BY_LEAVING | EXPOSED_BY_ARRIVING,
        );
      }
    }
  }

  addJumps(paths: readonly Path[], code: number, from: number): void {
    for (const path of paths) {
      for (let index = 1; index < path.length; index++) {
        this.add(this.jumping, path.slice(0, index), path[index].cell, code, from, 0);
      }
    }
  }

  private add(
    roots: Branch[],
    between: readonly Step[],
    target: number,
    code: number,
    from: number,
    exposed: number,
  ): void {
    const side = (code & 1) * CELL_STRIDE + target;
    let branch = roots[side];
    for (const { cell, flags } of [...between].reverse()) {
      this.exposure[side * CELL_STRIDE + cell] |= exposed;
      branch = descend(branch, cell, flags & STEP_OVER);
    }
    descend(branch, from, 0).mask |= 1 << code;
  }

  pack() {
    const near = this.straight.map((root) =>
      [...root.next].filter(([, b]) => b.next.size === 0).flatMap(([cell, b]) => [cell, b.mask]),
    );
    const deep = (root: Branch): number[] =>
      chains(root).flatMap((chain) => [chain.length, ...chain]);
    const far = this.straight.map((root) => {
      const long = newBranch();
      for (const [cell, branch] of root.next) if (branch.next.size > 0) long.next.set(cell, branch);
      return deep(long);
    });
    const count = 2 * CELL_STRIDE;
    return {
      nearAttacks: packRows(near, count),
      farAttacks: packRows(far, count),
      hopAttacks: packRows(this.hopping.map(deep), count),
      jumpAttacks: packRows(this.jumping.map(deep), count),
      exposure: this.exposure,
    };
  }
}

function descend(branch: Branch, cell: number, flags: number): Branch {
  const known = branch.next.get(cell);
  if (known) {
    if (known.flags === flags || flags === 0) return known;
    const raised: Branch = { mask: known.mask, flags: known.flags | flags, next: known.next };
    branch.next.set(cell, raised);
    return raised;
  }
  const made = newBranch(flags);
  branch.next.set(cell, made);
  return made;
}

/** Every way from the root to a leaf, as pairs of step word and mask. */
function chains(branch: Branch): number[][] {
  if (branch.next.size === 0) return [[]];
  return [...branch.next].flatMap(([cell, next]) =>
    chains(next).map((rest) => [cell | next.flags, next.mask, ...rest]),
  );
}
