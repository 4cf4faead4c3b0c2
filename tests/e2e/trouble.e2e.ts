// A full device and a second tab: the game goes on, and the player knows.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { cellText, passAndPlay, tapMove } from './support/play';
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
  await page.getByRole('link', { name: /White to move/ }).tap();
  await page.locator('[data-ply="2"]').waitFor();
  expect(await cellText(page, 'mx')).toContain('black pawn');
  await makeRoom.evaluate((give) => give());
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-ply="2"]').waitFor();
});

test('a second tab cannot overwrite the game: the first says where it went on', async () => {
  const { page } = device;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await page.locator('[data-ply="1"]').waitFor();
  const other = await device.context.newPage();
  await other.goto(page.url());
  await tapMove(other, 'my', 'mx');
  await tapMove(other, 'lb', 'lc');
  await page.bringToFront();
  await tapMove(page, 'ry', 'rx');
  await page
    .getByRole('alert')
    .getByText(/another tab/)
    .waitFor();
  await page.getByRole('button', { name: 'Open again' }).tap();
  await page.locator('[data-ply="3"]').waitFor();
  expect(await cellText(page, 'lc')).toContain('white pawn');
  expect(await cellText(page, 'ry')).toContain('black pawn');
});
