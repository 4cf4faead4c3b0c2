// Moves with variations and comments as people write them, read and written.
import { expect, test } from 'vitest';
import { moveTokens, parseMoveText } from '../../src/analysis/moveText';
import { InputError } from '../../src/input/input';

const written = (text: string) => moveTokens(parseMoveText(text)).join(' ');

test('numbers, variations and comments stand where people expect them', () => {
  const text =
    '{before all} 1. a b {so} (1... c) (1... d 2. e (2. f) 2... g) 2. h i (2... pass {\\[then\\}}) 3. j';
  expect(written(text)).toBe(text);
});

test('wrong numbers, missing spaces and moves written twice do not matter', () => {
  expect(written('7. a 9... b(1... c 2. d)(1... c 2. e){so}3. h')).toBe(
    '1. a b {so} (1... c 2. d (2. e)) 2. h',
  );
  expect(written('1. a {one}\n{two} b')).toBe('1. a {one two} 1... b');
});

test.each([
  ['1. a (1. b', /not closed: a "\)" is missing/],
  ['1. a) b', /a "\)" closes no variation/],
  ['1. a ()', /no moves: "\(\)"/],
  ['(1. a) 1. b', /variation stands before the move/],
  ['1. a ((1. b) 1. c)', /variation stands before the move/],
  ['1. a ({x} 1. b)', /comment "x" stands before the move/],
  ['1. a {and so on', /comment "and so on" is not closed/],
  ['1. a {and so on\\}', /is not closed/],
  ['1. a } b', /"}" closes no comment/],
  [`1. a {${'x'.repeat(301)}}`, /301 characters, more than 300/],
  ['1. a {\uDC00}', /half of a character/],
  [`1. ${'abcdefghij'.repeat(5)}`, /"abcdefghijabcdefghij…" is not a move/],
])('%s is refused by name', (text, message) => {
  expect(() => parseMoveText(text)).toThrow(InputError);
  expect(() => parseMoveText(text)).toThrow(message);
});

test.each<[string, string]>([
  ['moves', 'x '],
  ['variations that nest', '(x '],
  ['variations that nest after moves', 'x (y '],
  ['variations side by side', '(x) '],
  ['comments', '{x}'],
  ['open comments', '{ '],
  ['backslashes', '{\\'],
  ['numbers', '1. '],
  ['space', ' \n'],
])('a million characters of %s are read or refused at once', (_what, part) => {
  const text = `1. a b ${part.repeat(1_000_000 / part.length)}`;
  const begun = performance.now();
  try {
    moveTokens(parseMoveText(text));
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
  }
  expect(performance.now() - begun).toBeLessThan(3000);
});

test('deep nesting is written and read without recursion', () => {
  const depth = 9000;
  const text = `1. a ${Array.from({ length: depth }, () => '(1. b c').join(' ')}${')'.repeat(depth)}`;
  const tree = parseMoveText(text);
  expect(parseMoveText(moveTokens(tree).join(' '))).toBeDefined();
});
