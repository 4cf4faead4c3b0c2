// The network of src/games/kit/network.ts in floating point, and what makes it learn: gradients by hand, and Adam
// (Kingma and Ba, 2015).
import { BUCKETS, FULL_NEURON, INPUTS, OUTPUT_ONE } from '../../../src/games/kit/network';

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
  readonly weights: Float32Array;
  private readonly gradient: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly sums: Float32Array;
  private readonly slopes: Float32Array;
  /** Where each part begins. */
  private readonly bias: number;
  private readonly output: number;
  private readonly outputBias: number;
  private step = 0;

  /** @param neurons hidden ones, of each side */
  constructor(
    private readonly neurons: number,
    random: () => number,
  ) {
    this.bias = INPUTS * neurons;
    this.output = this.bias + neurons;
    this.outputBias = this.output + BUCKETS * 2 * neurons;
    const size = this.outputBias + BUCKETS;
    this.weights = new Float32Array(size);
    this.gradient = new Float32Array(size);
    this.first = new Float32Array(size);
    this.second = new Float32Array(size);
    this.sums = new Float32Array(2 * neurons);
    this.slopes = new Float32Array(2 * neurons);
    const unit = () => (random() >>> 0) / 2 ** 31 - 1;
    for (let i = 0; i < this.bias; i++) this.weights[i] = 0.1 * unit();
    for (let i = this.bias; i < this.output; i++) this.weights[i] = 0.3;
    // Outputs begin near 0: the network adds to an evaluation that is right already.
    for (let i = this.output; i < this.outputBias; i++) this.weights[i] = 0.05 * unit();
  }

  /** The output; `learn` may follow for the same example. */
  look({ own, other, bucket }: Example): number {
    const { neurons, weights, sums } = this;
    for (let i = 0; i < neurons; i++) {
      sums[i] = weights[this.bias + i];
      sums[neurons + i] = sums[i];
    }
    for (let k = 0; k < own.length; k++) {
      const a = own[k] * neurons;
      const b = other[k] * neurons;
      for (let i = 0; i < neurons; i++) {
        sums[i] += weights[a + i];
        sums[neurons + i] += weights[b + i];
      }
    }
    const at = this.output + bucket * 2 * neurons;
    let result = weights[this.outputBias + bucket];
    for (let i = 0; i < 2 * neurons; i++) {
      const x = Math.min(1, Math.max(0, sums[i]));
      result += x * x * weights[at + i];
    }
    return result;
  }

  /** Adds to the gradient what the example just looked at says, given the slope of the loss by the output. */
  learn({ own, other, bucket }: Example, slope: number): void {
    const { neurons, weights, gradient, sums, slopes } = this;
    const at = this.output + bucket * 2 * neurons;
    gradient[this.outputBias + bucket] += slope;
    for (let i = 0; i < 2 * neurons; i++) {
      const x = Math.min(1, Math.max(0, sums[i]));
      gradient[at + i] += slope * x * x;
      slopes[i] = x > 0 && x < 1 ? 2 * x * slope * weights[at + i] : 0;
    }
    for (let i = 0; i < neurons; i++) {
      gradient[this.bias + i] += slopes[i] + slopes[neurons + i];
    }
    for (let k = 0; k < own.length; k++) {
      const a = own[k] * neurons;
      const b = other[k] * neurons;
      for (let i = 0; i < neurons; i++) {
        gradient[a + i] += slopes[i];
        gradient[b + i] += slopes[neurons + i];
      }
    }
  }

  /** Follows the gradient of so many examples, and forgets it. */
  update(examples: number, rate: number): void {
    const { weights, gradient, first, second } = this;
    this.step++;
    const firstShare = 1 - FIRST_DECAY ** this.step;
    const secondShare = 1 - SECOND_DECAY ** this.step;
    for (let i = 0; i < weights.length; i++) {
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
    const { neurons, weights, second } = this;
    const round = (i: number): number =>
      second[i] === 0 ? 0 : Math.round(weights[i] * (i < this.output ? FULL_NEURON : OUTPUT_ONE));
    const inputs = entries.flatMap((entry) =>
      Array.from({ length: neurons }, (_, i) => round(entry * neurons + i)),
    );
    const rest = Array.from({ length: weights.length - this.bias }, (_, i) => round(this.bias + i));
    return Int16Array.from([...inputs, ...rest]);
  }
}
