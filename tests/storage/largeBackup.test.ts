// What is written can be read: backups of many games with reviews, and of damaged values of any size.
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { MoveAnalysis } from '../../src/review/moveAnalysis';
import { WHITE } from '../../src/rules/types';
import { createBackup, restore } from '../../src/storage/backup/backup';
import { readBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import { storedForm } from '../../src/storage/reviewRecord';
import { DATABASE } from '../../src/storage/schema';
import { gameOf } from '../session/fakes';
import { reviewOf } from '../support/reviews';
import { freshDatabase, inMemory } from '../support/stores';

const device = freshDatabase();

/** Reviews of them took 75 MB in the form of version 1, which no backup could bring back. */
const GAMES = 3600;
const PLIES = 69;

const lineOf = (ply: number, plies: number) => ({
  score: ply - 40,
  chance: 0.468,
  moves: Array.from({ length: plies }, (_, index) => `a${ply % 9}b${index % 9}`),
});

/** As long as what the engine finds where a move was a mistake. */
const findings: readonly MoveAnalysis[] = Array.from({ length: PLIES + 1 }, (_, ply) => ({
  side: WHITE,
  choices: 22,
  left: 0.94,
  best: lineOf(ply, ply % 4 === 0 ? 8 : 1),
  second: lineOf(ply, 1),
  played: lineOf(ply + 1, ply % 4 === 0 ? 8 : 1),
  isObviousRecapture: false,
  explanation:
    ply % 4 === 0
      ? {
          kind: 'position',
          consequence: null,
          better: {
            text: 'a4a6',
            notation: 'a6',
            piece: { letter: 'P', side: 'w', cell: 'a4' },
            to: 'a6',
          },
          betterIdea: null,
        }
      : null,
}));

const game = (id: string): GameRecord =>
  gameOf({}, { id, moves: Array.from({ length: PLIES }, () => 'lblc'), revision: 1 });

async function filled(store: GameStore, count: number): Promise<GameStore> {
  const records = Array.from({ length: count }, (_, index) => game(`game ${index}`));
  const review = storedForm(reviewOf(game('any'), findings));
  await store.writeAll({
    games: records.map((record) => ({ record, seen: null })),
    analyses: [],
    reviews: records.map(({ id }) => ({ ...review, id })),
    attempts: [],
    aside: [],
    choices: [],
  });
  return store;
}

const fileOf = async (store: GameStore, most?: number) => {
  const { chunks, reviewsLeftOut } = await createBackup(store, {}, {}, {}, most);
  return { file: new Blob([...chunks]), reviewsLeftOut };
};

test(`${GAMES} games with reviews are backed up and restored, and make the same backup again`, async () => {
  const { file, reviewsLeftOut } = await fileOf(await filled(await inMemory(), GAMES));
  expect(reviewsLeftOut).toBe(0);
  const other = await inMemory();
  const plan = await restore(other, await readBackup(file), 9);
  expect(plan.games).toMatchObject({ new: GAMES });
  const again = await fileOf(other);
  expect(again.file.size).toBe(file.size);
  expect((await again.file.text()) === (await file.text())).toBe(true);
});

describe('with less room', () => {
  test.each([
    ['some reviews are', 40_000, (left: number) => left > 0 && left < 20],
    ['all reviews are', 100, (left: number) => left === 20],
  ])('%s left out, and every game is there', async (_, most, isExpected) => {
    const { file, reviewsLeftOut } = await fileOf(await filled(await inMemory(), 20), most);
    expect(isExpected(reviewsLeftOut)).toBe(true);
    const content = await readBackup(file);
    expect(content.games).toHaveLength(20);
    expect(content.reviews).toHaveLength(20 - reviewsLeftOut);
  });
});

const HUGE = 'x'.repeat(5_000_000);

describe('a record of five million characters', () => {
  const refused = { ...game('huge'), name: HUGE };
  const kept = { id: 'huge', name: expect.stringMatching(/^x+… \(5000000 characters\)$/) };

  test('of a backup is refused by name and size, and little of it is set aside', async () => {
    const { chunks } = await createBackup(await inMemory(), { games: [refused, game('one')] }, {});
    const store = await device();
    const plan = await restore(store, await readBackup(new Blob([...chunks])), 9);
    expect(plan.problems).toEqual(['games[0]: name has 5000000 characters, more than 80']);
    expect(plan.games).toMatchObject({ new: 1, unreadable: 1 });
    const [entry] = await store.listQuarantined();
    expect(entry.raw).toMatchObject(kept);
    expect(JSON.stringify(entry).length).toBeLessThan(10_000);
    const again = await restore(store, await readBackup(new Blob([...chunks])), 9);
    expect(again.changes.aside).toEqual([]);
  });

  test('of the database is set aside in short too, and what was set aside whole backed up so', async () => {
    const store = await device();
    const database = await openDB(DATABASE);
    await database.put('games', { ...refused, finished: 0 });
    await database.add('aside', { reason: HUGE, at: 1, raw: { ...refused, [HUGE]: [HUGE] } });
    database.close();
    await expect(store.load('huge')).rejects.toThrow('name has 5000000 characters');
    expect((await store.listQuarantined()).at(-1)?.raw).toMatchObject(kept);
    const { file } = await fileOf(store);
    expect(file.size).toBeLessThan(20_000);
    const other = await device();
    await other.eraseAll();
    await restore(other, await readBackup(file), 9);
    expect(await (await fileOf(other)).file.text()).toBe(await file.text());
  });
});
