// Where the men of an ending may go without leaving it, remembered while moves are listed forwards, to tell backwards
// which moves there were. Small endings keep a set for each placement. Large ones keep a set for each pair of men, in
// which the others' places are left out: what all pairs allow is never less than what there is, and where it is no more
// either, which the solver counts, it is the same.
import { CELL_STRIDE } from '../../rules/board';
import { MAX_ON_DEMAND_PIECES } from './men';
import type { Placements } from './placements';

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
