// The fit that turns scores into chances to win, on results whose curve is known.
import { expect, test } from 'vitest';
import { type ChanceCurve, winningChance } from '../../../src/games/chances';
import { randomWords } from '../../../src/rules/zobrist';
import { binsOf, fitCurve, type Sample } from './fitCurve';

const TRUE = { full: 6000, many: 0.003, few: 0.009, margin: 0 };
const random = randomWords(7);
const unit = () => (random() >>> 0) / 2 ** 32;

/** Results drawn as a curve predicts them, a draw in four of ten. */
const drawnFrom = (curve: ChanceCurve, widest: number): Sample[] =>
  Array.from({ length: 8000 }, () => {
    const score = Math.round((unit() - 0.5) * 2 * widest);
    const material = Math.round(unit() * curve.full);
    const chance = winningChance(score, null, material, curve);
    const drawn = unit() < 0.4 * (1 - Math.abs(2 * chance - 1));
    return { score, material, points: drawn ? 0.5 : Number(unit() < chance) };
  });

const samples = drawnFrom(TRUE, 800);

test('the fit finds the curve that results were drawn from', () => {
  const { full, many, few, margin } = fitCurve(samples);
  expect(full / TRUE.full).toBeCloseTo(1, 2);
  expect(many / TRUE.many).toBeCloseTo(1, 0);
  expect(few / TRUE.few).toBeCloseTo(1, 0);
  expect(margin).toBe(0);
});

test('where smaller leads are drawn, the fit finds how large one must be to win', () => {
  const blocked = { full: 5000, many: 0.004, few: 0.004, margin: 1200 };
  const { margin, many } = fitCurve(drawnFrom(blocked, 2500));
  expect(Math.abs(margin - blocked.margin)).toBeLessThanOrEqual(100);
  expect(many / blocked.many).toBeCloseTo(1, 0);
});

test('every bin of a fitted curve tells what came about', () => {
  const bins = binsOf(fitCurve(samples), samples);
  expect(bins.reduce((sum, { positions }) => sum + positions, 0)).toBe(samples.length);
  for (const [tenth, { positions, predicted, actual }] of bins.entries()) {
    expect(positions).toBeGreaterThan(100);
    expect(Math.floor(predicted * 10)).toBe(tenth);
    expect(Math.abs(predicted - actual)).toBeLessThan(0.06);
  }
});

test('material that never changes gives one slope', () => {
  const { many, few } = fitCurve(samples.map((sample) => ({ ...sample, material: 3000 })));
  expect(few).toBeCloseTo(many, 3);
  expect(many).toBeGreaterThan(0);
});

test('leads that never win count for nothing, and none count against', () => {
  const backwards = samples.map((sample) => ({ ...sample, points: sample.score < 0 ? 1 : 0 }));
  expect(fitCurve(backwards)).toMatchObject({ many: 0, few: 0 });
});

test('large leads that are always drawn count for nothing', () => {
  const drawn = samples.map((sample) => ({ ...sample, score: 20 * sample.score, points: 0.5 }));
  const { many, few } = fitCurve(drawn);
  expect(many).toBeCloseTo(0, 4);
  expect(few).toBeCloseTo(0, 4);
});
