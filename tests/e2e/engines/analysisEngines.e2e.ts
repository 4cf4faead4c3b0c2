// An analysis in Chromium, Firefox and WebKitGTK alike, without the network: by presses, keys and ear, with an engine that
// breaks down, and a browser that is killed.
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { breakFirstWorker } from '../support/browsers/breakage';
import { until } from '../support/browsers/browser';
import {
  named,
  playMove,
  press,
  seeded,
  sees,
  storedForOffline,
  visit,
} from '../support/browsers/player';
import { engineStage } from '../support/browsers/stage';

describe.each(ENGINES)('%s', (_, open) => {
  const stage = engineStage(open);

  const seesElement = (selector: string) =>
    until(selector, () =>
      stage.browser.evaluate((wanted) => document.querySelector(wanted) !== null, selector),
    );
  /** The moves as the list has them, and which of them is shown. */
  const listed = () =>
    stage.browser.evaluate(() => {
      const moves = [...document.querySelectorAll('[data-part="notation"] button')];
      return {
        moves: moves.map(({ textContent }) => textContent),
        shown: moves.findIndex((move) => move.hasAttribute('aria-current')),
      };
    });
  const action = (name: string) =>
    press(stage.browser, `//*[@data-part="actions"]//button[normalize-space()="${name}"]`);

  test('moves are entered as variations, and gone along with keys, without the network', async () => {
    await storedForOffline(stage.browser);
    await stage.server.stop();
    await press(stage.browser, named('OK'));
    await visit(stage.browser, '#/analyse');
    await press(stage.browser, named('Start'));
    await seesElement('.board');
    for (let seed = 1; (await listed()).moves.length < 3; seed++) {
      await playMove(stage.browser, seeded(seed));
      await until('the move', async () => (await listed()).shown > 0);
      await action('Line start');
      await until('the start', async () => (await listed()).shown === 0);
    }
    const [, first] = (await listed()).moves;
    await seesElement('[data-part="notation"] [data-level="1"]');
    await stage.browser.evaluate(pressKey, 'End');
    await until('the first move', async () => (await listed()).shown === 1);
    await stage.browser.evaluate(pressKey, ',');
    await until('the start', async () => (await listed()).shown === 0);
    await stage.browser.evaluate(pressKey, '6');
    await sees(stage.browser, `${first}, or `);
  });

  test('an engine that breaks down is replaced; its best line is heard, and its moves are gone to', async () => {
    await stage.browser.evaluate(breakFirstWorker, 'throwing');
    await action('Engine');
    await seesElement('[data-part="engine"] button');
    await stage.browser.evaluate(pressKey, '5');
    await until('the best line in words', () =>
      stage.browser.evaluate(() =>
        /depth \d+: .+/.test(document.querySelector('main > [role="status"]')?.textContent ?? ''),
      ),
    );
    await press(stage.browser, '[data-part="engine"] button:nth-of-type(2)');
    await until('its second move', async () => {
      const { moves, shown } = await listed();
      return moves.length >= 4 && shown > 1;
    });
  });

  test('killed and switched on again, it is as it was, and the engine thinks on', async () => {
    const before = await listed();
    const address = await stage.browser.evaluate(() => location.href);
    await until(
      'its place to be saved',
      async () => (await stage.browser.evaluate(savedPath)) === 2,
    );
    await stage.browser.kill();
    await stage.browser.start(address);
    await seesElement('[data-part="engine"] button');
    expect(await listed()).toEqual(before);
    expect(stage.browser.complaints).toEqual([]);
  });
});

/** Runs in the page: presses a key that belongs to no field. */
function pressKey(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Runs in the page: how many moves lead to the place at which the analysis is stored. */
function savedPath(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fortyone');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('analyses').objectStore('analyses').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result[0]?.path.length ?? 0);
      };
    };
  });
}
