// Days of the player's own calendar, as texts: "2026-11-22".

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
