// Numbers the placements of an ending's men: every man a digit that says where it stands, two equal men one digit for
// both, since which is which makes no difference.
import { CELL_STRIDE } from '../../rules/board';

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
