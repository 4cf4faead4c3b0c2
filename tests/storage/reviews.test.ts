// Reviews in the database, in memory and in backups.
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import {
  parseReview,
  type ReviewRecord,
  reviewedContent,
  storedForm,
} from '../../src/storage/reviewRecord';
import { DATABASE } from '../../src/storage/schema';
import { findingOf } from '../review/support';
import { gameOf } from '../session/fakes';
import { backupText } from '../support/backupText';
import { firstForm, reviewOf } from '../support/reviews';
import { freshDatabase, inMemory } from '../support/stores';

const device = freshDatabase();

const MOVES = ['lblc', 'lylx', 'mbmc'];
const game = (id: string): GameRecord => gameOf({}, { id, moves: MOVES, revision: 1 });
const explanation = {
  kind: 'lostPiece',
  consequence: { kind: 'text', text: 'loses a rook' },
  better: { text: 'Rlc', notation: null },
  betterIdea: null,
} as const;
const lapse = findingOf({ best: 0.5, played: 0.1, left: 0.75, explanation });
const whole = (id: string): ReviewRecord =>
  reviewOf(game(id), [findingOf({ best: 0.5 }), lapse, findingOf({ best: 0.6 }), lapse]);

async function all(store: GameStore): Promise<ReviewRecord[]> {
  const found: ReviewRecord[] = [];
  for await (const part of (await store.openReviews()).list()) found.push(...part);
  return found;
}

describe.each([
  { where: 'on the device', make: device },
  { where: 'in memory', make: inMemory },
])('$where', ({ make }) => {
  test('a review comes back as it was saved, and goes with its game', async () => {
    const store = await make();
    await store.save(game('one'));
    const reviews = await store.openReviews();
    await reviews.save(whole('one'));
    expect(await reviews.load('one')).toEqual(whole('one'));
    expect(await reviews.load('two')).toBeNull();
    await store.remove('one');
    expect(await all(store)).toEqual([]);
  });

  test('all of them are deleted at once, said before with what they take, and nothing else', async () => {
    const store = await make();
    for (const id of ['one', 'two']) await store.save(game(id));
    const reviews = await store.openReviews();
    const kept = await backupText(store, {}, {});
    for (const id of ['one', 'two']) await reviews.save(whole(id));
    const bytes = JSON.stringify(['one', 'two'].map((id) => storedForm(whole(id)))).length;
    expect(await reviews.usage()).toEqual({ count: 2, bytes });
    await reviews.clear();
    expect(await reviews.usage()).toEqual({ count: 0, bytes: 0 });
    expect(await backupText(store, {}, {})).toBe(kept);
    await reviews.save(whole('one'));
    expect(await reviews.load('one')).toEqual(whole('one'));
  });

  test('that of a game which is gone is not kept', async () => {
    const store = await make();
    await (await store.openReviews()).save(whole('gone'));
    expect(await all(store)).toEqual([]);
  });

  test('what two tabs found about the same moves is kept together', async () => {
    const store = await make();
    await store.save(game('one'));
    const reviews = await store.openReviews();
    const [a, b, c, d] = whole('one').findings;
    await reviews.save({ ...whole('one'), findings: [null, b, null, d] });
    await reviews.save({ ...whole('one'), findings: [a, null, null, d] });
    expect((await reviews.load('one'))?.findings).toEqual([a, b, null, d]);
    await reviews.save({ ...whole('one'), engine: '2', findings: [null, null, c, null] });
    expect((await reviews.load('one'))?.findings).toEqual([null, null, c, null]);
  });

  test('a backup brings reviews back, and the fuller one stays', async () => {
    const store = await make();
    await store.save(game('one'));
    await (await store.openReviews()).save(whole('one'));
    const text = await backupText(store, {}, {});
    const other = await make();
    await restore(other, parseBackup(text), 9);
    expect(await all(other)).toContainEqual(whole('one'));
    const partly = { ...whole('one'), findings: [null, null, null, lapse], updatedAt: 999 };
    const third = await inMemory();
    await third.save(game('one'));
    await (await third.openReviews()).save(partly);
    await restore(third, parseBackup(text), 9);
    expect(await all(third)).toEqual([whole('one')]);
  });

  test('a backup does not replace a review by one of moves that are gone', async () => {
    const [short, long] = [
      { ...game('one'), moves: MOVES.slice(0, 1) },
      { ...game('one'), updatedAt: 2000 },
    ];
    const ofShort = reviewOf(short, [lapse, lapse]);
    const ofLong = reviewOf(long, [null, null, null, lapse]);
    const backupOf = async (record: GameRecord, review: ReviewRecord) => {
      const store = await inMemory();
      await store.save(record);
      await (await store.openReviews()).save(review);
      return parseBackup(await backupText(store, {}, {}));
    };
    const store = await make();
    await store.save(short);
    await (await store.openReviews()).save(ofShort);
    await restore(store, await backupOf(long, ofLong), 9);
    expect(await all(store)).toEqual([ofLong]);
    await restore(store, await backupOf(short, ofShort), 9);
    expect(await all(store)).toEqual([ofLong]);
  });
});

test('a backup without reviews is one that earlier versions of the app restore', async () => {
  const store = await device();
  await store.save(game('one'));
  expect(JSON.parse(await backupText(store, {}, {}))).toMatchObject({ version: 1 });
  await (await store.openReviews()).save(whole('one'));
  const made = JSON.parse(await backupText(store, {}, {}));
  expect(made).toMatchObject({ version: 3, counts: { games: 1, analyses: 0, reviews: 1 } });
});

test('one that cannot be read counts as not made, and harms no other', async () => {
  const store = await device();
  for (const id of ['bad', 'good']) await store.save(game(id));
  const reviews = await store.openReviews();
  await reviews.save(whole('good'));
  const database = await openDB(DATABASE);
  await database.put('reviews', { version: 1, ...whole('bad'), findings: [{ side: 2 }] });
  database.close();
  expect(await reviews.load('bad')).toBeNull();
  expect(await all(store)).toEqual([whole('good')]);
  const restored = await inMemory();
  await restore(restored, parseBackup(await backupText(store, {}, {})), 9);
  expect(await all(restored)).toEqual([whole('good')]);
});

test('other moves have another checksum', () => {
  const { content } = whole('one');
  expect(reviewedContent(game('two'))).toBe(content);
  expect(reviewedContent({ ...game('one'), moves: MOVES.slice(0, 2) })).not.toBe(content);
  expect(reviewedContent({ ...game('one'), options: { a: 'b' } })).not.toBe(content);
});

const [, plain] = firstForm(whole('one')).findings;

test.each<[string, object, RegExp]>([
  ['a newer version', { version: 4 }, /version is 4: a newer version/],
  ['an unknown field', { more: 1 }, /unknown field "more"/],
  ['no findings', { findings: 'none' }, /findings is "none", not a list/],
  [
    'a chance that is none',
    { findings: [{ ...plain, best: { ...lapse.best, chance: 1.5 } }] },
    /findings\[0\]\.best\.chance is 1\.5, not a number from 0 to 1/,
  ],
  [
    'an unknown kind',
    { findings: [{ ...plain, blame: { ...plain?.blame, kind: 'bad luck' } }] },
    /findings\[0\]\.blame\.kind is "bad luck"/,
  ],
])('%s is refused by name', (_, more, problem) => {
  expect(() => parseReview({ ...firstForm(whole('one')), ...more })).toThrow(problem);
});
