// Both editors at every size and text size: all of them is in sight, in reach and large enough for a finger, with each sheet, with
// something wrong and something refused; and axe finds no fault, in light and dark.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { cell } from './support/play';
import { type StaticServer, serve } from './support/server';

/** Text sizes in percent. */
const TEXTS = [100, 200];

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().tap();

/** Asserts what holds of an editor. */
const editorHolds = (page: Page, words: string): Promise<void> =>
  holdsAtEverySize(
    page,
    words,
    {
      inSight: true,
      unclipped: true,
      large: true,
      reachable: 'main button',
      unbroken: '[data-part="far"] :is(span, strong, small)',
    },
    { texts: TEXTS },
  );

/** Opens a sheet by buttons, asserts what holds of it, and closes it. */
async function sheetHolds(page: Page, ...buttons: readonly string[]): Promise<void> {
  for (const button of buttons) await press(page, button);
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  const reachable = 'dialog[open] :is(button:not(:disabled), [role="switch"])';
  await holdsAtEverySize(
    page,
    buttons.join(', '),
    { within: 'dialog[open]', unclipped: true, reachable },
    { texts: TEXTS },
  );
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

describe('at every size', () => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { reducedMotion: true });
  });

  afterAll(() => device.close());

  test.each(offeredGames.map(({ id, name }) => [name, id]))('setting up %s', async (_name, id) => {
    const { page } = device;
    await page.goto(`${server.url}#/set-up/${id}`);
    await page.locator('[data-part="verdict"]').waitFor();
    await editorHolds(page, id);
    await press(page, 'Clear');
    await editorHolds(page, `${id}, cleared`);
  });

  test('the sheets of setting up', async () => {
    const { page } = device;
    await page.goto(`${server.url}#/set-up/cuarenta`);
    await press(page, 'More');
    await press(page, 'Start position');
    await sheetHolds(page, 'More');
    await sheetHolds(page, 'Details');
    await sheetHolds(page, 'More', 'Game and rules');
    await sheetHolds(page, 'More', 'Position text');
    await sheetHolds(page, 'Continue');
    await sheetHolds(page, 'Continue', 'Save with a title');
    await press(page, 'More');
    await press(page, 'Type a piece');
    await page.getByLabel('Type a piece and a cell').waitFor();
    await editorHolds(page, 'a piece that is typed');
  });

  test('drawing a board, and its sheets', async () => {
    const { page } = device;
    await page.goto(`${server.url}#/draw/fastlane`);
    await page.locator('[data-part="count"]').waitFor();
    await editorHolds(page, 'a board');
    await cell(page, 'a1').tap();
    await cell(page, 'b2').tap();
    await page.locator('[data-part="message"]').waitFor();
    await editorHolds(page, 'a lane that is refused');
    await sheetHolds(page, 'More');
    await sheetHolds(page, 'More', 'Start from another');
    await sheetHolds(page, 'More', 'Save with a name');
    await sheetHolds(page, 'More', 'Share');
    await sheetHolds(page, 'Fair?');
  });
});

test.each([false, true])('axe finds no fault in either editor, dark: %s', async (dark) => {
  const { page, close } = await openDevice(`${server.url}#/set-up/cuarenta`, {
    dark,
    reducedMotion: true,
  });
  await page.locator('[data-part="verdict"]').waitFor();
  expect(await faults(page), 'setting up').toEqual([]);
  await page.locator('[data-part="palette"]').getByRole('button', { name: 'white king' }).tap();
  await cell(page, 'e4').tap();
  await page.getByText('White has 2 kings').first().waitFor();
  expect(await faults(page), 'what is wrong').toEqual([]);
  await press(page, 'Details');
  expect(await faults(page), 'details').toEqual([]);
  await page.goto(`${server.url}#/draw/fastlane`);
  await page.locator('[data-part="count"]').waitFor();
  await cell(page, 'b4').tap();
  expect(await faults(page), 'drawing').toEqual([]);
  await press(page, 'Fair?');
  await page.getByRole('dialog').waitFor();
  expect(await faults(page), 'how fair it is').toEqual([]);
  await close();
});
