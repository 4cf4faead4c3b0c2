// Kills a browser, all its processes at once, around the moment in which the computer answers a move.
import type { Browser, Tab } from './browser';
import { playMove, type Random, savedMoves, shownMoves } from './player';

/** Longest time (ms) from what is done to the kill: its effect falls well within. */
export const LONGEST_MS = 400;

interface Killed {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Moves that the screen last showed. The last one may not be safe yet; the one that it answers is. */
  readonly seen: number;
}

/** Plays a move in the game on the screen and kills the browser soon after; null if the game is over. */
export async function killInPlay(browser: Browser, random: Random): Promise<Killed | null> {
  const before = await savedMoves(browser);
  const address = await browser.evaluate(() => location.href);
  if (!(await playMove(browser, random))) return null;
  const seen = await watchUntil(browser, Date.now() + random() * LONGEST_MS);
  await browser.kill();
  await browser.start(address);
  return { before, after: await savedMoves(browser), seen };
}

/** Watches the list of moves until the deadline, and tells how many it last showed. */
async function watchUntil(tab: Tab, deadline: number): Promise<number> {
  let seen = 0;
  do seen = await shownMoves(tab);
  while (Date.now() < deadline);
  return seen;
}
