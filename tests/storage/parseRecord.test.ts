// Checks of game records, among them those of earlier versions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../src/input/input';
import {
  parseForeignRecord,
  parsePlayableRecord,
  parseRecord,
} from '../../src/storage/parseRecord';
import { gameOf } from '../session/fakes';
import { anyMessageRecord, anyRecord } from '../support/records';
import version1 from './fixtures/record1.json';

test('any record survives being written as JSON and read', () => {
  fc.assert(
    fc.property(fc.oneof(anyRecord, anyMessageRecord), (record) => {
      expect(parsePlayableRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    }),
    { numRuns: 60 },
  );
});

const SIDE = { start: 300_000, increment: 3000 };
const good = gameOf(
  { black: { kind: 'computer', level: 3 }, clock: { white: SIDE, black: SIDE } },
  { moves: ['lblc'], spent: [2500], revision: 2 },
);

test('a record of version 1, as it was stored then, becomes one of this version', () => {
  const stored: Record<string, unknown> = { ...version1 };
  expect(parsePlayableRecord(stored)).toEqual({
    ...stored,
    version: 4,
    name: null,
    pinned: false,
    clock: null,
    spent: [],
    used: 0,
    coach: null,
    source: null,
  });
  expect(() => parseRecord({ ...stored, clock: null })).toThrow('unknown field "clock"');
});

test('a record of version 2 had no coach', () => {
  const { coach: _coach, source: _source, ...stored } = good;
  expect(parsePlayableRecord({ ...stored, version: 2 })).toEqual(good);
  expect(() => parseRecord({ ...good, version: 2 })).toThrow('unknown field "coach"');
});

test('a record of version 3 was nobody else’s', () => {
  const { source: _source, ...stored } = good;
  expect(parsePlayableRecord({ ...stored, version: 3 })).toEqual(good);
  expect(() => parseRecord({ ...good, version: 3 })).toThrow('unknown field "source"');
});

test('a record may say that its game is strict, by yes alone; none from before could', () => {
  expect(parsePlayableRecord({ ...good, strict: true })).toEqual({ ...good, strict: true });
  expect(parsePlayableRecord(good)).not.toHaveProperty('strict');
  const { source: _source, ...stored } = good;
  expect(() => parseRecord({ ...stored, version: 3, strict: true })).toThrow(
    'unknown field "strict"',
  );
});

test('a record may say that two computers tried a board; old records say nothing of it', () => {
  const computer = { kind: 'computer', level: 6 } as const;
  const tried = { ...good, white: computer, black: computer, trial: true } as const;
  expect(parsePlayableRecord(tried)).toEqual(tried);
  expect(parsePlayableRecord(good)).not.toHaveProperty('trial');
});

/** A game by message, White's on this device. */
const sent = gameOf(
  { white: { kind: 'person' }, black: { kind: 'friend', name: 'Ben' }, message: { sent: 1 } },
  { moves: ['lblc'], revision: 2 },
);

test('a game by message says what was sent, what is due, what is asked and how often it was allowed', () => {
  const request = { what: 'takeBack', state: 'asked' };
  for (const message of [
    { sent: 0, due: true },
    { sent: 1, request },
    { sent: 1, granted: 2 },
  ])
    expect(parsePlayableRecord({ ...sent, message })).toEqual({ ...sent, message });
});

test.each<[string, object, RegExp]>([
  ['a friend without a message', { message: undefined }, /^message does not fit the players/],
  ['a message without a friend', { black: { kind: 'person' } }, /^message does not fit the player/],
  ['two friends', { white: { kind: 'friend' } }, /^message does not fit the players/],
  ['a computer', { white: { kind: 'computer', level: 1 } }, /^message does not fit the players/],
  ['a friend’s level', { black: { kind: 'friend', level: 1 } }, /^black has an unknown .*"level"/],
  ['a friend’s name as number', { black: { kind: 'friend', name: 5 } }, /^black\.name is 5/],
  ['a message in words', { message: 'sent' }, /^message is "sent", not an object/],
  ['nothing sent', { message: {} }, /^message\.sent is missing/],
  ['more sent than played', { message: { sent: 2 } }, /^message\.sent is 2/],
  ['due or not', { message: { sent: 1, due: false } }, /^message\.due is neither yes nor missing/],
  [
    'an unknown request',
    { message: { sent: 1, request: { what: 'x', state: 'asked' } } },
    /^message\.request\.what is "x"/,
  ],
  [
    'an unknown answer',
    { message: { sent: 1, request: { what: 'draw', state: 'x' } } },
    /^message\.request\.state is "x"/,
  ],
  ['nothing allowed', { message: { sent: 1, granted: 0 } }, /^message\.granted is 0/],
  ['more than that', { message: { sent: 1, by: 'Ben' } }, /^message has an unknown .*"by"/],
])('a game by message with %s is refused by name', (_what, bad, message) => {
  expect(() => parseRecord({ ...sent, ...bad })).toThrow(InputError);
  expect(() => parseRecord({ ...sent, ...bad })).toThrow(message);
});

test.each<[string, unknown, RegExp]>([
  ['no object', 'hello', /^the record is "hello", not an object/],
  ['a list', [good], /^the record is a list/],
  ['null', null, /^the record is null/],
  ['no version', { ...good, version: undefined }, /^version is missing/],
  [
    'a newer version',
    { ...good, version: 5, clock: 5 },
    /^version is 5: a newer version of the app/,
  ],
  ['a missing field', { ...good, start: undefined }, /^start is missing/],
  ['an unknown field', { ...good, cheat: 1 }, /unknown field "cheat"/],
  ['an empty id', { ...good, id: '' }, /^id is empty/],
  ['an endless id', { ...good, id: 'x'.repeat(1e6) }, /^id has 1000000 characters/],
  ['an id with half a character', { ...good, id: 'a\ud800b' }, /^id has half a character/],
  ['a title with half a character', { ...good, name: '\udc00' }, /^name has half a character/],
  [
    'a player with half a character',
    { ...good, white: { kind: 'person', name: 'A\ud83d' } },
    /^white\.name has half a character/,
  ],
  ['a move with half a character', { ...good, moves: ['\ud83dx'] }, /^moves\[0\] has half/],
  ['an option with half a character', { ...good, options: { '\ud83d': 'x' } }, /has half a/],
  [
    'a count of saves at its end',
    { ...good, revision: 2 ** 53 - 1 },
    /^revision is 9007199254740991/,
  ],
  ['options as text', { ...good, options: 'bridge=big' }, /^options is "bridge=big"/],
  ['an option as number', { ...good, options: { bridge: 1 } }, /^options\.bridge is 1/],
  ['moves as text', { ...good, moves: 'lblc' }, /^moves is "lblc", not a list/],
  ['a move as object', { ...good, moves: ['lblc', {}] }, /^moves\[1\] is an object/],
  ['a hole in the moves', { ...good, moves: Array(2) }, /^moves\[0\] is missing/],
  ['endless moves', { ...good, moves: Array(30_000).fill('pass') }, /^moves has 30000 items/],
  ['an unknown player', { ...good, white: { kind: 'ghost' } }, /^white\.kind is "ghost"/],
  ['no player', { ...good, black: null }, /^black is null/],
  ['level 9', { ...good, black: { kind: 'computer', level: 9 } }, /^black\.level is 9/],
  [
    'a chosen level between two',
    { ...good, black: { kind: 'computer', level: 4.3 } },
    /^black\.level is 4\.3, not a whole number/,
  ],
  [
    'a matched level in hundredths',
    { ...good, black: { kind: 'computer', level: 4.31, matched: true } },
    /^black\.level is 4\.31, not in tenths/,
  ],
  [
    'a matched level above the highest',
    { ...good, black: { kind: 'computer', level: 8.1, matched: true } },
    /^black\.level is 8\.1, not a number from 1 to 8/,
  ],
  [
    'a level matched or not',
    { ...good, black: { kind: 'computer', level: 4, matched: false } },
    /^black\.matched is neither/,
  ],
  [
    'a character that nobody knows',
    { ...good, black: { kind: 'computer', level: 4, character: 'otto' } },
    /^black\.character is "otto"/,
  ],
  [
    'a name with a line break',
    { ...good, white: { kind: 'person', name: 'a\nb' } },
    /^white\.name/,
  ],
  [
    'an unknown score',
    { ...good, result: { score: '2-0', reason: 'checkmate' } },
    /^result\.score/,
  ],
  ['an unknown reason', { ...good, result: { score: '1-0', reason: 'magic' } }, /^result\.reason/],
  ['a time before time', { ...good, createdAt: -1 }, /^createdAt is -1/],
  ['a time that is no number', { ...good, updatedAt: Number.NaN }, /^updatedAt is NaN/],
  ['a title as number', { ...good, name: 7 }, /^name is 7, not text/],
  ['an endless title', { ...good, name: 'x'.repeat(81) }, /^name has 81 characters/],
  ['half pinned', { ...good, pinned: 1 }, /^pinned is 1/],
  ['a clock as text', { ...good, clock: '5+3' }, /^clock is "5\+3"/],
  ['a clock for one', { ...good, clock: { white: SIDE } }, /^clock\.black is missing/],
  [
    'a clock without time',
    { ...good, clock: { white: SIDE, black: { start: 0, increment: 3000 } } },
    /^clock\.black\.start is 0/,
  ],
  [
    'a clock that runs back',
    { ...good, clock: { white: { start: 60_000, increment: -1 }, black: SIDE } },
    /^clock\.white\.increment is -1/,
  ],
  ['a time too few', { ...good, spent: [] }, /^spent has 0 times where 1 are due/],
  ['times without a clock', { ...good, clock: null }, /^spent has 1 times where 0 are due/],
  ['a time below zero', { ...good, spent: [-3] }, /^spent\[0\] is -3/],
  ['time under way without a clock', { ...good, clock: null, spent: [], used: 5 }, /^used is 5/],
  ['an unknown coach', { ...good, coach: 'loud' }, /^coach is "loud"/],
  ['a game strict or not', { ...good, strict: false }, /^strict is neither yes nor missing/],
  ['a game strict in words', { ...good, strict: 'yes' }, /^strict is neither yes nor missing/],
  ['a trial or not', { ...good, trial: 1 }, /^trial is neither yes nor missing/],
  ['a trial that a person plays', { ...good, trial: true }, /^trial does not fit the players/],
  ['an unknown source', { ...good, source: 'found' }, /^source is "found"/],
  ['half a revision', { ...good, revision: 1.5 }, /^revision is 1\.5/],
])('%s is refused by name', (_what, value, message) => {
  expect(() => parseRecord(value)).toThrow(InputError);
  expect(() => parseRecord(value)).toThrow(message);
});

test.each([
  [{ moves: ['lblc', 'lblc'], spent: [0, 0] }, /^move 1: illegal move "lblc"/],
  [{ game: 'chess' }, /^game is "chess"/],
  [{ options: { bridge: 'rope' } }, /bridge/],
  [{ result: { score: '1-0', reason: 'checkmate' } }, /^result is 1-0 checkmate, but/],
  [{ result: { score: '1/2-1/2', reason: 'resignation' } }, /^result is 1\/2-1\/2 resignation/],
  [{ result: { score: '1-0', reason: 'agreement' } }, /^result is 1-0 agreement/],
])('well-formed but unplayable is refused: %j', (bad, message) => {
  const value = { ...good, ...bad };
  expect(() => parseRecord(value)).not.toThrow();
  expect(() => parsePlayableRecord(value)).toThrow(message);
});

test('moves after the end are refused', () => {
  const start = 'k4/4R/3R1/5/**1**/5/5/5/4K w m 0 0';
  const value = gameOf({ start }, { moves: ['rxrz', 'LzLy'] });
  expect(() => parsePlayableRecord(value)).toThrow('move 1 ("LzLy") comes after the game ended');
});

test('a prototype is not smuggled in by name', () => {
  const value = JSON.parse(
    JSON.stringify(good).replace('"options":{}', '"options":{"__proto__":{"bridge":"big"}}'),
  );
  expect(() => parseRecord(value)).toThrow('options.__proto__ is an object');
});

test('whatever JSON comes, it is read or refused, never worse', () => {
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(good).map(([name, value]) => [
        name,
        fc.oneof(fc.constant(value), fc.jsonValue()),
      ]),
    ),
  );
  fc.assert(
    fc.property(fields, (value) => {
      try {
        parsePlayableRecord(value);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: 500 },
  );
});

test('whole characters of any script are text', () => {
  const record = { ...good, id: 'a😀', name: '👩‍👩‍👧 Zoë 女' };
  expect(parseRecord(record)).toEqual(record);
});

test('a game from a file leaves room to count its saves here', () => {
  const most = 2 ** 51;
  expect(parseForeignRecord({ ...good, revision: most }).revision).toBe(most);
  expect(() => parseForeignRecord({ ...good, revision: most + 1 })).toThrow(/^revision is/);
  expect(parseRecord({ ...good, revision: most + 1 }).revision).toBe(most + 1);
});
