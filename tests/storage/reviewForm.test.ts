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
import { parseReview, type ReviewRecord, storedForm } from '../../src/storage/reviewRecord';
import { DATABASE } from '../../src/storage/schema';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { rulesOf } from '../engine/support';
import { findingOf } from '../review/support';
import { gameOf } from '../session/fakes';
import { firstForm, reviewOf, secondForm } from '../support/reviews';
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
const moveRef: fc.Arbitrary<MoveRef> = fc.record(
  {
    text: words,
    notation: words,
    piece: fc.option(piece),
    to: fc.option(words),
    isOneOfSeveral: fc.boolean(),
  },
  { requiredKeys: ['text', 'notation', 'piece', 'to'] },
);
const anyBetter: fc.Arbitrary<BetterMove> = fc.oneof(
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
        better: anyBetter,
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

/** A mistake as versions 1 and 2 stored it: all of it in words. */
const inWords = {
  kind: 'lostPiece',
  consequence: { kind: 'text', text: 'loses a rook to the king' },
  better: { text: 'the rook to lz', notation: null },
  betterIdea: { kind: 'text', text: 'checkmates' },
} as const;
const slip = findingOf({ best: 0.9, played: 0.2, explanation: inWords });

test.each([
  [1, (review: ReviewRecord): unknown => firstForm(review)],
  [2, (review: ReviewRecord): unknown => secondForm(review)],
] as const)('what version %s said of a mistake is kept, word for word', (version, form) => {
  const review = reviewOf(game, [slip, null]);
  const stored: unknown = JSON.parse(JSON.stringify(form(review)));
  expect(stored).toMatchObject({ version });
  expect(JSON.stringify(stored)).toContain('"loses a rook to the king"');
  const found = parseReview(stored);
  expect(found).toEqual(review);
  // It is stored anew in the form of today, and still says the same.
  const anew = storedForm(found);
  expect(anew.version).toBe(3);
  expect(parseReview(JSON.parse(JSON.stringify(anew)))).toEqual(review);
  const explanation = found.findings[0]?.explanation;
  const speaker = createSpeaker(rulesOf('bridge41'), WHITE, WHITE);
  expect(explanation && grammar.betterSentence(explanation, speaker)).toBe(
    'Better: rook to lz, which checkmates.',
  );
});

test('a version that is not known yet is refused, and says what is read', () => {
  const newer = { ...storedForm(reviewOf(game)), version: 4 };
  expect(() => parseReview(newer)).toThrow(/version is 4: .* reads up to 3$/);
});

const said = (blame: readonly unknown[]) => [0, 1, 1, 0, [0, 0.5, ''], null, null, ...blame];
const better = { text: 'lxlz', notation: 'Rlz', piece: null, to: null };

test.each<[string, unknown, RegExp]>([
  [
    'a reason of no kind',
    said(['position', { kind: 'guess' }, better, null]),
    /blame\.wrong\.kind is "guess"/,
  ],
  [
    'a reason without its piece',
    said(['position', null, better, { kind: 'attacks' }]),
    /blame\.right\.piece is missing/,
  ],
  [
    'a better move without its text',
    said(['position', null, { ...better, text: 7 }, null]),
    /blame\.better\.text is 7/,
  ],
  ['a list of too much', [0, 1, 1, 0, [0, 0.5, '', 9], null, null], /findings\[0\]\.best\.moves/],
  ['a line of text', [0, 1, 1, 0, 'best', null, null], /findings\[0\]\.best is "best"/],
  ['no yes or no', [0, 1, 1, 2, [0, 0.5, ''], null, null], /findings\[0\]\.evident is 2/],
  ['half a blame', [0, 1, 1, 0, [0, 0.5, ''], null, null, 'position'], /blame\.wrong is missing/],
])('%s is refused by name', (_, stored, problem) => {
  expect(() => parseReview({ ...storedForm(reviewOf(game)), findings: [stored] })).toThrow(problem);
});
