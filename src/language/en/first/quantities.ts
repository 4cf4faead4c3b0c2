// Counts and times.
import { counted } from '../numbers';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export const texts = {
  counts: {
    game: (count: number) => counted(count, 'game', 'games'),
    analysis: (count: number) => counted(count, 'analysis', 'analyses'),
    attempt: (count: number) => counted(count, 'puzzle attempt', 'puzzle attempts'),
  },
  /** "20 games, 1 analysis and 3 puzzle attempts", of at least one. */
  list: (counts: readonly string[]) =>
    counts.length === 1 ? `${counts[0]}` : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`,
  moves: (count: number) => counted(count, 'move', 'moves'),

  /** In a date, the first day of a month. */
  firstDay: '1',
  /** A day as it is read; the day itself is text, as `firstDay` is. */
  day: (day: string, month: number, year: number) => `${day} ${MONTHS[month - 1]} ${year}`,
  /** A month as it is read. */
  month: (month: number, year: number) => `${MONTHS[month - 1]} ${year}`,
  justNow: 'just now',
  secondsLeft: (seconds: number) => `About ${seconds} seconds left.`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'About a minute left.' : `About ${minutes} minutes left.`,

  /** When a puzzle or a task comes back. */
  learnt: 'You’ve learnt this one.',
  againIn: (days: number) =>
    days === 1
      ? 'You’ll see this one again tomorrow.'
      : `You’ll see this one again in ${days} days.`,

  bytes: (count: number) => `${count} bytes`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
};
