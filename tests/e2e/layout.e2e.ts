// Every screen at every size: nothing cut off, nothing scrolling while playing, targets large enough for a finger, and
// no accessibility fault that axe can find, in light and dark.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { type Checks, outside } from './support/layout';
import { choose, openNewGame, passAndPlay, plies, start, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

/** How far the middle of the open sheet's title is above or below that of its Close button. */
const titleOffsetPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [title, close] = ['h2', 'button'].map((name) => {
      const box = document.querySelector(`dialog[open] header ${name}`)?.getBoundingClientRect();
      return box ? (box.top + box.bottom) / 2 : Number.NaN;
    });
    return Math.abs(title - close);
  });

describe.each([false, true])('dark: %s', (dark) => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { dark, reducedMotion: true, serviceWorker: true });
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
    await page.getByRole('dialog', { name: 'Game' }).waitFor();
    expect(await faults(page), 'menu').toEqual([]);
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(await faults(page), 'result').toEqual([]);
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await faults(page), 'settings').toEqual([]);
    await page.goto(`${server.url}#/`);
    await page.getByRole('link', { name: 'Learn' }).tap();
    await page.getByRole('heading', { name: 'Learn' }).waitFor();
    expect(await faults(page), 'learn').toEqual([]);
    await page.getByRole('link', { name: 'Cuarenta' }).tap();
    await page.getByRole('heading', { name: 'The pieces' }).waitFor();
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

describe('at every size', () => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { reducedMotion: true, serviceWorker: true });
  });

  beforeEach(async () => {
    await device.page.goto(`${server.url}#/`);
    await device.page.locator('.card svg').first().waitFor();
  });

  afterAll(() => device.close());

  test('Home and the New game sheet are wide enough, and their controls large enough', async () => {
    const { page } = device;
    const checks: Checks = { narrow: true, large: true };
    await holdsAtEverySize(page, 'Home', checks);
    await openNewGame(page, 'TheBridge41');
    expect(await titleOffsetPx(page)).toBeLessThan(1);
    const within = 'dialog[open] footer .button.primary';
    await holdsAtEverySize(page, 'New game', { ...checks, within });
  });

  test.each(offeredGames.map(({ name }) => name))('%s fits without scrolling', async (name) => {
    const { page } = device;
    await passAndPlay(page, name);
    await holdsAtEverySize(page, name, {
      inSight: true,
      large: true,
      unscrolled: true,
      smallestCellPx: 24,
    });
  });

  test('text of double size is neither cut off nor out of reach', async () => {
    const { page } = device;
    const texts = { texts: [200] };
    const checks: Checks = { narrow: true, unclipped: true };
    await holdsAtEverySize(page, 'Home', checks, texts);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await holdsAtEverySize(page, 'New game', checks, texts);
    await start(page);
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    const table: Checks = { inSight: true, unclipped: true, large: true };
    await holdsAtEverySize(page, 'a game', table, texts);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Game' }).waitFor();
    const reachable = 'dialog[open] li button:not(:disabled)';
    await holdsAtEverySize(page, 'the menu', { unclipped: true, reachable }, texts);
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await holdsAtEverySize(page, 'Settings', checks, texts);
  });
});

describe.each([
  { size: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { size: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
])('$size.width x $size.height with a notch', ({ size, insets }) => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { size, reducedMotion: true });
    const client = await device.context.newCDPSession(device.page);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  });

  afterAll(() => device.close());

  test('no control of a game or a sheet lies under it', async () => {
    const { page } = device;
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await choose(page, 'Far side turned');
    expect(await covered(page, '.sheet .icon-button, .sheet .button')).toEqual([]);
    await start(page);
    await page.locator('.board').waitFor();
    expect(await outside(page, insets)).toEqual([]);
    await tapMove(page, 'mb', 'mc');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Resign' }).tap();
    // Black's question lies at the top edge, upside down.
    expect(await covered(page, '.sheet .icon-button, .sheet .button')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(
      await covered(page, '[aria-label="Result"] .button, [aria-label="Result"] .icon-button'),
    ).toEqual([]);
  });

  /** Controls that the device's own space reaches into, once they are scrolled to. */
  const covered = (page: Page, selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll(
      (controls, { top, right, bottom, left }) =>
        controls
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            control.scrollIntoView({ block: 'nearest' });
            const box = control.getBoundingClientRect();
            return (
              box.left < left ||
              box.top < top ||
              box.right > innerWidth - right ||
              box.bottom > innerHeight - bottom
            );
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
      insets,
    );
});

test('for the left hand, buttons and moves change sides', async () => {
  const phone = await openDevice(server.url, { reducedMotion: true });
  const { page } = phone;
  const left = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0;
  await passAndPlay(page, 'TheBridge41');
  expect(await left('Take back')).toBeGreaterThan(await left('More'));
  await page.goto(`${server.url}#/settings`);
  await page.getByRole('switch', { name: /Left-handed/ }).check();
  await page.goBack();
  await page.locator('.board').waitFor();
  expect(await left('Take back')).toBeLessThan(await left('More'));
  await page.setViewportSize({ width: 844, height: 390 });
  const x = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0;
  expect(await x('[data-part="aside"]')).toBeLessThan(await x('.board'));
  expect(await outside(page)).toEqual([]);
  await phone.close();
});
