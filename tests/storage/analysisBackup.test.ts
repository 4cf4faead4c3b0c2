// Analyses in backups.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type AnalysisRecord, newAnalysis } from '../../src/storage/analysisRecord';
import { createBackup, restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import { gameOf } from '../session/fakes';
import { anyAnalysis } from '../support/analyses';
import { backupText } from '../support/backupText';
import { sealedBackup } from '../support/sealedBackup';
import { emptyDatabase, freshDatabase, inMemory } from '../support/stores';

const opened = freshDatabase();

function device(): Promise<GameStore> {
  emptyDatabase();
  return opened();
}

const { game, options, start } = gameOf();
const analysis = (tree: string, more: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
  ...newAnalysis({ game, options, start }, 'a', 10),
  tree,
  revision: 1,
  ...more,
});

async function holding(records: readonly AnalysisRecord[]): Promise<GameStore> {
  const store = await device();
  const changes = { games: [], reviews: [], attempts: [], aside: [], choices: [] };
  const analyses = records.map((record) => ({ record, seen: null }));
  await store.writeAll({ ...changes, analyses });
  return store;
}

const backupOf = async (records: readonly AnalysisRecord[]) =>
  backupText(await holding(records), {}, {});
const listed = async (store: GameStore) => (await store.openAnalyses()).list();

test('any analyses come back from a backup, and a second restore changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAnalysis, { maxLength: 3 }), async (records) => {
      const text = await backupOf(records);
      for (const store of [await device(), await inMemory()]) {
        const plan = await restore(store, parseBackup(text), 9);
        expect(plan.analyses).toMatchObject({ new: records.length, unreadable: 0 });
        expect(await listed(store)).toHaveLength(records.length);
        for (const record of records) expect(await listed(store)).toContainEqual(record);
        expect(await backupText(store, {}, {})).toBe(text);
        const again = await restore(store, parseBackup(text), 9);
        expect(again.analyses).toMatchObject({ identical: records.length, new: 0 });
      }
    }),
    { numRuns: 8 },
  );
});

test('a backup without analyses is one that earlier versions of the app restore', async () => {
  const parsed: unknown = JSON.parse(await backupOf([]));
  expect(parsed).toMatchObject({ version: 1, counts: { games: 0, aside: 0, choices: 0 } });
  expect(parsed).not.toHaveProperty('analyses');
  expect(JSON.parse(await backupOf([analysis('')]))).toMatchObject({
    version: 2,
    counts: { analyses: 1 },
  });
});

test.each<[string, AnalysisRecord, AnalysisRecord, string, readonly string[]]>([
  [
    'goes on in the file',
    analysis('1. lblc'),
    analysis('1. lblc {so} (1. mbmc)', { updatedAt: 20 }),
    'newerInFile',
    ['1. lblc {so} (1. mbmc)'],
  ],
  [
    'goes on here',
    analysis('1. lblc lylx', { updatedAt: 20 }),
    analysis('1. lblc'),
    'newerHere',
    ['1. lblc lylx'],
  ],
  [
    'lost a move in the file',
    analysis('1. lblc (1. mbmc)'),
    analysis('1. lblc', { updatedAt: 20 }),
    'both',
    ['1. lblc', '1. lblc (1. mbmc)'],
  ],
  [
    'lost a comment in the file',
    analysis('1. lblc {so}'),
    analysis('1. lblc', { updatedAt: 20 }),
    'both',
    ['1. lblc', '1. lblc {so}'],
  ],
])('an analysis that %s loses nothing', async (_what, here, file, fate, trees) => {
  const text = await backupOf([file]);
  const store = await holding([here]);
  const plan = await restore(store, parseBackup(text), 9);
  expect(plan.analyses).toMatchObject({ [fate]: 1 });
  expect((await listed(store)).map(({ tree }) => tree)).toEqual(trees);
  const again = await restore(store, parseBackup(text), 9);
  expect(again.analyses).toMatchObject({ new: 0, newerInFile: 0, both: 0 });
});

test('an analysis of a newer version is set aside with the reason, and kept as it was', async () => {
  const text = await backupOf([analysis('1. lblc')]);
  const newer = sealedBackup(text.replace('"version":1,"id"', '"version":2,"id"'));
  const store = await device();
  const plan = await restore(store, parseBackup(newer), 9);
  expect(plan.analyses).toMatchObject({ new: 0, unreadable: 1 });
  expect(plan.problems).toEqual([expect.stringMatching(/^analyses\[0\]: version is 2: a newer/)]);
  expect(await store.listQuarantined()).toMatchObject([{ raw: { version: 2, tree: '1. lblc' } }]);
  expect(await listed(store)).toEqual([]);
});

test('a damaged analysis here is set aside before a sound one of the same id is restored', async () => {
  const text = await backupOf([analysis('1. lblc')]);
  const store = await holding([analysis('1. zz')]);
  const plan = await restore(store, parseBackup(text), 9);
  expect(plan.analyses).toMatchObject({ new: 1 });
  expect((await listed(store)).map(({ tree }) => tree)).toEqual(['1. lblc']);
  expect(await store.listQuarantined()).toMatchObject([{ raw: { tree: '1. zz' } }]);
});

test('a file with too few analyses is refused, and so is one changed on its way', async () => {
  const text = await backupOf([analysis('1. lblc')]);
  const miscounted = sealedBackup(text.replace('"analyses":1', '"analyses":2'));
  expect(() => parseBackup(miscounted)).toThrow(/counts\.analyses is 2, but the file has 1/);
  expect(() => parseBackup(text.replace('lblc', 'mbmc'))).toThrow(/checksum/);
});

test('an analysis that goes on in this page only is in the backup as it is there', async () => {
  const stored = [analysis('1. mbmc'), analysis('1. lblc', { id: 'b' })];
  const further = analysis('1. mbmc lylx');
  const unsaved = { analyses: [further, analysis('', { id: 'new', revision: 0 })] };
  const text = await backupText(await holding(stored), unsaved, {});
  const store = await device();
  await restore(store, parseBackup(text), 9);
  const trees = (await listed(store)).map(({ id, tree }) => [id, tree]).sort();
  expect(trees).toEqual([
    ['a', '1. mbmc lylx'],
    ['b', '1. lblc'],
    ['new', ''],
  ]);
});

test('a backup of analyses can be cancelled between any two', async () => {
  const store = await holding([analysis('1. lblc'), analysis('1. mbmc', { id: 'b' })]);
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 100;
    return time;
  });
  const work = { signal: AbortSignal.abort() };
  await expect(createBackup(store, {}, {}, work)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  clock.mockRestore();
});

test('whether the moves of an analysis are legal is found out where it is restored', async () => {
  const text = await backupOf([analysis('1. zz')]);
  expect(JSON.parse(text)).toMatchObject({ counts: { analyses: 1, aside: 0 } });
  const store = await device();
  const plan = await restore(store, parseBackup(text), 9);
  expect(plan.analyses).toMatchObject({ new: 0, unreadable: 1 });
  expect(await store.listQuarantined()).toMatchObject([{ raw: { tree: '1. zz' } }]);
});
