// Every screen at every size: nothing cut off, nothing scrolling while playing, targets large enough for a finger, and
// no accessibility fault that axe can find, in light and dark.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { manyGames } from '../support/playedGames';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { type Checks, outside } from './support/layout';
import { choose, openNewGame, passAndPlay, plies, start, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';
import { SIZES, sizeName, TABLE_SIZES } from './support/sizes';
import { storeGames } from './support/storedGames';

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
    await choose(page, 'Face to face');
    expect(await covered(page, '.sheet .icon-button, .sheet .button')).toEqual([]);
    await start(page);
    await page.locator('.board').waitFor();
    expect(await outside(page, insets)).toEqual([]);
    await tapMove(page, 'mb', 'mc');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Resign', exact: true }).tap();
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

describe('on a tablet on its side', () => {
  /** All that have the width for two columns. */
  const sizes = [...TABLE_SIZES, ...SIZES].filter(({ width }) => width >= 1024);
  const [size] = sizes;
  const readable: Checks = { narrow: true, large: true, unclipped: true };
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { size, reducedMotion: true });
  });

  beforeEach(async () => {
    await device.page.setViewportSize(size);
    await device.page.goto(`${server.url}#/`);
    await device.page.locator('main[aria-busy="false"]').waitFor();
  });

  afterAll(() => device.close());

  /** Texts with more room for a line than some 75 letters need. */
  const longLines = (page: Page): Promise<string[]> =>
    page
      .locator('main p')
      .evaluateAll((texts) =>
        texts
          .filter(
            (text) => text.clientWidth > 40 * Number.parseFloat(getComputedStyle(text).fontSize),
          )
          .map((text) => text.textContent ?? ''),
      );

  const focused = (page: Page): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.textContent ?? null);

  test.each([
    { list: 'Learn', path: 'learn', first: 'TheBridge41', next: 'Cuarenta', shown: 'Aim' },
    {
      list: 'Puzzles',
      path: 'puzzles',
      first: 'TheBridge41: puzzles',
      next: 'Cuarenta: puzzles',
      shown: 'Themes',
    },
  ])('$list shows what is chosen beside its list, and Back leaves both', async (screen) => {
    const { page } = device;
    const { list, path, first, next, shown } = screen;
    const heading = (name: string, level: number) =>
      page.getByRole('heading', { name, level, exact: true });
    const choices = page.getByRole('navigation', { name: list });
    await page.getByRole('link', { name: path === 'learn' ? list : 'All puzzles' }).tap();
    await heading(first, 2).waitFor();
    await page.getByRole('heading', { name: shown }).waitFor();
    expect(await focused(page)).toBe(list);
    await choices.getByRole('link', { name: 'Cuarenta' }).tap();
    await heading(next, 1).waitFor();
    await expect.poll(() => focused(page)).toBe(next);
    expect(await choices.locator('[aria-current]').allTextContents()).toEqual([
      expect.stringContaining('Cuarenta'),
    ]);
    await page.reload();
    await heading(next, 1).waitFor();
    await page.getByRole('heading', { name: shown }).waitFor();
    expect(await faults(page)).toEqual([]);
    await holdsAtEverySize(
      page,
      list,
      { ...readable, apart: `nav[aria-label="${list}"], main, main :is(h2, h3, figure, .button)` },
      { texts: [100, 200], sizes },
    );
    await page.setViewportSize(size);
    const [left, right] = await Promise.all([
      choices.boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect(left?.x).toBe(0);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan(0.95 * size.width);
    expect(await longLines(page)).toEqual([]);
    // Turned upright it is what a phone shows, with the same way back.
    await page.setViewportSize({ width: size.height, height: size.width });
    await choices.waitFor({ state: 'detached' });
    await page.setViewportSize(size);
    await choices.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
  });

  test.each([
    { path: 'settings', left: 'region[name="Appearance"]', right: 'region[name="Home"]' },
    {
      path: 'statistics',
      left: `region[name="${offeredGames[0].name}"]`,
      right: `region[name="${offeredGames[1].name}"]`,
    },
    { path: 'history', left: 'searchbox[name="Search games"]', right: 'list[name="Games"]' },
  ])('$path has two columns', async ({ path, left, right }) => {
    const { page } = device;
    await storeGames(page, manyGames(20, Date.now()));
    await page.goto(`${server.url}#/${path}`);
    const [one, other] = [left, right].map((role) => page.locator(`role=${role}`));
    await other?.waitFor();
    await holdsAtEverySize(
      page,
      path,
      { ...readable, apart: 'main section, main :is(input, summary, .button, .card)' },
      { texts: [100, 200], sizes },
    );
    for (const wide of sizes) {
      await page.setViewportSize(wide);
      const [at, beside] = [await one?.boundingBox(), await other?.boundingBox()];
      expect(at && beside && at.x + at.width < beside.x, sizeName(wide)).toBe(true);
      expect(at && beside && Math.abs(at.y - beside.y), sizeName(wide)).toBeLessThan(120);
    }
    expect(await longLines(page)).toEqual([]);
    // Upright, one column as on a phone.
    await page.setViewportSize({ width: 768, height: 1024 });
    const [above, below] = [await one?.boundingBox(), await other?.boundingBox()];
    expect(above && below && above.y + above.height < below.y).toBe(true);
  });
});
