// "Every move is saved before it is answered": the browser is killed, all its processes at once, at random moments around
// the computer's answer, again and again. A seed fixes the moves and the moments; what each moment hits is chance.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import { engines } from '../support/browsers';
import type { Browser, Tab } from '../support/browsers/browser';
import {
  newGame,
  playMove,
  savedMoves,
  seeded,
  shownMoves,
  storedForOffline,
} from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

const KILLS = Number(process.env.KILLS ?? 15);
/** Longest time from the player's move to the kill, in milliseconds: the answer falls well within. */
const LONGEST = 400;
/** A game is left for a new one after so many kills. */
const KILLS_PER_GAME = 5;

let server: StaticServer;
let browser: Browser;

beforeEach(async () => {
  server = await serve(DIST);
});

afterEach(async () => {
  await browser?.close();
  await server.stop();
});

describe.each(engines('Chromium', 'Firefox'))('%s', (engine, open) => {
  test(`${KILLS} kills lose no move that was answered`, { timeout: 900_000 }, async () => {
    const random = seeded(engine === 'Chromium' ? 41 : 43);
    browser = await open(server.url);
    await storedForOffline(browser);
    let answered = 0;
    let begun = 0;
    let left = 0;
    for (let kill = 0; kill < KILLS; ) {
      if (left === 0) {
        await newGame(browser, offeredGames[begun++ % offeredGames.length].id);
        left = KILLS_PER_GAME;
      }
      const before = await savedMoves(browser);
      const address = await browser.evaluate(() => location.href);
      if (!(await playMove(browser, random))) {
        left = 0;
        continue;
      }
      const seen = await watchUntil(browser, Date.now() + random() * LONGEST);
      await browser.kill();
      await browser.start(address);
      kill++;
      left--;
      const after = await savedMoves(browser);
      expect(after.slice(0, before.length)).toEqual(before);
      // The last move on the screen may not be safe yet; the one that it answers is.
      expect(after.length, `kill ${kill}`).toBeGreaterThanOrEqual(seen - 1);
      if (seen >= before.length + 2) answered++;
    }
    console.info(`${engine}: ${KILLS} kills, ${answered} after the answer was seen, 0 moves lost`);
    expect(answered).toBeGreaterThan(0);
  });
});

/** Watches the list of moves until the deadline, and tells how many it last showed. */
async function watchUntil(tab: Tab, deadline: number): Promise<number> {
  let seen = 0;
  do seen = await shownMoves(tab);
  while (Date.now() < deadline);
  return seen;
}
