// Counts, days and times in words.

import { inLanguage } from '../../language/formats';
import { textsOf } from '../../language/texts';
import { DAY_MS, dayNumber, dayOf } from '../../puzzles/attempt';
import type { Recall } from '../../puzzles/recall';
import { type KindCounts, QUARANTINE_KINDS, type QuarantineKind } from '../../storage/quarantine';
import type { GameSummary } from '../../storage/summary';

const texts = textsOf('quantities');

/** "1 game", "20 games". */
export const countText = (kind: QuarantineKind, count: number): string => texts.counts[kind](count);

/** "20 games, 1 analysis and 3 puzzle attempts", without those of which there are none. */
export function kindCountsText(counts: KindCounts): string {
  const words = QUARANTINE_KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    countText(kind, counts[kind]),
  );
  return words.length === 0 ? '' : texts.list(words);
}

/** How many there are of all kinds. */
export const sumOf = (counts: KindCounts): number =>
  QUARANTINE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** Writes milliseconds since 1970 as a date with these parts, in the language chosen. */
function datesOf(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const dates = inLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (time) =>
    dates()
      .formatToParts(time)
      .map(({ type, value }) => (type === 'day' && value === '1' ? texts.firstDay : value))
      .join('');
}

/** A day of the calendar, such as 2026-11-22, as its parts; null for a text that is no day. */
function partsOf(day: string): readonly [year: number, month: number, date: number] | null {
  if (dayNumber(day) === null) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

// Days are written without the browser's formats: Learn, which says when things were measured, would wait for their data.

/** "22 November 2026"; a text that is no day as it stands. */
export function dayName(day: string): string {
  const parts = partsOf(day);
  if (!parts) return day;
  const [year, month, date] = parts;
  return texts.day(date === 1 ? texts.firstDay : `${date}`, month, year);
}

/** "November 2026", of a day in it. */
export function monthName(day: string): string {
  const parts = partsOf(day);
  return parts ? texts.month(parts[1], parts[0]) : day;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
];

const timesAgo = inLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const localDay = (time: number): number => dayNumber(dayOf(new Date(time))) ?? 0;

/** `time` and `now` are milliseconds since 1970. */
export function ago(time: number, now: number): string {
  const passed = Math.max(0, now - time);
  // Days of the calendar: "yesterday" is the day before, however many hours have passed.
  if (passed >= DAY_MS) return timesAgo().format(-(localDay(now) - localDay(time)), 'day');
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? [];
  if (!unit || !length) return texts.justNow;
  return timesAgo().format(-Math.floor(passed / length), unit);
}

/** Seconds that are said of work; a time between two is said as the longer one. */
const SAID_SECONDS = [5, 10, 20, 30, 45, 60];

/** "About 20 seconds left.", "About 3 minutes left.", not more exactly than it can be foreseen. */
export function timeLeftText(seconds: number): string {
  const said = SAID_SECONDS.find((one) => seconds <= one);
  if (said !== undefined && said < 60) return texts.secondsLeft(said);
  return texts.minutesLeft(said === undefined ? Math.ceil(seconds / 60) : 1);
}

/** When an item comes back; nothing for one that does not. */
export function recallText(recall: Recall | undefined): string {
  if (!recall) return '';
  return recall.isLearnt ? texts.learnt : texts.againIn(recall.interval);
}

/** "1 move", "2 moves". */
export const moveCountText = (count: number): string => texts.moves(count);

/** How many moves it has: two plies count as one. A list of moves may count more, where a side moves twice in a row. */
export function movesText({ plies }: Pick<GameSummary, 'plies'>): string {
  return moveCountText(Math.ceil(plies / 2));
}

/** Day of the last move, in milliseconds since 1970. */
export const dayText = datesOf({ day: 'numeric', month: 'short', year: 'numeric' });

/** "26 Nov 2026, 12:04", of milliseconds since 1970. */
export const momentText = datesOf({ dateStyle: 'medium', timeStyle: 'short' });
