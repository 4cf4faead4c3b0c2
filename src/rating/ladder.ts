// Levels of play on the scale of ratings: how far apart they are is told by what each made of the one below
// (LevelTable.steps); between two of them ratings rise evenly.
import type { LevelTable } from '../games/levels';

/** The rating of level 1, whatever the game. */
const LEVEL_1_RATING = 1000;
/** Rating points of one decade of the odds to win. */
const RATING_PER_DECADE = 400;
/** The level that the table's first step leads to. */
const FIRST_STEP = 2;

type Steps = LevelTable['steps'];

/** Share of the points, 0 to 1, that a rating so much higher makes. */
export const expectedScore = (lead: number): number => 1 / (1 + 10 ** (-lead / RATING_PER_DECADE));

/** How much higher a rating is that makes so many percent of the points. */
const leadOf = (percent: number): number =>
  RATING_PER_DECADE * Math.log10(percent / (100 - percent));

/** The rating of a level, which may be a fraction. */
export function ratingOfLevel(level: number, steps: Steps): number {
  return steps.reduce((rating, percent, index) => {
    const share = Math.min(1, Math.max(0, level - (FIRST_STEP - 1) - index));
    return rating + share * leadOf(percent);
  }, LEVEL_1_RATING);
}

/** The level of a rating, a fraction; the lowest or the highest where the rating is beyond it. */
export function levelOfRating(rating: number, steps: Steps): number {
  let left = Math.max(0, rating - LEVEL_1_RATING);
  let level = FIRST_STEP - 1;
  for (const percent of steps) {
    const lead = leadOf(percent);
    if (left < lead) return level + left / lead;
    left -= lead;
    level++;
  }
  return level;
}
