// Marks of a reviewed game: what is blamed, what is praised.
import { describe, expect, test } from 'vitest';
import { judgePly, type Mark } from '../../src/review/marks';
import { isGoodEnough } from '../../src/review/moveAnalysis';
import { findingOf, type MadeFinding } from './support';

const LATER = 10;
const markOf = (made: MadeFinding, ply = LATER): Mark | null =>
  judgePly(findingOf(made), ply)?.mark ?? null;

describe('marks go by lost chance', () => {
  test.each([
    [0.09, null],
    [0.1, 'inaccuracy'],
    [0.19, 'inaccuracy'],
    [0.2, 'mistake'],
    [0.29, 'mistake'],
    [0.3, 'blunder'],
    [0.6, 'blunder'],
  ])('%f lost', (loss, kind) => {
    expect(markOf({ best: 0.7, played: 0.7 - loss })?.kind ?? null).toBe(kind);
  });

  test('a move that the engine likes better than its own loses nothing', () => {
    expect(judgePly(findingOf({ best: 0.5, played: 0.6 }), LATER)).toMatchObject({
      loss: 0,
      mark: null,
    });
  });

  test('from a won game to a won game is no blunder', () => {
    expect(markOf({ best: 1, played: 0.81 })).toBeNull();
    expect(markOf({ best: 1, played: 0.7 })).toEqual({ kind: 'blunder', missedWin: false });
  });

  test('a won game that is open afterwards is a missed win, an even one that is lost is not', () => {
    expect(markOf({ best: 0.9, played: 0.5 })).toEqual({ kind: 'blunder', missedWin: true });
    expect(markOf({ best: 0.5, played: 0.1 })).toEqual({ kind: 'blunder', missedWin: false });
  });

  test('the last position, where nothing was played, is not judged', () => {
    expect(judgePly(findingOf({ best: 0.5, played: null }), LATER)).toBeNull();
    expect(judgePly(null, LATER)).toBeNull();
  });
});

describe('praise', () => {
  const only = { best: 0.6, second: 0.3 };
  test('the one good move among several that was found', () => {
    expect(markOf(only)?.kind).toBe('only');
    expect(markOf({ best: 0.6, second: 0.45 })).toBeNull();
  });

  test.each<[string, MadeFinding, number?]>([
    ['a forced move', { ...only, choices: 1, second: null }],
    ['taking back', { ...only, isObviousRecapture: true }],
    ['the first moves of a game', only, 2],
    ['a move where the second best wins too', { best: 1, second: 0.8 }],
    ['a move in a lost game', { best: 0.08, second: 0 }],
    ['another move than the best', { ...only, played: 0.58 }],
  ])('is not for %s', (_, made, ply) => {
    expect(markOf(made, ply)).toBeNull();
  });
});

test('a better move is one within five points of the best', () => {
  expect(isGoodEnough(findingOf({ best: 0.6, played: 0.551 }))).toBe(true);
  expect(isGoodEnough(findingOf({ best: 0.6, played: 0.54 }))).toBe(false);
});
