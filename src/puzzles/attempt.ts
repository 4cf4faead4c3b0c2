// One attempt at a puzzle, or at a lesson's task that comes back, as stored. All progress is computed from attempts in their order; so two
// devices' attempts are joined by putting them together. Days are of the player's own calendar, as texts: "2026-11-22".
import type { GameId } from '../games/game';

/** Ways to come by a puzzle. */
export const PUZZLE_WAYS = ['training', 'daily', 'streak', 'theme', 'due', 'mistake'] as const;
export type PuzzleWay = (typeof PUZZLE_WAYS)[number];
/** `task` is a lesson's task, in its lesson or when it comes back. */
export const WAYS = [...PUZZLE_WAYS, 'task'] as const;
export type Way = (typeof WAYS)[number];

/** Whether puzzles that come this way move the rating. */
export const isRatedWay = (way: Way): boolean => way === 'training' || way === 'theme';

export interface Attempt {
  /** Random, unique across devices. */
  readonly id: string;
  readonly game: GameId;
  /** Id in the game's collection; of a mistake or a task its own key (mistakeKey, taskKey). */
  readonly puzzle: string;
  readonly way: Way;
  /** At the first go and without help. */
  readonly solved: boolean;
  /**
   * Of the puzzle when it was tried; null where the attempt moves no rating: a mistake, a task, a daily puzzle, a streak, after a hint
   * or a slower win. Daily puzzles and streaks from before 25 November 2026 have one, and keep what it did.
   */
  readonly rating: number | null;
  /** One more than the greatest of this game when it was saved: no clock has a say in the order. */
  readonly number: number;
  /** The player's calendar day, as dayNumber reads it; of a daily puzzle the day that it was for. */
  readonly day: string;
  /** Of the streak that it belongs to; null for other ways. */
  readonly run: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is known of an attempt before it is saved. */
export type NewAttempt = Omit<Attempt, 'number'>;

/** Names a mistake of one's own: the game it was made in, and the plies played before it. */
export const mistakeKey = ({ id, ply }: { readonly id: string; readonly ply: number }): string =>
  `${id}:${ply}`;

/** In their order, each once. */
export function inOrder(attempts: readonly Attempt[]): Attempt[] {
  const known = new Map(attempts.map((one) => [one.id, one]));
  return [...known.values()].sort(
    (a, b) => a.number - b.number || a.at - b.at || (a.id < b.id ? -1 : 1),
  );
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The local day of a time. */
export function dayOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Days from the first of 1970 to this one, whatever the time zone; null for what is no day. */
export function dayNumber(day: string): number | null {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // February 30th would be a day of March.
  const same = new Date(time).toISOString().startsWith(day);
  return same ? time / DAY_MS : null;
}

/** The day with this number. */
export const dayWithNumber = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);
