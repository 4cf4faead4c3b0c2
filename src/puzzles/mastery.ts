// How well a player has come to know a game's puzzles: by theme, and on how many days in a row some were tried.
import type { Theme } from '../games/themes';
import { type Attempt, dayNumber, dayOf } from './attempt';
import type { Puzzle } from './puzzle';

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
