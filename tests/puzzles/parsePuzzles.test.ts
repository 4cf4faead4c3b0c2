// What a collection's file must have to be read.
import { expect, it, test } from 'vitest';
import { parsePuzzles } from '../../src/puzzles/puzzle';

const puzzle = {
  id: 'one',
  options: { bridge: 'big' },
  text: 'k w',
  moves: ['a1a2'],
  themes: ['checkmate', 'in1', 'kind-R'],
  rating: 700,
};
const made = { date: '', command: '', games: 1 };

it('puzzles are read as they stand', () => {
  expect(parsePuzzles({ made, puzzles: [puzzle] })).toEqual([puzzle]);
});

test.each<[string, object, RegExp]>([
  ['no moves', { moves: [] }, /puzzles\[0\]\.moves is empty/],
  ['a strange theme', { themes: ['zugzwang'] }, /puzzles\[0\]\.themes\[0\] is "zugzwang"/],
  ['a rating below zero', { rating: -1 }, /puzzles\[0\]\.rating is -1/],
  ['more than a puzzle has', { hint: 'f' }, /puzzles\[0\] has an unknown field "hint"/],
])('%s is refused by name', (_, wrong, problem) => {
  expect(() => parsePuzzles({ made, puzzles: [{ ...puzzle, ...wrong }] })).toThrow(problem);
});
