// What a page that is left does with its transactions: none is left open, and all is done if the page comes back.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, PageLifecycle } from '../../src/storage/connection';
import { saveGame } from '../../src/storage/gameRows';
import type { GameRecord } from '../../src/storage/record';
import { databaseRows, within } from '../../src/storage/rows';
import type { Database } from '../../src/storage/schema';
import { gameOf } from '../session/fakes';

const events = {
  blocked: () => {},
  takenOver: () => {},
  overdue: () => {},
  emptied: async () => {},
};
const open: Connection[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  for (const connection of open.splice(0)) connection.close('over');
  vi.unstubAllGlobals();
});

/** A page with the database open. */
function openedPage() {
  const page = new EventTarget();
  const connection = new Connection(events, new PageLifecycle(page));
  open.push(connection);
  return {
    connection,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    comeBack: () => page.dispatchEvent(new Event('pageshow')),
  };
}

const game = (id: string, played: Partial<GameRecord> = {}): GameRecord =>
  gameOf({}, { id, revision: 1, ...played });

const games = (database: Database) => database.count('games');

/** Reads until it is told to stop, then tells how many games there were; begun anew, it is done at once. */
function reader() {
  const state = { reads: 0, begun: 0 };
  const read = async (database: Database): Promise<number> => {
    state.begun += 1;
    const tx = database.transaction(['games', 'summaries']);
    return within(tx, async () => {
      let found = await tx.objectStore('games').count();
      while (state.begun === 1) {
        found = await tx.objectStore('games').count();
        state.reads += 1;
      }
      return found;
    });
  };
  return { state, read };
}

test('a page left in the middle of reading keeps nobody waiting, and reads again when it comes back', async () => {
  const left = openedPage();
  const { state, read } = reader();
  let found: number | null = null;
  const reading = left.connection.use(read).then((count) => {
    found = count;
  });
  await vi.waitFor(() => expect(state.reads).toBeGreaterThan(3));
  left.leave();
  // Behind a transaction that never ends, this one would never begin.
  const next = openedPage();
  await next.connection.use((database) => saveGame(databaseRows(database), game('a')));
  expect(state.begun).toBe(1);
  expect(found).toBeNull();
  left.comeBack();
  await reading;
  expect(found).toBe(1);
});

test('what is begun after the page was left waits for it to come back', async () => {
  const { connection, leave, comeBack } = openedPage();
  await connection.open();
  leave();
  const save = vi.fn((database: Database) => saveGame(databaseRows(database), game('a')));
  const saving = connection.use(save);
  expect(await openedPage().connection.use(games)).toBe(0);
  expect(save).not.toHaveBeenCalled();
  comeBack();
  await saving;
  expect(await connection.use(games)).toBe(1);
});

test('a save is whole or not at all, at whichever of its steps the page is left', async () => {
  const kept: number[] = [];
  for (let steps = 0; steps < 40; steps += 1) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const { connection, leave } = openedPage();
    await connection.open();
    void connection.use((database) => saveGame(databaseRows(database), game('a')));
    for (let step = 0; step < steps; step += 1) await new Promise((next) => setImmediate(next));
    leave();
    const other = openedPage().connection;
    const rows = await other.use(games);
    expect(await other.use((database) => database.count('summaries'))).toBe(rows);
    kept.push(rows);
  }
  expect(new Set(kept)).toEqual(new Set([0, 1]));
});

test('a page left while its database is made makes it when it comes back', async () => {
  const { connection, leave, comeBack } = openedPage();
  const factory = new IDBFactory();
  const open = vi.fn((name: string, version: number) => {
    const asked = factory.open(name, version);
    if (open.mock.calls.length === 1) {
      asked.addEventListener('upgradeneeded', () => queueMicrotask(leave));
      asked.addEventListener('error', comeBack);
    }
    return asked;
  });
  vi.stubGlobal('indexedDB', { open });
  expect(await connection.use(games)).toBe(0);
  expect(open).toHaveBeenCalledTimes(2);
});
