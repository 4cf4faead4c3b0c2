// What is said of a player's progress: themes count each attempt, and a row of days may have one day off.
import { expect, it, test } from 'vitest';
import type { Attempt } from '../../src/puzzles/attempt';
import { daysInARow, themeResults } from '../../src/puzzles/progress';
import type { Puzzle } from '../../src/puzzles/puzzle';

const attempt = (puzzle: string, solved: boolean, at = 0): Attempt => ({
  ...{ id: `${puzzle} ${at}`, game: 'cuarenta', puzzle, way: 'training', solved },
  ...{ rating: 1000, number: at, day: '2026-11-26', run: null, at },
});

const puzzle = (id: string, ...themes: Puzzle['themes'][number][]): Puzzle => ({
  ...{ id, themes, options: {}, text: '', moves: [], rating: 1000 },
});

it('counts each attempt under all themes of its puzzle, and none whose puzzle is gone', () => {
  const results = themeResults(
    [attempt('a', true), attempt('a', false, 1), attempt('b', true, 2), attempt('gone', true, 3)],
    [puzzle('a', 'checkmate', 'in1'), puzzle('b', 'checkmate', 'in2')],
  );
  expect(Object.fromEntries(results)).toEqual({
    checkmate: { tried: 3, solved: 2 },
    in1: { tried: 2, solved: 1 },
    in2: { tried: 1, solved: 1 },
  });
});

/** Noon of a day of November 2026 where the player is. */
const noon = (day: number): number => new Date(2026, 10, day, 12).getTime();

test.each([
  ['nothing yet', [], 0],
  ['today alone', [26], 1],
  ['a row up to today', [24, 25, 26], 3],
  ['a row up to yesterday, since today is not over', [23, 24, 25], 3],
  ['one day off', [22, 23, 25, 26], 4],
  ['one day off, just now', [22, 23, 24], 3],
  ['a second day off ends it', [20, 22, 24, 26], 2],
  ['two days off in one go end it', [21, 22, 23, 26], 1],
  ['long ago', [1, 2, 3], 0],
])('%s', (_what, days, row) => {
  const attempts = days.flatMap((day) => [
    attempt('a', true, noon(day)),
    attempt('b', false, noon(day) + 1),
  ]);
  expect(daysInARow(attempts, '2026-11-26')).toBe(row);
});
