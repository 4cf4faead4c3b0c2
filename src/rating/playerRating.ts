// A player's strength in one kind of game, from results against the computer, and the level that matches: the one against
// which half of the points are expected. What each level scored against the one below (LevelTable.steps) says how far apart
// levels are; between two of them ratings rise evenly.
import type { LevelTable } from '../games/levels';
import { type Rating, updateRating } from './glicko2';

/** A finished game, from the person's view. */
export interface RatedGame {
  /** Of the computer, perhaps a fraction. */
  readonly level: number;
  readonly score: 0 | 0.5 | 1;
}

export interface PlayerRating {
  /** The level that matches, to a tenth. */
  readonly level: number;
  /** In 95 cases of 100 the level that matches is between these two, to a tenth. */
  readonly from: number;
  readonly to: number;
  /** How many games tell so. */
  readonly games: number;
}

/** What somebody who has never played is taken for, and how uncertain that is: results soon count for more. */
const FIRST_LEVEL = 2;
const FIRST_DEVIATION = 600;
const VOLATILITY = 0.06;
/** A rating is never more certain than this, so that it goes on following its player, by small steps. */
const MIN_DEVIATION = 80;
/** Two deviations to either side hold 95 cases of 100. */
const DEVIATIONS = 2;

/** To the tenths in which levels between the eight are counted. */
const tenths = (level: number): number => Math.round(level * 10) / 10;

/** Where somebody stands after these games, the first one first, by what a game's levels make of each other. */
export function ratingAfter(games: readonly RatedGame[], { steps }: LevelTable): PlayerRating {
  let rating: Rating = {
    value: ratingOfLevel(FIRST_LEVEL, steps),
    deviation: FIRST_DEVIATION,
    volatility: VOLATILITY,
  };
  for (const { level, score } of games) {
    const after = updateRating(rating, [
      { value: ratingOfLevel(level, steps), deviation: 0, score },
    ]);
    rating = { ...after, deviation: Math.max(MIN_DEVIATION, after.deviation) };
  }
  const { value, deviation } = rating;
  const levelAt = (deviations: number) =>
    tenths(levelOfRating(value + deviations * deviation, steps));
  return {
    level: levelAt(0),
    from: levelAt(-DEVIATIONS),
    to: levelAt(DEVIATIONS),
    games: games.length,
  };
}

/** The rating of level 1, whatever the game. */
const LEVEL_1_RATING = 1000;
/** Rating points of one decade of the odds to win. */
export const RATING_PER_DECADE = 400;
/** The level that the table's first step leads to. */
const FIRST_STEP = 2;

type Steps = LevelTable['steps'];

/** How much higher a rating is that scores this share of the points. */
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
