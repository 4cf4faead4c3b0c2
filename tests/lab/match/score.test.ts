// The result of a match in numbers: shares, Elo and error bars.
import { expect, test } from 'vitest';
import { describeEnds, describeScore, eloOf, scoreMatch } from './score';

const scoreOf = (pairs: readonly (readonly number[])[]) =>
  scoreMatch(pairs.map((pair) => pair.map((points) => ({ points }))));

test('an even match has even shares and no Elo difference', () => {
  const score = scoreOf([
    [1, 0],
    [0.5, 0.5],
    [0, 1],
  ]);
  expect(score).toMatchObject({ wins: 2, draws: 2, losses: 2, share: 0.5, margin: 0 });
  expect(eloOf(score.share)).toBe(0);
});

test('three points in four are worth 191 Elo', () => {
  expect(eloOf(0.75)).toBeCloseTo(190.85, 1);
});

test('pairs, not games, make the error bars: sides that always win cancel out', () => {
  const alwaysWhite = Array.from({ length: 50 }, () => [1, 0]);
  expect(scoreOf(alwaysWhite).margin).toBe(0);
  const sweeps = Array.from({ length: 50 }, (_, index) => (index % 2 ? [1, 1] : [0, 0]));
  expect(scoreOf(sweeps).margin).toBeGreaterThan(0.13);
});

test('the description carries counts, share and Elo with its interval', () => {
  expect(
    describeScore(
      scoreOf([
        [1, 1],
        [1, 0.5],
        [1, 0],
      ]),
    ),
  ).toMatch(/^\+4 =1 -1, 75\.0 % ± [\d.]+, Elo \+191 \(.+ to .+\)$/);
});

test('endings are counted, the most frequent first', () => {
  const games = ['checkmate', 'repetition', 'checkmate'].map((end, index) => ({
    end,
    plies: 50 + 10 * index,
  }));
  expect(describeEnds(games)).toBe('checkmate 2, repetition 1; 60 plies on average');
});
