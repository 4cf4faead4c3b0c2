// What can break under a running game, in Chromium, Firefox and WebKitGTK: the engine's worker, the room to save. The move
// is never lost and the app never stands still. And what must not get in: code and addresses that are not the app's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { breakFirstWorker, type Fault } from '../support/browsers/breakage';
import { type Browser, until } from '../support/browsers/browser';
import {
  named,
  newGame,
  playMove,
  press,
  saved,
  savedMoves,
  sees,
  shownMoves,
  storedForOffline,
} from '../support/browsers/player';
import { DIST } from '../support/build';
import { refuseToStore } from '../support/noRoom';
import { type StaticServer, serve } from '../support/server';

describe.each(ENGINES)('%s', (_engine, open) => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serve(DIST);
    browser = await open(server.url);
    await storedForOffline(browser);
  });

  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  test.each<Fault>(['killed', 'hung', 'throwing'])(
    'a %s engine is replaced and answers',
    async (fault) => {
      await browser.goto('about:blank');
      await browser.goto(server.url);
      await browser.evaluate(breakFirstWorker, fault);
      await newGame(browser, 'bridge41');
      await playMove(browser);
      expect(await saved(browser, 2)).toHaveLength(2);
      expect(await browser.evaluate(() => 'workers' in window && window.workers)).toBe(2);
    },
  );

  test('with no room to save the game goes on and says so, and is saved once there is room', async () => {
    await newGame(browser, 'bridge41');
    await browser.evaluate(refuseToStore);
    await playMove(browser);
    await sees(browser, 'could not be saved');
    await until('the answer', async () => (await shownMoves(browser)) >= 2);
    expect(await savedMoves(browser)).toEqual([]);
    await browser.evaluate(() => window.dispatchEvent(new Event('room')));
    await press(browser, named('Try again'));
    expect((await saved(browser, 2)).length).toBe(await shownMoves(browser));
  });

  test('the page runs no foreign code and asks no foreign host', async () => {
    const ran = await browser.evaluate(async () => {
      const refused = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'connect-src') resolve();
        });
      });
      const script = document.createElement('script');
      script.textContent = 'window.foreign = true';
      document.body.append(script);
      await fetch('https://foreign.invalid/').catch(() => undefined);
      await refused;
      return 'foreign' in window;
    });
    expect(ran).toBe(false);
  });
});
