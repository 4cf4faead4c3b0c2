// Databases as earlier versions of the app left them open in this one, and lose nothing.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analysisOfGame, newAnalysis } from '../../src/storage/analysisRecord';
import { fillSummaries } from '../../src/storage/fillSummaries';
import type { Summed } from '../../src/storage/gameStore';
import { openStore } from '../../src/storage/openStore';
import { byPinAndTime } from '../../src/storage/record';
import { databaseRows } from '../../src/storage/rows';
import {
  type FortyoneSchema,
  playableRecordOf,
  rowOf,
  summaryRowOf,
} from '../../src/storage/schema';
import { summaryOf } from '../../src/storage/summary';
import { attemptOf } from '../puzzles/support';
import { manyGames } from '../support/playedGames';
import { reviewOf } from '../support/reviews';
import { listed } from '../support/storedRecords';
import { createVersion3 } from './oldDatabase';

interface Dump {
  readonly version: number;
  readonly games: readonly { readonly id: string; readonly finished: 0 | 1 }[];
  readonly settings: readonly (readonly [string, unknown])[];
  readonly aside: readonly unknown[];
}

const dump: Dump = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/database1.json'), 'utf8'),
);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Writes the database of version 1 as that version did. */
async function restore({ version, games, settings, aside }: Dump) {
  const database = await openDB('fortyone', version, {
    upgrade: (fresh) => {
      const store = fresh.createObjectStore('games', { keyPath: 'id' });
      store.createIndex('finishedUpdatedAt', ['finished', 'updatedAt']);
      fresh.createObjectStore('settings');
      fresh.createObjectStore('aside', { autoIncrement: true });
    },
  });
  for (const game of games) await database.put('games', game);
  for (const [key, value] of settings) await database.put('settings', value, key);
  for (const entry of aside) await database.add('aside', entry);
  return database;
}

test('games, choices and what was set aside come over from database version 1', async () => {
  (await restore(dump)).close();
  const store = await openStore();
  expect(store.status).toEqual({ state: 'device', reason: null });
  const [unfinished, finished] = dump.games.map(playableRecordOf);
  expect(await listed(store)).toMatchObject(
    [unfinished, finished].map(summaryOf).sort(byPinAndTime),
  );
  expect(await store.peek(unfinished.id)).toEqual(unfinished);
  expect(await store.peek(finished.id)).toEqual(finished);
  expect(unfinished.moves).toEqual(['mbmc', 'lylx', 'lblc']);
  expect(await store.newGameChoices('cuarenta')).toMatchObject({ opponent: 'person', level: 5 });
  expect(await store.listQuarantined()).toEqual([{ key: 1, ...(dump.aside[0] as object) }]);
  const { id, revision } = unfinished;
  const next = { ...unfinished, moves: [...unfinished.moves, 'mymx'], revision: revision + 1 };
  await store.save(next);
  expect(await store.load(id)).toEqual(next);
  store.close();
});

test('a page of version 1 that is open is asked to close the database, and this one says if it does not', async () => {
  const old = await restore(dump);
  const asked = vi.fn();
  old.addEventListener('versionchange', asked);
  const store = await openStore();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(store.status.state).toBe('memory');
  expect(store.status.reason).toMatch(/older version of the app: close it and reload/);
  old.close();
  const again = await openStore();
  expect(await again.listUnfinished()).toHaveLength(1);
  again.close();
});

/** The database as version 2 left it, with these games. */
async function leaveDatabase2(games: readonly object[]): Promise<void> {
  (await restore({ version: 2, games: [], settings: [], aside: [] })).close();
  const database = await openDB('fortyone', 2);
  for (const game of games) await database.put('games', game);
  database.close();
}

test('every game of database version 2 has its line in lists, and one that cannot be listed is set aside', async () => {
  const many = manyGames(130, 9_000_000_000).map((record) => rowOf(record));
  const [first, ...others] = many;
  const half = { ...first, id: 'half \ud83d' };
  await leaveDatabase2([...others, half]);
  const store = await openStore({ persist: () => {}, now: () => 3 });
  expect(await listed(store)).toMatchObject(
    others.map((row) => summaryOf(playableRecordOf(row))).sort(byPinAndTime),
  );
  expect(await store.listUnfinished()).toHaveLength(
    others.filter(({ result }) => result === null).length,
  );
  expect(await store.listQuarantined()).toEqual([
    { key: 1, at: 3, reason: 'id has half a character', raw: half },
  ]);
  store.close();
});

test('a damaged summary is made anew from its game', async () => {
  const [record] = manyGames(1, 9_000_000_000);
  await leaveDatabase2([rowOf(record)]);
  const store = await openStore({ persist: () => {} });
  const [sound] = await listed(store);
  const database = await openDB('fortyone');
  await database.put('summaries', {
    ...(await database.get('summaries', record.id)),
    white: 'Ann',
  });
  database.close();
  expect(await listed(store)).toEqual([sound]);
  store.close();
});

test('analyses and summaries come over from database version 3, which had neither reviews nor puzzles', async () => {
  const [game] = manyGames(1, 9_000_000_000);
  const analysis = { ...newAnalysis(analysisOfGame(game, 0), 'a', 10), revision: 1 };
  const old = await openDB('fortyone', 3, {
    upgrade: (fresh) => createVersion3(fresh),
  });
  await old.put('games', rowOf(game));
  await old.put('summaries', summaryRowOf(game));
  await old.put('analyses', analysis);
  old.close();
  const store = await openStore();
  expect(store.status.state).toBe('device');
  expect((await (await store.openAnalyses()).load('a'))?.record).toEqual(analysis);
  const reviews = await store.openReviews();
  await reviews.save(reviewOf(game));
  expect(await reviews.load(game.id)).toEqual(reviewOf(game));
  const attempts = await store.openAttempts();
  await attempts.add(attemptOf({ game: game.game }));
  expect(await attempts.list(game.game)).toMatchObject([{ number: 1, solved: true }]);
  expect(await listed(store)).toMatchObject([summaryOf(game)]);
  store.close();
});

describe('thousands of games from an earlier version', () => {
  const many = manyGames(200, 9_000_000_000).map((record) => rowOf(record));
  const unfinished = many.filter(({ result }) => result === null);

  test('are told of while they are summed up, and the unfinished ones are listed before the rest', async () => {
    await leaveDatabase2(many);
    // Each look at the clock is a second later, so that everything takes long.
    let seconds = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++seconds * 1000);
    const store = await openStore({ persist: () => {} });
    const told: (Summed | null)[] = [];
    let listed = 0;
    const over = new Promise<void>((resolve) => {
      store.watchSummed((summed) => {
        told.push(summed);
        if (summed === null) resolve();
      });
    });
    const listing = store.listUnfinished().then((games) => {
      listed = told.length;
      return games;
    });
    expect(await listing).toHaveLength(unfinished.length);
    await over;
    expect(told.at(-1)).toBeNull();
    expect(told.at(-2)).toEqual({ done: many.length, of: many.length });
    expect(listed).toBeLessThan(told.length);
    const counts = told.flatMap((summed) => summed?.done ?? []);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
    expect(store.summed).toBeNull();
    store.close();
  });

  test('are summed up to the end by the next start, if the browser is killed in the midst of it', async () => {
    await leaveDatabase2(many);
    (await openStore({ persist: () => {} })).close();
    const database = await openDB<FortyoneSchema>('fortyone');
    await database.clear('summaries');
    let batches = 0;
    const killed = fillSummaries({
      use: async (operation) => {
        if (++batches > 3) throw new Error('killed');
        return operation(databaseRows(database), () => undefined);
      },
      quarantine: () => Promise.reject(new Error('no game is damaged')),
      onProgress: () => undefined,
    });
    await expect(killed.all).rejects.toThrow('killed');
    const before = await database.count('summaries');
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(many.length);
    database.close();
    const store = await openStore({ persist: () => {} });
    expect(await listed(store)).toMatchObject(
      many.map((row) => summaryOf(playableRecordOf(row))).sort(byPinAndTime),
    );
    expect(await store.count()).toBe(many.length);
    expect(await store.listQuarantined()).toEqual([]);
    store.close();
  });
});
