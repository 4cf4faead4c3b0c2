// Keeps what happens often from being told more often than anyone can follow.

/** Runs an action at once when it is wanted, and again after a while if it was wanted meanwhile. */
export class Throttle {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;

  constructor(
    /** From one run to the next, at least. */
    private readonly milliseconds: number,
    private readonly action: () => void,
  ) {}

  want(): void {
    if (this.timer !== undefined) {
      this.wanted = true;
      return;
    }
    this.wanted = false;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.wanted) this.want();
    }, this.milliseconds);
    this.action();
  }

  /** Forgets what is wanted; the next want is met at once. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted = false;
  }
}
