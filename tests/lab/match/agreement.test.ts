// When two engines agree that a game is decided.
import { expect, test } from 'vitest';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import { type Agreed, Agreement } from './agreement';

const settings = { resignScore: 1000, resignPlies: 4, drawScore: 10, drawPlies: 6 };

/** What is agreed after White and Black have said these scores in turn. */
function after(scores: readonly (number | null)[], quiet: number): Agreed | null {
  const agreement = new Agreement(settings);
  let agreed: Agreed | null = null;
  for (const [ply, score] of scores.entries()) {
    agreed = agreement.hear((ply % 2) as Colour, score, quiet);
  }
  return agreed;
}

test('a winner is agreed when both sides have called it long enough', () => {
  expect(after([1200, -1200, 1300], 0)).toBeNull();
  expect(after([1200, -1200, 1300, -1400], 0)).toEqual({ winner: WHITE });
  expect(after([-1200, 1200, -1300, 1400], 0)).toEqual({ winner: BLACK });
});

test('a side that does not believe it prevents the agreement', () => {
  expect(after([1200, -900, 1200, -900], 0)).toBeNull();
  expect(after([1200, 1200, 1200, 1200], 0)).toBeNull();
  expect(after([1200, null, 1200, null], 0)).toBeNull();
});

test('a draw is agreed when both see nothing and nothing happens', () => {
  const level = [5, -3, 0, 8, -8, 0];
  expect(after(level, 6)).toEqual({ winner: null });
  expect(after(level, 5)).toBeNull();
  expect(after([5, -3, 0, 8, -8, 30], 6)).toBeNull();
  expect(after([5, -3, 0, 8, -8, null], 6)).toBeNull();
});
