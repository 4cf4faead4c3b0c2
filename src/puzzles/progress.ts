// A player’s progress with a game’s puzzles: computed from all attempts, never stored.

import { type Rating, updateRating } from '../rating/glicko2';
import { type Attempt, inOrder } from './attempt';

/** Who has solved nothing yet. */
const NEWCOMER: Rating = { value: 1200, deviation: 250, volatility: 0.06 };
/** A rating is never more certain than this, so that it goes on following its player. */
const MIN_DEVIATION = 60;
/** How certain a puzzle's own rating is. */
const PUZZLE_DEVIATION = 80;
/** The latest puzzles, this many, neither come up in training nor change the rating. */
export const RECENT_ATTEMPTS = 50;
/** Days on which a mistake must be solved until it is done with. */
const DAYS_TO_LEARN = 2;

/** What came of a day's puzzle: solved at the first go, solved after that had failed, or not solved yet. */
export type DayState = 'solved' | 'later' | 'missed';

export interface RatedAt {
  readonly value: number;
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
  /** Days on which a mistake was solved, by its key. */
  readonly mended: ReadonlyMap<string, ReadonlySet<string>>;
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
  const mended = new Map<string, Set<string>>();
  let latest: string | null = null;
  let latestIndex = -1;
  const ordered = inOrder(attempts);
  for (const [index, attempt] of ordered.entries()) {
    const { puzzle, way, solved, day, run, at } = attempt;
    if (isRated(attempt, index - (lastAt.get(puzzle) ?? Number.NEGATIVE_INFINITY))) {
      const against = { value: attempt.rating ?? 0, deviation: PUZZLE_DEVIATION };
      const after = updateRating(rating, [{ ...against, score: solved ? 1 : 0 }]);
      rating = { ...after, deviation: Math.max(MIN_DEVIATION, after.deviation) };
      history.push({ value: rating.value, at });
    }
    lastAt.set(puzzle, index);
    if (way === 'daily') {
      days.set(day, dayAfter(days.get(day), solved));
      dailyTries.set(day, (dailyTries.get(day) ?? 0) + 1);
    }
    if (way === 'mistake' && solved) mended.set(puzzle, (mended.get(puzzle) ?? new Set()).add(day));
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
    ...{ rating, history, days, dailyTries, mended },
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

/** Whether an attempt moves the rating; `since` counts attempts since the last one at the same puzzle, itself included. */
const isRated = ({ way, rating }: Attempt, since: number): boolean =>
  way !== 'mistake' && rating !== null && rating > 0 && since > RECENT_ATTEMPTS;

/** The first go decides; what is solved afterwards is solved too. */
function dayAfter(before: DayState | undefined, solved: boolean): DayState {
  if (before === undefined) return solved ? 'solved' : 'missed';
  return before === 'missed' && solved ? 'later' : before;
}

/** Whether a mistake was solved on days enough to be done with. */
export const isMended = ({ mended }: Progress, key: string): boolean =>
  (mended.get(key)?.size ?? 0) >= DAYS_TO_LEARN;
