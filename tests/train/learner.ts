// The network of src/games/kit/network.ts in floating point, and what makes it learn: gradients by hand, and Adam
// (Kingma and Ba, 2015).
import { BUCKETS, FULL_NEURON, HIDDEN, INPUTS, OUTPUT_ONE } from '../../src/games/kit/network';

const OUTPUT = INPUTS * HIDDEN + HIDDEN;
const OUTPUT_BIAS = OUTPUT + BUCKETS * 2 * HIDDEN;
const SIZE = OUTPUT_BIAS + BUCKETS;
const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const TINY = 1e-8;

/** A board as both sides see it, the side to move's view first. */
export interface Example {
  readonly own: Uint16Array;
  readonly other: Uint16Array;
  readonly bucket: number;
}

export class Learner {
  /** Inputs, bias, output weights, output biases: in the order in which they are stored. */
  readonly weights = new Float32Array(SIZE);
  private readonly gradient = new Float32Array(SIZE);
  private readonly first = new Float32Array(SIZE);
  private readonly second = new Float32Array(SIZE);
  private readonly sums = new Float32Array(2 * HIDDEN);
  private readonly slopes = new Float32Array(2 * HIDDEN);
  private step = 0;

  constructor(random: () => number) {
    const unit = () => (random() >>> 0) / 2 ** 31 - 1;
    for (let i = 0; i < INPUTS * HIDDEN; i++) this.weights[i] = 0.1 * unit();
    for (let i = INPUTS * HIDDEN; i < OUTPUT; i++) this.weights[i] = 0.3;
    // Outputs begin near 0: the network adds to an evaluation that is right already.
    for (let i = OUTPUT; i < OUTPUT_BIAS; i++) this.weights[i] = 0.05 * unit();
  }

  /** The output; `learn` may follow for the same example. */
  look({ own, other, bucket }: Example): number {
    const { weights, sums } = this;
    for (let i = 0; i < HIDDEN; i++) {
      sums[i] = weights[INPUTS * HIDDEN + i];
      sums[HIDDEN + i] = sums[i];
    }
    for (let k = 0; k < own.length; k++) {
      const a = own[k] * HIDDEN;
      const b = other[k] * HIDDEN;
      for (let i = 0; i < HIDDEN; i++) {
        sums[i] += weights[a + i];
        sums[HIDDEN + i] += weights[b + i];
      }
    }
    const at = OUTPUT + bucket * 2 * HIDDEN;
    let result = weights[OUTPUT_BIAS + bucket];
    for (let i = 0; i < 2 * HIDDEN; i++) {
      const x = Math.min(1, Math.max(0, sums[i]));
      result += x * x * weights[at + i];
    }
    return result;
  }

  /** Adds to the gradient what the example just looked at says, given the slope of the loss by the output. */
  learn({ own, other, bucket }: Example, slope: number): void {
    const { weights, gradient, sums, slopes } = this;
    const at = OUTPUT + bucket * 2 * HIDDEN;
    gradient[OUTPUT_BIAS + bucket] += slope;
    for (let i = 0; i < 2 * HIDDEN; i++) {
      const x = Math.min(1, Math.max(0, sums[i]));
      gradient[at + i] += slope * x * x;
      slopes[i] = x > 0 && x < 1 ? 2 * x * slope * weights[at + i] : 0;
    }
    for (let i = 0; i < HIDDEN; i++) {
      gradient[INPUTS * HIDDEN + i] += slopes[i] + slopes[HIDDEN + i];
    }
    for (let k = 0; k < own.length; k++) {
      const a = own[k] * HIDDEN;
      const b = other[k] * HIDDEN;
      for (let i = 0; i < HIDDEN; i++) {
        gradient[a + i] += slopes[i];
        gradient[b + i] += slopes[HIDDEN + i];
      }
    }
  }

  /** Follows the gradient of so many examples, and forgets it. */
  update(examples: number, rate: number): void {
    const { weights, gradient, first, second } = this;
    this.step++;
    const firstShare = 1 - FIRST_DECAY ** this.step;
    const secondShare = 1 - SECOND_DECAY ** this.step;
    for (let i = 0; i < SIZE; i++) {
      const g = gradient[i] / examples;
      gradient[i] = 0;
      first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * g;
      second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * g * g;
      if (second[i] === 0) continue;
      weights[i] -= (rate * first[i]) / firstShare / (Math.sqrt(second[i] / secondShare) + TINY);
    }
  }

  /** The weights in the integers of the engine, of these inputs alone; those never learnt are 0. */
  rounded(entries: readonly number[]): Int16Array {
    const { weights, second } = this;
    const round = (i: number): number =>
      second[i] === 0 ? 0 : Math.round(weights[i] * (i < OUTPUT ? FULL_NEURON : OUTPUT_ONE));
    const inputs = entries.flatMap((entry) =>
      Array.from({ length: HIDDEN }, (_, i) => round(entry * HIDDEN + i)),
    );
    const rest = Array.from({ length: SIZE - INPUTS * HIDDEN }, (_, i) =>
      round(INPUTS * HIDDEN + i),
    );
    return Int16Array.from([...inputs, ...rest]);
  }
}
