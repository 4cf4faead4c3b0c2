// @vitest-environment happy-dom
// The copy in the player's folder: it is replaced only by one with the games of this device.
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { keepCopy } from '../../../src/ui/settings/backup';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

const rows = vi.hoisted(() => new Map<string, unknown>());

vi.mock('idb', async (original) => ({
  ...(await original<object>()),
  // A database clones what it keeps, and the folder of a test is no real one.
  openDB: async () => ({
    get: async (_name: string, key: string) => rows.get(key),
    put: async (_name: string, value: unknown, key: string) => rows.set(key, value),
    close: () => undefined,
  }),
}));

/** What was written to the folder. */
let written: Blob[];

beforeEach(() => {
  written = [];
  const createWritable = async () => ({
    write: async (content: Blob) => written.push(content),
    close: async () => undefined,
  });
  const folder = { getFileHandle: async () => ({ createWritable }) };
  rows.set('copy', { folder, file: 'fortyone-backup.json', copiedAt: 1, problem: null });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
  Object.assign(window, { showDirectoryPicker: () => undefined });
});

const keepFrom = (store: GameStore) =>
  keepCopy({
    store: Promise.resolve(store),
    settings: createObservable(DEFAULT_SETTINGS),
    openGames: { unsaved: () => [] },
    openAnalyses: { unsaved: () => [] },
  } as unknown as Parameters<typeof keepCopy>[0]);

test.each(['memory', 'waiting', 'closed', 'device'] as const)(
  'with a reason to doubt the games of storage in state “%s”, the copy stays, and says why',
  async (state) => {
    const copy = await keepFrom(createMemoryStore('no games here', () => 1, null, state));
    expect(copy).toMatchObject({ copiedAt: 1, problem: 'no games here' });
    expect(written).toEqual([]);
  },
);

test('with the games of the device it is written anew', async () => {
  const store = createMemoryStore('', () => 1);
  vi.spyOn(store, 'status', 'get').mockReturnValue({ state: 'device', reason: null });
  const copy = await keepFrom(store);
  expect(copy?.problem).toBe(null);
  expect(written).toHaveLength(1);
});
