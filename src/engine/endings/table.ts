// What is known of an ending: for every placement and side to move who wins, and in how many plies, if both do their best
// and no count of quiet moves ends the game before.
import type { PieceList } from './men';
import type { Placements } from './placements';

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
