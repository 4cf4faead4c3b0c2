// Progress with lessons: kept by either store, in the backup, joined by a restore, and never in the way when damaged.
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { NO_PROGRESS, withMoves, withSolved } from '../../src/lessons/progress';
import { createBackup, restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import { parseProgress, progressKey } from '../../src/storage/choicesAndProgress';
import type { GameStore } from '../../src/storage/gameStore';
import { DATABASE, type FortyoneSchema } from '../../src/storage/schema';
import { freshDatabase, inMemory } from '../support/stores';

const GAME = 'some-game';
const lesson = { id: 'frog', tasks: [1] };
const other = { id: 'vao', tasks: [1, 2] };

const onDevice = freshDatabase();
const backupOf = async (store: GameStore): Promise<string> =>
  (await createBackup(store, {}, {})).chunks.join('');

test.each([
  ['device', onDevice],
  ['memory', inMemory],
])('%s: progress is kept by game, and goes with everything', async (_, make) => {
  const store = await make();
  expect(await store.lessonProgress(GAME)).toEqual(NO_PROGRESS);
  await store.changeLessonProgress(GAME, (progress) => withSolved(progress, lesson, 0));
  await store.changeLessonProgress(GAME, (progress) => withMoves(progress, other, ['b1c2']));
  expect(await store.lessonProgress(GAME)).toEqual({
    done: ['frog'],
    starred: ['frog'],
    begun: { vao: { task: 0, solved: [], helped: [], moves: ['b1c2'] } },
  });
  expect(await store.lessonProgress('another')).toEqual(NO_PROGRESS);
  await store.eraseAll();
  expect(await store.lessonProgress(GAME)).toEqual(NO_PROGRESS);
});

test('two tabs lose nothing of each other', async () => {
  const [one, two] = [await onDevice(), await onDevice()];
  await Promise.all([
    one.changeLessonProgress(GAME, (progress) => withSolved(progress, lesson, 0)),
    two.changeLessonProgress(GAME, (progress) =>
      withSolved(progress, { id: 'vao', tasks: [1] }, 0),
    ),
  ]);
  expect(new Set((await one.lessonProgress(GAME)).done)).toEqual(new Set(['frog', 'vao']));
});

test.each([
  ['device', onDevice],
  ['memory', inMemory],
])('%s: a backup brings progress back, and joins it with what is here', async (_, make) => {
  const there = await inMemory();
  await there.changeLessonProgress(GAME, (progress) => withSolved(progress, lesson, 0));
  await there.changeLessonProgress(GAME, (progress) => withMoves(progress, other, ['b1c2']));
  const text = await backupOf(there);
  const here = await make();
  await here.changeLessonProgress(GAME, (progress) =>
    withSolved(progress, { id: 'king', tasks: [1] }, 0),
  );
  const plan = await restore(here, parseBackup(text), 1);
  expect(plan.lessons).toBe(1);
  expect(await here.lessonProgress(GAME)).toEqual({
    done: ['king', 'frog'],
    starred: ['king', 'frog'],
    begun: { vao: { task: 0, solved: [], helped: [], moves: ['b1c2'] } },
  });
  // A second time nothing is left to be done.
  const again = await restore(here, parseBackup(text), 1);
  expect(again.lessons).toBe(0);
  expect(again.changes.choices).toEqual([]);
});

test('a backup of before there were lessons leaves progress as it is', async () => {
  const old = await backupOf(await inMemory());
  const here = await onDevice();
  await here.changeLessonProgress(GAME, (progress) => withSolved(progress, lesson, 0));
  await restore(here, parseBackup(old), 1);
  expect((await here.lessonProgress(GAME)).done).toEqual(['frog']);
});

test('progress of before there were stars is read whole', () => {
  const begun = { vao: { task: 1, solved: [0], moves: ['b1c2'] } };
  expect(parseProgress({ done: ['frog'], begun })).toEqual({
    done: ['frog'],
    starred: [],
    begun: { vao: { ...begun.vao, helped: [] } },
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['an unknown field', { done: [], begun: {}, more: 1 }],
  ['a task below zero', { done: [], begun: { frog: { task: -1, solved: [], moves: [] } } }],
  ['moves that are no texts', { done: [], begun: { frog: { task: 0, solved: [], moves: [7] } } }],
  ['too long a name', { done: ['x'.repeat(40)], begun: {} }],
])('%s in the place of progress counts as none', async (_, value) => {
  expect(parseProgress(value)).toEqual(NO_PROGRESS);
  const store = await onDevice();
  await store.lessonProgress(GAME);
  const database = await openDB<FortyoneSchema>(DATABASE);
  await database.put('settings', value, progressKey(GAME));
  database.close();
  expect(await store.lessonProgress(GAME)).toEqual(NO_PROGRESS);
});
