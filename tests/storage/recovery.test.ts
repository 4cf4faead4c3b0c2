// After a full disk: what a browser only remembers is written anew once the database came back from the disk without it.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameRecord } from '../../src/storage/record';
import { type Reopening, StorageRecovery } from '../../src/storage/recovery';
import {
  DATABASE,
  DATABASE_VERSION,
  type Database,
  type FortyoneSchema,
  rowOf,
  STORES,
  upgrade,
} from '../../src/storage/schema';
import { gameOf } from '../session/fakes';

const game = (id: string, played: Partial<GameRecord> = {}): GameRecord =>
  gameOf({}, { id, revision: 1, ...played });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A database of which the disk has something else than the browser tells, at each opening from there. */
async function database(onDisk: (database: Database, opening: number) => Promise<unknown>) {
  const open = () =>
    openDB<FortyoneSchema>(DATABASE, DATABASE_VERSION, {
      upgrade: (fresh, from, _to, tx) => upgrade(fresh, from, tx),
    });
  let current = await open();
  let opening = 0;
  const reopening: Reopening = {
    open: async () => current,
    openAnew: async () => {
      current.close();
      current = await open();
      await onDisk(current, ++opening);
      return current;
    },
  };
  return {
    reopening,
    openings: () => opening,
    now: () => current,
  };
}

const cleared = (lost: Database) => Promise.all(STORES.map((name) => lost.clear(name)));

test('without a failed write nothing is closed', async () => {
  const { reopening, openings } = await database(cleared);
  await new StorageRecovery(reopening).recover();
  expect(openings()).toBe(0);
});

test('what the disk lost, and what it has of an older save, is written anew and looked at once more', async () => {
  const { reopening, openings, now } = await database(async (lost, opening) => {
    if (opening > 1) return;
    await lost.delete('games', 'lost');
    await lost.put('games', rowOf(game('older', { revision: 1, moves: [] })));
    await lost.clear('settings');
  });
  const kept = [game('lost'), game('older', { revision: 2, moves: ['lblc'] }), game('there')];
  for (const record of kept) await now().put('games', rowOf(record));
  await now().put('settings', { level: 3 }, 'new game bridge41');
  const rescue = new StorageRecovery(reopening);
  rescue.markDirty();
  await rescue.recover();
  expect(openings()).toBe(2);
  expect(await now().getAll('games')).toEqual(kept.map(rowOf));
  expect(await now().get('settings', 'new game bridge41')).toEqual({ level: 3 });
  await rescue.recover();
  expect(openings()).toBe(2);
});

test('where the disk is full once more, all stays in hand until there is room', async () => {
  const { reopening, now } = await database(async (lost, opening) => {
    if (opening > 1) return;
    await cleared(lost);
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await now().put('games', rowOf(game('a')));
  const rescue = new StorageRecovery(reopening);
  rescue.markDirty();
  await expect(rescue.recover()).rejects.toThrow('no room');
  expect(await now().count('games')).toBe(0);
  await rescue.recover();
  expect(await now().getAll('games')).toEqual([rowOf(game('a'))]);
});

test('while there is no room, or another page has the database, it is left open', async () => {
  const { reopening, openings } = await database(cleared);
  const rescue = new StorageRecovery(reopening);
  rescue.markDirty();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(rescue.recover()).rejects.toThrow('no room');
  put.mockRestore();
  const held = ['this page', 'another one'].map((clientId) => ({
    clientId,
    name: 'fortyone pages',
  }));
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  await expect(rescue.recover()).rejects.toThrow('another tab');
  expect(openings()).toBe(0);
  held.pop();
  await rescue.recover();
  expect(openings()).toBeGreaterThan(0);
});

test('a disk that keeps nothing is not taken for a safe one', async () => {
  const { reopening, now } = await database(cleared);
  await now().put('games', rowOf(game('a')));
  const rescue = new StorageRecovery(reopening);
  rescue.markDirty();
  await expect(rescue.recover()).rejects.toThrow('does not keep');
});

test('a page that is loaded again pays what the one before it owed, once there is room', async () => {
  const { reopening, openings, now } = await database((lost, opening) =>
    opening === 1 ? cleared(lost) : Promise.resolve(),
  );
  await now().put('games', rowOf(game('a')));
  new StorageRecovery(reopening).markDirty();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await new StorageRecovery(reopening).recoverIfPossible();
  expect(openings()).toBe(0);
  put.mockRestore();
  await new StorageRecovery(reopening).recoverIfPossible();
  expect(openings()).toBe(2);
  expect(await now().getAll('games')).toEqual([rowOf(game('a'))]);
  expect(await now().count('settings')).toBe(0);
});
