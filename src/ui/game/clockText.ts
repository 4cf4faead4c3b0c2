// Time on a chess clock, as figures and as words.
import { tenthsText } from '../../language/formats';
import { textsOf } from '../../language/texts';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { colourName } from '../words/names';

const texts = textsOf('gameNews');

export const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Below this, tenths are shown. */
const TENTHS_BELOW_MS = 10 * SECOND_MS;
const LOW_MS = 20 * SECOND_MS;

/** Figures, as in "4:05", "1:00:00", or "7.3" when every tenth counts. */
export function clockText(milliseconds: number): string {
  if (milliseconds < TENTHS_BELOW_MS) return tenthsText(Math.floor(milliseconds / 100) / 10);
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Words, as in "4 minutes 5 seconds". */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  return texts.time(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60);
}

/** Both clocks in words. */
export function clocksText(timeLeft: (side: Colour) => number): string {
  const [white, black] = [durationText(timeLeft(WHITE)), durationText(timeLeft(BLACK))];
  return texts.clocks(colourName(WHITE), white, colourName(BLACK), black);
}

/**
 * Whether a side that began with `start` is low on time: below 20 seconds, or a quarter of a short clock; or below a tenth of
 * the start, at most a minute.
 */
export function isLow(milliseconds: number, start: number): boolean {
  return (
    milliseconds < Math.min(LOW_MS, start / 4) || milliseconds < Math.min(MINUTE_MS, start / 10)
  );
}

/** Milliseconds until the figures change, for a clock that runs and has time left. */
export function untilNextFigure(milliseconds: number): number {
  return milliseconds <= TENTHS_BELOW_MS
    ? (milliseconds % 100) + 1
    : milliseconds % SECOND_MS || SECOND_MS;
}
