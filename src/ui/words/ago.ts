// How long ago something was, in words.

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
];

/** `time` and `now` are milliseconds since 1970. */
export function ago(time: number, now: number): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? [];
  if (!unit || !length) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    unit,
  );
}
