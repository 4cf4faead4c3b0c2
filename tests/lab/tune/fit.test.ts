// The fit of evaluation weights, on results whose weights are known.
import { expect, test } from 'vitest';
import { randomWords } from '../../../src/rules/zobrist';
import { Dataset } from './dataset';
import { fitWeights } from './fit';

const SCALE = 0.004;
/** True weights, with many pieces and then with few; the last feature of each never occurs. */
const TRUE = [180, -40, 75, 0, 120, 60, -30, 0];
const HAND_SET = [100, 20, 100, 0, 150, 20, 20, 0];
const FEATURES = TRUE.length / 2;

const random = randomWords(7);
const unit = () => (random() >>> 0) / 2 ** 32;
const amount = () => Math.floor(unit() * 5) - 2;

/** Results drawn as the true weights predict them. */
function sample(games: number): Dataset {
  const data = new Dataset(FEATURES);
  for (let game = 0; game < games; game++) {
    const many = unit();
    const few = 1 - many;
    const features = new Map([0, 1, 2].map((feature) => [feature, amount()]));
    const scoreWith = (weights: readonly number[]): number => {
      let score = 0;
      for (const [feature, times] of features) {
        score += times * (many * weights[feature] + few * weights[FEATURES + feature]);
      }
      return score;
    };
    const expected = 1 / (1 + Math.exp(-SCALE * scoreWith(TRUE)));
    data.addGame([{ base: scoreWith(HAND_SET), many, few, features }], unit() < expected ? 1 : 0);
  }
  return data;
}

const widths = TRUE.map(() => 60);

test('a fit recovers the weights that made the results, and leaves alone what it never saw', () => {
  const { weights, scale, losses } = fitWeights(sample(20_000), {
    widths,
    observationsPerGame: 1,
    iterations: 200,
  });
  // Scores keep the size they had; the scale says how large they would be at the true one.
  for (const [index, wanted] of TRUE.entries()) {
    const found = ((HAND_SET[index] + weights[index]) * scale) / SCALE;
    expect(Math.abs(found - wanted), `weight ${index}`).toBeLessThan(12);
  }
  expect(weights[3]).toBe(0);
  expect(losses.heldOutAfter).toBeLessThan(losses.heldOutBefore);
});

test('few observations leave the hand-set weights nearly as they are', () => {
  const { weights } = fitWeights(sample(2000), {
    widths,
    observationsPerGame: 1e-5,
    iterations: 200,
  });
  expect(Math.max(...weights.map(Math.abs))).toBeLessThan(3);
});
