import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../src/rules/types';
import { parsePlayableRecord, parseRecord } from '../../src/storage/parseRecord';
import { gameOf } from '../session/fakes';
import { anyRecord } from '../support/records';

test('any record survives being written as JSON and read', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      expect(parsePlayableRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    }),
    { numRuns: 40 },
  );
});

const good = gameOf({ black: { kind: 'computer', level: 3 } }, { moves: ['lblc'], revision: 2 });

test.each<[string, unknown, RegExp]>([
  ['no object', 'hello', /^the record is "hello", not an object/],
  ['a list', [good], /^the record is a list/],
  ['null', null, /^the record is null/],
  ['no version', { ...good, version: undefined }, /^version is missing/],
  [
    'a newer version',
    { ...good, version: 2, clock: 5 },
    /^version is 2: a newer version of the app/,
  ],
  ['a missing field', { ...good, start: undefined }, /^start is missing/],
  ['an unknown field', { ...good, cheat: 1 }, /unknown field "cheat"/],
  ['an empty id', { ...good, id: '' }, /^id is empty/],
  ['an endless id', { ...good, id: 'x'.repeat(1e6) }, /^id has 1000000 characters/],
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
  ['half a revision', { ...good, revision: 1.5 }, /^revision is 1\.5/],
])('%s is refused by name', (_what, value, message) => {
  expect(() => parseRecord(value)).toThrow(InputError);
  expect(() => parseRecord(value)).toThrow(message);
});

test.each([
  [{ moves: ['lblc', 'lblc'] }, /^move 2: illegal move "lblc"/],
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
  expect(() => parsePlayableRecord(value)).toThrow('move 2 ("LzLy") comes after the game ended');
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
