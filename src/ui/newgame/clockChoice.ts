// The clocks that are offered, and how a clock is called in a line.
import type { GameClock, SideClock } from '../../storage/record';

interface ClockPreset {
  readonly name: string;
  readonly clock: GameClock | null;
}

export const PRESETS: readonly ClockPreset[] = [
  { name: 'None', clock: null },
  { name: '3+2', clock: even(3, 2) },
  { name: '5+3', clock: even(5, 3) },
  { name: '10+5', clock: even(10, 5) },
  { name: '15+10', clock: even(15, 10) },
];

/** The name of a clock that is offered, or null for one of the player's own. */
export function presetOf(clock: GameClock | null): string | null {
  const summary = clockSummary(clock);
  return PRESETS.find((preset) => clockSummary(preset.clock) === summary)?.name ?? null;
}

/** Whether both sides have the same time. */
export function isEven({ white, black }: GameClock): boolean {
  return white.start === black.start && white.increment === black.increment;
}

/** Minutes and seconds per move, as in "5+3"; White's and Black's where they differ. */
export function clockSummary(clock: GameClock | null): string {
  if (!clock) return 'None';
  const white = sideSummary(clock.white);
  return isEven(clock) ? white : `White ${white}, Black ${sideSummary(clock.black)}`;
}

function sideSummary({ start, increment }: SideClock): string {
  return `${start / 60_000}+${increment / 1000}`;
}

function even(minutes: number, seconds: number): GameClock {
  const time = { start: minutes * 60_000, increment: seconds * 1000 };
  return { white: time, black: time };
}
