// Attempts at puzzles in the database, in memory and in backups.

import fc from 'fast-check';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/input/input';
import { type NewAttempt, WAYS } from '../../src/puzzles/attempt';
import { progressOf } from '../../src/puzzles/progress';
import { createAttemptStore, parseAttempt } from '../../src/storage/attemptRecord';
import { restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import { createMemoryRows } from '../../src/storage/memoryRows';
import { DATABASE } from '../../src/storage/schema';
import { attemptOf } from '../puzzles/support';
import { backupText } from '../support/backupText';
import { freshDatabase, inMemory } from '../support/stores';

const device = freshDatabase();

function made(changes: Partial<NewAttempt> = {}): NewAttempt {
  const { number: _given, ...attempt } = attemptOf(changes);
  return attempt;
}

const add = async (store: GameStore, attempt: NewAttempt) =>
  (await store.openAttempts()).add(attempt);

const numbered = async (store: GameStore, game = 'g') =>
  (await (await store.openAttempts()).list(game))
    .map(({ puzzle, number }) => `${number} ${puzzle}`)
    .sort();

describe.each([
  { where: 'on the device', make: device },
  { where: 'in memory', make: inMemory },
])('$where', ({ make }) => {
  test('they are numbered by game as they come, whatever the clock says', async () => {
    const store = await make();
    await add(store, made({ puzzle: 'a', at: 900, day: '2026-11-23' }));
    await add(store, made({ puzzle: 'b', at: 100, day: '2026-11-21' }));
    await add(store, made({ puzzle: 'c', game: 'h' }));
    expect(await numbered(store)).toEqual(['1 a', '2 b']);
    expect(await numbered(store, 'h')).toEqual(['1 c']);
    await store.eraseAll();
    expect(await numbered(store)).toEqual([]);
  });

  test('one that is saved twice is there once', async () => {
    const store = await make();
    const attempt = made({ puzzle: 'a' });
    await add(store, attempt);
    await add(store, made({ puzzle: 'b' }));
    await add(store, { ...attempt, solved: false });
    expect(await numbered(store)).toEqual(['1 a', '2 b']);
  });

  test('of two tabs at a day’s puzzle the first kept counts; a later go at it is kept too', async () => {
    const one = await make();
    // What is in memory only is one page's.
    const two = make === inMemory ? one : await make();
    const daily = (id: string, solved: boolean, day = '2026-11-22') =>
      made({ id, way: 'daily', puzzle: 'd', solved, day, rating: null });
    const tab = async (store: GameStore) => store.openAttempts();
    await (await tab(one)).add(daily('miss', false), 0);
    await (await tab(two)).add(daily('luck', true), 0);
    const kept = async () => (await (await tab(one)).list('g')).map(({ id }) => id);
    expect(await kept()).toEqual(['miss']);
    await (await tab(one)).add(daily('later', true), 1);
    await (await tab(one)).add(daily('again', true), 1);
    await (await tab(one)).add(daily('other day', true, '2026-11-23'), 0);
    expect(await kept()).toEqual(['miss', 'later', 'other day']);
    const progress = progressOf(await (await tab(one)).list('g'));
    expect(progress).toMatchObject({ tried: 3, solved: 2 });
    expect(progress.days.get('2026-11-22')).toBe('later');
  });

  test('a backup brings them back once, and joins them with those that are here', async () => {
    const there = await inMemory();
    for (const puzzle of ['a', 'b']) await add(there, made({ puzzle }));
    const text = await backupText(there, {}, {});
    expect(JSON.parse(text)).toMatchObject({ version: 4, counts: { games: 0, attempts: 2 } });
    const here = await make();
    await add(here, made({ puzzle: 'c' }));
    expect((await restore(here, parseBackup(text), 1)).attempts).toBe(2);
    expect(await numbered(here)).toEqual(['1 a', '1 c', '2 b']);
    const again = await restore(here, parseBackup(text), 1);
    expect(again.changes.attempts).toEqual([]);
    const all = await (await here.openAttempts()).list('g');
    expect(progressOf(all)).toMatchObject({ tried: 3, solved: 3 });
    // What comes now comes after all of them.
    await add(here, made({ puzzle: 'd' }));
    expect(await numbered(here)).toContain('3 d');
  });
});

test('what could not be saved counts for its page, and once when it is saved', async () => {
  const rows = createMemoryRows();
  let isFull = true;
  const attempts = createAttemptStore({
    use: (operation) => operation(rows, () => undefined),
    keep: async (write) => {
      if (isFull) throw new Error('no room');
      await write(rows);
    },
    held: new Map(),
  });
  const listed = async () =>
    (await attempts.list('g')).map(({ puzzle, number }) => `${number} ${puzzle}`);
  await expect(attempts.add(made({ puzzle: 'a' }))).rejects.toThrow('no room');
  await expect(attempts.add(made({ puzzle: 'b' }))).rejects.toThrow('no room');
  await expect(attempts.add(made({ puzzle: 'x', game: 'h' }))).rejects.toThrow('no room');
  expect(await listed()).toEqual(['1 a', '2 b']);
  isFull = false;
  await attempts.add(made({ puzzle: 'c' }));
  expect(await listed()).toEqual(['1 a', '2 b', '3 c']);
});

test('two tabs give no number twice', async () => {
  const [one, two] = [await device(), await device()];
  await Promise.all(
    [one, two, one, two].map((store, index) => add(store, made({ puzzle: `p${index}` }))),
  );
  const numbers = (await numbered(one)).map((text) => text.split(' ')[0]);
  expect(numbers).toEqual(['1', '2', '3', '4']);
});

test('a backup without any is one that earlier versions of the app restore', async () => {
  expect(JSON.parse(await backupText(await device(), {}, {}))).toMatchObject({ version: 1 });
});

test('one that cannot be read harms no other, and is set aside by a backup', async () => {
  const store = await device();
  for (const puzzle of ['bad', 'good']) await add(store, made({ puzzle }));
  const database = await openDB(DATABASE);
  const [row] = await database.getAll('attempts');
  await database.put('attempts', { ...row, version: 2, mood: 'fine' });
  database.close();
  expect(await numbered(store)).toEqual([row.puzzle === 'bad' ? '2 good' : '1 bad']);
  const other = await inMemory();
  await restore(other, parseBackup(await backupText(store, {}, {})), 9);
  expect(await other.listQuarantined()).toMatchObject([
    { reason: expect.stringMatching(/newer version/), raw: { mood: 'fine' } },
  ]);
});

test('a failed task is kept among the attempts of its game, and comes back from a backup', async () => {
  const store = await device();
  await add(store, made({ puzzle: 'first/2', way: 'task', solved: false, rating: null }));
  const there = await inMemory();
  await restore(there, parseBackup(await backupText(store, {}, {})), 9);
  const [task] = await (await there.openAttempts()).list('g');
  expect(task).toMatchObject({ puzzle: 'first/2', way: 'task', solved: false });
  expect(progressOf([task]).recall.get('first/2')).toMatchObject({ kind: 'task', interval: 1 });
});

test('any way of no known kind is refused by name, and every known one is read', () => {
  const read = (way: unknown) => parseAttempt({ version: 1, ...attemptOf(), way });
  for (const way of WAYS) expect(read(way).way).toBe(way);
  const wrong = fc
    .oneof(fc.string(), fc.integer(), fc.constant(null), fc.constantFrom('Task', 'tasks', 'lesson'))
    .filter((way) => !WAYS.some((known) => known === way));
  fc.assert(
    fc.property(wrong, (way) => {
      expect(() => read(way)).toThrow(InputError);
      expect(() => read(way)).toThrow(/^way is/);
    }),
  );
});

test.each<[string, object, RegExp]>([
  ['a newer version', { version: 2 }, /version is 2: a newer version/],
  ['an unknown field', { more: 1 }, /unknown field "more"/],
  ['no day', { day: '2026-02-30' }, /day is "2026-02-30"/],
  ['an unknown way', { way: 'luck' }, /way is "luck"/],
  ['a rating beyond all', { rating: 9000 }, /rating is 9000/],
])('%s is refused by name', (_, wrong, problem) => {
  expect(() => parseAttempt({ version: 1, ...attemptOf(), ...wrong })).toThrow(problem);
});
