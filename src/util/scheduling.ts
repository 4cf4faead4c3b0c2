// Keeps the page responsive: long work in short slices that can report progress and be cancelled, throttled updates, and values that
// are made when they are first needed.

/** Time (ms) between two yields: too short to be noticed, and long enough for a yield to cost little. */
const SLICE_MS = 24;

export interface ProgressOptions {
  /** Called from time to time with how many items are done, and of how many. */
  readonly onProgress?: (done: number, of: number) => void;
  /** Cancels the work: it rejects with an AbortError and has changed nothing. */
  readonly signal?: AbortSignal | undefined;
}

/** Continues in a new task. A message channel is quicker than setTimeout, which waits at least 4 ms once nested. */
export const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Returns a function to await after each step of the work: it yields once a slice is used up, and else returns null. */
export function createYielder({
  onProgress,
  signal,
}: ProgressOptions = {}): (done?: number, of?: number) => Promise<void> | null {
  let begun = performance.now();
  return (done = 0, of = 0) => {
    if (performance.now() - begun < SLICE_MS) return null;
    return yieldToPage().then(() => {
      begun = performance.now();
      if (of > 0) onProgress?.(done, of);
      signal?.throwIfAborted();
    });
  };
}

/** Goes through the steps of some work, each in a task of its own. */
export async function inTasks(steps: Iterable<unknown>): Promise<void> {
  for (const _step of steps) await yieldToPage();
}

/** Runs an action at once, and again after an interval if it was wanted meanwhile. */
export class Throttle {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;

  constructor(
    /** Least time (ms) between two runs. */
    private readonly intervalMs: number,
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
    }, this.intervalMs);
    this.action();
  }

  /** Cancels a pending run; the next want runs at once. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted = false;
  }
}

/** A function that makes its value at the first call, and returns it at every call. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
