// On paper: a game, a review, a lesson and a page of Learn have their boards and words in black on white, all of them, and nothing
// to press.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { gamesWithCaptures } from '../support/playedGames';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { type StaticServer, serve } from './support/server';
import { storeGames } from './support/storedGames';

/** A sheet of A4 within its margins, at 96 dots an inch. */
const SHEET = { width: 718, height: 1046 };

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url, { size: SHEET, dark: true });
  const { page } = device;
  await page.locator('main[aria-busy="false"]').waitFor();
  await storeGames(page, offeredGames.flatMap(gamesWithCaptures));
  await page.emulateMedia({ media: 'print' });
});

afterAll(async () => {
  await device.close();
  await server.stop();
});

/** Opens a screen as a printer sees it, once it shows this. */
async function printed(path: string, shows: string): Promise<Page> {
  const { page } = device;
  await page.goto(`${server.url}#/${path}`);
  await page.locator(shows).first().waitFor();
  await expect.poll(() => page.locator(':is(.button, .icon-button):visible').count()).toBe(0);
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).toBe('rgb(255, 255, 255)');
  return page;
}

/** Elements that are cut off, or lie over the board. */
const faultsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all, width) => {
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    return all.flatMap((one) => {
      const { left, right, top, height } = one.getBoundingClientRect();
      const text = one.textContent ?? '';
      if (height === 0 || left < 0 || right > width) return [`cut: ${text}`];
      return board && top < board.bottom ? [`over the board: ${text}`] : [];
    });
  }, SHEET.width);

describe.each(offeredGames.map(({ id, name }) => [name, id]))('%s', (_name, id) => {
  test('a game and its review have the board and every move', async () => {
    for (const screen of ['game', 'review']) {
      const page = await printed(`${screen}/${id}-over`, '[data-ply]');
      expect(await faultsOf(page, '[data-ply]')).toEqual([]);
      const box = await page.locator('[data-part="board"] svg').first().boundingBox();
      expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(400);
      await expect.poll(() => page.locator('[data-part="actions"]').isVisible()).toBe(false);
    }
  });

  test('a lesson has its task, and Learn its diagrams', async () => {
    const lesson = await printed(`lessons/${id}/first`, '[data-part="task"]');
    expect(await faultsOf(lesson, '[data-part="task"]')).toEqual([]);
    const learn = await printed(`learn/${id}`, 'main [data-picture]');
    await expect.poll(() => learn.locator('nav').count()).toBe(0);
    const pdf = await learn.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(20_000);
  });
});
