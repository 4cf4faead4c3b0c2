// A full device and a second tab: the game goes on, and the player knows.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { cell, cellText, passAndPlay, plies, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;
let device: Device;

beforeEach(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url);
});

afterEach(async () => {
  await device.close();
  await server.stop();
});

test('with no room to save, the game goes on, says so, and is saved once there is room', async () => {
  const { page } = device;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await page.locator('[data-ply="1"]').waitFor();
  const makeRoom = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  });
  await tapMove(page, 'my', 'mx');
  await page
    .getByRole('alert')
    .getByText(/could not be saved/)
    .waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.locator('a[href^="#/game/"]').tap();
  // On a phone the notice has the place of the moves.
  await plies(page, 2);
  await expect.poll(() => cellText(page, 'mx')).toContain('black pawn');
  await makeRoom.evaluate((give) => give());
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-ply="2"]').waitFor();
});

test('a second tab looks on as the game is played, and can take it over', async () => {
  const { page } = device;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  const other = await device.context.newPage();
  await other.goto(page.url());
  await lookingOn(other).waitFor();
  await plies(other, 1);
  await tapMove(page, 'my', 'mx');
  await plies(other, 2);
  await expect.poll(() => cellText(other, 'mx')).toContain('black pawn');
  await cell(other, 'lb').press('Enter');
  await expect.poll(() => other.locator('[aria-label*=", legal "]').count()).toBe(0);

  await other.getByRole('button', { name: 'Play here' }).tap();
  await lookingOn(page).waitFor();
  await tapMove(other, 'lb', 'lc');
  await plies(page, 3);
  await expect.poll(() => cellText(page, 'lc')).toContain('white pawn');

  await other.close();
  await page.getByRole('button', { name: 'Play here' }).tap();
  await lookingOn(page).waitFor({ state: 'detached' });
  await tapMove(page, 'ry', 'rx');
  await plies(page, 4);
  expect(device.complaints).toEqual([]);
});

const lookingOn = (page: Page) => page.getByRole('alert').getByText(/played in another tab/);

test('without locks, what one tab plays the other shows and goes on from', async () => {
  const { page, context } = device;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await page.reload();
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await tapMove(other, 'my', 'mx');
  await plies(page, 2);
  await tapMove(page, 'lb', 'lc');
  await plies(other, 3);
  await expect.poll(() => cellText(other, 'lc')).toContain('white pawn');
});
