// The row layer: IndexedDB and memory answer alike, and a change that fails leaves nothing behind.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { createMemoryRows } from '../../src/storage/memoryRows';
import { databaseRows, type Query, type RowDatabase } from '../../src/storage/rows';
import { DATABASE, type FortyoneSchema, upgrade } from '../../src/storage/schema';

async function onDevice(): Promise<RowDatabase> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return databaseRows(
    await openDB<FortyoneSchema>(DATABASE, 1, {
      upgrade: (database, from, _to, tx) => upgrade(database, from, tx),
    }),
  );
}

const attempt = (id: string, game: string, number: number) => ({ id, game, number });

const id = fc.constantFrom('a', 'b', 'B', 'aa', 'ä', '\u{1f40e}', '');
const game = fc.constantFrom('x', 'xy', 'y');
/** What is no key leaves the row out of the index. */
const number = fc.constantFrom(0, -1, 2, 10, 2.5, Number.NaN);

const change = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id, game, number }),
  fc.record({ kind: fc.constant('delete' as const), id }),
  fc.record({ kind: fc.constant('add' as const), reason: id }),
  fc.record({ kind: fc.constant('fail' as const), id, game, number }),
);

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function apply(database: RowDatabase, step: Change): Promise<void> {
  await database
    .write(['attempts', 'aside'], async ({ attempts: rows, aside }, finish) => {
      if (step.kind === 'delete') await rows.delete(step.id);
      else if (step.kind === 'add')
        await finish(aside.add({ reason: step.reason, at: 1, raw: null }));
      else await rows.putAll([attempt(step.id, step.game, step.number)]);
      if (step.kind === 'fail') throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
}

const content = (database: RowDatabase, from: string, to: number, most: number) =>
  database.read(['attempts', 'aside'], async ({ attempts: rows, aside }) => {
    const ofGame: Query<'attempts'> = { index: 'order', from: ['x', -2], to: ['xy', to] };
    return {
      all: await rows.list(),
      count: await rows.count(),
      from: await rows.keys({ from, most }),
      after: await rows.list({ after: from }),
      upTo: await rows.keys({ to: from }),
      ordered: await rows.keys({ index: 'order' }),
      ofGame: await rows.list({ ...ofGame, most }),
      counted: await rows.count(ofGame),
      last: await rows.last(ofGame),
      one: await rows.get(from),
      has: await rows.has(from),
      aside: await aside.keys(),
    };
  });

test('memory answers as the database does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 25 }),
      id,
      fc.constantFrom(0, 2, 10, Number.POSITIVE_INFINITY),
      fc.integer({ min: 1, max: 4 }),
      async (changes, from, to, most) => {
        const [device, memory] = [await onDevice(), createMemoryRows()];
        for (const step of changes) {
          await apply(device, step);
          await apply(memory, step);
        }
        expect(await content(memory, from, to, most)).toEqual(
          await content(device, from, to, most),
        );
      },
    ),
    { numRuns: 60 },
  );
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<RowDatabase>]>([
  ['on the device', onDevice],
  ['in memory', async () => createMemoryRows()],
])(
  '%s, what fails changes nothing in any of its stores, and what follows goes on',
  async (_where, open) => {
    const rows = await open();
    await rows.write('settings', ({ settings }) => settings.put(1, 'level'));
    const failing = rows.write(['settings', 'attempts'], async ({ settings, attempts }) => {
      await settings.put(2, 'level');
      await attempts.put(attempt('a', 'x', 1));
      await attempts.clear();
      throw new Error('no room');
    });
    const next = rows.read('settings', ({ settings }) => settings.get('level'));
    await expect(failing).rejects.toThrow('no room');
    expect(await next).toBe(1);
    expect(await rows.read('attempts', ({ attempts }) => attempts.count())).toBe(0);
    vi.unstubAllGlobals();
  },
);
