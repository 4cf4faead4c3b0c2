// Tells when a worker has been silent for too long. It counts its own ticks instead of reading a clock: while the page is
// frozen or too busy to hear anything, no tick passes, and so no silence is held against the worker.

/** Milliseconds from one tick to the next. */
const TICK_MS = 250;

export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds of silence that are still allowed. */
  private left = 0;

  constructor(private readonly onSilence: () => void) {}

  /** Begins to count, or begins anew: something was heard. */
  restart(milliseconds: number): void {
    this.stop();
    this.left = milliseconds;
    this.tick();
  }

  /** Stops counting. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      this.left -= TICK_MS;
      if (this.left > 0) this.tick();
      else this.onSilence();
    }, TICK_MS);
  }
}
