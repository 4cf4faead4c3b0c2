// Clocks: whose time runs, and how much is left. ClockKeeper measures the move under way of one game and calls when its time
// is over; the session says at every change which side is to move and whether its clock runs.
import { type Colour, opposite, WHITE } from '../rules/types';
import type { GameClock, SideClock } from '../storage/record';
import type { ClockView } from './types';

/** A move for the purposes of a clock: who made it, and how many milliseconds it took. */
interface TimedMove {
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
 * left out: it looks the same as a date set forward, and a player rather gains an hour than loses one.
 */
export const steadyTime = (): number => performance.now();

export interface ClockState {
  readonly moves: readonly TimedMove[];
  /** The side to move. */
  readonly side: Colour;
  readonly runs: boolean;
}

export class ClockKeeper {
  private readonly watch: Stopwatch;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: ClockState;

  constructor(
    private readonly clock: GameClock,
    /** Milliseconds used for the move under way before. */
    used: number,
    now: () => number,
    state: ClockState,
    private readonly onFlag: () => void,
  ) {
    this.watch = new Stopwatch(now, used);
    this.state = state;
  }

  /** Milliseconds that the side to move has used for its move; never more than it had. */
  get used(): number {
    const had = timeLeft(this.clock, this.state.moves, this.state.side);
    return Math.min(this.watch.elapsed, Math.max(had, 0));
  }

  /** Whether the side to move has no time left. */
  get fallen(): boolean {
    return this.left(this.state.side) <= 0;
  }

  /** Milliseconds a side has at this instant, at least 0. */
  left(side: Colour): number {
    const had = timeLeft(this.clock, this.state.moves, side);
    return Math.max(0, side === this.state.side ? had - this.watch.elapsed : had);
  }

  get view(): ClockView {
    const { side, runs } = this.state;
    const own = this.left(side);
    const other = this.left(opposite(side));
    return { left: side === WHITE ? [own, other] : [other, own], running: runs ? side : null };
  }

  /** Ends the measurement of the move under way and begins the next one's; returns what it took. */
  lap(): number {
    const { used } = this;
    this.watch.reset();
    return used;
  }

  /** Follows the game; the clock of the side to move runs from now on, or stands. */
  follow(state: ClockState): void {
    this.state = state;
    this.watch.run(state.runs);
    this.awaitFlag();
  }

  /** The timer only says when to look: what counts is the time that was measured. */
  private awaitFlag(): void {
    clearTimeout(this.timer);
    if (!this.state.runs) return;
    const look = () => (this.fallen ? this.onFlag() : this.awaitFlag());
    this.timer = setTimeout(look, this.left(this.state.side));
  }
}
