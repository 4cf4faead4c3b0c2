// Keeps the clock of one game: measures the move under way and calls when its time is over. Which side is to move, and
// whether its clock runs at all, the session says at every change.
import { type Colour, opposite, WHITE } from '../rules/types';
import type { GameClock } from '../storage/record';
import { Stopwatch, type TimedMove, timeLeft } from './clock';
import type { ClockView } from './types';

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
