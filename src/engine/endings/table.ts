// A tablebase table: for every placement and side to move, who wins and in how many plies with best play, the n-move rule
// left out. Placements numbers the placements: each piece is a digit, two equal pieces share one, and the terrain is the first.
// Targets remember each piece's moves while they are generated forwards, so that the solver can walk them backwards.

import { CELL_STRIDE } from '../../rules/board';
import { MAX_ON_DEMAND_PIECES, type PieceList } from './pieceList';

/** The longest win that a table holds; an ending with a longer one is left to the search. */
export const MAX_WIN_PLIES = 125;

/**
 * A state's value is 0 for a draw, `plies + 1` where the side to move wins in that many plies, `-(plies + 1)` where it
 * loses, and this where the position is impossible.
 */
export const NO_POSITION = -128;

export const pliesOf = (value: number): number => Math.abs(value) - 1;

/** The mover's value of a move that leads to a state with this value for the other side. */
export const valueBefore = (value: number): number =>
  value === 0 ? 0 : value > 0 ? -value - 1 : 1 - value;

/** A table as it travels between the page and its workers. */
export interface TransferredTable {
  readonly codes: readonly number[];
  readonly values: Int8Array | null;
  readonly restarts: boolean;
}

export class TablebaseTable {
  constructor(
    readonly placements: Placements,
    /** By side to move and placement; null where every position is drawn. */
    readonly values: Int8Array | null,
    /** Whether a move without capture may restart the halfmove clock and still leave material to win. */
    readonly restarts: boolean,
  ) {}

  /** In bytes. */
  get size(): number {
    return this.values?.length ?? 0;
  }

  /** NO_POSITION in a terrain that the table leaves out. */
  valueOf(pieces: PieceList, side: number, terrain: number): number {
    const { placements, values } = this;
    const rank = placements.terrainRank(terrain);
    if (rank < 0) return NO_POSITION;
    return values === null
      ? 0
      : values[side * placements.count + placements.indexOf(pieces.cells, rank)];
  }
}

/** A terrain and the cells that exist in it. */
export interface Ground {
  readonly terrain: number;
  readonly cells: readonly number[];
}

/** One piece, or two equal ones. */
interface Digit {
  /** Index of its first piece. */
  readonly piece: number;
  readonly pair: boolean;
  readonly base: number;
}

export class Placements {
  /** How many numbers there are; some of them put two pieces on one cell, or one where no cell is. */
  readonly count: number;
  /** How many of them are of one terrain. */
  readonly perTerrain: number;
  /** The cells that exist in some terrain, ascending. */
  private readonly cells: readonly number[];
  /** By rank of the terrain and cell: whether it exists. */
  private readonly existing: readonly Uint8Array[];
  private readonly digits: readonly Digit[];
  /** By piece: what a step of its digit adds to the number, and the piece equal to it or -1. */
  private readonly weights: number[] = [];
  private readonly partners: number[] = [];
  /** Consecutive numbers of the cells that exist. */
  private readonly ranks = new Uint8Array(CELL_STRIDE);
  /** Lower and upper rank of every pair. */
  private readonly pairs: readonly (readonly [number, number])[];

  /** @param grounds those that moves lead among, at least one @throws RangeError for three equal pieces */
  constructor(
    readonly codes: readonly number[],
    readonly grounds: readonly Ground[],
  ) {
    const cells = [...new Set(grounds.flatMap((ground) => ground.cells))].sort((a, b) => a - b);
    this.cells = cells;
    this.existing = grounds.map((ground) => {
      const exists = new Uint8Array(CELL_STRIDE);
      for (const cell of ground.cells) exists[cell] = 1;
      return exists;
    });
    for (const [rank, cell] of cells.entries()) this.ranks[cell] = rank;
    this.pairs = cells.flatMap((_, upper) =>
      Array.from({ length: upper }, (_, lower) => [lower, upper] as const),
    );
    const digits: Digit[] = [];
    for (let piece = 0; piece < codes.length; piece++) {
      const pair = codes[piece + 1] === codes[piece];
      if (pair && codes[piece + 2] === codes[piece]) throw new RangeError('three equal pieces');
      digits.push({ piece, pair, base: pair ? this.pairs.length : cells.length });
      if (pair) piece++;
    }
    this.digits = digits;
    let weight = 1;
    for (const { piece, pair, base } of [...digits].reverse()) {
      this.weights[piece] = weight;
      this.partners[piece] = pair ? piece + 1 : -1;
      if (pair) {
        this.weights[piece + 1] = weight;
        this.partners[piece + 1] = piece;
      }
      weight *= base;
    }
    this.perTerrain = weight;
    this.count = grounds.length * weight;
  }

  /** The place of a terrain among those that moves lead to; -1 if it is none of them. */
  terrainRank(terrain: number): number {
    const { grounds } = this;
    for (let rank = 0; rank < grounds.length; rank++) {
      if (grounds[rank].terrain === terrain) return rank;
    }
    return -1;
  }

  /** The rank of the terrain of a placement. */
  rankOf(index: number): number {
    return Math.floor(index / this.perTerrain);
  }

  /** The number of a placement, in which the cells of equal pieces ascend. */
  indexOf(at: ArrayLike<number>, terrainRank: number): number {
    const { digits, ranks } = this;
    let index = terrainRank;
    for (let i = 0; i < digits.length; i++) {
      const { piece, pair, base } = digits[i];
      const rank = ranks[at[piece]];
      if (pair) {
        index = index * base + pairRank(rank, ranks[at[piece + 1]]);
      } else index = index * base + rank;
    }
    return index;
  }

  /**
   * The number of the placement after one piece went to another cell. `at` are the cells before. Two equal pieces may swap
   * their order by that: `slotOf` gives the index of the moved one.
   */
  moved(index: number, at: ArrayLike<number>, piece: number, cell: number): number {
    const { ranks, weights, partners } = this;
    const partner = partners[piece];
    if (partner < 0) return index + (ranks[cell] - ranks[at[piece]]) * weights[piece];
    const still = ranks[at[partner]];
    return (
      index + (pairRank(still, ranks[cell]) - pairRank(still, ranks[at[piece]])) * weights[piece]
    );
  }

  /** The lower of two equal pieces, for what is the same for both; any other piece itself. */
  firstOf(piece: number): number {
    const partner = this.partners[piece];
    return partner >= 0 && partner < piece ? partner : piece;
  }

  /** The index that a piece has after `moved` has put it on a cell. */
  slotOf(at: ArrayLike<number>, piece: number, cell: number): number {
    const partner = this.partners[piece];
    return partner < 0 || piece < partner === cell < at[partner] ? piece : partner;
  }

  /** Writes the pieces' cells; false if two share one, or one of them does not exist. */
  read(index: number, into: Uint8Array): boolean {
    const { digits, cells, pairs, codes } = this;
    const rank = this.rankOf(index);
    const exists = this.existing[rank];
    let rest = index - rank * this.perTerrain;
    for (let i = digits.length - 1; i >= 0; i--) {
      const { piece, pair, base } = digits[i];
      const digit = rest % base;
      rest = (rest - digit) / base;
      if (pair) {
        into[piece] = cells[pairs[digit][0]];
        into[piece + 1] = cells[pairs[digit][1]];
      } else into[piece] = cells[digit];
    }
    for (let one = 0; one < codes.length; one++) {
      if (exists[into[one]] === 0) return false;
      for (let other = 0; other < one; other++) if (into[one] === into[other]) return false;
    }
    return true;
  }
}

/** The number of an unordered pair of different ranks. */
function pairRank(one: number, other: number): number {
  const upper = Math.max(one, other);
  return ((upper * (upper - 1)) >> 1) + one + other - upper;
}

/** A set of cells for each piece and placement. */
export class PlacedTargets {
  /** Whether `has` may be true for impossible moves, so that the solver has to count. */
  readonly guesses = false;
  private readonly sets: readonly Int32Array[];

  constructor(private readonly placements: Placements) {
    const { codes, count } = placements;
    this.sets = codes.map(() => new Int32Array(2 * count));
  }

  /** Adds a move of a piece to a cell; `at` are all pieces' cells before. */
  add(index: number, _: ArrayLike<number>, piece: number, to: number): void {
    this.sets[piece][2 * index + (to >> 5)] |= 1 << to;
  }

  /** Whether a piece may go from one cell to another, in the placement of this number; `at` are the other pieces' cells. */
  has(index: number, at: ArrayLike<number>, piece: number, from: number, to: number): boolean {
    const set = this.sets[this.placements.slotOf(at, piece, from)];
    return ((set[2 * index + (to >> 5)] >>> to) & 1) !== 0;
  }
}

/** A set of cells for each pair of pieces and their cells, shared by equal pieces: less memory than one for each placement. */
export class PairedTargets {
  readonly guesses = true;
  private readonly sets = new Int32Array((MAX_ON_DEMAND_PIECES * CELL_STRIDE) ** 2 * 2);

  constructor(private readonly placements: Placements) {}

  add(_: number, at: ArrayLike<number>, piece: number, to: number): void {
    for (let other = 0; other < at.length; other++) {
      if (other !== piece)
        this.sets[this.rowOf(piece, at[piece], other, at[other]) + (to >> 5)] |= 1 << to;
    }
  }

  has(_: number, at: ArrayLike<number>, piece: number, from: number, to: number): boolean {
    for (let other = 0; other < at.length; other++) {
      if (other === piece) continue;
      const set = this.sets[this.rowOf(piece, from, other, at[other]) + (to >> 5)];
      if (((set >>> to) & 1) === 0) return false;
    }
    return true;
  }

  /** The cells that all pairs allow, from 0 on or from 32 on. */
  half(at: ArrayLike<number>, piece: number, half: 0 | 1): number {
    let set = -1;
    for (let other = 0; other < at.length; other++) {
      if (other !== piece) set &= this.sets[this.rowOf(piece, at[piece], other, at[other]) + half];
    }
    return set;
  }

  private rowOf(piece: number, cell: number, other: number, at: number): number {
    const { placements } = this;
    const one = placements.firstOf(piece) * CELL_STRIDE + cell;
    return (
      2 * (one * MAX_ON_DEMAND_PIECES * CELL_STRIDE + placements.firstOf(other) * CELL_STRIDE + at)
    );
  }
}
