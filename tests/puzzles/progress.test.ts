// What attempts come to: rating, streaks, days and mistakes, in whatever order and however often they are given, and with
// whatever the clock said.
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type Attempt, WAYS } from '../../src/puzzles/attempt';
import { PLACING_ATTEMPTS, progressOf, RECENT_ATTEMPTS } from '../../src/puzzles/progress';
import { attemptOf } from './support';

const attempts = fc.array(
  fc
    .record({
      puzzle: fc.constantFrom('p0', 'p1', 'p2', 'g:7'),
      way: fc.constantFrom(...WAYS),
      solved: fc.boolean(),
      rating: fc.constantFrom(null, 400, 1500, 2400),
      day: fc.constantFrom('2026-11-22', '2026-11-23'),
      run: fc.constantFrom(null, 'r', 's'),
      at: fc.nat(),
    })
    .map((changes): Attempt => attemptOf(changes)),
  { maxLength: 60 },
);

it('neither the order nor a second copy changes anything', () => {
  fc.assert(
    fc.property(attempts, (given) => {
      const whole = progressOf(given);
      expect(progressOf([...given].reverse())).toEqual(whole);
      expect(progressOf([...given, ...given.slice(0, 9)])).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

it('a clock set back or forward moves neither the rating nor a streak', () => {
  fc.assert(
    fc.property(attempts, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (given, times) => {
      const { rating, best, run } = progressOf(given);
      const moved = given.map((one, index) => ({ ...one, at: times[index] }));
      expect(progressOf(moved)).toMatchObject({ rating, best, run });
    }),
    { numRuns: 40 },
  );
});

it('a puzzle seen lately does not move the rating again', () => {
  const again = [attemptOf({ puzzle: 'p1' }), attemptOf({ puzzle: 'p1' })];
  expect(progressOf(again).history).toHaveLength(1);
  const between = Array.from({ length: RECENT_ATTEMPTS }, (_, index) =>
    attemptOf({ puzzle: `x${index}` }),
  );
  const much = [again[0], ...between, attemptOf({ puzzle: 'p1' })];
  expect(progressOf(much).history).toHaveLength(RECENT_ATTEMPTS + 2);
});

test('the first ten rated attempts place one by larger steps, and each says what it did', () => {
  const { history } = progressOf(
    Array.from({ length: 40 }, (_, i) =>
      attemptOf({ id: `t${i}`, puzzle: `p${i}`, solved: i % 2 === 0 }),
    ),
  );
  const steps = history.map(({ value, before }) => Math.abs(value - before));
  const [placing, later] = [steps.slice(0, PLACING_ATTEMPTS), steps.slice(-10)];
  expect(Math.min(...placing)).toBeGreaterThan(2 * Math.max(...later));
  expect(Math.max(...later)).toBeLessThan(25);
  expect(history.map(({ attempt }) => attempt)).toEqual(steps.map((_, i) => `t${i}`));
  expect(history.slice(1).map(({ before }) => before)).toEqual(
    history.slice(0, -1).map(({ value }) => value),
  );
});

test('who solves is rated higher than who does not; mistakes count for nothing', () => {
  const tries = (solved: boolean) =>
    progressOf(Array.from({ length: 9 }, (_, i) => attemptOf({ puzzle: `p${i}`, solved })));
  expect(tries(true).rating.value).toBeGreaterThan(1200);
  expect(tries(false).rating.value).toBeLessThan(1200);
  expect(progressOf([attemptOf({ way: 'mistake', rating: null })]).history).toEqual([]);
});

test('the first go at a day’s puzzle decides, from whichever tab', () => {
  const daily = (solved: boolean, day = '2026-11-22') => attemptOf({ way: 'daily', solved, day });
  expect(progressOf([daily(true), daily(false)]).days.get('2026-11-22')).toBe('solved');
  expect(progressOf([daily(false), daily(true)]).days.get('2026-11-22')).toBe('later');
  // A day that comes again, with the clock set back or across a time zone, is the same day.
  const thrice = [daily(false), daily(true, '2026-11-23'), daily(false)];
  expect([...progressOf(thrice).days]).toEqual([
    ['2026-11-22', 'missed'],
    ['2026-11-23', 'solved'],
  ]);
});

test('a streak ends with the first miss, and the longest is kept', () => {
  const go = (run: string, puzzle: string, solved = true) =>
    attemptOf({ way: 'streak', run, puzzle, solved });
  const first = [go('r', 'a'), go('r', 'b'), go('r', 'b'), go('r', 'c')];
  expect(progressOf(first)).toMatchObject({ best: 3, run: { id: 'r', solved: ['a', 'b', 'c'] } });
  // Another tab has missed meanwhile: what comes after that does not count.
  const ended = [...first, go('r', 'd', false), go('r', 'e')];
  expect(progressOf(ended)).toMatchObject({ best: 3, run: null });
  const next = [...ended, go('s', 'a')];
  expect(progressOf(next)).toMatchObject({ best: 3, run: { id: 's', solved: ['a'] } });
});

it('tasks of lessons leave everything about puzzles as it is, but for what comes back', () => {
  const anyAttempts = fc.array(
    fc.record({
      puzzle: fc.constantFrom('p0', 'p1', 'p2'),
      way: fc.constantFrom(...WAYS),
      solved: fc.boolean(),
      run: fc.constantFrom(null, 'r1'),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(anyAttempts, (drawn) => {
      const attempts = drawn.map((one) =>
        attemptOf({ ...one, ...(one.way === 'task' && { puzzle: 'first/0', rating: null }) }),
      );
      const puzzles = attempts.filter(({ way }) => way !== 'task');
      const { recall, latestAt: _all, ...shown } = progressOf(attempts);
      const { recall: without, latestAt: _few, ...expected } = progressOf(puzzles);
      expect(shown).toEqual(expected);
      expect([...recall].filter(([, { kind }]) => kind !== 'task')).toEqual([...without]);
    }),
  );
});
