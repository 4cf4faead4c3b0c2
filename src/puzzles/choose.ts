// Which puzzle comes next. Nothing is left to chance: until it is answered, the same one comes again.
// Puzzles by rules that the player knows come first: the standard ones, then those that were played.

import { type OptionSpec, type OptionValues, sameOptions } from '../games/options';
import type { Theme } from '../games/themes';
import { itemAt } from '../util/items';
import { dayNumber, mistakeKey } from './attempt';
import { isRecent, type Progress, type Streak } from './progress';
import type { Puzzle } from './puzzle';
import { isDue } from './recall';

/** How many puzzles of the nearest ratings training picks from. */
const TRAINING_POOL = 12;
/** At most this share of all puzzles is picked from. */
const MAX_POOL_SHARE = 1 / 8;
/** The rating that a streak begins with, how many points each puzzle adds, and how many of the nearest it picks from. */
const STREAK = { firstRating: 400, ratingStep: 60, pool: 6 };

/** Rating points around what is wanted within which the rules that one knows decide. */
const REACH = 400;
/** Where all rules are as well known. */
const ALIKE: RulesRank = () => 0;

/** The next puzzle near the player's rating, by rules that they know if there are such puzzles; null without any. */
export const nextInTraining = (
  puzzles: readonly Puzzle[],
  progress: Progress,
  rank: RulesRank = ALIKE,
): Puzzle | null => {
  const { value } = progress.rating;
  const known = byKnownRules(notLately(puzzles, progress), progress.since, value, rank);
  return nearest(known, value, TRAINING_POOL, `${progress.tried}`);
};

/** The same among those about a theme. */
export const nextOfTheme = (
  puzzles: readonly Puzzle[],
  progress: Progress,
  theme: Theme,
  rank: RulesRank = ALIKE,
): Puzzle | null =>
  nextInTraining(
    puzzles.filter(({ themes }) => themes.includes(theme)),
    progress,
    rank,
  );

/** The puzzle of a day, the same for everybody; null for what is no day. As many days as there are puzzles bring all. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: string): Puzzle | null {
  const number = dayNumber(day);
  if (number === null || puzzles.length === 0) return null;
  const order = [...puzzles].sort((a, b) => mixed(a.id) - mixed(b.id) || (a.id < b.id ? -1 : 1));
  return itemAt(order, ((number % order.length) + order.length) % order.length);
}

/** The next of a streak, no easier than the last one; null when none is left. It waits until it is answered. */
export function nextInStreak(
  puzzles: readonly Puzzle[],
  { sinceStreak }: Progress,
  { number, solved }: Streak,
  rank: RulesRank = ALIKE,
): Puzzle | null {
  const hardest = Math.max(
    0,
    ...puzzles.filter((one) => solved.includes(one.id)).map(({ rating }) => rating),
  );
  const left = puzzles.filter((one) => !solved.includes(one.id) && one.rating >= hardest);
  const target = STREAK.firstRating + STREAK.ratingStep * solved.length;
  const rested = notLately(left, { since: sinceStreak });
  const known = byKnownRules(rested, sinceStreak, target, rank);
  return nearest(known, target, STREAK.pool, `${number} ${solved.length}`);
}

/** Mistakes of one's own that were not tried yet or are due: the one first whose turn is longest ago. */
export function mistakesLeft<Mistake extends Parameters<typeof mistakeKey>[0]>(
  mistakes: readonly Mistake[],
  progress: Progress,
  today: string,
): Mistake[] {
  const ago = (one: Mistake) => progress.since.get(mistakeKey(one)) ?? Number.MAX_SAFE_INTEGER;
  return mistakes
    .filter((one) => {
      const known = progress.recall.get(mistakeKey(one));
      return !known || isDue(known, today);
    })
    .sort((a, b) => ago(b) - ago(a));
}

/** Those that were not among the last attempts; if there are none, the one whose turn is longest ago. */
function notLately(
  puzzles: readonly Puzzle[],
  progress: Pick<Progress, 'since'>,
): readonly Puzzle[] {
  const ago = ({ id }: Puzzle) => progress.since.get(id) ?? Number.POSITIVE_INFINITY;
  const rested = puzzles.filter(({ id }) => !isRecent(progress, id));
  if (rested.length > 0 || puzzles.length === 0) return rested;
  return [puzzles.reduce((longest, one) => (ago(one) > ago(longest) ? one : longest))];
}

/**
 * Those within reach whose rules are known best, as long as one of them was never tried; with them go those by rules that are
 * known better still. All of them where nothing within reach is new.
 */
function byKnownRules(
  puzzles: readonly Puzzle[],
  since: Progress['since'],
  target: number,
  rank: RulesRank,
): readonly Puzzle[] {
  const within = puzzles.filter(({ rating }) => Math.abs(rating - target) <= REACH);
  const ranks = within.filter(({ id }) => !since.has(id)).map(({ options }) => rank(options));
  if (ranks.length === 0) return puzzles;
  const best = Math.min(...ranks);
  return within.filter(({ options }) => rank(options) <= best);
}

/** One of the `most` puzzles whose ratings are nearest the target, picked by a hash of the seed. */
function nearest(
  puzzles: readonly Puzzle[],
  target: number,
  most: number,
  seed: string,
): Puzzle | null {
  if (puzzles.length === 0) return null;
  const off = ({ rating }: Puzzle) => Math.abs(rating - target);
  const near = [...puzzles]
    .sort((a, b) => off(a) - off(b) || mixed(a.id) - mixed(b.id))
    .slice(0, Math.min(most, Math.ceil(MAX_POOL_SHARE * puzzles.length)));
  return itemAt(near, mixed(seed) % near.length);
}

/** A number from 0 to 2^32 that tells nothing of the text it comes from (FNV-1a, and a last stir). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** 0 for the standard rules, 1 for rules that were played, and more the farther others are from all of these. */
type RulesRank = (options: OptionValues) => number;

const STANDARD: OptionValues = {};

/** By the rules of games that somebody has begun or finished. */
export function rulesRankAfter(
  specs: readonly OptionSpec[],
  played: readonly OptionValues[],
): RulesRank {
  const known = [STANDARD, ...played];
  return (options) => {
    if (sameOptions(specs, options, STANDARD)) return 0;
    return 1 + Math.min(...known.map((one) => differences(specs, options, one)));
  };
}

/** How many options have another value. */
const differences = (
  specs: readonly OptionSpec[],
  one: OptionValues,
  other: OptionValues,
): number => specs.filter((spec) => !sameOptions([spec], one, other)).length;
