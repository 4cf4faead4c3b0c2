// The positions a fit learns from, as typed arrays that grow: sparse features, what the hand-set evaluation says, and
// how the game ended. Everything is from White's view.

class Column<T extends Int32Array | Float32Array> {
  length = 0;

  constructor(private data: T) {}

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new (this.data.constructor as new (size: number) => T)(2 * this.length);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  /** What has been pushed so far; a view that the next push may leave behind. */
  get values(): T {
    return this.data.subarray(0, this.length) as T;
  }
}

const START = 1024;
const integers = () => new Column(new Int32Array(START));
const reals = () => new Column(new Float32Array(START));

/** A position: `score = base + sum(amount * (many * weight with many pieces + few * weight with few))`. */
export interface Row {
  /** Centipawns by the hand-set evaluation. */
  readonly base: number;
  /** Share of a feature's weight with many pieces that counts here, and of the one with few. */
  readonly many: number;
  readonly few: number;
  /** Feature numbers and amounts. */
  readonly features: ReadonlyMap<number, number>;
}

export class Dataset {
  readonly base = reals();
  readonly many = reals();
  readonly few = reals();
  /** Points White made: 1, 0.5 or 0. */
  readonly result = reals();
  /** Number of the game a position is from. */
  readonly game = integers();
  /** Index of each position's first feature; the next one's is its end. */
  readonly start = integers();
  readonly feature = integers();
  readonly amount = reals();
  games = 0;

  constructor(readonly featureCount: number) {
    this.start.push(0);
  }

  get length(): number {
    return this.base.length;
  }

  /** Adds the positions of a game. */
  addGame(rows: readonly Row[], points: number): void {
    for (const row of rows) {
      this.base.push(row.base);
      this.many.push(row.many);
      this.few.push(row.few);
      this.result.push(points);
      this.game.push(this.games);
      for (const [feature, amount] of row.features) {
        if (amount === 0) continue;
        this.feature.push(feature);
        this.amount.push(amount);
      }
      this.start.push(this.feature.length);
    }
    this.games++;
  }
}
