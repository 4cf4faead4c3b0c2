// Puzzles and attempts made by hand.
import type { Attempt } from '../../src/puzzles/attempt';
import type { Puzzle } from '../../src/puzzles/puzzle';

/** A collection of so many, rated from 400 to 2400. */
export const collectionOf = (count: number): Puzzle[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    options: {},
    text: `t${index}`,
    moves: ['a1a2'],
    themes: index % 3 === 0 ? ['checkmate', 'in1'] : ['gain'],
    rating: 400 + Math.round((2000 * index) / Math.max(1, count - 1)),
  }));

let made = 0;

export const attemptOf = (changes: Partial<Attempt> = {}): Attempt => {
  made++;
  return {
    id: `a${made}`,
    game: 'g',
    puzzle: 'p0',
    way: 'training',
    solved: true,
    rating: 1200,
    number: made,
    day: '2026-11-22',
    run: null,
    at: 1_000_000 + made,
    ...changes,
  };
};
