// Analyses in the database and in memory.
import fc from 'fast-check';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { type AnalysisRecord, newAnalysis } from '../../src/storage/analysisRecord';
import { ConflictError } from '../../src/storage/errors';
import { DATABASE } from '../../src/storage/schema';
import { gameOf } from '../session/fakes';
import { anyAnalysis } from '../support/analyses';
import { freshDatabase, inMemory } from '../support/stores';

const onDevice = freshDatabase();

const { game, options, start } = gameOf();
const analysis = (id: string, more: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
  ...newAnalysis({ game, options, start }, id, 10),
  revision: 1,
  ...more,
});
const ids = (records: readonly AnalysisRecord[]) => records.map(({ id }) => id);

/** Writes to the database as a bug, a newer version or another program would. */
async function tamper(value: Record<string, unknown>): Promise<void> {
  const database = await openDB(DATABASE);
  await database.put('analyses', value);
  database.close();
}

describe.each([
  { where: 'on the device', make: onDevice },
  { where: 'in memory', make: inMemory },
])('$where', ({ make }) => {
  test('any analysis comes back as it was saved', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnalysis, async (record) => {
        const store = await (await make()).openAnalyses();
        await store.save(record);
        expect((await store.load(record.id))?.record).toEqual(record);
        expect(await store.list()).toContainEqual(record);
      }),
      { numRuns: 10 },
    );
  });

  test('the last changed comes first, whatever else lies there', async () => {
    const store = await (await make()).openAnalyses();
    for (const [id, updatedAt] of [
      ['a', 0],
      ['b', 30],
      ['c', 20],
    ] as const)
      await store.save(analysis(id, { updatedAt, pinned: id === 'a' }));
    const read: string[] = [];
    for await (const { id } of store.latestFirst()) read.push(id);
    expect(read).toEqual(['b', 'c', 'a']);
  });

  test('lists have pinned ones first, then the last changed', async () => {
    const store = await (await make()).openAnalyses();
    await store.save(analysis('a', { updatedAt: 10 }));
    await store.save(analysis('b', { updatedAt: 30 }));
    await store.save(analysis('c', { updatedAt: 20 }));
    expect(ids(await store.list())).toEqual(['b', 'c', 'a']);
    expect(await store.relabel('a', { pinned: true, name: 'First' })).toMatchObject({
      name: 'First',
      revision: 2,
    });
    expect(ids(await store.list())).toEqual(['a', 'b', 'c']);
    await expect(store.relabel('a', { name: '' })).rejects.toThrow('name is empty');
    expect(await store.relabel('gone', { name: 'x' })).toBeNull();
    await store.remove('b');
    expect(await store.load('b')).toBeNull();
  });

  test('an older tab can neither overwrite nor delete what a newer one saved', async () => {
    const store = await (await make()).openAnalyses();
    await store.save(analysis('a'));
    await store.save(analysis('a', { revision: 2, tree: '1. lblc', path: ['lblc'] }));
    const late = store.save(analysis('a', { revision: 2, tree: '1. mbmc', path: [] }));
    await expect(late).rejects.toThrow(ConflictError);
    await expect(late).rejects.toThrow('This analysis went on in another tab');
    await expect(store.remove('a', 1)).rejects.toThrow(ConflictError);
    expect((await store.load('a'))?.record.tree).toBe('1. lblc');
    await store.remove('a');
    const revived = store.save(analysis('a', { revision: 3 }));
    await expect(revived).rejects.toThrow('This analysis was deleted in another tab');
  });

  test('erasing everything erases analyses', async () => {
    const store = await make();
    await (await store.openAnalyses()).save(analysis('a'));
    await store.eraseAll();
    expect(await (await store.openAnalyses()).list()).toEqual([]);
  });
});

test('one that cannot be read is set aside as it was, and harms no other', async () => {
  const device = await onDevice();
  const store = await device.openAnalyses();
  await store.save(analysis('good'));
  const newer = { ...analysis('newer'), version: 2, colours: 3 };
  const illegal = analysis('illegal', { tree: '1. lblz' });
  for (const bad of [newer, illegal]) await tamper({ ...bad });
  expect(ids(await store.list())).toEqual(['good', 'illegal']);
  await expect(store.load('illegal')).rejects.toThrow('move 1: illegal move "lblz"');
  expect(await store.load('illegal')).toBeNull();
  expect(await device.listQuarantined()).toMatchObject([
    { raw: newer, reason: expect.stringContaining('a newer version of the app') },
    { raw: illegal, reason: 'move 1: illegal move "lblz"', at: 500 },
  ]);
});

test('one that was set aside comes back once this version can read it', async () => {
  const first = await onDevice();
  await (await first.openAnalyses()).save(analysis('kept'));
  const database = await openDB(DATABASE);
  const readable = analysis('back', { revision: 4 });
  await database.add('aside', { reason: 'too new', at: 1, raw: readable });
  await database.add('aside', { reason: 'too new', at: 1, raw: analysis('kept') });
  database.close();
  first.close();
  const second = await onDevice();
  expect(await second.restoreQuarantined()).toMatchObject([
    { kind: 'analysis', reason: 'too new' },
  ]);
  expect(ids(await (await second.openAnalyses()).list()).sort()).toEqual(['back', 'kept']);
  expect(await second.listQuarantined()).toMatchObject([{ raw: { id: 'kept' } }]);
});

test('each save is one strict transaction', async () => {
  const store = await (await onDevice()).openAnalyses();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.save(analysis('a'));
  expect(transaction.mock.calls).toEqual([['analyses', 'readwrite', { durability: 'strict' }]]);
  transaction.mockRestore();
});

test('whoever only looks begins no write, which another page might keep waiting', async () => {
  const first = await onDevice();
  await (await first.openAnalyses()).save(analysis('a'));
  first.close();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const second = await onDevice();
  const listed = await (await second.openAnalyses()).list();
  await second.listUnfinished();
  const modes = transaction.mock.calls.map(([, mode]) => mode);
  transaction.mockRestore();
  expect(ids(listed)).toEqual(['a']);
  expect(modes.filter((mode) => mode === 'readwrite')).toEqual([]);
});
