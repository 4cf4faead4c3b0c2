// The strips of every game with captures on both sides, at every size: with a clock, against the computer and with the far side
// turned, and once it is over. Nothing lies over anything else or outside the screen, and no name is cut.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { gamesWithCaptures } from '../support/playedGames';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { STRIP_CHECKS } from './support/layout';
import { choose, openNewGame } from './support/play';
import { type StaticServer, serve } from './support/server';
import type { Size } from './support/sizes';
import { storeGames } from './support/storedGames';

/** Besides those of all screens: small phones and tablets on their side. */
const SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 800, height: 600 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1366, height: 1024 },
];

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url, { reducedMotion: true });
  const { page } = device;
  await openNewGame(page, offeredGames[0].name);
  await choose(page, 'Pass and play');
  await choose(page, 'Far side turned');
  await storeGames(page, offeredGames.flatMap(gamesWithCaptures));
});

afterAll(async () => {
  await device.close();
  await server.stop();
});

/** Asserts what holds of the game on the screen, at every size. */
const holds = (page: Page) =>
  holdsAtEverySize(page, 'strips', { inSight: true, ...STRIP_CHECKS }, { sizes: SIZES });

describe.each(offeredGames.map(({ id, name }) => [name, id]))('%s', (_name, id) => {
  const shown = async (end: string): Promise<Page> => {
    const { page } = device;
    await page.goto(`${server.url}#/game/${id}-${end}`);
    await expect.poll(() => page.locator('[data-part="taken"]').count()).toBe(2);
    return page;
  };

  test('with a clock against the computer', async () => {
    const page = await shown('computer');
    await expect.poll(() => page.locator('[role="timer"]').count()).toBe(2);
    await holds(page);
  });

  test('with a clock against a person at the far side', async () => {
    const page = await shown('person');
    await expect.poll(() => page.locator('[role="timer"]').count()).toBe(2);
    await expect.poll(() => page.getByRole('button', { name: /, far side$/ }).count()).toBe(2);
    await holds(page);
  });

  test('when it is over', async () => {
    const page = await shown('over');
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await holds(page);
  });
});
