// What makes a puzzle hard for people is read off its position and solution, and each of it makes the rating higher.
import { expect, it } from 'vitest';
import { fastlane } from '../../../src/games/fastlane';
import { parsePuzzles } from '../../../src/puzzles/puzzle';
import { type Hardness, hardnessOf, hardnessTerm, MOST_NODES } from './difficulty';
import { groundOf } from './ground';

const EASY: Hardness = {
  nodes: 100,
  likelier: 0,
  moves: 1,
  isQuiet: false,
  isBackward: false,
  isSacrifice: false,
  isRun: false,
};

it('each feature counts, and a run is easier than it looks to an engine', () => {
  const harder: Partial<Hardness>[] = [
    { nodes: 40_000 },
    { likelier: 5 },
    { moves: 3 },
    { isQuiet: true },
    { isBackward: true },
    { isSacrifice: true },
  ];
  for (const one of harder)
    expect(hardnessTerm({ ...EASY, ...one }), JSON.stringify(one)).toBeGreaterThan(
      hardnessTerm(EASY),
    );
  expect(hardnessTerm({ ...EASY, isRun: true })).toBeLessThan(hardnessTerm(EASY));
});

it('features of stored puzzles agree with their solutions', async () => {
  const puzzles = parsePuzzles((await fastlane.loadPuzzles?.())?.default).slice(0, 4);
  for (const puzzle of puzzles) {
    const found = hardnessOf(await groundOf(fastlane, puzzle.options, puzzle.text), puzzle);
    expect(found.moves).toBe(Math.ceil(puzzle.moves.length / 2));
    expect(found.isQuiet).toBe(puzzle.themes.includes('quiet'));
    expect(found.nodes).toBeGreaterThan(0);
    expect(found.nodes).toBeLessThanOrEqual(MOST_NODES);
    expect(found.likelier).toBeGreaterThanOrEqual(0);
  }
});
