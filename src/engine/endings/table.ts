// A table of an ending: for every placement and side to move who wins, and in how many plies, if both do their best and no
// count of quiet moves ends the game before. Placements numbers where the pieces may stand: each piece is a digit, two equal
// ones share one. Targets keep where they may go, while moves are listed forwards, to tell backwards which moves there were.

import { CELL_STRIDE } from '../../rules/board';
import { MAX_ON_DEMAND_PIECES, type PieceList } from './pieceList';

/** Won or lost in so many plies at most; an ending that takes more is left to the search. */
export const MAX_WIN_PLIES = 125;

/**
 * A state's value is 0 where it is drawn, `plies + 1` where the side to move wins in so many plies, the same with a minus
 * where it loses, and this where there is no such position.
 */
export const NO_POSITION = -128;

export const pliesOf = (value: number): number => Math.abs(value) - 1;

/** The value for the side that moves to a state of this value for the side to move there, which is the other one. */
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
    /** Whether a move that leaves something to win with restarts the count of quiet moves. */
    readonly restarts: boolean,
  ) {}

  /** Bytes that it keeps. */
  get size(): number {
    return this.values?.length ?? 0;
  }

  valueOf(men: PieceList, side: number): number {
    if (this.values === null) return 0;
    return this.values[side * this.placements.count + this.placements.indexOf(men.cells)];
  }
}

/** One man, or two equal ones. */
interface Digit {
  /** Index of its first man. */
  readonly man: number;
  readonly pair: boolean;
  readonly base: number;
}

export class Placements {
  /** How many numbers there are; some of them put two men on one cell. */
  readonly count: number;
  private readonly digits: readonly Digit[];
  /** By man: what a step of its digit adds to the number, and the man equal to it or -1. */
  private readonly weights: number[] = [];
  private readonly twins: number[] = [];
  /** Consecutive numbers of the cells that exist. */
  private readonly ranks = new Uint8Array(CELL_STRIDE);
  /** Lower and upper rank of every pair. */
  private readonly pairs: readonly (readonly [number, number])[];

  /** @param cells those that exist @throws RangeError for three equal men */
  constructor(
    readonly codes: readonly number[],
    readonly cells: readonly number[],
  ) {
    for (const [rank, cell] of cells.entries()) this.ranks[cell] = rank;
    this.pairs = cells.flatMap((_, upper) =>
      Array.from({ length: upper }, (_, lower) => [lower, upper] as const),
    );
    const digits: Digit[] = [];
    for (let man = 0; man < codes.length; man++) {
      const pair = codes[man + 1] === codes[man];
      if (pair && codes[man + 2] === codes[man]) throw new RangeError('three equal men');
      digits.push({ man, pair, base: pair ? this.pairs.length : cells.length });
      if (pair) man++;
    }
    this.digits = digits;
    let weight = 1;
    for (const { man, pair, base } of [...digits].reverse()) {
      this.weights[man] = weight;
      this.twins[man] = pair ? man + 1 : -1;
      if (pair) {
        this.weights[man + 1] = weight;
        this.twins[man + 1] = man;
      }
      weight *= base;
    }
    this.count = weight;
  }

  /** The number of men on these cells, of which equal men's ascend. */
  indexOf(at: ArrayLike<number>): number {
    const { digits, ranks } = this;
    let index = 0;
    for (let i = 0; i < digits.length; i++) {
      const { man, pair, base } = digits[i];
      const rank = ranks[at[man]];
      if (pair) {
        index = index * base + pairRank(rank, ranks[at[man + 1]]);
      } else index = index * base + rank;
    }
    return index;
  }

  /**
   * The number of a placement whose man stands on another cell instead. `at` are the cells before; of two equal men the one
   * that `slotOf` tells is the man afterwards.
   */
  moved(index: number, at: ArrayLike<number>, man: number, cell: number): number {
    const { ranks, weights, twins } = this;
    const twin = twins[man];
    if (twin < 0) return index + (ranks[cell] - ranks[at[man]]) * weights[man];
    const still = ranks[at[twin]];
    return index + (pairRank(still, ranks[cell]) - pairRank(still, ranks[at[man]])) * weights[man];
  }

  /** The lower of two equal men, for what is the same for both; any other man himself. */
  firstOf(man: number): number {
    const twin = this.twins[man];
    return twin >= 0 && twin < man ? twin : man;
  }

  /** Which man it is that `moved` has put on a cell. */
  slotOf(at: ArrayLike<number>, man: number, cell: number): number {
    const twin = this.twins[man];
    return twin < 0 || man < twin === cell < at[twin] ? man : twin;
  }

  /** Writes the men's cells; false if two share one. */
  read(index: number, into: Uint8Array): boolean {
    const { digits, cells, pairs, codes } = this;
    let rest = index;
    for (let i = digits.length - 1; i >= 0; i--) {
      const { man, pair, base } = digits[i];
      const digit = rest % base;
      rest = (rest - digit) / base;
      if (pair) {
        into[man] = cells[pairs[digit][0]];
        into[man + 1] = cells[pairs[digit][1]];
      } else into[man] = cells[digit];
    }
    for (let one = 1; one < codes.length; one++) {
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

/** A set of cells for each man and placement. */
export class PlacedTargets {
  /** Whether `has` may say yes to moves that there are not, so that the solver has to count. */
  readonly guesses = false;
  private readonly sets: readonly Int32Array[];

  constructor(private readonly placements: Placements) {
    const { codes, count } = placements;
    this.sets = codes.map(() => new Int32Array(2 * count));
  }

  /** A man may go to a cell; `at` are all men's cells before. */
  add(index: number, _: ArrayLike<number>, man: number, to: number): void {
    this.sets[man][2 * index + (to >> 5)] |= 1 << to;
  }

  /** Whether a man may go from one cell to another, in the placement of this number; `at` are the other men's cells. */
  has(index: number, at: ArrayLike<number>, man: number, from: number, to: number): boolean {
    const set = this.sets[this.placements.slotOf(at, man, from)];
    return ((set[2 * index + (to >> 5)] >>> to) & 1) !== 0;
  }
}

/** A set of cells for each man on each cell and each other man on each cell. Equal men share theirs. */
export class PairedTargets {
  readonly guesses = true;
  private readonly sets = new Int32Array((MAX_ON_DEMAND_PIECES * CELL_STRIDE) ** 2 * 2);

  constructor(private readonly placements: Placements) {}

  add(_: number, at: ArrayLike<number>, man: number, to: number): void {
    for (let other = 0; other < at.length; other++) {
      if (other !== man)
        this.sets[this.rowOf(man, at[man], other, at[other]) + (to >> 5)] |= 1 << to;
    }
  }

  has(_: number, at: ArrayLike<number>, man: number, from: number, to: number): boolean {
    for (let other = 0; other < at.length; other++) {
      if (other === man) continue;
      const set = this.sets[this.rowOf(man, from, other, at[other]) + (to >> 5)];
      if (((set >>> to) & 1) === 0) return false;
    }
    return true;
  }

  /** Half a set: the cells from 0 or from 32 on that all pairs allow. */
  half(at: ArrayLike<number>, man: number, half: 0 | 1): number {
    let set = -1;
    for (let other = 0; other < at.length; other++) {
      if (other !== man) set &= this.sets[this.rowOf(man, at[man], other, at[other]) + half];
    }
    return set;
  }

  private rowOf(man: number, cell: number, other: number, at: number): number {
    const { placements } = this;
    const one = placements.firstOf(man) * CELL_STRIDE + cell;
    return (
      2 * (one * MAX_ON_DEMAND_PIECES * CELL_STRIDE + placements.firstOf(other) * CELL_STRIDE + at)
    );
  }
}
