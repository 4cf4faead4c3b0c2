// Marks of a reviewed game: what is blamed, what is praised.
import { describe, expect, test } from 'vitest';
import {
  judgePly,
  keyMoments,
  lossesToRetry,
  MAX_KEY_MOMENTS,
  type Mark,
} from '../../src/review/marks';
import { isGoodEnough } from '../../src/review/moveAnalysis';
import { BLACK, WHITE } from '../../src/rules/types';
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

  test('from a lost game to a lost game is none either', () => {
    expect(markOf({ best: 0.19, played: 0 })).toBeNull();
    expect(markOf({ best: 0.25, played: 0 })).toEqual({ kind: 'mistake', missedWin: false });
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

describe('key moments and what to do better', () => {
  /** Even plies are White's. */
  const game = (...losses: number[]) =>
    losses.map((loss, ply) =>
      findingOf({ side: ply % 2 === 0 ? WHITE : BLACK, best: 0.7, played: 0.7 - loss }),
    );
  const both = [WHITE, BLACK] as const;
  const plies = (found: readonly { readonly ply: number }[]) => found.map(({ ply }) => ply);

  test('inaccuracies matter only where there is nothing worse, side by side', () => {
    const findings = game(0.15, 0.25, 0.12, 0.4);
    expect(plies(keyMoments(findings, both, null))).toEqual([1, 3]);
    expect(plies(keyMoments(findings, [WHITE], null))).toEqual([0, 2]);
    expect(plies(lossesToRetry(findings, [BLACK]))).toEqual([1, 3]);
    expect(plies(lossesToRetry(findings, [WHITE]))).toEqual([0, 2]);
    expect(plies(lossesToRetry(game(0.05, 0.5), [WHITE]))).toEqual([]);
  });

  test('the move that decided the game counts, whatever it lost', () => {
    expect(plies(keyMoments(game(0.15, 0.25, 0.12, 0.4), both, 0))).toEqual([0, 1, 3]);
  });

  test('of a long game only the costliest are left, in the order of the game', () => {
    const losses = Array.from({ length: 240 }, (_, ply) => (ply % 24 === 7 ? 0.5 : 0.22));
    const found = plies(keyMoments(game(...losses), both, null));
    expect(found).toHaveLength(MAX_KEY_MOMENTS);
    expect(found).toEqual(Array.from({ length: 10 }, (_, index) => 7 + 24 * index));
  });
});
