// A game goes from one device to another by a code: drawn on the one, and seen by the camera of the other or on a photo.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { itemAt } from '../../src/util/items';
import { playedGame } from '../support/playedGames';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { writeFilm } from './support/film';
import { type StaticServer, serve } from './support/server';
import { openShareSheet } from './support/share';
import { storeGames } from './support/storedGames';

const SHORT = offeredGames.map((game) => playedGame(game.id, Date.now(), { game, plies: 12 }));
/** Games end by their rules long before their links need two codes, but for some of the games with the most pieces. */
const LONG = offeredGames
  .map((game) => playedGame(`long-${game.id}`, Date.now(), { game, plies: 600, seed: 5 }))
  .filter(({ result }) => result === null);

let server: StaticServer;
let from: Device;
const folder = mkdtempSync(join(tmpdir(), 'fortyone-codes-'));

beforeAll(async () => {
  server = await serve(DIST);
  from = await openDevice(server.url, { reducedMotion: true });
  await from.page.locator('main[aria-busy="false"]').waitFor();
  await storeGames(from.page, [...SHORT, ...LONG]);
});

afterAll(async () => {
  await from.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function openCode(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}#/game/${id}`);
  await openShareSheet(page);
  await page.getByRole('button', { name: 'Show as a code: Link to the game' }).tap();
}

/** Pictures of all codes of a game's link, on a device that reduces motion, where none follows by itself. */
async function codes(page: Page, id: string): Promise<Buffer[]> {
  await openCode(page, id);
  const pictures: Buffer[] = [];
  for (let number = 1; ; number++) {
    const code = page.getByRole('img', { name: new RegExp(`^Code ${number} of `) });
    await code.waitFor();
    pictures.push(await code.screenshot({ scale: 'css' }));
    const count = Number((await code.getAttribute('aria-label'))?.split(' of ')[1]);
    if (number === count) return pictures;
    await page.getByRole('button', { name: 'Next', exact: true }).tap();
  }
}

/** A film that shows these pictures one after the other, over and over. */
function film(name: string, pictures: readonly (Buffer | null)[]): string {
  const path = join(folder, `${name}.y4m`);
  writeFilm(path, pictures);
  return path;
}

/** A device that scans; its camera sees the film, if it is allowed. */
async function scanning(camera: string, isAllowed = true): Promise<Device> {
  const device = await openDevice(`${server.url}#/open`, { own: true, camera });
  if (isAllowed) await device.context.grantPermissions(['camera']);
  await device.page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { stream });
      return stream;
    };
  });
  await device.page.getByRole('button', { name: 'Scan a code' }).tap();
  return device;
}

/** Whether the camera that was opened is still on; null before it is opened. */
const cameraState = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { stream } = window as unknown as { stream?: MediaStream };
    return stream?.getTracks()[0]?.readyState ?? null;
  });

describe('by camera', () => {
  test.each(SHORT.map(({ id }) => id))('a game of %s', async (id) => {
    const to = await scanning(film(id, await codes(from.page, id)));
    await to.page.getByRole('button', { name: 'Keep this game' }).waitFor();
    expect(to.page.url()).toContain('#/open/');
    await expect.poll(() => cameraState(to.page)).toBe('ended');
    expect(to.complaints).toEqual([]);
    await to.close();
  });

  test('a game of six hundred moves, in several codes', async () => {
    const { id } = itemAt(LONG, 0);
    const pictures = await codes(from.page, id);
    expect(pictures.length).toBeGreaterThan(1);
    const to = await scanning(film('long', pictures));
    await to.page.getByText(new RegExp(`^1 of ${pictures.length} codes read`)).waitFor();
    await to.page.getByRole('button', { name: 'Keep this game' }).waitFor();
    expect(to.complaints).toEqual([]);
    await to.close();
  });

  test('goes off with the sheet', async () => {
    const to = await scanning(film('empty', [null]));
    await expect.poll(() => cameraState(to.page)).toBe('live');
    expect(await faults(to.page)).toEqual([]);
    await to.page.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => cameraState(to.page)).toBe('ended');
    await to.close();
  });
});

test('where the camera isn’t allowed, a photo of the code does', async () => {
  const to = await scanning(film('refused', [null]), false);
  const { page } = to;
  await page.getByText('The camera isn’t allowed here.').waitFor();
  const [picture] = await codes(from.page, itemAt(SHORT, 0).id);
  const photo = page.getByLabel('Photo of a code');
  const file = (buffer: Buffer, mimeType = 'image/png') => ({ name: 'photo', mimeType, buffer });
  await photo.setInputFiles(file(Buffer.from('no picture')));
  await page.getByText('This file is no picture that can be read.').waitFor();
  await photo.setInputFiles(file(await page.getByRole('dialog').screenshot()));
  await page.getByText('No code was found in this photo.').waitFor();
  if (picture) await photo.setInputFiles(file(picture));
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await to.close();
});

test('nothing moves from under a finger when the camera turns out to be missing', async () => {
  const { page, close } = await openDevice(`${server.url}#/open`, { reducedMotion: true });
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((_, reject) => {
        const refuse = () => reject(new DOMException('', 'NotFoundError'));
        addEventListener('refuse-camera', refuse, { once: true });
      });
  });
  await page.getByRole('button', { name: 'Scan a code' }).tap();
  const button = page.getByRole('button', { name: 'Choose a photo' });
  await page.getByLabel('What the camera sees').waitFor();
  const before = await button.boundingBox();
  await page.evaluate(() => dispatchEvent(new Event('refuse-camera')));
  await page.getByText('There is no camera here.').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await button.boundingBox()).toEqual(before);
  await close();
});

test('several codes follow one another until one goes on by hand', async () => {
  const moving = await openDevice(server.url);
  await moving.page.locator('main[aria-busy="false"]').waitFor();
  await storeGames(moving.page, LONG);
  const { page } = moving;
  await openCode(page, itemAt(LONG, 0).id);
  const code = page.getByRole('img', { name: /^Code / });
  await page.getByRole('img', { name: /^Code 2 of / }).waitFor();
  await page.getByRole('img', { name: /^Code 1 of / }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  const stopped = await code.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect.poll(() => code.getAttribute('aria-label')).not.toBe(stopped);
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect.poll(() => code.getAttribute('aria-label')).toBe(stopped);
  await moving.close();
});
