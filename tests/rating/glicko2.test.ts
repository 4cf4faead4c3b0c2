// Ratings come out as in Glickman's own example, and move the way they should.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Rating, updateRating } from '../../src/rating/glicko2';

const player: Rating = { value: 1500, deviation: 200, volatility: 0.06 };

it('his worked example comes out', () => {
  const after = updateRating(player, [
    { value: 1400, deviation: 30, score: 1 },
    { value: 1550, deviation: 100, score: 0 },
    { value: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.value).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

it('without results only certainty is lost', () => {
  const after = updateRating(player, []);
  expect(after).toMatchObject({ value: 1500, volatility: 0.06 });
  expect(after.deviation).toBeCloseTo(200.27, 1);
});

it('whatever comes, a win lifts, a loss lowers, and both tell something', () => {
  const ratings = fc.record({
    value: fc.integer({ min: 100, max: 3000 }),
    deviation: fc.integer({ min: 40, max: 350 }),
    volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
  });
  const against = fc.record({
    value: fc.integer({ min: 400, max: 2400 }),
    deviation: fc.integer({ min: 30, max: 200 }),
  });
  fc.assert(
    fc.property(ratings, against, fc.constantFrom(0, 1), (rating, opponent, score) => {
      const after = updateRating(rating, [{ ...opponent, score }]);
      expect(Math.sign(after.value - rating.value)).toBe(score === 1 ? 1 : -1);
      expect(after.deviation).toBeLessThan(rating.deviation + 173.7178 * rating.volatility);
      expect(after.volatility).toBeGreaterThan(0);
    }),
  );
});
