// Ratings put puzzles in the order of how many solve them, and on the app's scale.
import { expect, it } from 'vitest';
import { randomWords } from '../../../src/rules/zobrist';
import { difficulties, lineThrough, solvedByFifths, toScale } from './rate';

it('difficulties of simulated tries come back', () => {
  const random = randomWords(7);
  const abilities = [-3, -2, -1, 0, 1, 2, 3, 4];
  const truth = Array.from({ length: 120 }, (_, index) => (index / 119) * 6 - 3);
  const shares = truth.map((hard) =>
    abilities.map((ability) => {
      const chance = 1 / (1 + Math.exp(hard - ability));
      const tries = Array.from({ length: 6 }, () => (random() >>> 0) / 2 ** 32 < chance);
      return tries.filter(Boolean).length / tries.length;
    }),
  );
  const found = difficulties(shares);
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const centred = (list: readonly number[]) => list.map((one) => one - mean(list));
  const errors = centred(found).map((one, index) => Math.abs(one - centred(truth)[index]));
  expect(mean(errors)).toBeLessThan(0.6);
});

it('what nobody solves is rated highest, what all solve lowest, within the scale', () => {
  const shares = [
    [1, 1, 1],
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ];
  const ratings = toScale(difficulties(shares));
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(new Set(ratings).size).toBe(4);
  expect(ratings[0]).toBe(400);
  expect(ratings[3]).toBe(2400);
});

it('tries that do not count change nothing', () => {
  const all = difficulties([
    [0, 1, 1],
    [0, 0, 1],
    [0, 1, 1],
  ]);
  const known = difficulties([
    [0, 1, 1],
    [0, 0, 1],
    [0, null, null],
  ]);
  expect(known[0]).toBeLessThan(known[1]);
  expect(known[2]).toBeGreaterThan(all[2]);
  expect(known[2]).toBeLessThan(known[1]);
});

it('the table tells what each player solved of each fifth, easiest first', () => {
  const shares = [
    [1, 1],
    [1, 1],
    [0, 1],
    [null, 1],
    [0, 0],
  ].reverse();
  expect(solvedByFifths(shares, [5, 4, 3, 2, 1])).toEqual([
    [100, 100],
    [100, 100],
    [0, 100],
    [null, 100],
    [0, 0],
  ]);
});

it('what joins a rated collection lies on the line through what is rated', () => {
  const line = lineThrough([
    [-1, 700],
    [0, 1100],
    [0, 1300],
    [1, 1700],
  ]);
  expect(line(0)).toBe(1200);
  expect(line(2)).toBe(2200);
});
