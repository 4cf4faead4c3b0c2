// How many games Home listed last time, kept where it can be read before the first paint: their place is held free
// until they are read, so that nothing moves under the finger.
import { wholeNumberOf } from '../../rules/numberText';

const KEY = 'fortyone.listed';
/** More than anybody has under way: what is stored beyond that is damaged. */
const MOST_GAMES = 9999;

/** Games to expect; 0 where nothing is known. */
export function expectedGames(): number {
  try {
    return wholeNumberOf(localStorage.getItem(KEY) ?? '', 0, MOST_GAMES) ?? 0;
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
