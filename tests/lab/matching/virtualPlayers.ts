// Virtual players of fixed levels against an opponent that is set from their results. Who wins follows the measured
// ladder alone: the share of the points that the levels' ratings lead to expect, all of it as games won and lost, since
// draws would only make results less uncertain.
import type { LevelTable } from '../../../src/games/levels';
import {
  RATING_PER_DECADE,
  type RatedGame,
  ratingAfter,
  ratingOfLevel,
} from '../../../src/rating/playerRating';
import { randomWords } from '../../../src/rules/zobrist';

/** Share of the points, 0 to 1, that a rating so much higher makes. */
export const expectedScore = (lead: number): number => 1 / (1 + 10 ** (-lead / RATING_PER_DECADE));

/**
 * How far, in levels, the opponent's level is from the player's after each of so many games, the first entry before any;
 * a row for each player. Their levels are spread evenly over the ladder.
 */
export function errorsByGame(
  table: LevelTable,
  players: number,
  games: number,
  seed: number,
): number[][] {
  const words = randomWords(seed);
  const random = () => (words() >>> 0) / 2 ** 32;
  const { steps } = table;
  return Array.from({ length: players }, (_, index) => {
    const own = 1 + (index / (players - 1)) * steps.length;
    const played: RatedGame[] = [];
    const errors: number[] = [];
    for (;;) {
      const { level } = ratingAfter(played, table);
      errors.push(Math.abs(level - own));
      if (errors.length > games) return errors;
      const lead = ratingOfLevel(own, steps) - ratingOfLevel(level, steps);
      played.push({ level, score: random() < expectedScore(lead) ? 1 : 0 });
    }
  });
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
