// Stores for tests: on a database that is new in each test, and in memory.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { GameStore } from '../../src/storage/gameStore';
import { openStore } from '../../src/storage/openStore';
import { createMemoryStore } from '../../src/storage/rowStore';

/** What the time always is for these stores. */
const NOW = 500;

/** From here on there is nothing in the database. */
export const emptyDatabase = () => vi.stubGlobal('indexedDB', new IDBFactory());

/** Gives every test of the file a database of its own; what is returned opens it, for as long as the test runs. */
export function freshDatabase(now = NOW): () => Promise<GameStore> {
  const open: GameStore[] = [];
  beforeEach(() => {
    emptyDatabase();
  });
  afterEach(() => {
    for (const store of open.splice(0)) store.close();
    vi.unstubAllGlobals();
  });
  return async () => {
    const store = await openStore({ persist: () => undefined, now: () => now });
    open.push(store);
    return store;
  };
}

/** A store that this page alone has. */
export const inMemory = async (now = NOW): Promise<GameStore> =>
  createMemoryStore('no storage here', () => now);
