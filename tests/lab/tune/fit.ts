// Texel's tuning method (https://www.chessprogramming.org/Texel%27s_Tuning_Method): weights under which a logistic
// curve over the evaluation predicts the games' results best. Full-batch gradient descent with Adam (Kingma and Ba,
// 2015), drawn towards the hand-set weights so that what is rarely seen stays where it was.
import type { Dataset } from './dataset';

export interface FitSettings {
  /** By feature: how far, in centipawns, a weight may be expected to be from the hand-set one. */
  readonly widths: ArrayLike<number>;
  /**
   * How many independent observations the positions of one game are worth: they share a result, so a game tells
   * far less than its number of positions.
   */
  readonly observationsPerGame: number;
  readonly iterations: number;
}

export interface Fit {
  /** Centipawns to add: per feature with many pieces, then per feature with few. */
  readonly weights: Float64Array;
  /** Expected points are `1 / (1 + exp(-scale * centipawns))`. */
  readonly scale: number;
  readonly losses: {
    readonly trainingBefore: number;
    readonly trainingAfter: number;
    readonly heldOutBefore: number;
    readonly heldOutAfter: number;
  };
}

/** One game in so many is kept out of the fit. */
const HELD_OUT = 10;
const LEARNING_RATE = 2;
const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const TINY = 1e-8;
/** How often the scale follows the size of the scores. */
const RESCALINGS = 2;

const isHeldOut = (game: number): boolean => game % HELD_OUT === HELD_OUT - 1;

/** Scores of all positions, in centipawns. */
function scoresWith(data: Dataset, weights: Float64Array): Float64Array {
  const base = data.base.values;
  const many = data.many.values;
  const few = data.few.values;
  const start = data.start.values;
  const feature = data.feature.values;
  const amount = data.amount.values;
  const count = data.featureCount;
  const scores = new Float64Array(data.length);
  for (let row = 0; row < scores.length; row++) {
    let withMany = 0;
    let withFew = 0;
    for (let i = start[row]; i < start[row + 1]; i++) {
      withMany += amount[i] * weights[feature[i]];
      withFew += amount[i] * weights[count + feature[i]];
    }
    scores[row] = base[row] + many[row] * withMany + few[row] * withFew;
  }
  return scores;
}

/** Mean logistic loss over the training or the held-out games. */
function meanLoss(data: Dataset, scores: Float64Array, scale: number, heldOut: boolean): number {
  const game = data.game.values;
  const result = data.result.values;
  let sum = 0;
  let count = 0;
  for (let row = 0; row < scores.length; row++) {
    if (isHeldOut(game[row]) !== heldOut) continue;
    const x = scale * scores[row];
    // log(1 + exp(x)) without overflow
    sum += Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x))) - result[row] * x;
    count++;
  }
  return sum / Math.max(1, count);
}

/** The scale of the logistic curve that suits the scores best, by golden section. */
function bestScale(data: Dataset, scores: Float64Array): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = 0.0002;
  let high = 0.03;
  for (let step = 0; step < 40; step++) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (meanLoss(data, scores, left, false) < meanLoss(data, scores, right, false)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** Gradient of the training loss by weight. */
function gradientOf(
  data: Dataset,
  scores: Float64Array,
  scale: number,
  gradient: Float64Array,
): void {
  const game = data.game.values;
  const result = data.result.values;
  const many = data.many.values;
  const few = data.few.values;
  const start = data.start.values;
  const feature = data.feature.values;
  const amount = data.amount.values;
  const count = data.featureCount;
  gradient.fill(0);
  let rows = 0;
  for (let row = 0; row < scores.length; row++) {
    if (isHeldOut(game[row])) continue;
    rows++;
    const slope = scale * (1 / (1 + Math.exp(-scale * scores[row])) - result[row]);
    const withMany = slope * many[row];
    const withFew = slope * few[row];
    for (let i = start[row]; i < start[row + 1]; i++) {
      gradient[feature[i]] += withMany * amount[i];
      gradient[count + feature[i]] += withFew * amount[i];
    }
  }
  for (let i = 0; i < gradient.length; i++) gradient[i] /= Math.max(1, rows);
}

const rootMeanSquare = (values: Float64Array): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));

/** The weights that suit the results best at a scale. */
function descend(data: Dataset, settings: FitSettings, scale: number): Float64Array {
  const { widths, observationsPerGame, iterations } = settings;
  const size = 2 * data.featureCount;
  const weights = new Float64Array(size);
  const observations = Math.max(1, data.games * observationsPerGame * (1 - 1 / HELD_OUT));
  const pull = Float64Array.from(
    { length: size },
    (_, i) => 1 / (widths[i % data.featureCount] ** 2 * observations),
  );
  const gradient = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  for (let step = 1; step <= iterations; step++) {
    gradientOf(data, scoresWith(data, weights), scale, gradient);
    const rate = LEARNING_RATE * (1 - (step - 1) / iterations);
    for (let i = 0; i < size; i++) {
      const slope = gradient[i] + pull[i] * weights[i];
      first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * slope;
      second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * slope * slope;
      const mean = first[i] / (1 - FIRST_DECAY ** step);
      const spread = Math.sqrt(second[i] / (1 - SECOND_DECAY ** step));
      weights[i] -= (rate * mean) / (spread + TINY);
    }
  }
  return weights;
}

/**
 * Fits the scale first, then the weights. Better weights would like to be larger, too; the scale is raised instead
 * until scores are as large as before, since the search's margins are in centipawns.
 */
export function fitWeights(data: Dataset, settings: FitSettings): Fit {
  const before = scoresWith(data, new Float64Array(2 * data.featureCount));
  const firstScale = bestScale(data, before);
  let scale = firstScale;
  let weights = descend(data, settings, scale);
  let after = scoresWith(data, weights);
  for (let round = 0; round < RESCALINGS; round++) {
    scale *= rootMeanSquare(after) / rootMeanSquare(before);
    weights = descend(data, settings, scale);
    after = scoresWith(data, weights);
  }
  return {
    weights,
    scale,
    losses: {
      trainingBefore: meanLoss(data, before, firstScale, false),
      trainingAfter: meanLoss(data, after, scale, false),
      heldOutBefore: meanLoss(data, before, firstScale, true),
      heldOutAfter: meanLoss(data, after, scale, true),
    },
  };
}
