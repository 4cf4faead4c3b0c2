// The promise of the app in one story: play by touch, lose the browser in mid-game, lose the network, carry on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import {
  boardOf,
  cell,
  cellText,
  dragMove,
  offeredMove,
  offlineReady,
  openNewGame,
  plies,
  setLevel,
  start,
  tapMove,
  tapPiece,
} from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url);
});

afterAll(async () => {
  await device.close();
  await server.stop();
});

test('a game survives the browser killed in mid-game, and goes on without the network', async () => {
  await offlineReady(device.page);
  await openNewGame(device.page, 'TheBridge41');
  await setLevel(device.page, 1);
  await start(device.page);
  await tapMove(device.page, 'mb', 'mc');
  await plies(device.page, 2);
  await tapPiece(device.page, 'lb', 'lc');
  await cell(device.page, 'lb').tap();
  await dragMove(device.page, 'lb', 'lc');
  await plies(device.page, 4);

  device = await device.crash();
  const resume = device.page.getByRole('link', { name: /TheBridge41.*Computer, level 1/ });
  await resume.tap();
  await plies(device.page, 4);
  expect(await cellText(device.page, 'mc')).toContain('white pawn');
  expect(await cellText(device.page, 'lc')).toContain('white pawn');

  await tapMove(device.page, 'rb', 'rc');
  await plies(device.page, 6);
  // What the computer has answered is not known, so any move will do that is there.
  await tapPiece(device.page, ...(await settledMove(device.page)));
  const before = await boardOf(device.page);

  await server.stop();
  device = await device.crash();
  await device.page.getByRole('link', { name: /Computer, level 1/ }).tap();
  await plies(device.page, 6);
  expect(await boardOf(device.page)).toEqual(before);

  await device.page.reload();
  await plies(device.page, 6);
  await tapMove(device.page, ...(await settledMove(device.page)));
  await plies(device.page, 8);
  expect(device.complaints).toEqual([]);
});

/** A move for White, once the answer before it is saved and moves are offered again. */
async function settledMove(page: Page): Promise<[string, string]> {
  return vi.waitFor(() => offeredMove(page, 'white'), { timeout: 20_000, interval: 200 });
}

test('offline, another game can be begun and answered', async () => {
  await device.page.goto(server.url);
  await openNewGame(device.page, 'Cuarenta');
  await setLevel(device.page, 1);
  await start(device.page);
  await tapMove(device.page, 'd3', 'e4');
  await plies(device.page, 2);
  await device.page.getByRole('button', { name: 'Back', exact: true }).click();
  await device.page.getByRole('heading', { name: 'Continue' }).waitFor();
  expect(await device.page.getByRole('link', { name: /Your move/ }).count()).toBe(2);
});
