// Games in the database and in memory.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '../../src/session/gameSession';
import { newAnalysis } from '../../src/storage/analysisRecord';
import { ConflictError } from '../../src/storage/errors';
import type { GameStore, StoreStatus } from '../../src/storage/gameStore';
import { openStore } from '../../src/storage/openStore';
import { quarantineFile } from '../../src/storage/quarantine';
import type { GameRecord } from '../../src/storage/record';
import { createMemoryStore } from '../../src/storage/rowStore';
import { DATABASE, DATABASE_VERSION, type FortyoneSchema } from '../../src/storage/schema';
import { summaryOf } from '../../src/storage/summary';
import { FakeEngine, gameOf, until } from '../session/fakes';
import { anyRecord } from '../support/records';
import { listed, storedRecords } from '../support/storedRecords';
import version1 from './fixtures/record1.json';

const open: GameStore[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  for (const store of open.splice(0)) store.close();
  vi.unstubAllGlobals();
});

async function opened(persist = () => {}): Promise<GameStore> {
  const store = await openStore({ persist, now: () => 500 });
  open.push(store);
  return store;
}

/** Writes to the database as a bug, a newer version or another program would. */
async function tamper(value: Record<string, unknown>): Promise<void> {
  const database = await openDB(DATABASE);
  await database.put('games', value);
  database.close();
}

const game = (id: string, played: Partial<GameRecord> = {}): GameRecord =>
  gameOf({}, { id, revision: 1, ...played });
const rowOf = (record: GameRecord) => ({ ...record, finished: record.result ? 1 : 0 });
const drawn = { score: '1/2-1/2', reason: 'agreement' } as const;
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

test('any game comes back as it was saved, also after reopening', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, async (record) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const first = await opened();
      await first.save(record);
      expect(await first.load(record.id)).toEqual(record);
      first.close();
      const second = await opened();
      expect(await second.load(record.id)).toEqual(record);
      expect(await storedRecords(second)).toEqual([record]);
      expect(await listed(second)).toMatchObject([summaryOf(record)]);
    }),
    { numRuns: 15 },
  );
});

test('lists have pinned games first, then the last played; unfinished ones by themselves too', async () => {
  const store = await opened();
  await store.save(game('a', { updatedAt: 10 }));
  await store.save(game('b', { moves: ['lblc'], updatedAt: 30 }));
  await store.save(game('c', { updatedAt: 20 }));
  await store.save(game('d', { updatedAt: 5, result: drawn }));
  await store.save(game('e', { updatedAt: 40, result: drawn }));
  expect(ids(await store.listUnfinished())).toEqual(['b', 'c', 'a']);
  expect(ids(await listed(store))).toEqual(['e', 'b', 'c', 'a', 'd']);
  await store.save(game('a', { updatedAt: 50, revision: 2, result: drawn }));
  expect(ids(await store.listUnfinished())).toEqual(['b', 'c']);
  expect(ids(await listed(store))).toEqual(['a', 'e', 'b', 'c', 'd']);
  expect(await store.countUnfinished()).toBe(2);
  expect(await store.count()).toBe(5);
  expect(await store.newestUnfinished()).toBe('b');
  await store.relabel('c', { pinned: true });
  expect(ids(await store.listUnfinished(1))).toEqual(['c']);
  expect(await store.newestUnfinished()).toBe('b');
  const computer = { kind: 'computer', level: 6 } as const;
  const tried = { white: computer, black: computer, trial: true } as const;
  await store.save(game('t', { ...tried, updatedAt: 60 }));
  expect(await store.newestUnfinished()).toBe('b');
  // Opened and left: Home does not offer it either.
  await store.save(game('n', { moves: [], updatedAt: 70 }));
  expect(await store.newestUnfinished()).toBe('b');
  await store.remove('n');
  await store.remove('t');
  await store.remove('e');
  expect(ids(await listed(store))).toEqual(['c', 'a', 'b', 'd']);
  expect(await store.load('e')).toBeNull();
});

test('each ply is one strict transaction', async () => {
  const store = await opened();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.save(game('a'));
  expect(transaction.mock.calls).toEqual([
    [['games', 'summaries'], 'readwrite', { durability: 'strict' }],
  ]);
  transaction.mockRestore();
});

test('an older tab cannot overwrite what a newer one saved', async () => {
  const one = await opened();
  const other = await opened();
  await one.save(game('a'));
  await one.save(game('a', { revision: 2, moves: ['lblc'] }));
  const late = other.save(game('a', { revision: 2, moves: ['mbmc'] }));
  await expect(late).rejects.toThrow(ConflictError);
  await expect(late).rejects.toThrow('went on in another tab');
  expect((await one.load('a'))?.moves).toEqual(['lblc']);
});

test('a game deleted elsewhere does not come back unnoticed', async () => {
  const store = await opened();
  await store.save(game('a'));
  await store.remove('a');
  await expect(store.save(game('a', { revision: 2 }))).rejects.toThrow('deleted in another tab');
});

test('saving the very same record again is no conflict', async () => {
  const store = await opened();
  await store.save(game('a'));
  await store.save(game('a'));
  await expect(store.save(game('a', { moves: ['lblc'] }))).rejects.toThrow(ConflictError);
});

test('two sessions on one game: the second to move finds out', async () => {
  const store = await opened();
  await store.save(game('a'));
  const record = game('a');
  const one = openSession({ record, engine: new FakeEngine(), store });
  const two = openSession({ record, engine: new FakeEngine(), store: await opened() });
  await one.play('lblc');
  await two.play('mbmc');
  expect(one.view.superseded).toBe(false);
  expect(two.view).toMatchObject({ superseded: true, options: [] });
  expect((await store.load('a'))?.moves).toEqual(['lblc']);
});

test('a session stores each ply where the next start finds it', async () => {
  const store = await opened();
  const session = openSession({ record: gameOf(), engine: new FakeEngine(), store });
  await until(session, ({ options }) => options.length > 0);
  await session.play('lblc');
  expect(await storedRecords(await opened())).toEqual([session.view.record]);
});

/** The database as the first version of the app left it, with a game. */
async function leaveDatabase1(): Promise<void> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (created) => {
      const games = created.createObjectStore('games', { keyPath: 'id' });
      games.createIndex('finishedUpdatedAt', ['finished', 'updatedAt']);
      created.createObjectStore('settings');
      created.createObjectStore('aside', { autoIncrement: true });
    },
  });
  await database.put('games', { ...version1, finished: 0 });
  database.close();
}

test('a game saved by the first version opens, and goes on', async () => {
  await leaveDatabase1();
  const store = await opened();
  const stored = await store.load(version1.id);
  expect(stored).toMatchObject({ version: 4, moves: version1.moves, clock: null });
  if (!stored) return;
  await store.save({ ...stored, revision: stored.revision + 1, updatedAt: 9e12 });
  expect((await store.listUnfinished()).map(({ updatedAt }) => updatedAt)).toEqual([9e12]);
  expect(await store.listQuarantined()).toEqual([]);
});

test.each([
  ['on the device', () => opened()],
  ['in memory', async () => createMemoryStore('a test', () => 500)],
])(
  'a game %s is renamed, and pinned to the head of lists, without counting as played',
  async (_where, openIt) => {
    const store = await openIt();
    await store.save(game('a', { updatedAt: 10 }));
    await store.save(game('b', { updatedAt: 20 }));
    const renamed = await store.relabel('a', { name: 'Against Ann' });
    expect(renamed).toMatchObject({
      name: 'Against Ann',
      pinned: false,
      revision: 2,
      updatedAt: 10,
    });
    await store.relabel('a', { pinned: true });
    expect(await store.load('a')).toMatchObject({ name: 'Against Ann', pinned: true, revision: 3 });
    expect(await store.listUnfinished()).toMatchObject([
      { id: 'a', name: 'Against Ann', pinned: true, updatedAt: 10, revision: 3 },
      { id: 'b' },
    ]);
    await store.relabel('a', { pinned: false });
    expect(ids(await store.listUnfinished())).toEqual(['b', 'a']);
    await expect(store.relabel('a', { name: '' })).rejects.toThrow('name is empty');
    await expect(store.save(game('a', { revision: 2 }))).rejects.toThrow(ConflictError);
    expect(await store.relabel('nowhere', { pinned: true })).toBeNull();
  },
);

test.each([
  ['on the device', () => opened()],
  ['in memory', async () => createMemoryStore('a test', () => 500)],
])(
  'a game by message %s whose end the friend is yet to be sent is to go on with until it is sent',
  async (_where, openIt) => {
    const store = await openIt();
    const friend = { kind: 'friend' } as const;
    const over = { black: friend, moves: ['lblc'], result: drawn } as const;
    await store.save(game('sent', { ...over, message: { sent: 1 }, updatedAt: 30 }));
    await store.save(game('due', { ...over, message: { sent: 0, due: true }, updatedAt: 20 }));
    await store.save(game('on', { updatedAt: 40 }));
    const finished = async () => {
      const found: string[] = [];
      for await (const part of store.latestFinished(['sent', 'due', 'on']))
        found.push(...ids(part));
      return found;
    };
    const tallied = async () =>
      (await store.countTallies([])).reduce((sum, { count }) => sum + count, 0);
    expect(ids(await store.listUnfinished())).toEqual(['on', 'due']);
    expect(await store.countUnfinished()).toBe(2);
    // It is finished nevertheless.
    expect(await finished()).toEqual(['sent', 'due']);
    expect(await tallied()).toBe(2);
    await store.save(game('due', { ...over, message: { sent: 1 }, updatedAt: 50, revision: 2 }));
    expect(ids(await store.listUnfinished())).toEqual(['on']);
    expect(await finished()).toEqual(['due', 'sent']);
  },
);

test('persistence is asked for once, after the first save', async () => {
  const persist = vi.fn();
  const store = await opened(persist);
  expect(persist).not.toHaveBeenCalled();
  await store.save(game('a'));
  await store.save(game('b'));
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that never answers about persistence holds nothing up', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => undefined));
  vi.stubGlobal('navigator', { storage: { persist } });
  const store = await openStore();
  open.push(store);
  await store.save(game('a'));
  expect(persist).toHaveBeenCalledTimes(1);
  expect(ids(await store.listUnfinished())).toEqual(['a']);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['damaged', { ...rowOf(game('bad')), moves: 'none' }, /^moves is "none"/],
  ['newer', { ...rowOf(game('bad')), version: 5, clock: 'sundial' }, /newer version/],
  ['not even listed', { id: 'bad', moves: [] }, /^version is missing/],
])(
  'a %s game is set aside with the reason and its value, others stay',
  async (_what, row, reason) => {
    const first = await opened();
    await first.save(game('good'));
    await tamper(row);
    const store = await opened();
    expect(ids(await store.listUnfinished())).toEqual(['good']);
    const aside = await store.listQuarantined();
    expect(aside).toEqual([{ key: 1, reason: expect.stringMatching(reason), at: 500, raw: row }]);
    expect(JSON.parse(quarantineFile(aside)).games[0].raw).toEqual(row);
    await store.removeQuarantined(1);
    expect(await store.listQuarantined()).toEqual([]);
  },
);

test('a game with an illegal move is set aside when it is opened', async () => {
  const store = await opened();
  await tamper(rowOf(game('bad', { moves: ['lblc', 'lblc'] })));
  await expect(store.load('bad')).rejects.toThrow('move 1: illegal move "lblc"');
  expect(await store.load('bad')).toBeNull();
  expect((await store.listQuarantined())[0]).toMatchObject({ reason: /move 1/ });
});

test('a game that an update can read again comes back', async () => {
  const store = await opened();
  await store.save(game('a'));
  await store.quarantine('a', 'this version did not know its rules');
  expect(await store.listUnfinished()).toEqual([]);
  const updated = await opened();
  expect(await updated.restoreQuarantined()).toEqual([]);
  expect(ids(await updated.listUnfinished())).toEqual(['a']);
  expect(await updated.countQuarantined()).toBe(0);
});

test('a game set aside does not replace one of the same id', async () => {
  const store = await opened();
  await store.save(game('a', { moves: ['lblc'] }));
  await store.quarantine('a', 'test');
  await store.save(game('a', { moves: ['mbmc'] }));
  const again = await opened();
  expect(await again.restoreQuarantined()).toMatchObject([{ kind: 'game', reason: 'test' }]);
  expect((await again.load('a'))?.moves).toEqual(['mbmc']);
  expect(await again.listQuarantined()).toHaveLength(1);
});

test('where the database cannot be opened games are kept in memory, and the status says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not in private mode', 'SecurityError');
    },
  });
  const store = await openStore();
  expect(store.status.state).toBe('memory');
  expect(store.status.reason).toMatch(/not in private mode.*only while this page is open/);
  await store.save(game('a', { updatedAt: 1 }));
  await store.save(game('b', { updatedAt: 2, revision: 1 }));
  await expect(store.save(game('b', { moves: ['lblc'] }))).rejects.toThrow(ConflictError);
  expect(ids(await store.listUnfinished())).toEqual(['b', 'a']);
  await store.quarantine('a', 'why not');
  expect((await store.listQuarantined())[0]).toMatchObject({ reason: 'why not', raw: { id: 'a' } });
});

test('without IndexedDB at all games are kept in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect((await openStore()).status.state).toBe('memory');
});

test('a full device is told in words, and the game is saved once there is room', async () => {
  const store = await opened();
  const session = openSession({ record: gameOf(), engine: new FakeEngine(), store });
  await until(session, ({ options }) => options.length > 0);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await session.play('lblc');
  expect(session.view.notice).toMatch(/the storage of this device is full/);
  expect(session.view.options).not.toEqual([]);
  put.mockRestore();
  await session.retry();
  expect(session.view.notice).toBeNull();
  expect((await store.load('game-1'))?.moves).toEqual(['lblc']);
});

test('a connection that the browser dropped is opened again', async () => {
  const store = await opened();
  await store.save(game('a'));
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await store.save(game('a', { revision: 2, moves: ['lblc'] }));
  expect((await store.load('a'))?.moves).toEqual(['lblc']);
  expect(lost).toHaveBeenCalled();
  lost.mockRestore();
});

test('when a newer version of the app needs the database, this page closes it and says so', async () => {
  const store = await opened();
  const told: StoreStatus[] = [];
  store.subscribe((status) => told.push(status));
  const newer = await openDB(DATABASE, DATABASE_VERSION + 1);
  expect(told).toEqual([{ state: 'closed', reason: expect.stringMatching(/newer version/) }]);
  expect(store.status.state).toBe('closed');
  await expect(store.save(game('a'))).rejects.toThrow('Reload this page');
  newer.close();
});

test('an older version of the app that keeps the database open does not make this one wait', async () => {
  const old = await openDB(DATABASE, DATABASE_VERSION - 1);
  const store = await openStore();
  expect(store.status.state).toBe('memory');
  expect(store.status.reason).toMatch(/older version of the app: close it and reload/);
  await store.save(game('a'));
  old.close();
  const later = await openDB(DATABASE, DATABASE_VERSION + 1);
  expect(later.version).toBe(DATABASE_VERSION + 1);
  later.close();
});

test('games of a newer database are left alone but can be exported', async () => {
  const first = await opened();
  await first.save(game('a'));
  await (await first.openAnalyses()).save({ ...newAnalysis(game('a'), 'study', 1), revision: 1 });
  first.close();
  (await openDB(DATABASE, DATABASE_VERSION + 1)).close();
  const store = await openStore();
  expect(store.status.state).toBe('memory');
  expect(store.status.reason).toMatch(/newer version/);
  expect(await store.countQuarantined()).toBe(0);
  expect(store.newerContent?.counts).toEqual({ game: 1, analysis: 1, attempt: 0 });
  const found = await store.newerContent?.read();
  expect(found?.map(({ raw }) => raw)).toMatchObject([{ id: 'a' }, { id: 'study' }]);
  const database = await openDB<FortyoneSchema>(DATABASE);
  expect(await database.count('games')).toBe(1);
  database.close();
});

test('the last choices for each game are remembered', async () => {
  const choices = {
    opponent: 'computer',
    level: 4,
    matched: true,
    side: 'random',
    options: { bridge: 'big' },
    blackLevel: 2,
    clock: { white: { start: 60_000, increment: 0 }, black: { start: 90_000, increment: 500 } },
    coach: false,
    begun: 2,
    strict: true,
  } as const;
  const store = await opened();
  expect(await store.newGameChoices('bridge41')).toBeNull();
  await store.rememberChoices('bridge41', choices);
  expect(await (await opened()).newGameChoices('bridge41')).toEqual(choices);
  expect(await store.newGameChoices('cuarenta')).toBeNull();
});

test('choices stored before there were clocks or a coach still serve, of who has played', async () => {
  const store = await opened();
  const database = await openDB<FortyoneSchema>(DATABASE);
  const old = { opponent: 'person', level: 4, side: 'black', options: {} };
  await database.put('settings', old, 'new game bridge41');
  database.close();
  const now = { ...old, matched: false, blackLevel: 4, clock: null, coach: null, begun: 3 };
  expect(await store.newGameChoices('bridge41')).toEqual(now);
});

test('choices that this version does not understand are not used', async () => {
  const store = await opened();
  const database = await openDB<FortyoneSchema>(DATABASE);
  await database.put('settings', { opponent: 'cloud' }, 'new game bridge41');
  database.close();
  expect(await store.newGameChoices('bridge41')).toBeNull();
});
