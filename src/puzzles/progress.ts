// A player’s progress with a game’s puzzles, by theme and day too, and what comes back: computed from all attempts, never stored.

import type { Theme } from '../games/themes';
import { type Rating, updateRating } from '../rating/glicko2';
import { type Attempt, dayNumber, dayOf, inOrder } from './attempt';
import type { Puzzle } from './puzzle';
import { puzzleAttempts, type Recall, recallOf } from './recall';

/** Who has solved nothing yet. */
const NEWCOMER: Rating = { value: 1200, deviation: 200, volatility: 0.06 };
/** A rating is never more certain than this, so that it goes on following its player. */
const MIN_DEVIATION = 60;
/** The first rated attempts, this many, place somebody: as long as they last the rating is at least this uncertain. */
export const PLACING_ATTEMPTS = 10;
const PLACING_DEVIATION = 150;
/** How certain a puzzle's own rating is. */
const PUZZLE_DEVIATION = 80;
/** The latest puzzles, this many, neither come up in training nor change the rating. */
export const RECENT_ATTEMPTS = 50;

/** What came of a day's puzzle: solved at the first go, solved at a later one, or at none. */
export type DayState = 'solved' | 'later' | 'missed';

/** What an attempt did to the rating. */
interface RatedAt {
  /** Id of the attempt. */
  readonly attempt: string;
  /** The rating after it, and before. */
  readonly value: number;
  readonly before: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Streak {
  readonly id: string;
  /** 1 for the first streak of the game. */
  readonly number: number;
  /** Ids of the puzzles solved, in their order. */
  readonly solved: readonly string[];
}

export interface Progress {
  readonly rating: Rating;
  /** The rating after each attempt that moved it. */
  readonly history: readonly RatedAt[];
  /** When the latest attempt was made by the clock of its device, in milliseconds since 1970; 0 without any. */
  readonly latestAt: number;
  /** Attempts, and those of them that solved the puzzle. */
  readonly tried: number;
  readonly solved: number;
  /** When a puzzle was tried last, as the count of attempts since; 0 for the last one. */
  readonly since: ReadonlyMap<string, number>;
  readonly days: ReadonlyMap<string, DayState>;
  /** How many attempts there are at each day's puzzle. */
  readonly dailyTries: ReadonlyMap<string, number>;
  /** The longest streak. */
  readonly best: number;
  /** The streak that goes on, or null. */
  readonly run: Streak | null;
  /** How many streaks were begun. */
  readonly runs: number;
  /** As `since`, when the latest attempt in a streak was made: what is tried between two of them changes no streak. */
  readonly sinceStreak: ReadonlyMap<string, number>;
  /** When missed puzzles, mistakes that were tried and failed tasks come back. */
  readonly recall: ReadonlyMap<string, Recall>;
}

interface StreakTally {
  readonly solved: Set<string>;
  missed: boolean;
}

/** What all attempts at a game's puzzles come to, in whatever order they are given. */
export function progressOf(attempts: readonly Attempt[]): Progress {
  let rating = NEWCOMER;
  const history: RatedAt[] = [];
  const lastAt = new Map<string, number>();
  const days = new Map<string, DayState>();
  const dailyTries = new Map<string, number>();
  const streaks = new Map<string, StreakTally>();
  let latest: string | null = null;
  let latestIndex = -1;
  const all = inOrder(attempts);
  const ordered = puzzleAttempts(all);
  for (const [index, attempt] of ordered.entries()) {
    const { puzzle, way, solved, day, run, at } = attempt;
    if (isRated(attempt, index - (lastAt.get(puzzle) ?? Number.NEGATIVE_INFINITY))) {
      const against = { value: attempt.rating ?? 0, deviation: PUZZLE_DEVIATION };
      const after = updateRating(rating, [{ ...against, score: solved ? 1 : 0 }]);
      const least = history.length + 1 < PLACING_ATTEMPTS ? PLACING_DEVIATION : MIN_DEVIATION;
      history.push({ attempt: attempt.id, value: after.value, before: rating.value, at });
      rating = { ...after, deviation: Math.max(least, after.deviation) };
    }
    lastAt.set(puzzle, index);
    if (way === 'daily') {
      days.set(day, dayAfter(days.get(day), solved));
      dailyTries.set(day, (dailyTries.get(day) ?? 0) + 1);
    }
    if (way !== 'streak' || run === null) continue;
    const streak = streaks.get(run) ?? { solved: new Set(), missed: false };
    if (!solved) streak.missed = true;
    else if (!streak.missed) streak.solved.add(puzzle);
    streaks.set(run, streak);
    latest = run;
    latestIndex = index;
  }
  const last = latest === null ? undefined : streaks.get(latest);
  return {
    ...{ rating, history, days, dailyTries, recall: recallOf(all) },
    latestAt: Math.max(0, ...all.map(({ at }) => at)),
    tried: ordered.length,
    solved: ordered.filter(({ solved }) => solved).length,
    since: sinceIn(ordered),
    best: Math.max(0, ...[...streaks.values()].map(({ solved }) => solved.size)),
    run:
      latest !== null && last && !last.missed
        ? { id: latest, number: streaks.size, solved: [...last.solved] }
        : null,
    runs: streaks.size,
    sinceStreak: sinceIn(ordered.slice(0, latestIndex + 1)),
  };
}

/** By puzzle, how many attempts were made after the last one at it. */
const sinceIn = (ordered: readonly Attempt[]): ReadonlyMap<string, number> =>
  new Map(ordered.map(({ puzzle }, index) => [puzzle, ordered.length - 1 - index]));

/** Whether a puzzle is among the latest: another attempt now moves no rating. */
export const isRecent = ({ since }: Pick<Progress, 'since'>, puzzle: string): boolean =>
  (since.get(puzzle) ?? Number.POSITIVE_INFINITY) < RECENT_ATTEMPTS;

/** Whether an attempt moves the rating; `since` counts attempts since the last one at the same puzzle, itself included. */
const isRated = ({ way, rating }: Attempt, since: number): boolean =>
  way !== 'mistake' && rating !== null && rating > 0 && since > RECENT_ATTEMPTS;

/** The first go decides; what is solved afterwards is solved too. */
function dayAfter(before: DayState | undefined, solved: boolean): DayState {
  if (before === undefined) return solved ? 'solved' : 'missed';
  return before === 'missed' && solved ? 'later' : before;
}

export interface ThemeResult {
  /** Attempts at puzzles of the theme, and those of them that solved one at the first go. */
  readonly tried: number;
  readonly solved: number;
}

/** Results by theme, of attempts at puzzles that are still offered. */
export function themeResults(
  attempts: readonly Attempt[],
  puzzles: readonly Puzzle[],
): ReadonlyMap<Theme, ThemeResult> {
  const themesOf = new Map(puzzles.map(({ id, themes }) => [id, themes]));
  const results = new Map<Theme, ThemeResult>();
  for (const { puzzle, solved } of attempts) {
    for (const theme of themesOf.get(puzzle) ?? []) {
      const before = results.get(theme) ?? { tried: 0, solved: 0 };
      results.set(theme, {
        tried: before.tried + 1,
        solved: before.solved + (solved ? 1 : 0),
      });
    }
  }
  return results;
}

/** Days that may be missed without ending a row. */
const DAYS_OFF = 1;

/**
 * On how many days, up to today, something was tried, with one day off at most; that today has nothing yet is no day off. `today`
 * is a day as dayNumber reads it.
 */
export function daysInARow(attempts: readonly Attempt[], today: string): number {
  const days = new Set(attempts.map(({ at }) => dayNumber(dayOf(new Date(at)))));
  const last = dayNumber(today) ?? 0;
  let count = 0;
  let off = 0;
  for (let day = days.has(last) ? last : last - 1; off <= DAYS_OFF; day--) {
    if (days.has(day)) count++;
    else off++;
  }
  return count;
}
