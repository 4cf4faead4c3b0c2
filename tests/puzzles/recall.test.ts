// What was missed comes back at growing intervals until it is learnt, whatever order attempts are given in.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, dayNumber, dayWithNumber, inOrder } from '../../src/puzzles/attempt';
import { progressOf } from '../../src/puzzles/progress';
import { dueOn, isDue, recallOf } from '../../src/puzzles/recall';
import { attemptOf } from './support';

const START = dayNumber('2026-11-22') ?? 0;
const go = (after: number, solved: boolean, changes: Partial<Attempt> = {}) =>
  attemptOf({ puzzle: 'p1', day: dayWithNumber(START + after), solved, ...changes });
const recallAfter = (...attempts: Attempt[]) => recallOf(inOrder(attempts)).get('p1');

describe('a missed puzzle', () => {
  it('comes back after 1, 3, 7, 14 and 27 days, and is learnt then', () => {
    const attempts = [go(0, false)];
    const intervals: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const recall = recallAfter(...attempts);
      if (!recall || recall.isLearnt) break;
      intervals.push(recall.interval);
      attempts.push(go(recall.due - START, true));
    }
    expect(intervals).toEqual([1, 3, 7, 14, 27]);
    expect(recallAfter(...attempts)?.isLearnt).toBe(true);
  });

  it('solved before its day is fresh: that changes nothing', () => {
    expect(recallAfter(go(0, false), go(0, true))).toEqual(recallAfter(go(0, false)));
  });

  it('missed again begins anew, and comes more often', () => {
    expect(recallAfter(go(0, false), go(1, true), go(7, false))).toMatchObject({
      interval: 1,
      due: START + 8,
    });
    const thenSolved = (...before: Attempt[]) =>
      recallAfter(...before, go(7, false), go(8, true), go(11, true), go(18, true));
    expect(thenSolved()?.interval).toBe(14);
    expect(thenSolved(go(0, false), go(1, true))?.interval).toBe(10);
  });

  it('of a day long past counts from when it was tried', () => {
    const at = new Date(2026, 10, 24, 12).getTime();
    expect(recallAfter(go(-300, false, { way: 'daily', at }))?.due).toBe(START + 3);
  });
});

it('what was solved at the first go does not come back; a mistake of one’s own does', () => {
  expect(recallAfter(go(0, true))).toBeUndefined();
  expect(recallAfter(go(0, true, { way: 'mistake' }))).toMatchObject({
    interval: 1,
    due: START + 1,
  });
});

it('a failed task comes back like a puzzle; one that was never failed does not', () => {
  const task = (after: number, solved: boolean) => go(after, solved, { way: 'task', rating: null });
  expect(recallAfter(task(0, true))).toBeUndefined();
  const failed = recallAfter(task(0, true), task(1, false));
  expect(failed).toMatchObject({ kind: 'task', interval: 1, due: START + 2 });
  expect(recallAfter(task(1, false), task(2, true))).toMatchObject({ interval: 3 });
  expect(recallAfter(task(1, false), task(2, true), task(5, false))).toMatchObject({
    interval: 1,
    due: START + 6,
  });
});

it('of each kind what waits longest comes first, and what was solved does not come', () => {
  const at = (puzzle: string, after: number, changes: Partial<Attempt> = {}) =>
    go(after, false, { puzzle, ...changes });
  const recall = recallOf(
    inOrder([
      at('p0', 0, { solved: true }),
      at('p1', 0),
      at('first/2', -1, { way: 'task' }),
      at('g:4', -2, { way: 'mistake' }),
    ]),
  );
  const due = (after: number) =>
    dueOn(recall, dayWithNumber(START + after)).map(([key, { kind }]) => `${kind} ${key}`);
  expect(due(-2)).toEqual([]);
  expect(due(0)).toEqual(['mistake g:4', 'task first/2']);
  expect(due(1)).toEqual(['mistake g:4', 'task first/2', 'puzzle p1']);
});

it('two devices’ attempts come to the same, whichever is read first', () => {
  const anyAttempts = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 60 }), solved: fc.boolean() }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anyAttempts, fc.integer({ min: 0, max: 80 }), (tries, later) => {
      const attempts = tries.map(({ days, solved }) => go(days, solved));
      const one = progressOf(attempts).recall.get('p1');
      expect(progressOf([...attempts].reverse()).recall.get('p1')).toEqual(one);
      // Due once, it stays due until it is tried.
      const today = dayWithNumber(START + later);
      const next = dayWithNumber(START + later + 1);
      if (one && isDue(one, today)) expect(isDue(one, next)).toBe(true);
    }),
  );
});
