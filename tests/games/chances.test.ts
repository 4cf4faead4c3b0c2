// Chances to win from scores, and the curves that games keep for them.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { ONE_FAMILY, USUAL_CURVE, winningChance } from '../../src/games/chances';

test('a chance grows with the score, from nothing to all', () => {
  const scores = [-30_000, -900, -300, -50, 0, 50, 300, 900, 30_000];
  const chances = scores.map((score) => winningChance(score, null, 1, USUAL_CURVE));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chances[4]).toBe(0.5);
  expect(chances[0]).toBeCloseTo(0);
  expect(chances[8]).toBeCloseTo(1);
});

test('both sides’ chances make one whole, and a won game is won', () => {
  const curve = { full: 5000, many: 0.002, few: 0.007, margin: 0 };
  for (const material of [0, 1200, 5000, 9000]) {
    const own = winningChance(230, null, material, curve);
    expect(own + winningChance(-230, null, material, curve)).toBeCloseTo(1);
  }
  expect(winningChance(230, null, 0, curve)).toBeGreaterThan(winningChance(230, null, 5000, curve));
  expect(winningChance(31_990, 5, 0, curve)).toBe(1);
  expect(winningChance(-31_990, -5, 0, curve)).toBe(0);
});

test('up to the margin a lead is mostly drawn, and well beyond it wins', () => {
  const curve = { full: 5000, many: 0.004, few: 0.004, margin: 1200 };
  const chanceOf = (score: number) => winningChance(score, null, 3000, curve);
  expect(chanceOf(0)).toBeCloseTo(0.5);
  expect(chanceOf(600)).toBeLessThan(0.6);
  expect(chanceOf(1200)).toBeCloseTo(0.75);
  expect(chanceOf(2400)).toBeGreaterThan(0.95);
  expect(chanceOf(-1200)).toBeCloseTo(0.25);
});

/** A steeper curve, per centipawn, would call a lead of half a pawn won: what came of it was no fit. */
const STEEPEST = 0.05;

describe.each(games.filter(({ loadChances }) => loadChances))('$name', (game) => {
  test('has a curve for every family of its rules', async () => {
    const table = await game.loadChances?.();
    const choices = [
      {},
      ...game.options.flatMap(({ name, values }) => values.map(({ value }) => ({ [name]: value }))),
    ];
    for (const options of choices) {
      for (const terrain of [0, 1, 2]) {
        const family = game.chanceFamily?.(options, terrain) ?? ONE_FAMILY;
        const curve = table?.default.curves[family];
        expect(curve?.full, family).toBeGreaterThan(0);
        expect(curve?.many, family).toBeGreaterThanOrEqual(0);
        expect(curve?.few, family).toBeGreaterThanOrEqual(0);
        expect(curve?.margin, family).toBeGreaterThanOrEqual(0);
        expect(Math.max(curve?.many ?? 0, curve?.few ?? 0), family).toBeLessThan(STEEPEST);
      }
    }
  });
});
