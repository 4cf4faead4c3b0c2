// What days are called.
import { dayNumber } from '../../puzzles/day';

const LONG = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MILLISECONDS = 86_400_000;

/** "22 November 2026"; a text that is no day as it stands. */
export function dayName(day: string): string {
  const number = dayNumber(day);
  return number === null ? day : LONG.format(number * MILLISECONDS);
}

/** "November 2026", of a day in it. */
export function monthName(day: string): string {
  const number = dayNumber(day);
  return number === null ? day : MONTH.format(number * MILLISECONDS);
}
