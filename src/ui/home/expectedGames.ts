// How many games Home listed last time, kept where it can be read before the first paint: their place is held free
// until they are read, so that nothing moves under the finger.
const KEY = 'fortyone.listed';

/** Games to expect; 0 where nothing is known. */
export function expectedGames(): number {
  try {
    const count = Number(localStorage.getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

export function rememberGames(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // Storage is blocked or full: next time the list moves the rest.
  }
}
