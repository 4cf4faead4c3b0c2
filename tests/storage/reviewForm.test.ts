// How reviews are stored: in little room, exactly, and readable in the form they had before.
import fc from 'fast-check';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import type { MoveReason, MoveRef, PieceRef } from '../../src/reasons/reason';
import type { BetterMove } from '../../src/review/moveAnalysis';
import {
  type EvaluatedLine,
  MISTAKE_KINDS,
  type MoveAnalysis,
} from '../../src/review/moveAnalysis';
import { BLACK, WHITE } from '../../src/rules/types';
import { restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import { parseReview, storedForm } from '../../src/storage/reviewRecord';
import { DATABASE } from '../../src/storage/schema';
import { gameOf } from '../session/fakes';
import { firstForm, reviewOf } from '../support/reviews';
import { sealedBackup } from '../support/sealedBackup';
import { freshDatabase, inMemory } from '../support/stores';

const device = freshDatabase();
const game = gameOf({}, { id: 'one', moves: ['lblc', 'lylx'], revision: 1 });

const words = fc.string({ unit: fc.constantFrom(...'ab c”’'), minLength: 1, maxLength: 20 });
const move = fc.string({ unit: fc.constantFrom(...'a1x+=|,"'), minLength: 1, maxLength: 8 });
const line: fc.Arbitrary<EvaluatedLine> = fc.record({
  score: fc.integer({ min: -32767, max: 32767 }),
  chance: fc.double({ min: 0, max: 1, noNaN: true }).map((chance) => chance + 0),
  moves: fc.array(move, { maxLength: 5 }),
});
const piece: fc.Arbitrary<PieceRef> = fc.record({
  letter: fc.constantFrom('P', 'N'),
  side: fc.constantFrom('w', 'b'),
  cell: fc.constantFrom('lb', 'e4'),
});
const moveRef: fc.Arbitrary<MoveRef> = fc.record({
  text: words,
  notation: words,
  piece: fc.option(piece),
  to: fc.option(words),
});
const better: fc.Arbitrary<BetterMove> = fc.oneof(
  moveRef,
  words.map((text) => ({ text, notation: null })),
);
const plain: fc.Arbitrary<MoveReason> = fc.oneof(
  words.map((text) => ({ kind: 'text', text }) as const),
  piece.map((one) => ({ kind: 'attacks', piece: one }) as const),
  fc.record({
    kind: fc.constant('allowsWin'),
    by: fc.constantFrom('corner', null),
    moves: fc.nat(9),
  }),
);
const reason: fc.Arbitrary<MoveReason> = fc.oneof(
  plain,
  fc.record({ kind: fc.constant('allows'), reply: moveRef, reason: plain }),
  fc.record({ kind: fc.constant('both'), reasons: fc.array(plain, { maxLength: 3 }) }),
);
const finding: fc.Arbitrary<MoveAnalysis> = fc
  .record({
    side: fc.constantFrom(WHITE, BLACK),
    choices: fc.integer({ min: 1, max: 90 }),
    left: fc.double({ min: 0, max: 1, noNaN: true }).map((left) => left + 0),
    best: line,
    second: fc.option(line),
    played: fc.option(line),
    like: fc.constantFrom('best', 'second', 'played'),
    isObviousRecapture: fc.boolean(),
    explanation: fc.option(
      fc.record({
        kind: fc.constantFrom(...MISTAKE_KINDS),
        consequence: fc.option(reason),
        better,
        betterIdea: fc.option(reason),
      }),
    ),
  })
  .map(({ like, ...found }) => ({ ...found, played: found[like] }));

test('any review comes back exactly from the form in which it is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.option(finding), { maxLength: 8 }), (findings) => {
      const review = reviewOf(game, findings);
      const stored = storedForm(review);
      expect(parseReview(JSON.parse(JSON.stringify(stored)))).toEqual(review);
      expect(storedForm(parseReview(stored))).toEqual(stored);
    }),
  );
});

test('a review takes less than half of the room that it took', () => {
  const found = { score: -37, chance: 0.468, moves: ['b7a6', 'i2c8', 'a8g2', 'b3a4'] };
  const other = { score: -40, chance: 0.455, moves: ['f7e6'] };
  const one = {
    side: WHITE,
    choices: 22,
    left: 0.94,
    isObviousRecapture: false,
    explanation: null,
  } as const;
  const review = reviewOf(game, [
    { ...one, best: found, second: other, played: found },
    { ...one, best: found, second: other, played: other },
  ]);
  const length = (value: unknown) => JSON.stringify(value).length;
  expect(length(storedForm(review).findings)).toBeLessThan(length(firstForm(review).findings) / 2);
});

/** The form of version 1, as earlier versions of the app stored it. */
const earlier = firstForm(reviewOf(game));

test('reviews that an earlier version stored are read, in the database and in backups', async () => {
  const store = await device();
  await store.save(game);
  const database = await openDB(DATABASE);
  await database.put('reviews', earlier);
  database.close();
  expect(await (await store.openReviews()).load('one')).toEqual(reviewOf(game));
  const other = await inMemory();
  const text = JSON.stringify({
    fortyone: 'backup',
    version: 3,
    counts: { games: 1, analyses: 0, reviews: 1, aside: 0, choices: 0 },
    checksum: '00000000',
    ...{ games: [game], analyses: [], reviews: [earlier], aside: [], choices: {}, preferences: {} },
  });
  await restore(other, parseBackup(sealedBackup(text)), 9);
  expect(await (await other.openReviews()).load('one')).toEqual(reviewOf(game));
});

test.each<[string, unknown, RegExp]>([
  ['a list of too much', [0, 1, 1, 0, [0, 0.5, '', 9], null, null], /findings\[0\]\.best\.moves/],
  ['a line of text', [0, 1, 1, 0, 'best', null, null], /findings\[0\]\.best is "best"/],
  ['no yes or no', [0, 1, 1, 2, [0, 0.5, ''], null, null], /findings\[0\]\.evident is 2/],
  ['half a blame', [0, 1, 1, 0, [0, 0.5, ''], null, null, 'position'], /blame\.wrong is missing/],
])('%s is refused by name', (_, stored, problem) => {
  expect(() => parseReview({ ...storedForm(reviewOf(game)), findings: [stored] })).toThrow(problem);
});
