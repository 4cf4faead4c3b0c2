// Leaves of the tree of legal moves counted, all at once or in parts, against the plainest count; and the words for results.
import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/input/input';
import { legalMoves, perft, perftParts } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { BLACK, outcome, resultText, WHITE, withFieldName } from '../../src/rules/types';
import { refusal } from '../support/rules';
import { smallArmy } from './smallArmies';

/** Rooks reach the far side soon, which ends a line. */
const rules = smallArmy(4, 5, () => ({
  goal: ({ rank }, colour) => rank === (colour === WHITE ? 4 : 0),
}));
const TEXT = '4/k1r1/4/1R1K/4 w 0 0';

function plainCount(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (position.variantOutcome()) return 0;
  let leaves = 0;
  for (const move of legalMoves(position)) {
    position.make(move);
    leaves += plainCount(position, depth - 1);
    position.unmake();
  }
  return leaves;
}

describe('the leaves of the tree of legal moves', () => {
  test.each([0, 1, 2, 3, 4, 5])('at depth %i', (depth) => {
    const position = rules.parse(TEXT);
    const expected = plainCount(position, depth);
    expect(perft(position, depth)).toBe(expected);
    const parts = [...perftParts(position, depth)];
    expect(parts.reduce((sum, leaves) => sum + leaves, 0)).toBe(expected);
    // Short enough, all is one part.
    expect(parts.length > 1).toBe(depth > 3);
    expect(rules.format(position)).toBe(TEXT);
  });

  test('there are none after the end of the game, but for the position itself', () => {
    const won = rules.parse('k2R/4/4/4/3K b 0 1');
    expect([0, 1, 4].map((depth) => perft(won, depth))).toEqual([1, 0, 0]);
    expect([...perftParts(won, 4)]).toEqual([]);
  });
});

describe('results', () => {
  test('are written as in chess', () => {
    expect(resultText(outcome(WHITE, 'goal'))).toBe('1-0');
    expect(resultText(outcome(BLACK, 'goal'))).toBe('0-1');
    expect(resultText(outcome(null, 'repetition'))).toBe('1/2-1/2');
    expect(resultText(null)).toBe('*');
  });

  test('that are alike are one object, which nobody changes', () => {
    expect(outcome(WHITE, 'time')).toBe(outcome(WHITE, 'time'));
    expect(outcome(WHITE, 'time')).not.toBe(outcome(BLACK, 'time'));
    expect(Object.isFrozen(outcome(null, 'time'))).toBe(true);
  });
});

test('a part of an input that is refused is named, and other errors are left alone', () => {
  const bad = (): never => {
    throw refuse('badSide', 'x');
  };
  const said = refusal(bad);
  expect(refusal(() => withFieldName('start', bad))).toBe(`start: ${said}`);
  expect(refusal(() => withFieldName(() => 'later', bad))).toBe(`later: ${said}`);
  expect(withFieldName('start', () => 7)).toBe(7);
  const fault = new TypeError('a fault of ours');
  const failing = (): never => {
    throw fault;
  };
  expect(() => withFieldName('start', failing)).toThrow(fault);
});
