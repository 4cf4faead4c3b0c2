// The opponent that matches: where levels are on the scale of ratings, and what level results lead to, on every ladder.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '../../src/engine/levels';
import { games } from '../../src/games';
import {
  levelOfRating,
  type RatedGame,
  ratingAfter,
  ratingOfLevel,
} from '../../src/rating/playerRating';
import { ruleSets } from '../lab/grounds';
import { errorsByGame, expectedScore, mean } from '../lab/matching/virtualPlayers';

const LADDERS = await Promise.all(
  games.flatMap((game) =>
    ruleSets(game).map(
      async (options) =>
        [game.id, Object.values(options).join(), (await game.loadLevels(options)).levels] as const,
    ),
  ),
);

const anyGames = fc.array(
  fc.record({
    level: fc.integer({ min: 10, max: 80 }).map((tenths) => tenths / 10),
    score: fc.constantFrom(0, 0.5, 1),
  }),
  { maxLength: 60 },
);

/** Half of the points at whatever level is met. */
function evenGames(count: number, table: (typeof LADDERS)[number][2]): RatedGame[] {
  const games: RatedGame[] = [];
  for (let index = 0; index < count; index++)
    games.push({ level: ratingAfter(games, table).level, score: index % 2 === 0 ? 1 : 0 });
  return games;
}

describe.each(LADDERS)('%s %s', (_id, _options, table) => {
  const { steps } = table;

  it('a level makes of the one below what was measured', () => {
    for (let level = LOWEST_LEVEL + 1; level <= HIGHEST_LEVEL; level++) {
      const lead = ratingOfLevel(level, steps) - ratingOfLevel(level - 1, steps);
      expect(100 * expectedScore(lead)).toBeCloseTo(steps[level - 2], 6);
    }
  });

  it('a rating leads back to its level, between two levels as well', () => {
    for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level += 0.1)
      expect(levelOfRating(ratingOfLevel(level, steps), steps)).toBeCloseTo(level, 6);
    expect(levelOfRating(-5000, steps)).toBe(LOWEST_LEVEL);
    expect(levelOfRating(9000, steps)).toBe(HIGHEST_LEVEL);
  });

  it('who has never played meets a low level', () => {
    expect(ratingAfter([], table)).toMatchObject({ level: 2, from: 1, games: 0 });
  });

  it('a win lifts the level, a loss lowers it, by small steps once it is known', () => {
    const known = evenGames(30, table);
    const { level } = ratingAfter(known, table);
    const moved = (score: RatedGame['score']) =>
      ratingAfter([...known, { level, score }], table).level - level;
    expect(moved(1)).toBeGreaterThan(0);
    expect(moved(1)).toBeLessThan(0.31);
    expect(moved(0)).toBeLessThan(0);
    expect(moved(0)).toBeGreaterThan(-0.31);
    expect(Math.abs(moved(0.5))).toBeLessThan(0.11);
  });

  it('players of any level are found within a level or so in five games, and closer later', () => {
    const errors = errorsByGame(table, 100, 20, 3);
    const error = (count: number) => mean(errors.map((row) => row[count]));
    expect(error(5)).toBeLessThan(1.4);
    expect(error(20)).toBeLessThan(0.8);
  });
});

it('the level is one that can be played, in tenths, and within its range, whatever the results', () => {
  const [[, , table]] = LADDERS;
  fc.assert(
    fc.property(anyGames, (played) => {
      const { level, from, to, games: count } = ratingAfter(played, table);
      expect(count).toBe(played.length);
      expect(level).toBeGreaterThanOrEqual(from);
      expect(level).toBeLessThanOrEqual(to);
      expect(from).toBeGreaterThanOrEqual(LOWEST_LEVEL);
      expect(to).toBeLessThanOrEqual(HIGHEST_LEVEL);
      expect(Math.round(level * 10) / 10).toBe(level);
    }),
  );
});
