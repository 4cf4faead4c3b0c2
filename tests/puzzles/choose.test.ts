// Which puzzle comes next: near one's rating and not seen lately; one a day; ever harder.
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { dayNumber, dayOf, dayWithNumber } from '../../src/puzzles/attempt';
import {
  dailyPuzzle,
  mistakesLeft,
  nextInStreak,
  nextInTraining,
  nextOfTheme,
} from '../../src/puzzles/choose';
import { progressOf, RECENT_ATTEMPTS } from '../../src/puzzles/progress';
import { attemptOf, collectionOf } from './support';

const nothing = progressOf([]);

it('training comes near the rating, and brings nothing seen lately', () => {
  const puzzles = collectionOf(300);
  const done = [];
  const lately: string[] = [];
  for (let count = 0; count < 120; count++) {
    const progress = progressOf(done);
    const next = nextInTraining(puzzles, progress);
    if (!next) throw new Error('no puzzle');
    expect(lately.slice(-RECENT_ATTEMPTS)).not.toContain(next.id);
    // The puzzles nearest to it may have been solved already.
    expect(Math.abs(next.rating - progress.rating.value)).toBeLessThan(450);
    lately.push(next.id);
    done.push(attemptOf({ puzzle: next.id, rating: next.rating, solved: count % 2 === 0 }));
  }
});

it('what was not answered comes again, and where there are few they take turns', () => {
  const puzzles = collectionOf(300);
  expect(nextInTraining(puzzles, nothing)).toBe(nextInTraining(puzzles, progressOf([])));
  const few = collectionOf(3);
  const seen = new Set<string>();
  const done = [];
  for (let count = 0; count < 3; count++) {
    const next = nextInTraining(few, progressOf(done));
    if (next) done.push(attemptOf({ puzzle: next.id, rating: next.rating }));
    seen.add(next?.id ?? '');
  }
  expect(seen.size).toBe(3);
  expect(nextInTraining([], nothing)).toBeNull();
});

it('a theme brings only its own', () => {
  expect(nextOfTheme(collectionOf(30), nothing, 'in1')?.themes).toContain('in1');
  expect(nextOfTheme(collectionOf(30), nothing, 'castling')).toBeNull();
});

it('as many days as there are puzzles bring each of them once, on any device', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: -500, max: 40_000 }),
      (n, from) => {
        const puzzles = collectionOf(n);
        const shuffled = [...puzzles].reverse();
        const days = Array.from({ length: n }, (_, index) => dayWithNumber(from + index));
        const found = days.map((day) => dailyPuzzle(puzzles, day)?.id);
        expect(new Set(found).size).toBe(n);
        expect(days.map((day) => dailyPuzzle(shuffled, day)?.id)).toEqual(found);
      },
    ),
    { numRuns: 30 },
  );
  expect(dailyPuzzle(collectionOf(3), 'tomorrow')).toBeNull();
});

it('a streak grows harder to its end', () => {
  const puzzles = collectionOf(80);
  const solved: string[] = [];
  let last = 0;
  for (let count = 0; count < 20; count++) {
    const next = nextInStreak(puzzles, nothing, { id: 'r', number: 1, solved });
    expect(next?.rating).toBeGreaterThanOrEqual(last);
    last = next?.rating ?? last;
    solved.push(next?.id ?? '');
  }
  expect(new Set(solved).size).toBe(20);
  expect(last).toBeGreaterThan(1000);
  expect(
    nextInStreak(puzzles.slice(0, 1), nothing, { id: 'r', number: 1, solved: ['p0'] }),
  ).toBeNull();
});

it('a streak’s puzzle waits until it is answered, whatever else is tried meanwhile', () => {
  const puzzles = collectionOf(80);
  const next = (attempts: Parameters<typeof progressOf>[0], id: string) => {
    const { run, runs, ...progress } = progressOf(attempts);
    const going = run ?? { id, number: runs + 1, solved: [] };
    return nextInStreak(puzzles, { ...progress, run, runs }, going)?.id;
  };
  const first = next([], 'one') ?? '';
  expect(next([], 'two')).toBe(first);
  const training = Array.from({ length: 60 }, (_, at) => attemptOf({ puzzle: `p${at}` }));
  expect(next(training, 'three')).toBe(first);
  const solved = attemptOf({ way: 'streak', run: 'r', puzzle: first });
  const second = next([...training, solved], 'four');
  expect(second).not.toBe(first);
  const more = Array.from({ length: 60 }, (_, at) => attemptOf({ puzzle: `p${at}` }));
  expect(next([...training, solved, ...more], 'five')).toBe(second);
  // Another streak begins with what its number says.
  const missed = attemptOf({ way: 'streak', run: 'r', puzzle: second ?? '', solved: false });
  const anew = next([solved, missed], 'six');
  const after = more.map((one) => attemptOf({ puzzle: one.puzzle }));
  expect(next([solved, missed, ...after], 'seven')).toBe(anew);
});

test('a day is the local one, and only days are days', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  expect(dayNumber('1970-01-02')).toBe(1);
  expect(dayWithNumber(20_000)).toBe('2024-10-04');
  for (const wrong of ['2026-02-30', '2026-13-01', '2026-1-1', '', 'x'])
    expect(dayNumber(wrong)).toBeNull();
});

test('a mistake comes again on another day, and then at longer intervals', () => {
  const mistakes = [4, 8].map((ply) => ({ id: 'g', ply }));
  const go = (puzzle: string, day: string, solved = true) =>
    attemptOf({ way: 'mistake', rating: null, puzzle, day, solved });
  const plies = (attempts: Parameters<typeof progressOf>[0], today: string) =>
    mistakesLeft(mistakes, progressOf(attempts), today).map(({ ply }) => ply);
  const first = go('g:4', '2026-11-22');
  expect(plies([first], '2026-11-22')).toEqual([8]);
  expect(plies([first], '2026-11-23')).toEqual([8, 4]);
  expect(plies([first, go('g:8', '2026-11-23', false)], '2026-11-23')).toEqual([4]);
  expect(plies([first, go('g:4', '2026-11-24')], '2026-11-26')).toEqual([8]);
  expect(plies([first, go('g:4', '2026-11-24')], '2026-11-27')).toEqual([8, 4]);
});
