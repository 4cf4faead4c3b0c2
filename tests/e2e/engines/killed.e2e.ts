// "Every move is saved before it is answered": the browser is killed, all its processes at once, at random moments around
// the computer's answer, again and again. A seed fixes the moves and the moments; what each moment hits is chance.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import { engines } from '../support/browsers';
import type { Browser } from '../support/browsers/browser';
import { killInPlay } from '../support/browsers/kills';
import { newGame, seeded, storedForOffline } from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

const KILLS = Number(process.env.KILLS ?? 15);
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
      const killed = await killInPlay(browser, random);
      if (!killed) {
        left = 0;
        continue;
      }
      const { before, after, seen } = killed;
      kill++;
      left--;
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length, `kill ${kill}`).toBeGreaterThanOrEqual(seen - 1);
      if (seen >= before.length + 2) answered++;
    }
    console.info(`${engine}: ${KILLS} kills, ${answered} after the answer was seen, 0 moves lost`);
    expect(answered).toBeGreaterThan(0);
  });
});
