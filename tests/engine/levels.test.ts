// The levels as data, in every game: eight that grow in what they look at and shrink in what they miss, each quick.
import { describe, expect, test } from 'vitest';
import { HIGHEST_LEVEL, LEVEL_TIME_MS, LOWEST_LEVEL, levelSettings } from '../../src/engine/levels';
import { games } from '../../src/games';
import { ruleSets } from '../lab/grounds';

/** Nodes per second of a phone a quarter as fast as a desktop, on which every level answers within two seconds. */
const PHONE_SPEED = 120_000;

const RULES = games.flatMap((game) =>
  ruleSets(game).map((options) => [game.id, Object.values(options).join(), game, options] as const),
);

describe.each(RULES)('%s %s', (_id, _options, game, options) => {
  test('each level looks at no less than the one below, and misses less', async () => {
    const { levels: table } = await game.loadLevels(options);
    for (let level = LOWEST_LEVEL + 1; level <= HIGHEST_LEVEL; level++) {
      const lower = levelSettings(level - 1, table);
      const higher = levelSettings(level, table);
      expect(higher.nodes).toBeGreaterThanOrEqual(lower.nodes);
      expect(higher.depth).toBeGreaterThanOrEqual(lower.depth);
      expect(higher.noise).toBeLessThan(lower.noise);
      expect(higher.missRate).toBeLessThanOrEqual(lower.missRate);
    }
  });

  test('the highest level overlooks nothing; the lowest sees some of its moves', async () => {
    const { levels: table } = await game.loadLevels(options);
    expect(levelSettings(HIGHEST_LEVEL, table).missRate).toBe(0);
    expect(levelSettings(LOWEST_LEVEL, table).missRate).toBeLessThan(1);
  });

  test('every level answers within two seconds, also on a slow phone', async () => {
    const { levels: table } = await game.loadLevels(options);
    for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++) {
      expect(levelSettings(level, table).nodes / PHONE_SPEED).toBeLessThan(2);
    }
    expect(LEVEL_TIME_MS).toBeLessThan(2000);
  });

  test('on a good day a level is between itself and the next ones, on a bad one between those below', async () => {
    const { levels: table } = await game.loadLevels(options);
    for (let level = LOWEST_LEVEL + 1; level < HIGHEST_LEVEL; level++) {
      const itself = levelSettings(level, table);
      for (const [form, worse, better] of [
        [-0.6, levelSettings(level - 1, table), itself],
        [0.6, itself, levelSettings(level + 1, table)],
      ] as const) {
        const { nodes, noise, missRate } = levelSettings(level, table, form);
        expect(nodes).toBeGreaterThanOrEqual(worse.nodes);
        expect(nodes).toBeLessThanOrEqual(better.nodes);
        expect(noise).toBeLessThanOrEqual(worse.noise);
        expect(noise).toBeGreaterThanOrEqual(better.noise);
        expect(missRate).toBeLessThanOrEqual(worse.missRate);
        expect(missRate).toBeGreaterThanOrEqual(better.missRate);
      }
    }
  });

  test('the first level has no worse day than itself, the last none but its own', async () => {
    const { levels: table } = await game.loadLevels(options);
    const first = levelSettings(LOWEST_LEVEL, table);
    expect(levelSettings(LOWEST_LEVEL, table, -1)).toEqual(first);
    const last = levelSettings(HIGHEST_LEVEL, table);
    expect([-1, -0.3, 1].map((form) => levelSettings(HIGHEST_LEVEL, table, form))).toEqual([
      last,
      last,
      last,
    ]);
  });

  test('a tenth of a level more looks at no less, misses no more, and is no leap, on any day', async () => {
    const { levels: table } = await game.loadLevels(options);
    for (const form of [-1, -0.4, 0, 0.4, 1]) {
      for (let tenth = 10 * LOWEST_LEVEL; tenth < 10 * HIGHEST_LEVEL; tenth++) {
        const lower = levelSettings(tenth / 10, table, form);
        const higher = levelSettings((tenth + 1) / 10, table, form);
        expect(higher.nodes).toBeGreaterThanOrEqual(lower.nodes);
        expect(higher.nodes).toBeLessThan(3 * lower.nodes);
        expect(higher.noise).toBeLessThanOrEqual(lower.noise);
        expect(higher.missRate).toBeLessThanOrEqual(lower.missRate);
      }
    }
  });

  test('there is nothing below the first level, nor above the last', async () => {
    const { levels: table } = await game.loadLevels(options);
    expect(() => levelSettings(LOWEST_LEVEL - 1, table)).toThrow('level is 0');
    expect(() => levelSettings(HIGHEST_LEVEL + 1, table)).toThrow('level is 9');
  });
});
