// By which rules the next puzzle goes: the standard ones, those that one has played, then the nearest to these.
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games';
import type { OptionValues } from '../../../src/games/game';
import { nextInStreak, nextInTraining, rulesRankAfter } from '../../../src/puzzles/choose';
import { progressOf } from '../../../src/puzzles/progress';
import { parsePuzzles } from '../../../src/puzzles/puzzle';
import { rulesText } from '../../../src/ui/puzzles/PuzzleTable';
import { attemptOf, collectionOf } from '../../puzzles/support';

const differing = (options: OptionValues) => Object.keys(options).length;

describe.each(games.filter(({ loadPuzzles }) => loadPuzzles))('$id', (game) => {
  const { options: specs } = game;

  it('a newcomer begins by the standard rules, and goes on to those nearest to them', async () => {
    const puzzles = parsePuzzles((await game.loadPuzzles?.())?.default);
    const rank = rulesRankAfter(specs, []);
    const first = nextInTraining(puzzles, progressOf([]), rank);
    expect(first?.options).toEqual({});
    const near = puzzles.filter(({ rating }) => Math.abs(rating - 1200) <= 400);
    const tried = near.filter(({ options }) => differing(options) === 0);
    const attempts = tried.map(({ id }) => attemptOf({ puzzle: id, rating: null }));
    const left = near.filter(({ options }) => differing(options) > 0);
    const next = nextInTraining(puzzles, progressOf(attempts), rank);
    const least = Math.min(
      ...left.map(({ options }) => differing(options)),
      Number.POSITIVE_INFINITY,
    );
    if (left.length > 0) expect(differing(next?.options ?? {})).toBe(least);
    else expect(next?.options).toEqual({});
  });

  it('rules that were played come before others, and those near them before those far away', async () => {
    const puzzles = parsePuzzles((await game.loadPuzzles?.())?.default);
    const variants = [...new Set(puzzles.map(({ options }) => JSON.stringify(options)))];
    for (const variant of variants) {
      const options = JSON.parse(variant);
      const rank = rulesRankAfter(specs, [options]);
      expect(rank(options)).toBe(differing(options) === 0 ? 0 : 1);
      const others = variants
        .filter((one) => one !== variant && one !== '{}')
        .map((one) => rank(JSON.parse(one)));
      for (const other of others) expect(other).toBeGreaterThan(1);
    }
  });

  it('the rules of every puzzle have a name that leaves nothing out', async () => {
    const presets = game.presets ?? [];
    for (const { options } of parsePuzzles((await game.loadPuzzles?.())?.default)) {
      const name = rulesText(game, options, presets);
      expect(name === 'Standard').toBe(differing(options) === 0);
      expect(name).not.toMatch(/ more$/);
    }
    for (const one of [{}, ...presets.map(({ options }) => options)]) {
      const listed = rulesText(game, one, []);
      expect(listed.split(', ')).toHaveLength(Math.max(1, differing(one)));
    }
  });
});

it('what is far from one’s rating does not come first for its rules', () => {
  const puzzles = collectionOf(40).map((puzzle) => ({
    ...puzzle,
    options: puzzle.rating > 1800 ? {} : { bridge: 'big' },
  }));
  const rank = (options: OptionValues) => differing(options);
  expect(nextInTraining(puzzles, progressOf([]), rank)?.options).toEqual({ bridge: 'big' });
  const run = { id: 'r', number: 1, solved: [] };
  expect(nextInStreak(puzzles, progressOf([]), run, rank)?.options).toEqual({ bridge: 'big' });
});
