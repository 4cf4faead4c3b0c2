// Every bar, notice and sheet of a game at every size and text size: words never lie over a piece or a button, can be
// read to their end, and nothing that is to be tapped is covered.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import {
  brokenWords,
  clipped,
  covers,
  outside,
  readableToTheEnd,
  unreachable,
} from './support/layout';
import {
  cell,
  choose,
  openNewGame,
  passAndPlay,
  playComputer,
  plies,
  start,
  tapMove,
  tapPiece,
} from './support/play';
import { type StaticServer, serve } from './support/server';
import { SIZES } from './support/sizes';

/** Text sizes in percent. */
const TEXTS = [100, 131, 150, 200];

/** White's rook takes a knight that nothing guards, and nothing else is worth as much. */
const KNIGHT_HANGS = 'k4/5/5/5/**1**/5/n4/5/R3K w m 0 0';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

const message = (page: Page) => page.locator('[data-part="message"]');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().tap();
const home = (page: Page) => page.goto(`${server.url}#/`);

/** Asserts what holds of a table with something said or asked, at every text size. */
async function tableHolds(page: Page, words: string): Promise<void> {
  for (const percent of TEXTS) {
    await setText(page, percent);
    const at = `${words} at ${percent} %`;
    expect(await outside(page), at).toEqual([]);
    expect(await clipped(page), at).toEqual([]);
    const buttons = page.locator('[data-part="actions"] button, [data-part="far"] button');
    expect(await unreachable(buttons), at).toEqual([]);
    if ((await message(page).count()) === 0) continue;
    expect(await covers(message(page)), at).toEqual([]);
    expect(await readableToTheEnd(message(page)), at).toBe(true);
  }
  await setText(page, 100);
}

/** Asserts what holds of an open sheet, at every text size. */
async function sheetHolds(page: Page, name: string | RegExp): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  for (const percent of TEXTS) {
    await setText(page, percent);
    const at = `${name} at ${percent} %`;
    const box = await sheet.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(
      box && { right: box.x + box.width <= width + 1, bottom: box.y + box.height <= height + 1 },
      at,
    ).toEqual({ right: true, bottom: true });
    expect(await clipped(page), at).toEqual([]);
    expect(await unreachable(sheet.locator('button:not(:disabled), [role="switch"]')), at).toEqual(
      [],
    );
  }
  await setText(page, 100);
}

describe.each(SIZES)('$width x $height', (size) => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { size, reducedMotion: true });
  });

  afterAll(() => device.close());

  test('a hint, a refusal and what is typed', async () => {
    const { page } = device;
    await home(page);
    await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
    await press(page, 'Hint');
    await message(page).getByText('Look at your rook').waitFor();
    await tableHolds(page, 'the piece');
    await press(page, 'Hint');
    await message(page).getByText('Wins a knight').waitFor();
    await tableHolds(page, 'the reason');
    await press(page, 'Hint');
    await tapPiece(page, 'La', 'Lb');
    await cell(page, 'mw').tap();
    await message(page).waitFor();
    await tableHolds(page, 'a refusal');
    await press(page, 'More');
    await press(page, 'Type a move');
    await page.getByLabel('Type a move').fill('nonsense');
    await press(page, 'Play');
    await message(page)
      .getByText(/nonsense/)
      .waitFor();
    await tableHolds(page, 'a typed text that is no move');
  });

  test('captured pieces, keys that tell, a move to be confirmed', async () => {
    const { page } = device;
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('switch', { name: /Confirm moves/ }).check();
    await home(page);
    await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
    await tapMove(page, 'La', 'Lc');
    await page.getByRole('button', { name: /^Play it/ }).waitFor();
    await tableHolds(page, 'a move to be confirmed');
    await page.getByRole('button', { name: /^Play it/ }).tap();
    await plies(page, 1);
    await cell(page, 'Lz').press('3');
    await message(page).getByText('Black lost black knight.').waitFor();
    await tableHolds(page, 'what was taken');
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('switch', { name: /Confirm moves/ }).uncheck();
  });

  test('clocks, and the notice that they stand', async () => {
    const { page } = device;
    await home(page);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await page.getByText('Clock', { exact: true }).click();
    await choose(page, '3+2');
    await start(page);
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    await tableHolds(page, 'clocks');
    expect(await brokenWords(page.locator('[data-name]'))).toEqual([]);
    await press(page, 'Pause');
    await page.getByText('Paused: the clocks stand.').waitFor();
    await tableHolds(page, 'a pause');
    expect(await unreachable(page.locator('[data-part="notice"] button'))).toEqual([]);
  });

  test('the sheets of a game, the cover between moves, and the result', async () => {
    const { page } = device;
    await home(page);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await page.getByRole('switch', { name: /Cover between/ }).check();
    await start(page);
    await cell(page, 'mb').focus();
    await page.keyboard.press('?');
    await sheetHolds(page, 'How the pawn moves');
    await press(page, 'Close');
    await tapMove(page, 'mb', 'mc');
    await sheetHolds(page, 'Pass the device to Black');
    await page.getByRole('button', { name: 'Black is ready' }).tap();
    const openSheet = async (item: string, title: string | RegExp) => {
      await press(page, 'More');
      await press(page, item);
      await sheetHolds(page, title);
      await page.keyboard.press('Escape');
    };
    await press(page, 'More');
    await sheetHolds(page, 'Game');
    await page.keyboard.press('Escape');
    await openSheet('Keys', 'Keys');
    await openSheet('Share', /share/i);
    await openSheet('Offer a draw', /offers a draw/);
    await openSheet('Two at one device', 'Two at one device');
    await press(page, 'More');
    await press(page, 'Two at one device');
    await page.getByRole('switch', { name: /Cover between/ }).uncheck();
    await page.keyboard.press('Escape');
    await press(page, 'More');
    await press(page, 'Resign');
    await sheetHolds(page, /resign/);
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    for (const percent of TEXTS) {
      await setText(page, percent);
      expect(await clipped(page), `${percent} %`).toEqual([]);
      expect(await unreachable(result.locator('button:not(:disabled), a')), `${percent} %`).toEqual(
        [],
      );
    }
    await setText(page, 100);
  });

  test('words for the far player, and the answer to a draw offer', async () => {
    const { page } = device;
    await home(page);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await choose(page, 'Far side turned');
    await start(page);
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    await cell(page, 'lb').tap();
    await message(page).waitFor();
    await tableHolds(page, 'a refusal for the far side');
    await press(page, 'More');
    await press(page, 'Two at one device');
    await choose(page, 'Side by side');
    await page.keyboard.press('Escape');
  });
});

test('what answers a tap goes by itself', async () => {
  const { page, close } = await openDevice(server.url, { reducedMotion: true });
  await page.clock.install();
  await playComputer(page, { game: 'TheBridge41', level: 1, side: 'White' });
  await cell(page, 'my').tap();
  await message(page).waitFor();
  await page.clock.fastForward(10_000);
  await message(page).waitFor({ state: 'detached' });
  await close();
});
