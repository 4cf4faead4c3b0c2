// The sequential test of a match: what it makes of pairs, when it ends, and how often it errs.
import { expect, test } from 'vitest';
import { randomWords } from '../../../src/rules/zobrist';
import { eloOf } from './score';
import { describeSprt, readSprt, shareOf, testMatch } from './sprt';

const settings = readSprt('0,10');

const pairsOf = (pairs: readonly (readonly number[])[]) =>
  pairs.map((pair) => pair.map((points) => ({ points })));

/** Pairs of games with draws, between players so many Elo apart. */
function played(elo: number, count: number, seed: number) {
  const random = randomWords(seed);
  const share = shareOf(elo);
  const drawn = 0.4;
  const game = () => {
    const chance = (random() >>> 0) / 2 ** 32;
    if (chance < share - drawn / 2) return 1;
    return chance < share + drawn / 2 ? 0.5 : 0;
  };
  return pairsOf(Array.from({ length: count }, () => [game(), game()]));
}

/** The verdict where the test first has one. */
function verdictOf(elo: number, seed: number): 'yes' | 'no' | null {
  const pairs = played(elo, 8000, seed);
  for (let count = 1; count <= pairs.length; count += 10) {
    const { verdict } = testMatch(pairs.slice(0, count), settings);
    if (verdict) return verdict;
  }
  return null;
}

test('the bounds are those of Wald for one error in twenty either way', () => {
  const { bounds } = testMatch([], settings);
  expect(bounds[0]).toBeCloseTo(-2.944, 3);
  expect(bounds[1]).toBeCloseTo(2.944, 3);
});

test('an Elo difference and the share it predicts are inverses', () => {
  expect(eloOf(shareOf(37))).toBeCloseTo(37);
});

test('nothing played says nothing, and a share halfway between the hypotheses hardly more', () => {
  expect(testMatch([], settings).ratio).toBe(0);
  const halfway = played(5, 4000, 3);
  expect(Math.abs(testMatch(halfway, readSprt('4,6')).ratio)).toBeLessThan(0.6);
});

test('the ratio is that of the normal approximation where there are many pairs', () => {
  const pairs = [...Array(600).fill([1, 0.5]), ...Array(500).fill([0, 0.5])];
  const mean = (600 * 0.75 + 500 * 0.25) / 1100;
  const variance = (600 * (0.75 - mean) ** 2 + 500 * (0.25 - mean) ** 2) / 1100;
  const [no, yes] = [0.5, shareOf(10)];
  const normal = (1100 * (yes - no) * (2 * mean - no - yes)) / (2 * variance);
  expect(testMatch(pairsOf(pairs), settings).ratio).toBeCloseTo(normal, 0);
});

test('the first pairs decide nothing, though they be all alike', () => {
  for (const pair of [
    [1, 1],
    [0.5, 0.5],
    [0, 0],
  ]) {
    const { ratio, verdict } = testMatch(pairsOf(Array(8).fill(pair)), settings);
    expect(verdict).toBeNull();
    expect(Number.isFinite(ratio)).toBe(true);
  }
});

test('it seldom errs: of twenty matches with no difference, and of twenty with ten Elo', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(seeds.filter((seed) => verdictOf(0, seed) === 'yes').length).toBeLessThanOrEqual(3);
  expect(seeds.filter((seed) => verdictOf(10, seed) === 'no').length).toBeLessThanOrEqual(3);
  expect(verdictOf(40, 1)).toBe('yes');
  expect(verdictOf(-40, 1)).toBe('no');
});

test('hypotheses are two Elo differences, the lower one first', () => {
  expect(settings.elo).toEqual([0, 10]);
  for (const text of ['10', '10,0', '5,5', 'a,b', '0,5,10', '']) {
    expect(() => readSprt(text)).toThrow(RangeError);
  }
});

test('the description carries ratio and bounds, and the verdict at the end', () => {
  expect(describeSprt(testMatch([], settings), settings)).toBe('LLR 0.00 (-2.94 to 2.94)');
  const won = testMatch(pairsOf(Array(300).fill([1, 0.5])), settings);
  expect(describeSprt(won, settings)).toMatch(/^LLR [\d.]+ \(-2\.94 to 2\.94\): 10 Elo, not 0$/);
});
