import { DAY_MS, dayNumber } from '../../puzzles/attempt';

// Days of the calendar, such as 2026-11-22, as they are read.
const LONG = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "22 November 2026"; a text that is no day as it stands. */
export function dayName(day: string): string {
  const number = dayNumber(day);
  return number === null ? day : LONG.format(number * DAY_MS);
}

/** "November 2026", of a day in it. */
export function monthName(day: string): string {
  const number = dayNumber(day);
  return number === null ? day : MONTH.format(number * DAY_MS);
}
