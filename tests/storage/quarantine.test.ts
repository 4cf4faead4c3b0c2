// What was set aside: read after the first screen alone, one by one, told by kind, and never large for long.
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { previewRestore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import { countKinds, kindOf } from '../../src/storage/quarantine';
import { DATABASE, type FortyoneSchema } from '../../src/storage/schema';
import { kindCountsText } from '../../src/ui/words/quantities';
import { gameOf } from '../session/fakes';
import { backupText } from '../support/backupText';
import { freshDatabase, inMemory } from '../support/stores';

const opened = freshDatabase();

afterEach(() => {
  vi.restoreAllMocks();
});

const entry = (raw: unknown) => ({ reason: 'odd', at: 1, raw });
const DAMAGED = [
  { id: 'game', moves: 7 },
  { id: 'analysis', tree: 7 },
  { id: 'try', puzzle: 7 },
];

async function setAside(store: GameStore, raws: readonly unknown[]): Promise<void> {
  await store.writeAll({
    ...{ games: [], analyses: [], reviews: [], attempts: [], choices: [] },
    aside: raws.map(entry),
  });
}

/** Names of the stores that were read by a method. */
const storesRead = ({ mock }: { readonly mock: { readonly contexts: readonly unknown[] } }) =>
  mock.contexts.map((store) => (store instanceof IDBObjectStore ? store.name : ''));

test('nothing of it is read before the first screen, nor where it is cleared', async () => {
  const first = await opened();
  await first.save(gameOf({}, { id: 'a', revision: 1 }));
  await setAside(first, DAMAGED);
  first.close();
  const prototype = IDBObjectStore.prototype;
  const reads = [
    vi.spyOn(prototype, 'get'),
    vi.spyOn(prototype, 'getAll'),
    vi.spyOn(prototype, 'openCursor'),
  ];
  const store = await opened();
  await store.listUnfinished();
  expect(await store.countQuarantined()).toBe(3);
  await store.removeQuarantined(2);
  expect(await store.countQuarantined()).toBe(2);
  await (await store.openAnalyses()).list();
  const read = reads.flatMap(storesRead);
  expect(read).toContain('analyses');
  expect(read).not.toContain('aside');
});

test('it is told by kind', async () => {
  const store = await opened();
  await setAside(store, DAMAGED);
  expect(await store.restoreQuarantined()).toEqual([
    { key: 1, kind: 'game', reason: 'odd' },
    { key: 2, kind: 'analysis', reason: 'odd' },
    { key: 3, kind: 'attempt', reason: 'odd' },
  ]);
});

test('of what was set aside whole and is larger than any record, little is kept', async () => {
  const store = await opened();
  const database = await openDB<FortyoneSchema>(DATABASE);
  await database.add('aside', entry({ id: 'huge', name: 'x'.repeat(2_000_000) }));
  await database.add('aside', entry(DAMAGED[0]));
  await store.restoreQuarantined();
  const [huge, small] = await database.getAll('aside');
  database.close();
  expect(JSON.stringify(huge).length).toBeLessThan(2000);
  expect(huge.raw).toMatchObject({ id: 'huge', name: expect.stringContaining('2000000') });
  expect(small.raw).toEqual(DAMAGED[0]);
});

test('a restore tells apart what had been set aside before', async () => {
  const store = await inMemory();
  await setAside(store, DAMAGED);
  const file = parseBackup(await backupText(store, {}, {}));
  const { quarantinedBefore } = await previewRestore(await opened(), file, 9);
  expect(quarantinedBefore).toEqual({ game: 1, analysis: 1, attempt: 1 });
  expect((await previewRestore(store, file, 9)).quarantinedBefore).toEqual(countKinds([]));
});

test.each([
  [{ game: 20, analysis: 1, attempt: 0 }, '20 games and 1 analysis'],
  [{ game: 1, analysis: 2, attempt: 3 }, '1 game, 2 analyses and 3 puzzle attempts'],
  [{ game: 0, analysis: 0, attempt: 1 }, '1 puzzle attempt'],
])('%o are %s', (counts, words) => {
  expect(kindCountsText(counts)).toBe(words);
});

test.each([null, undefined, 'text', 7, []])('%o counts as a game', (raw) => {
  expect(kindOf(raw)).toBe('game');
});
