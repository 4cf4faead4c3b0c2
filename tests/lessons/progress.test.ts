// How far lessons are done: tasks in any order, skipped ones, lessons done again, progress of two devices joined.
import { expect, test } from 'vitest';
import {
  atTask,
  begunAnew,
  joinProgress,
  NO_PROGRESS,
  nextLesson,
  nextTask,
  placeOf,
  withMoves,
  withSolved,
} from '../../src/lessons/progress';

const frog = { id: 'frog', tasks: [1, 2, 3] };
const vao = { id: 'vao', tasks: [1] };
const lessons = [frog, vao, { id: 'last', tasks: [1] }];

test('a lesson is done with the last of its tasks, in whatever order', () => {
  const some = withSolved(withSolved(NO_PROGRESS, frog, 2), frog, 0);
  expect(some.done).toEqual([]);
  expect(nextTask(placeOf(some, frog), frog, 0)).toBe(1);
  const all = withSolved(some, frog, 1);
  expect(all).toEqual({ done: ['frog'], begun: {} });
});

test('moves belong to the task in hand', () => {
  const moved = withMoves(NO_PROGRESS, frog, ['d3d5']);
  expect(placeOf(moved, frog)).toEqual({ task: 0, solved: [], moves: ['d3d5'] });
  expect(placeOf(atTask(moved, frog, 1), frog)).toEqual({ task: 1, solved: [], moves: [] });
  expect(placeOf(withSolved(moved, frog, 0), frog).moves).toEqual([]);
  expect(placeOf(moved, vao).moves).toEqual([]);
});

test('after a skipped task the others come first, then that one again', () => {
  const skipped = atTask(NO_PROGRESS, frog, 1);
  const next = withSolved(withSolved(skipped, frog, 1), frog, 2);
  expect(nextTask(placeOf(next, frog), frog, 2)).toBe(0);
  expect(nextTask({ task: 0, solved: [1, 2], moves: [] }, frog, 0)).toBeNull();
});

test('a lesson done again stays done, and begins at its first task', () => {
  const again = begunAnew({ done: ['frog'], begun: {} }, frog);
  expect(again.done).toEqual(['frog']);
  expect(placeOf(again, frog)).toEqual({ task: 0, solved: [], moves: [] });
});

test('a place that a shorter lesson no longer has is its beginning', () => {
  const long = atTask(NO_PROGRESS, { id: 'vao', tasks: [1, 2, 3] }, 2);
  expect(placeOf(long, vao).task).toBe(0);
});

test('the next lesson is the first that is not done, those after the present one before all others', () => {
  const progress = { done: ['vao'], begun: {} };
  expect(nextLesson(progress, lessons)?.id).toBe('frog');
  expect(nextLesson(progress, lessons, 0)?.id).toBe('last');
  expect(nextLesson(progress, lessons, 2)?.id).toBe('frog');
  expect(nextLesson({ done: ['frog', 'vao', 'last'], begun: {} }, lessons)).toBeNull();
});

test('of two devices everything done counts, and what is begun here stays', () => {
  const here = withMoves({ done: ['vao'], begun: {} }, frog, ['d3d5']);
  const there = {
    done: ['last'],
    begun: {
      frog: { task: 2, solved: [0, 1], moves: [] },
      vao: { task: 0, solved: [], moves: [] },
    },
  };
  expect(joinProgress(here, there)).toEqual({ done: ['vao', 'last'], begun: here.begun });
  expect(joinProgress(NO_PROGRESS, there)).toEqual(there);
  expect(joinProgress(here, NO_PROGRESS)).toEqual(here);
});
