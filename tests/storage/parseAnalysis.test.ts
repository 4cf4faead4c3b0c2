// Checks of analysis records.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../src/input/input';
import {
  analysisOfGame,
  newAnalysis,
  parsePlayableAnalysis,
} from '../../src/storage/analysisRecord';
import { gameOf } from '../session/fakes';
import { anyAnalysis } from '../support/analyses';

const game = gameOf({}, { moves: ['lblc', 'lylx', 'rbrc'] });
const analysis = newAnalysis(analysisOfGame(game, 2), 'mine', 7);

test('an analysis of a game begins with its moves, at the ply shown, and knows where it came from', () => {
  expect(parsePlayableAnalysis(analysis)).toMatchObject({
    tree: '1. lblc lylx 2. rbrc',
    path: ['lblc', 'lylx'],
    origin: { game: 'game-1', ply: 2 },
    name: null,
  });
});

test('any analysis comes back from its record', () => {
  fc.assert(
    fc.property(anyAnalysis, (record) => {
      expect(parsePlayableAnalysis(JSON.parse(JSON.stringify(record)))).toEqual(record);
    }),
    { numRuns: 40 },
  );
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a newer version', { version: 2, more: 1 }, /version is 2: a newer version .* this analysis/],
  ['an unknown field', { colour: 'red' }, /unknown field "colour"/],
  ['a move that is not legal', { tree: '1. lblc (1. lbld)', path: [] }, /move 1: .*"lbld"/],
  ['half a variation', { tree: '1. lblc (1. mbmc', path: [] }, /"\)" is missing/],
  ['moves on two lines', { tree: '1. lblc\nlylx' }, /tree has a control character/],
  ['a path that leads nowhere', { path: ['mbmc'] }, /path leads to no place/],
  ['no path', { path: null }, /path is null, not a list/],
  ['four lines', { settings: { ...analysis.settings, lines: 4 } }, /settings\.lines is 4/],
  ['a setting too few', { settings: { lines: 1 } }, /settings\.flipped is missing/],
  ['a bad origin', { origin: { game: 'x', ply: -1 } }, /origin\.ply is -1/],
  ['no name', { name: '' }, /name is empty/],
  ['an unknown game', { game: 'go' }, /game is "go"/],
  ['a bad start', { start: 'x' }, /start: position text lacks/],
  ['a time that is none', { updatedAt: 1e20 }, /updatedAt is 1/],
])('%s is refused by name', (_what, bad, message) => {
  const record = { ...analysis, ...bad };
  expect(() => parsePlayableAnalysis(record)).toThrow(InputError);
  expect(() => parsePlayableAnalysis(record)).toThrow(message);
});
