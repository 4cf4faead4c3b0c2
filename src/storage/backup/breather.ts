// Long work on the page's only thread, done in short pieces so that taps are answered in between.

/** Milliseconds of work between two pauses. */
const PIECE = 12;

/** Returns what to await after each step: mostly nothing, now and then a pause. */
export function breather(): () => Promise<void> | null {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < PIECE) return null;
    return new Promise((resolve) => {
      setTimeout(() => {
        begun = performance.now();
        resolve();
      });
    });
  };
}
