// Arithmetic of chess clocks: what a side has left after the moves played, and a stopwatch for the move under way.
// Time is measured between readings, never counted in ticks, so that it stays exact however seldom anyone looks.
import { type Colour, WHITE } from '../rules/types';
import type { GameClock, SideClock } from '../storage/record';

/** A move for the purposes of a clock: who made it, and how many milliseconds it took. */
export interface TimedMove {
  readonly side: Colour;
  readonly spent: number;
}

export function sideClock(clock: GameClock, side: Colour): SideClock {
  return side === WHITE ? clock.white : clock.black;
}

/** Milliseconds a side has after these moves: its start, and for each of its moves the increment less the time taken. */
export function timeLeft(clock: GameClock, moves: readonly TimedMove[], side: Colour): number {
  const { start, increment } = sideClock(clock, side);
  return moves.reduce(
    (left, move) => (move.side === side ? left + increment - move.spent : left),
    start,
  );
}

/** Measures one span of time that may be interrupted. */
export class Stopwatch {
  private since: number | null = null;

  /** `before` are milliseconds that have passed already. */
  constructor(
    private readonly now: () => number,
    private before = 0,
  ) {}

  get running(): boolean {
    return this.since !== null;
  }

  /** Whole milliseconds measured so far. */
  get elapsed(): number {
    return Math.round(this.before + (this.since === null ? 0 : this.now() - this.since));
  }

  /** Starts or stops; nothing happens where it is so already. */
  run(running: boolean): void {
    if (running === this.running) return;
    this.before = this.elapsed;
    this.since = running ? this.now() : null;
  }

  /** Begins anew at zero, running on if it ran. */
  reset(): void {
    this.before = 0;
    if (this.since !== null) this.since = this.now();
  }
}

/**
 * Milliseconds of this page's life, which no change of the device's date and time moves. What the device sleeps may be
 * left out: it cannot be told from a date set forward, and a player rather gains an hour than loses one.
 */
export const steadyTime = (): number => performance.now();
