// Long work on the page's only thread, done in short pieces so that taps are answered in between; it tells how far it
// is, and can be cancelled.

/** Milliseconds of work between two pauses, as they pass: too short to be noticed, and long enough for a pause to cost little. */
const PIECE = 24;

export interface Work {
  /** Told from time to time how many games are done, of how many. */
  readonly onProgress?: (done: number, of: number) => void;
  /** Ends the work; it then rejects with an error named AbortError, and has changed nothing. */
  readonly signal?: AbortSignal;
}

/** Ends the present task: what comes after is one of its own. At once, while a timer among many would wait for milliseconds. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Returns what to await after each step: mostly nothing, now and then a pause. */
export function breather({
  onProgress,
  signal,
}: Work = {}): (done?: number, of?: number) => Promise<void> | null {
  let begun = performance.now();
  return (done = 0, of = 0) => {
    if (performance.now() - begun < PIECE) return null;
    return pause().then(() => {
      begun = performance.now();
      if (of > 0) onProgress?.(done, of);
      if (signal?.aborted) throw new DOMException('cancelled', 'AbortError');
    });
  };
}
