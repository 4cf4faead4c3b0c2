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
  withHelp,
  withMoves,
  withSolved,
} from '../../src/lessons/progress';

const frog = { id: 'frog', tasks: [1, 2, 3] };
const vao = { id: 'vao', tasks: [1] };
const BEGINNING = { task: 0, solved: [], helped: [], moves: [] };
const lessons = [frog, vao, { id: 'last', tasks: [1] }];

test('a lesson is done with the last of its tasks, in whatever order', () => {
  const some = withSolved(withSolved(NO_PROGRESS, frog, 2), frog, 0);
  expect(some.done).toEqual([]);
  expect(nextTask(placeOf(some, frog), frog, 0)).toBe(1);
  const all = withSolved(some, frog, 1);
  expect(all).toEqual({ done: ['frog'], starred: ['frog'], begun: {} });
});

test('a lesson in which a move was shown has no star, until it is done without', () => {
  const helped = withSolved(withHelp(NO_PROGRESS, vao), vao, 0);
  expect(helped).toEqual({ done: ['vao'], starred: [], begun: {} });
  const alone = withSolved(begunAnew(helped, vao), vao, 0);
  expect(alone).toEqual({ done: ['vao'], starred: ['vao'], begun: {} });
  const helpedAgain = withSolved(withHelp(begunAnew(alone, vao), vao), vao, 0);
  expect(helpedAgain.starred).toEqual(['vao']);
});

test('a task in which a move was shown is solved anew by who comes back to it', () => {
  const helped = withSolved(withHelp(NO_PROGRESS, frog), frog, 0);
  expect(placeOf(helped, frog)).toMatchObject({ task: 1, solved: [0], helped: [0] });
  expect(placeOf(atTask(helped, frog, 0), frog)).toMatchObject({ solved: [], helped: [] });
  const alone = withSolved(NO_PROGRESS, frog, 0);
  expect(placeOf(atTask(alone, frog, 0), frog).solved).toEqual([0]);
});

test('moves belong to the task in hand', () => {
  const moved = withMoves(NO_PROGRESS, frog, ['d3d5']);
  expect(placeOf(moved, frog)).toEqual({
    ...BEGINNING,
    moves: ['d3d5'],
  });
  expect(placeOf(atTask(moved, frog, 1), frog)).toEqual({ ...BEGINNING, task: 1 });
  expect(placeOf(withSolved(moved, frog, 0), frog).moves).toEqual([]);
  expect(placeOf(moved, vao).moves).toEqual([]);
});

test('the lesson in which its player was last comes last of those begun', () => {
  const both = withMoves(withMoves(NO_PROGRESS, frog, ['d3d5']), vao, ['b3f7']);
  expect(Object.keys(both.begun)).toEqual(['frog', 'vao']);
  const back = atTask(both, frog, 1);
  expect(Object.keys(back.begun)).toEqual(['vao', 'frog']);
  expect(Object.keys(joinProgress(back, both).begun)).toEqual(['vao', 'frog']);
});

test('after a skipped task the others come first, then that one again', () => {
  const skipped = atTask(NO_PROGRESS, frog, 1);
  const next = withSolved(withSolved(skipped, frog, 1), frog, 2);
  expect(nextTask(placeOf(next, frog), frog, 2)).toBe(0);
  expect(nextTask({ ...BEGINNING, solved: [1, 2] }, frog, 0)).toBeNull();
});

test('a lesson done again stays done, and begins at its first task', () => {
  const again = begunAnew({ ...NO_PROGRESS, done: ['frog'] }, frog);
  expect(again.done).toEqual(['frog']);
  expect(placeOf(again, frog)).toEqual(BEGINNING);
});

test('a place that a shorter lesson no longer has is its beginning', () => {
  const long = atTask(NO_PROGRESS, { id: 'vao', tasks: [1, 2, 3] }, 2);
  expect(placeOf(long, vao).task).toBe(0);
});

test('the next lesson is the first that is not done, those after the present one before all others', () => {
  const progress = { ...NO_PROGRESS, done: ['vao'] };
  expect(nextLesson(progress, lessons)?.id).toBe('frog');
  expect(nextLesson(progress, lessons, 0)?.id).toBe('last');
  expect(nextLesson(progress, lessons, 2)?.id).toBe('frog');
  expect(nextLesson({ ...NO_PROGRESS, done: ['frog', 'vao', 'last'] }, lessons)).toBeNull();
});

test('of two devices everything done counts, and what is begun here stays', () => {
  const here = withMoves({ done: ['vao'], starred: ['vao'], begun: {} }, frog, ['d3d5']);
  const there = {
    done: ['last'],
    starred: ['last'],
    begun: {
      frog: { task: 2, solved: [0, 1], helped: [1], moves: [] },
      vao: BEGINNING,
    },
  };
  expect(joinProgress(here, there)).toEqual({
    done: ['vao', 'last'],
    starred: ['vao', 'last'],
    begun: here.begun,
  });
  expect(joinProgress(NO_PROGRESS, there)).toEqual(there);
  expect(joinProgress(here, NO_PROGRESS)).toEqual(here);
});
