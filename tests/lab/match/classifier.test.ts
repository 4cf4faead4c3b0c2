// The classifier that says which character played.
import { expect, test } from 'vitest';
import { randomWords } from '../../../src/rules/zobrist';
import { type Choice, fitted, tableOf } from './classifier';

/** Of two moves both players mostly make the one that takes more; where that is even, each has its taste. */
function played(taste: number, games: number, seed: number): Choice[] {
  const words = randomWords(seed);
  const unit = () => (words() >>> 0) / 2 ** 32;
  return Array.from({ length: games }, () => {
    const moves = [0, 1].map(() => [Math.round(2 * unit()), unit() < 0.5 ? 0 : 1]);
    const [first, second] = moves.map(([taken, quiet]) => 4 * taken + taste * quiet);
    return { moves, made: unit() < 1 / (1 + Math.exp(second - first)) ? 0 : 1 };
  });
}

test('tastes show who played, though what both want decides most moves', () => {
  const whose = fitted([
    { label: 'quiet', choices: played(1, 400, 1) },
    { label: 'lively', choices: played(-1, 400, 2) },
  ]);
  for (let seed = 10; seed < 15; seed++) {
    expect(whose(played(1, 100, seed))).toBe('quiet');
    expect(whose(played(-1, 100, 100 + seed))).toBe('lively');
  }
});

test('a feature that never differs between moves says nothing, and breaks nothing', () => {
  const constant = (choices: Choice[]): Choice[] =>
    choices.map(({ moves, made }) => ({ moves: moves.map((row) => [...row, 7]), made }));
  const whose = fitted([
    { label: 'quiet', choices: constant(played(1, 400, 1)) },
    { label: 'lively', choices: constant(played(-1, 400, 2)) },
  ]);
  expect(whose(constant(played(-1, 100, 3)))).toBe('lively');
});

test('a move that wins at once is made nearly always, and tastes still show in the rest', () => {
  /** Among twenty moves the one that wins, and now and then another all the same. */
  const winning = (choices: Choice[]): Choice[] =>
    choices.map(({ moves, made }, at) => {
      if (at % 4 > 0) return { moves: moves.map((row) => [...row, 0]), made };
      const dull = Array.from({ length: 18 }, () => [0, 0, 0]);
      const wins = at % 80 === 0 ? 1 - made : made;
      return {
        moves: [...moves.map((row, index) => [...row, index === wins ? 1 : 0]), ...dull],
        made,
      };
    });
  const whose = fitted([
    { label: 'quiet', choices: winning(played(1, 400, 1)) },
    { label: 'lively', choices: winning(played(-1, 400, 2)) },
  ]);
  for (let seed = 10; seed < 15; seed++) {
    expect(whose(winning(played(1, 100, seed)))).toBe('quiet');
    expect(whose(winning(played(-1, 100, 100 + seed)))).toBe('lively');
  }
});

test('the table counts what is taken for what', () => {
  const taken = [
    { label: 'low', as: 'low' },
    { label: 'low', as: 'high' },
    { label: 'high', as: 'high' },
  ];
  expect(tableOf(['low', 'high'], taken).split('\n')).toEqual([
    '            low   high',
    'low           1      1',
    'high          0      1',
    '2 of 3 right, 67 %',
  ]);
});
