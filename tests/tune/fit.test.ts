import { expect, test } from 'vitest';
import { randomWords } from '../../src/rules/zobrist';
import { Dataset } from './dataset';
import { fitWeights } from './fit';

const SCALE = 0.004;
/** True weights, with many pieces and with few; the last feature never occurs. */
const MANY = [80, -40, 15, 0];
const FEW = [20, 60, -30, 0];
const GAMES = 20_000;

const random = randomWords(7);
const unit = () => (random() >>> 0) / 2 ** 32;
const amount = () => Math.floor(unit() * 5) - 2;

/** Results drawn as the true weights predict them. */
function sample(): Dataset {
  const data = new Dataset(MANY.length);
  for (let game = 0; game < GAMES; game++) {
    const many = unit();
    const few = 1 - many;
    const base = (unit() - 0.5) * 600;
    const features = new Map([0, 1, 2].map((feature) => [feature, amount()]));
    let score = base;
    for (const [feature, times] of features) {
      score += times * (many * MANY[feature] + few * FEW[feature]);
    }
    const expected = 1 / (1 + Math.exp(-SCALE * score));
    data.addGame([{ base, many, few, features }], unit() < expected ? 1 : 0);
  }
  return data;
}

const widths = MANY.map(() => 60);

test('a fit recovers the weights that made the results, and leaves alone what it never saw', () => {
  const { weights, scale, losses } = fitWeights(sample(), {
    widths,
    observationsPerGame: 1,
    iterations: 200,
  });
  // The scale is fitted before the weights, so weights are known up to its error.
  const found = Array.from(weights, (weight) => (weight * scale) / SCALE);
  for (const [index, wanted] of [...MANY, ...FEW].entries()) {
    expect(Math.abs(found[index] - wanted), `weight ${index}`).toBeLessThan(12);
  }
  expect(weights[3]).toBe(0);
  expect(losses.heldOutAfter).toBeLessThan(losses.heldOutBefore);
});

test('few observations leave the hand-set weights nearly as they are', () => {
  const { weights } = fitWeights(sample(), {
    widths,
    observationsPerGame: 1e-5,
    iterations: 200,
  });
  expect(Math.max(...weights.map(Math.abs))).toBeLessThan(3);
});
