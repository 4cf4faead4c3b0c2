// Every screen at every size: nothing cut off, nothing scrolling while playing, targets large enough for a finger, and
// no accessibility fault that axe can find, in light and dark.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { openNewGame, passAndPlay, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
];
const FINGER = 44;

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

/** Controls that are smaller than a fingertip, by name. Cells of the board have a limit of their own. */
function smallControls(page: Page): Promise<string[]> {
  return page
    .locator('button:not(.board-cell):visible, a:visible, summary:visible, [role="switch"]:visible')
    .evaluateAll(
      (controls, finger) =>
        controls
          .filter((control) => {
            const { width, height } = control.getBoundingClientRect();
            return width < finger - 0.01 || height < finger - 0.01;
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
      FINGER,
    );
}

describe.each([false, true])('dark: %s', (dark) => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { dark, reducedMotion: true });
  });

  afterAll(() => device.close());

  test('axe finds no fault on any screen', async () => {
    const { page } = device;
    expect(await faults(page), 'home').toEqual([]);
    await openNewGame(page, 'TheBridge41');
    await page.getByText('Rules', { exact: true }).click();
    await page.getByText('Start from a position').click();
    await page.getByLabel('Position text').fill('nonsense');
    expect(await faults(page), 'new game').toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await passAndPlay(page, 'TheBridge41');
    await tapMove(page, 'mb', 'mc');
    expect(await faults(page), 'board').toEqual([]);
    await page.getByRole('button', { name: 'More' }).click();
    expect(await faults(page), 'menu').toEqual([]);
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(await faults(page), 'result').toEqual([]);
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await faults(page), 'settings').toEqual([]);
    await page.goto(`${server.url}#/game/none`);
    await page.getByRole('heading', { name: 'No such game' }).waitFor();
    expect(await faults(page), 'no such game').toEqual([]);
  });

  test('where reduced motion is asked for, nothing moves by itself', async () => {
    const { page } = device;
    await page.goto(`${server.url}#/`);
    await passAndPlay(page, 'TheBridge41');
    await tapMove(page, 'mb', 'mc');
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => Number(one.effect?.getComputedTiming().duration) > 0).length,
    );
    expect(moving).toBe(0);
  });
});

describe.each(SIZES)('$width x $height', (size) => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { size });
  });

  afterAll(() => device.close());

  test('Home and the New game sheet are wide enough, and their controls large enough', async () => {
    const { page } = device;
    await page.locator('.card svg').first().waitFor();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    expect(await smallControls(page)).toEqual([]);
    await openNewGame(page, 'TheBridge41');
    expect(await overflow()).toBe(0);
    expect(await smallControls(page)).toEqual([]);
    // The sheet rises into place; where it ends is what counts.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const start = await page.getByRole('button', { name: 'Start' }).boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  test.each(games.map(({ name }) => name))('%s fits without scrolling', async (name) => {
    const { page } = device;
    await page.goto(`${server.url}#/`);
    await passAndPlay(page, name);
    const inside = await page
      .locator('.board, .strip, .playing-actions, .playing-moves')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const slack = 0.5;
          return (
            left >= -slack &&
            top >= -slack &&
            right <= innerWidth + slack &&
            bottom <= innerHeight + slack
          );
        }),
      );
    expect(inside).toEqual([true, true, true, true, true]);
    expect(await smallControls(page)).toEqual([]);
    const scrolled = await page.evaluate(() => {
      scrollTo(0, 200);
      return scrollY;
    });
    expect(scrolled).toBe(0);
    const smallest = await page.locator('.board-cell').evaluateAll((cells) =>
      Math.min(
        ...cells.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height);
        }),
      ),
    );
    expect(smallest).toBeGreaterThanOrEqual(24);
  });
});
