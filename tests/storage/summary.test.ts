// Counts of finished games follow whatever happens to the games.
import fc from 'fast-check';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { games } from '../../src/games';
import { legalMoves } from '../../src/rules/move';
import { createBackup, restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import { GameLists, saveGame } from '../../src/storage/gameRows';
import type { GameStore } from '../../src/storage/gameStore';
import { createMemoryRows } from '../../src/storage/memoryRows';
import { openStore } from '../../src/storage/openStore';
import { firstToMove, type GameRecord, type Player } from '../../src/storage/record';
import { rulesOf } from '../../src/storage/replay';
import type { RowDatabase, RowSource } from '../../src/storage/rows';
import { rowOf, summaryRowOf } from '../../src/storage/schema';
import {
  countedOne,
  type GameSummary,
  isOwnPlay,
  summaryOf,
  type TallyCount,
  talliesOf,
  tallyOf,
} from '../../src/storage/summary';
import { statistics } from '../../src/ui/history/Scores';
import { gameOf } from '../session/fakes';
import { randomMoves } from '../support/playedGames';
import { listed } from '../support/storedRecords';
import { emptyDatabase, freshDatabase, inMemory } from '../support/stores';
import { createVersion3 } from './oldDatabase';

const NOW = 7000;
const device = freshDatabase(NOW);
const ids = games.map(({ id }) => id);

const person: Player = { kind: 'person' };
const anyPlayer = fc.constantFrom<Player>(
  person,
  { kind: 'computer', level: 1 },
  { kind: 'computer', level: 8 },
  { kind: 'computer', level: 4.3, matched: true },
);
const anyEnd = fc.constantFrom<GameRecord['result']>(
  null,
  { score: '1-0', reason: 'resignation' },
  { score: '0-1', reason: 'resignation' },
  { score: '1/2-1/2', reason: 'agreement' },
);
const anyGame = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    game: fc.constantFrom('cuarenta', 'fastlane'),
    white: anyPlayer,
    black: anyPlayer,
    result: anyEnd,
    coach: fc.constantFrom(null, 'on' as const),
    strict: fc.constantFrom({}, { strict: true as const }),
    source: fc.constantFrom(null, 'shared' as const, 'continued' as const),
    plies: fc.integer({ min: 3, max: 6 }),
  })
  .map(({ plies, strict, ...chosen }) => {
    const game = gameOf(
      { game: chosen.game, ...strict },
      { ...chosen, revision: 1, updatedAt: 100 },
    );
    return { ...game, ...randomMoves(rulesOf(game), 1, plies), result: chosen.result };
  });

type Step =
  | { readonly do: 'save' | 'restore'; readonly game: GameRecord }
  | { readonly do: 'remove' | 'setAside' | 'pin'; readonly game: GameRecord };
const anyStep: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('save', 'restore', 'remove', 'setAside', 'pin'),
  game: anyGame,
});

async function take(store: GameStore, { do: step, game }: Step): Promise<void> {
  const stored = await store.peek(game.id);
  switch (step) {
    case 'save':
      return store.save({ ...game, revision: (stored?.revision ?? 0) + 1 });
    case 'restore': {
      const other = await inMemory(NOW);
      await other.save(game);
      const text = (await createBackup(other, {}, {})).chunks.join('');
      await restore(store, parseBackup(text), NOW);
      return;
    }
    case 'remove':
      return store.remove(game.id);
    case 'setAside':
      return store.quarantine(game.id, 'told so');
    case 'pin':
      await store.relabel(game.id, { pinned: true });
  }
}

/** Levels that these games were won at, read from each of them. */
function wonIn(games: readonly GameSummary[]): number[] {
  const levels = games.filter(isOwnPlay).flatMap(({ white, black, result }) => {
    const winner = result?.score === '1-0' ? white : result?.score === '0-1' ? black : null;
    const loser = winner === white ? black : white;
    return winner?.kind === 'person' && loser.kind === 'computer' && !loser.matched
      ? [loser.level]
      : [];
  });
  return [...new Set(levels)].sort((a, b) => a - b);
}

const shown = (counts: readonly TallyCount[]) => statistics(counts, ids);

test('after any saves, deletions and restores the counts are those of the games that are here', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (steps) => {
      emptyDatabase();
      const store = await device();
      for (const step of steps) {
        await take(store, step);
        const here = await listed(store);
        expect(shown(await store.countTallies([]))).toEqual(shown(countedOne(here)));
        const others = here.filter(({ id }) => id !== 'a');
        for (const game of ['cuarenta', 'fastlane'])
          expect(await store.wonLevels(game)).toEqual(
            wonIn(here.filter((one) => one.game === game)),
          );
        expect(shown(await store.countTallies(['a', 'unknown']))).toEqual(
          shown(countedOne(others)),
        );
      }
    }),
    { numRuns: 20 },
  );
});

test('every finished game has a tally, one of those that are counted if it is one’s own', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const tally = tallyOf(summaryOf(game));
      if (game.result === null) expect(tally).toBeNull();
      else if (isOwnPlay(summaryOf(game))) expect(talliesOf(game.game)).toContainEqual(tally);
      else expect(tally).toContain('uncounted');
    }),
  );
});

const end = { score: '0-1', reason: 'resignation' } as const;
const whiteWon = { score: '1-0', reason: 'resignation' } as const;
const drawn = { score: '1/2-1/2', reason: 'agreement' } as const;
const computer: Player = { kind: 'computer', level: 3 };

/** Summaries count moves and do not play them. */
const plies = (count: number): Pick<GameRecord, 'moves'> => ({ moves: Array(count).fill('lblc') });
const asBlack = { white: computer, black: person, result: whiteWon };
const time = { score: '0-1', reason: 'time' } as const;
const mate = { score: '0-1', reason: 'checkmate' } as const;

test.each<[string, Partial<GameRecord>, boolean]>([
  ['resigned before any move', plies(0), false],
  ['resigned after two moves of each side', plies(4), false],
  ['resigned after the third move', plies(5), true],
  ['resigned as Black before moving', { ...plies(1), ...asBlack }, false],
  ['resigned as Black after the third move', { ...plies(5), ...asBlack }, true],
  ['left until the time was over, before the third move', { ...plies(4), result: time }, false],
  ['lost on time later', { ...plies(5), result: time }, true],
  ['mated in two moves', { ...plies(4), result: mate }, true],
  ['that somebody shared', { ...plies(6), source: 'shared' }, false],
  ['gone on with from an own one', { ...plies(6), source: 'continued' }, true],
  ['of two persons, resigned at once', { ...plies(0), black: person }, false],
  ['of two persons, drawn at once', { ...plies(0), black: person, result: drawn }, true],
  ['of two computers', { ...plies(5), white: computer }, true],
  ['of two computers that try a board', { ...plies(5), white: computer, trial: true }, false],
])('a game %s counts or does not', (_what, played, counts) => {
  const game = gameOf({ black: computer }, { result: end, ...played });
  expect(shown(countedOne([summaryOf(game)])).length).toBe(counts ? 1 : 0);
});

test('games that count and games that do not are counted in one look, and no row is read', async () => {
  const rows = createMemoryRows();
  let looks = 0;
  const use: RowSource['use'] = (operation) => {
    looks++;
    return operation(rows, () => undefined);
  };
  for (const count of [0, 6])
    await saveGame(
      rows,
      gameOf({ black: computer }, { id: `${count}`, result: end, ...plies(count), revision: 1 }),
    );
  const lists = new GameLists({ use, quarantine: async () => undefined });
  expect(shown(await lists.countTallies([]))).toHaveLength(1);
  expect(looks).toBe(1);
});

test.each(games.map((game) => [game.id, game] as const))(
  'who moves first in %s is told by the second word of a position',
  (_id, game) => {
    const rules = game.rules({});
    const position = rules.parse(rules.startFen);
    expect(firstToMove(rules.format(position))).toBe(position.side);
    position.make(legalMoves(position)[0]);
    expect(firstToMove(rules.format(position))).toBe(position.side);
  },
);

test('games that database version 6 had summed up without a tally are counted all the same, and listed as before', async () => {
  const moves = ['lblc', 'lylx'];
  const finished = gameOf({}, { id: 'a', moves, result: { score: '1-0', reason: 'resignation' } });
  const records = [finished, { ...finished, id: 'b' }, gameOf({}, { id: 'c' })];
  const old = await openDB('fortyone', 6, {
    upgrade: (fresh) => {
      createVersion3(fresh);
      fresh.createObjectStore('reviews', { keyPath: 'id' });
      const attempts = fresh.createObjectStore('attempts', { keyPath: 'id' });
      attempts.createIndex('order', ['game', 'number']);
    },
  });
  for (const record of records) {
    const { tally: _tally, ...summary } = summaryRowOf(record);
    await old.put('games', rowOf(record));
    await old.put('summaries', summary);
  }
  old.close();
  const store = await openStore({ persist: () => {} });
  expect((await listed(store)).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  expect(shown(await store.countTallies([]))).toEqual(shown(countedOne(records.map(summaryOf))));
  expect(shown(await store.countTallies(['a']))).toEqual(shown(countedOne([summaryOf(finished)])));
  expect((await store.summariesOf(['c', 'nowhere'])).map(({ id }) => id)).toEqual(['c']);
  store.close();
});

test('summaries that could not be made are made when they are next asked for', async () => {
  const rows = createMemoryRows();
  const record = { ...gameOf({ game: 'fastlane' }), revision: 1 };
  await rows.write('games', ({ games }) => games.put(rowOf(record)));
  let isFull = true;
  const lists = new GameLists({
    use: async (operation) => {
      const write: RowDatabase['write'] = (...given) =>
        isFull ? Promise.reject(new Error('the disk is full')) : rows.write(...given);
      return operation({ read: rows.read, write }, () => undefined);
    },
    quarantine: () => Promise.reject(new Error('no game is damaged')),
  });
  await lists.prepare();
  await expect(lists.listUnfinished()).rejects.toThrow('full');
  await expect(lists.summariesOf([record.id])).rejects.toThrow('full');
  isFull = false;
  expect(await lists.listUnfinished()).toMatchObject([summaryOf(record)]);
  expect(await lists.summariesOf([record.id])).toMatchObject([summaryOf(record)]);
});
