// Backup and restore of everything that a device holds.
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import type { Fields } from '../../src/input/parse';
import { createBackup, previewRestore, restore } from '../../src/storage/backup/backup';
import { LARGEST } from '../../src/storage/backup/backupForm';
import { parseBackup, readBackup } from '../../src/storage/backup/backupReader';
import { asCopy } from '../../src/storage/backup/merge';
import type { GameStore, NewGameChoices } from '../../src/storage/gameStore';
import { fromTagged, quarantineFile, toTagged } from '../../src/storage/quarantine';
import type { GameRecord } from '../../src/storage/record';
import { gameOf } from '../session/fakes';
import { anyRecord } from '../support/records';
import { sealedBackup } from '../support/sealedBackup';
import { storedRecords } from '../support/storedRecords';
import { emptyDatabase, freshDatabase, inMemory } from '../support/stores';

const NOW = 7000;
const NO_CHANGES = { games: [], analyses: [], reviews: [], attempts: [], aside: [], choices: [] };
const preferences = { theme: 'dark', sound: false };
const choices: NewGameChoices = {
  opponent: 'computer',
  level: 3,
  matched: true,
  blackLevel: 3,
  side: 'random',
  options: {},
  clock: null,
  coach: null,
  begun: 1,
};

const device = freshDatabase(NOW);
const memory = () => inMemory(NOW);

afterEach(() => {
  vi.restoreAllMocks();
});

/** A store with these games, whatever their revisions. */
async function filled(
  make: () => Promise<GameStore>,
  games: readonly GameRecord[],
): Promise<GameStore> {
  const store = await make();
  await store.writeAll({ ...NO_CHANGES, games: games.map((record) => ({ record, seen: null })) });
  return store;
}

const game = (id: string, played: Partial<GameRecord> = {}): GameRecord =>
  gameOf({}, { id, revision: 1, updatedAt: 100, ...played });

const textOf = async (
  store: GameStore,
  unsaved: readonly GameRecord[] = [],
  settings: Fields = preferences,
) => (await createBackup(store, { games: unsaved }, settings)).chunks.join('');

const backupOf = (store: GameStore) => textOf(store);

/** A backup of these games. */
const fileOf = async (games: readonly GameRecord[]): Promise<string> =>
  backupOf(await filled(memory, games));

async function recordsOf(store: GameStore): Promise<GameRecord[]> {
  return (await storedRecords(store)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

describe.each([
  ['on the device', device],
  ['in memory only', memory],
])('with games %s', (_where, make) => {
  test('export, erase, import, export gives the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyRecord, { maxLength: 5, selector: ({ id }) => id }),
        // What was set aside twice is restored once.
        fc.uniqueArray(fc.record({ reason: fc.string(), at: fc.nat(), raw: fc.anything(PLAIN) }), {
          maxLength: 3,
          selector: ({ raw }) => JSON.stringify(toTagged(raw)),
        }),
        async (games, aside) => {
          emptyDatabase();
          const store = await filled(make, games);
          await store.writeAll({ ...NO_CHANGES, aside });
          await store.rememberChoices('cuarenta', choices);
          const first = await backupOf(store);
          await store.eraseAll();
          expect(await recordsOf(store)).toEqual([]);
          const plan = await restore(store, parseBackup(first), NOW);
          expect(plan.games).toMatchObject({ new: games.length, unreadable: 0 });
          expect(plan.preferences).toEqual(preferences);
          expect(await textOf(store, [], plan.preferences)).toBe(first);
          const again = await restore(store, parseBackup(first), NOW);
          expect(again.changes).toEqual(NO_CHANGES);
          expect(again.games).toMatchObject({ identical: games.length });
        },
      ),
      { numRuns: 12 },
    );
  });

  test('games that were set aside come back as they were found', async () => {
    const store = await make();
    const raw = { version: 99, id: 'future', note: undefined, size: Number.NaN, big: 10n };
    await store.writeAll({ ...NO_CHANGES, aside: [{ reason: 'too new', at: 5, raw }] });
    const text = await backupOf(store);
    await store.eraseAll();
    await restore(store, parseBackup(text), NOW);
    expect(await store.listQuarantined()).toMatchObject([{ reason: 'too new', at: 5, raw }]);
  });

  test('a game that cannot be played is set aside once, and the others restored', async () => {
    const text = sealedBackup((await fileOf([game('a'), game('b')])).replace('"id":"b"', '"id":7'));
    const store = await make();
    const { games: counts, problems } = await restore(store, parseBackup(text), NOW);
    expect(counts).toMatchObject({ new: 1, unreadable: 1 });
    expect(problems).toEqual(['games[1]: id is 7, not text']);
    await restore(store, parseBackup(text), NOW + 1);
    expect(await store.listQuarantined()).toMatchObject([{ reason: 'id is 7, not text', at: NOW }]);
    expect((await recordsOf(store)).map(({ id }) => id)).toEqual(['a']);
  });

  test.each([
    ['half a character in its id', '"id":"b"', '"id":"b\\ud800"', /^id has half a character/],
    [
      'a count of saves at its end',
      '"revision":1}',
      '"revision":9007199254740991}',
      /^revision is/,
    ],
  ])('a game with %s hides no other', async (_what, from, to, reason) => {
    const sound = await fileOf([game('b')]);
    const text = sealedBackup(sound.replace(from, to));
    expect(text).not.toBe(sound);
    const store = await filled(make, [game('a')]);
    const { games: counts } = await restore(store, parseBackup(text), NOW);
    expect(counts).toMatchObject({ new: 0, unreadable: 1 });
    expect((await recordsOf(store)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.listQuarantined()).toMatchObject([
      { reason: expect.stringMatching(reason) },
    ]);
  });

  test('choices of new games are taken over only where there are none', async () => {
    const other = await make();
    await other.rememberChoices('cuarenta', choices);
    await other.rememberChoices('bipartite', choices);
    const text = await backupOf(other);
    await other.eraseAll();
    await other.rememberChoices('cuarenta', { ...choices, level: 8 });
    await restore(other, parseBackup(text), NOW);
    expect(await other.newGameChoices('cuarenta')).toEqual({ ...choices, level: 8 });
    expect(await other.newGameChoices('bipartite')).toEqual(choices);
  });
});

test('games that live in the page only are backed up as far as they went', async () => {
  const store = await filled(device, [game('a'), game('b')]);
  const further = game('a', { moves: ['lblc'], updatedAt: 200 });
  const text = await textOf(store, [further, game('c')]);
  expect(parseBackup(text).games).toEqual([further, game('b'), game('c')]);
});

test('a damaged row is backed up like a game set aside', async () => {
  const store = await filled(device, [game('a')]);
  const database = await openDB('fortyone');
  await database.put('games', { ...(await database.get('games', 'a')), moves: 'Z9Z9' });
  database.close();
  const { games, aside } = parseBackup(await backupOf(store));
  expect(games).toEqual([]);
  expect(aside).toMatchObject([{ raw: { id: 'a', moves: 'Z9Z9' } }]);
  expect(aside[0].reason).toContain('moves is "Z9Z9"');
});

test('a game that cannot be played is backed up as it is, and set aside where it is opened', async () => {
  const unplayable = game('a', { moves: ['Z9Z9'] });
  const text = await backupOf(await filled(device, [unplayable, game('b')]));
  expect(parseBackup(text).games).toEqual([unplayable, game('b')]);
  emptyDatabase();
  const other = await device();
  await restore(other, parseBackup(text), NOW);
  await expect(other.load('a')).rejects.toThrow('move 1');
  expect((await recordsOf(other)).map(({ id }) => id)).toEqual(['b']);
  expect(await other.listQuarantined()).toMatchObject([{ raw: { id: 'a', moves: ['Z9Z9'] } }]);
});

test('a sound game from a file takes the place of a damaged one, which is set aside', async () => {
  const store = await filled(device, [game('a', { moves: ['Z9Z9'] })]);
  const sound = game('a', { moves: ['lblc'] });
  const file = parseBackup(await fileOf([sound]));
  expect((await previewRestore(store, file, NOW)).games).toMatchObject({ new: 1 });
  await restore(store, file, NOW);
  expect(await recordsOf(store)).toEqual([sound]);
  expect(await store.listQuarantined()).toMatchObject([{ raw: { id: 'a', moves: ['Z9Z9'] } }]);
});

describe('merging by id', () => {
  const begun = game('a', { moves: ['lblc'], revision: 2 });

  async function merged(here: GameRecord, file: GameRecord) {
    const store = await filled(device, [here]);
    const { games: counts } = await restore(store, parseBackup(await fileOf([file])), NOW);
    const [kind] = Object.entries(counts).filter(([, count]) => count > 0);
    return { kind: kind?.[0], games: await recordsOf(store) };
  }

  test('the same game, saved more often, is identical', async () => {
    expect(await merged(begun, { ...begun, revision: 9 })).toEqual({
      kind: 'identical',
      games: [begun],
    });
  });

  test('a game that went on in the file goes on here, in a way that open pages notice', async () => {
    const file = game('a', { moves: ['lblc', 'lylx'], updatedAt: 200, revision: 2 });
    expect(await merged(begun, file)).toEqual({
      kind: 'newerInFile',
      games: [{ ...file, revision: 3 }],
    });
  });

  test('a title given later is taken over', async () => {
    const file = { ...begun, name: 'The siege', revision: 3 };
    expect(await merged(begun, file)).toEqual({ kind: 'newerInFile', games: [file] });
  });

  test('a game goes on though its options come in another order', async () => {
    const options = { queen: 'rook', kings: 'palace' };
    const turned = { kings: 'palace', queen: 'rook' };
    const start = bridge41.rules(options).startFen;
    const here = game('a', { options: turned, start, moves: [] });
    const file = game('a', { options, start, moves: ['lblc'], updatedAt: 200, revision: 2 });
    expect(await merged(here, file)).toEqual({ kind: 'newerInFile', games: [file] });
  });

  test('a game that went on here stays, whatever the count of saves says', async () => {
    const here = game('a', { moves: ['lblc', 'lylx'], updatedAt: 200 });
    expect(await merged(here, { ...begun, revision: 50 })).toEqual({
      kind: 'newerHere',
      games: [here],
    });
  });

  test('moves taken back here later do not come back', async () => {
    const here = game('a', { moves: [], updatedAt: 300, revision: 3 });
    expect(await merged(here, begun)).toEqual({ kind: 'newerHere', games: [here] });
  });

  test('a game that went another way in the file is kept beside the one here', async () => {
    const file = game('a', { moves: ['mbmc'], updatedAt: 300, revision: 9 });
    const { kind, games } = await merged(begun, file);
    expect(kind).toBe('both');
    expect(games).toEqual([begun, asCopy(file)]);
    const store = await device();
    const again = await restore(store, parseBackup(await fileOf([file])), NOW);
    expect(again.games).toMatchObject({ identical: 1, both: 0 });
    expect(await recordsOf(store)).toEqual(games);
  });

  test('no moves here are ever lost, and none in the file but older ones', async () => {
    const step = fc.record({
      plies: fc.integer({ min: 0, max: 6 }),
      line: fc.constantFrom(['lblc', 'lylx', 'mbmc'], ['lblc', 'mymx', 'rbrc'], ['mbmc']),
      updatedAt: fc.integer({ min: 1, max: 4 }),
      revision: fc.integer({ min: 1, max: 4 }),
    });
    const version = step.map(({ plies, line, updatedAt, revision }) =>
      game('a', { moves: line.slice(0, plies), updatedAt, revision }),
    );
    await fc.assert(
      fc.asyncProperty(version, version, async (here, file) => {
        const store = await filled(memory, [here]);
        await restore(store, parseBackup(await fileOf([file])), NOW);
        const lines = (await recordsOf(store)).map(({ moves }) => moves.join());
        expect(lines.some((line) => line.startsWith(here.moves.join()))).toBe(true);
        if (file.updatedAt > here.updatedAt) expect(lines).toContain(file.moves.join());
      }),
    );
  });
});

describe('a restore is whole or nothing', () => {
  test('a full device changes nothing', async () => {
    const store = await filled(device, [game('a')]);
    const text = await fileOf([game('b'), game('c'), game('d')]);
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args: Parameters<typeof put>
    ) {
      if (++puts === 3) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    });
    await expect(restore(store, parseBackup(text), NOW)).rejects.toThrow('no room');
    vi.restoreAllMocks();
    expect(await recordsOf(store)).toEqual([game('a')]);
  });

  test('a game that goes on meanwhile is compared anew', async () => {
    const store = await filled(device, [game('a')]);
    const file = parseBackup(await fileOf([game('a', { moves: ['lblc'], updatedAt: 200 })]));
    expect((await previewRestore(store, file, NOW)).games).toMatchObject({ newerInFile: 1 });
    const { writeAll } = store;
    const played = game('a', { moves: ['lblc', 'lylx'], updatedAt: 300, revision: 2 });
    vi.spyOn(store, 'writeAll').mockImplementationOnce(async (changes) => {
      await store.save(played);
      return writeAll.call(store, changes);
    });
    expect((await restore(store, file, NOW)).games).toMatchObject({ newerHere: 1 });
    expect(await recordsOf(store)).toEqual([played]);
  });

  test('what was seen in the preview is done, unless a game went on since', async () => {
    const store = await filled(device, [game('a')]);
    const file = parseBackup(
      await fileOf([game('a', { moves: ['lblc'], updatedAt: 200 }), game('b')]),
    );
    const seen = await previewRestore(store, file, NOW);
    const played = game('a', { moves: ['lblc', 'lylx'], updatedAt: 300, revision: 2 });
    await store.save(played);
    expect((await restore(store, file, NOW, {}, seen)).games).toMatchObject({ newerHere: 1 });
    expect(await recordsOf(store)).toEqual([played, game('b')]);
    const again = await previewRestore(store, file, NOW);
    expect(await restore(store, file, NOW, {}, again)).toEqual(again);
  });
});

describe('work that takes long', () => {
  const many = Array.from({ length: 300 }, (_, index) => game(`game ${index}`));

  /** Cancels as soon as anything was told. */
  function cancelling() {
    const cancel = new AbortController();
    return { signal: cancel.signal, onProgress: () => cancel.abort() };
  }

  test('says how far it is, and a text read game by game is what it is read at once', async () => {
    const onProgress = vi.fn();
    const store = await filled(device, many);
    const text = (await createBackup(store, {}, preferences, { onProgress })).chunks.join('');
    expect(await readBackup(new Blob([text]), { onProgress })).toEqual(parseBackup(text));
    expect(await readBackup(new Blob([JSON.stringify(JSON.parse(text))]))).toEqual(
      parseBackup(text),
    );
    const other = await filled(memory, []);
    emptyDatabase();
    const empty = await device();
    await restore(empty, parseBackup(text), NOW, { onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(many.length, many.length);
    expect(await recordsOf(empty)).toHaveLength(many.length);
    expect(await recordsOf(other)).toEqual([]);
  });

  test('a restore that is cancelled changes nothing', async () => {
    const file = parseBackup(await fileOf(many));
    const store = await filled(device, [game('own')]);
    await expect(restore(store, file, NOW, cancelling())).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
    expect(await recordsOf(store)).toEqual([game('own')]);
  });
});

describe('refused, with the reason', () => {
  let sound = '';

  beforeEach(async () => {
    sound = await fileOf([game('a'), game('b', { moves: ['lblc'] })]);
  });

  test('a file cut off anywhere', async () => {
    for (let length = 0; length < sound.trimEnd().length; length += 7) {
      expect(() => parseBackup(sound.slice(0, length))).toThrow(/cut off|empty|not JSON/);
      await expect(readBackup(new Blob([sound.slice(0, length)]))).rejects.toThrow(
        /cut off|empty|not JSON/,
      );
    }
  });

  test.each([
    ['hello', /not a backup, or was cut off/],
    ['{"fortyone": "games set aside", "games": []}', /field "fortyone" is not "backup"/],
    ['{"name": "package", "version": 1}', /field "fortyone" is not "backup"/],
    ['[]', /the file is a list, not an object/],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, /more than 64 deep/],
    [`{"fortyone":"backup","games":${'{"a":'.repeat(9999)}1${'}'.repeat(9999)}}`, /64 deep/],
    ['{"fortyone": "backup", "version": 5}', /version is 5: a newer version/],
    ['{"fortyone": "backup", "version": "1"}', /version is "1", not a whole number/],
    ['{"fortyone": "backup"}', /version is missing/],
    ['{"fortyone": "backup", "version": 1, "__proto__": 1}', /unknown field "__proto__"/],
  ])('%.60s', (text, reason) => {
    expect(() => parseBackup(text)).toThrow(reason);
  });

  test.each([
    ['"lblc"', '"lylx"', /checksum is .* changed or damaged/],
    ['"games":2', '"games":3', /counts\.games is 3, but the file has 2/],
    ['"aside": []', '"aside": {}', /aside is an object, not a list/],
    ['"games": [', '"games": 5, "more": [', /unknown field "more"/],
    ['"aside": []', '"aside": [{"reason":"x","at":-1,"raw":0}]', /counts\.aside/],
  ])('%s made %s', async (from, to, reason) => {
    expect(() => parseBackup(sound.replace(from, to))).toThrow(reason);
    await expect(readBackup(new Blob([sound.replace(from, to)]))).rejects.toThrow(reason);
  });

  test('spaces between the values do not matter', () => {
    expect(parseBackup(JSON.stringify(JSON.parse(sound), null, 4))).toEqual(parseBackup(sound));
    expect(parseBackup(`\uFEFF${sound}`)).toEqual(parseBackup(sound));
  });

  test('a text longer than any backup, without being parsed', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const long = { length: LARGEST + 1, replace: () => long };
    expect(() => parseBackup(long as unknown as string)).toThrow(/the file has 64 MB, more than/);
    expect(parse).not.toHaveBeenCalled();
  });
});

/** Whatever a database may hold that JSON can say, with a little more. */
const PLAIN = { withDate: true, withBigInt: true, withNullPrototype: false, maxDepth: 4 };

test('a game set aside can be exported whatever it holds', () => {
  const file = quarantineFile([{ reason: 'odd', at: 2, raw: { size: 10n, note: undefined } }]);
  expect(fromTagged(JSON.parse(file).games[0].raw)).toEqual({ size: 10n, note: undefined });
});

test('any value is told in JSON and read back', () => {
  fc.assert(
    fc.property(fc.anything(PLAIN), (value) => {
      const text = JSON.stringify(toTagged(value));
      expect(fromTagged(JSON.parse(text))).toEqual(value);
    }),
  );
  expect(fromTagged(toTagged({ $fortyone: 'undefined' }))).toEqual({ $fortyone: 'undefined' });
});

test('a number or time that no backup writes is not guessed at', () => {
  for (const kind of ['number', 'date'])
    for (const text of ['', '0x10', '1e3', [5], null, true])
      expect(fromTagged({ $fortyone: kind, text })).toEqual({ $fortyone: kind, text });
});
