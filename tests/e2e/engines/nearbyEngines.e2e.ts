// What Chromium, Firefox and WebKitGTK do about a game nearby: each shows a code to connect by, or says that it can't, and has the
// game either way.
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import {
  choice,
  named,
  press,
  saved,
  sees,
  storedForOffline,
  visit,
} from '../support/browsers/player';
import { engineStage } from '../support/browsers/stage';

describe.each(ENGINES)('%s', (engine, open) => {
  const stage = engineStage(open);

  test('connects or says why not, and keeps the game', async () => {
    const { browser } = stage;
    await storedForOffline(browser);
    await press(browser, named('OK'));
    await visit(browser, '#/new/cuarenta');
    await press(browser, choice('A friend, nearby'));
    await press(browser, choice('White'));
    await press(browser, named('Start'));
    const found = await until('a code, or why there is none', () =>
      browser.evaluate(() => {
        const sheet = document.querySelector('dialog');
        if (sheet?.querySelector('svg[aria-label="Code 1 of 1"]')) return 'code';
        return sheet?.querySelector('.error-text')?.textContent;
      }),
    );
    const connects = await browser.evaluate(() => 'RTCPeerConnection' in window);
    expect(found, engine).toBe(
      connects ? 'code' : 'This browser can’t connect two devices directly.',
    );
    if (connects) {
      await press(browser, named('Scan its answer'));
      await sees(browser, 'Choose a photo');
      await press(browser, named('Back to the code'));
      await press(browser, named('Cancel'));
    } else {
      await sees(browser, 'You can play on by message or by codes. Nothing is lost.');
      await press(browser, named('Close'));
    }
    await saved(browser, 0);
    expect(browser.complaints).toEqual([]);
  });
});
