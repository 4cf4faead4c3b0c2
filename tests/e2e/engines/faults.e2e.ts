// What can break under a running game, in Chromium, Firefox and WebKitGTK: the engine's worker, the room to save. The move
// is never lost and the app never stands still. And what must not get in: code and addresses that are not the app's.
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { breakFirstWorker, type Fault } from '../support/browsers/breakage';
import { until } from '../support/browsers/browser';
import {
  named,
  newGame,
  playMove,
  press,
  saved,
  savedMoves,
  sees,
  shownMoves,
} from '../support/browsers/player';
import { offlineStage } from '../support/browsers/stage';
import { refuseToStore } from '../support/noRoom';

describe.each(ENGINES)('%s', (_engine, open) => {
  const stage = offlineStage(open);

  test.each<Fault>(['killed', 'hung', 'throwing'])(
    'a %s engine is replaced and answers',
    async (fault) => {
      await stage.browser.goto('about:blank');
      await stage.browser.goto(stage.server.url);
      await stage.browser.evaluate(breakFirstWorker, fault);
      await newGame(stage.browser, 'bridge41');
      await playMove(stage.browser);
      expect(await saved(stage.browser, 2)).toHaveLength(2);
      expect(await stage.browser.evaluate(() => 'workers' in window && window.workers)).toBe(2);
    },
  );

  test('with no room to save the game goes on and says so, and is saved once there is room', async () => {
    await newGame(stage.browser, 'bridge41');
    await stage.browser.evaluate(refuseToStore);
    await playMove(stage.browser);
    await sees(stage.browser, 'could not be saved');
    await until('the answer', async () => (await shownMoves(stage.browser)) >= 2);
    expect(await savedMoves(stage.browser)).toEqual([]);
    await stage.browser.evaluate(() => window.dispatchEvent(new Event('room')));
    await press(stage.browser, named('Try again'));
    expect((await saved(stage.browser, 2)).length).toBe(await shownMoves(stage.browser));
  });

  test('the page runs no foreign code and asks no foreign host', async () => {
    const ran = await stage.browser.evaluate(async () => {
      const refused = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'connect-src') resolve();
        });
      });
      const script = document.createElement('script');
      script.append('window.foreign = true');
      document.body.append(script);
      await fetch('https://foreign.invalid/').catch(() => undefined);
      await refused;
      return 'foreign' in window;
    });
    expect(ran).toBe(false);
  });

  test('no text becomes markup, and scripts come from the own host alone', async () => {
    const passed = await stage.browser.evaluate(() => {
      // An older browser is protected by the rest of the policy.
      if (!('trustedTypes' in window)) return ['own script'];
      const part = document.createElement('p');
      const sinks = {
        markup: () => {
          part.innerHTML = '<b>Bold</b>';
        },
        'own script': () => {
          document.createElement('script').src = './assets/other.js';
        },
        'foreign script': () => {
          document.createElement('script').src = 'https://foreign.invalid/script.js';
        },
        'written worker': () => new Worker('data:text/javascript,'),
      };
      return Object.entries(sinks).flatMap(([name, run]) => {
        try {
          run();
          return [name];
        } catch (error) {
          return error instanceof TypeError ? [] : [`${name}: ${error}`];
        }
      });
    });
    expect(passed).toEqual(['own script']);
  });
});
