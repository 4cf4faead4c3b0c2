// Every kind of table on a screen that is magnified three or four times, and with letters twice as large on small phones: the board
// stays large enough to play on, then the page scrolls, and what is asked or said stays in sight.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { newAnalysis } from '../../src/storage/analysisRecord';
import { gamesWithCaptures } from '../support/playedGames';
import { storeAnalysis } from './support/analysing';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { type Checks, setText } from './support/layout';
import {
  boardOf,
  cell,
  dragFrom,
  itsTurn,
  passAndPlay,
  plies,
  tapMove,
  target,
} from './support/play';
import { type StaticServer, serve } from './support/server';
import type { Size } from './support/sizes';
import { storeGames } from './support/storedGames';

/** Windows of 1280x1024 and 1920x1080 at 300 % and 400 %, and a square one. */
const MAGNIFIED: readonly Size[] = [
  { width: 320, height: 256 },
  { width: 427, height: 341 },
  { width: 320, height: 320 },
  { width: 480, height: 270 },
];
const SMALL_PHONES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];
/** Where a table scrolls most. */
const [SMALLEST] = MAGNIFIED;

const CHECKS: Checks = {
  inSight: true,
  narrow: true,
  smallestCellPx: 24,
  reachable: ':is([data-part="actions"], [data-part="far"], [data-part="notice"]) button',
};

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url, { reducedMotion: true });
  const { page } = device;
  await page.locator('main[aria-busy="false"]').waitFor();
  const games = offeredGames.flatMap(gamesWithCaptures);
  const untimed = games
    .filter(({ clock }) => clock)
    .map((game) => ({ ...game, id: `${game.id}-untimed`, clock: null, spent: [] }));
  const coached = untimed
    .filter(({ black }) => black.kind === 'computer')
    .map((game) => ({ ...game, id: `${game.id}-coached`, coach: 'on' as const }));
  await storeGames(page, [...games, ...untimed, ...coached]);
  for (const game of offeredGames) {
    const { options, startFen: start } = game.rules({});
    await storeAnalysis(page, {
      ...newAnalysis({ game: game.id, options, start }, `${game.id}-analysis`, 0),
      revision: 1,
    });
  }
});

afterAll(async () => {
  await device.close();
  await server.stop();
});

/** Opens a table by its address. */
async function open(path: string): Promise<Page> {
  const { page } = device;
  await page.goto(`${server.url}#/${path}`);
  await page.locator('.board').waitFor();
  return page;
}

describe.each(offeredGames.map(({ id, name }) => [name, id]))('%s', (_name, id) => {
  test.each([
    ['a game', `game/${id}-computer-untimed`],
    ['a coached game', `game/${id}-computer-untimed-coached`],
    ['a game with a clock', `game/${id}-computer`],
    ['a game with a clock for two', `game/${id}-person`],
    ['an analysis', `analysis/${id}-analysis`],
    ['a review', `review/${id}-over`],
    ['a puzzle', `puzzles/${id}/training`],
    ['a lesson', `lessons/${id}/first`],
  ])('%s', async (what, path) => {
    const page = await open(path);
    await holdsAtEverySize(page, what, CHECKS, { sizes: MAGNIFIED });
    await holdsAtEverySize(page, what, CHECKS, { sizes: SMALL_PHONES, texts: [200] });
  });
});

/** Whether something is wholly on the screen and, at its edges, under nothing else. */
const inFullSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const x = (left + right) / 2;
      const hit = [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y));
      return hit.every((over) => over !== null && (one === over || one.contains(over)));
    });

const scrollBy = (page: Page, by: number): Promise<void> =>
  page.locator('main').evaluate((table, px) => table.scrollBy(0, px), by);

const scrolled = (page: Page): Promise<number> =>
  page.locator('main').evaluate((table) => table.scrollTop);

describe('magnified four times', () => {
  test('the task stays in sight while the page scrolls', async () => {
    const page = await open('lessons/cuarenta/first');
    await page.setViewportSize(SMALLEST);
    for (const by of [0, 60, 60, 60]) {
      await scrollBy(page, by);
      expect(await inFullSight(page, '[data-part="task"]')).toBe(true);
    }
    expect(await scrolled(page)).toBeGreaterThan(100);
  });

  test('letters twice as large on a small phone leave the task in sight', async () => {
    const page = await open('lessons/cuarenta/first');
    await page.setViewportSize(SMALL_PHONES[1]);
    await setText(page, 200);
    for (const by of [0, 60, 60]) {
      await scrollBy(page, by);
      expect(await inFullSight(page, '[data-part="task"]')).toBe(true);
    }
    await setText(page, 100);
  });

  test('pieces are tapped and dragged, and the page stays where it is', async () => {
    const { page } = device;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${server.url}#/`);
    await passAndPlay(page, 'Cuarenta');
    await page.setViewportSize(SMALLEST);
    await tapMove(page, 'h3', 'i4');
    await plies(page, 1);
    await itsTurn(page, 'b7');
    await cell(page, 'b7').scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await dragFrom(page, cell(page, 'b7'), cell(page, 'a6'));
    await plies(page, 2);
    expect(await scrolled(page)).toBe(before);
  });

  test('what a tap is answered is in sight, above the moves', async () => {
    const { page } = device;
    const [other] = (await boardOf(page)).filter((name) => name.includes(', black '));
    await cell(page, other.split(',')[0]).tap();
    await expect.poll(() => inFullSight(page, '[data-part="message"]')).toBe(true);
  });

  test('arrows bring the cell that they lead to into sight', async () => {
    const { page } = device;
    await scrollBy(page, -1000);
    await cell(page, 'e8').focus();
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => inFullSight(page, '[data-button]:focus')).toBe(true);
    expect(await scrolled(page)).toBeGreaterThan(0);
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => inFullSight(page, '[data-button]:focus')).toBe(true);
  });

  test('a chosen piece shows where it may go, whose cells are reached by keys alone', async () => {
    const { page } = device;
    await cell(page, 'i2').press('Enter');
    await target(page, 'c8').focus();
    await expect.poll(() => inFullSight(page, '[data-button]:focus')).toBe(true);
    await page.keyboard.press('Enter');
    await plies(page, 3);
  });

  test('a result is in sight', async () => {
    const page = await open('game/cuarenta-over');
    await page.setViewportSize(SMALLEST);
    await page.getByRole('region', { name: 'Result' }).waitFor();
    for (const by of [-1000, 1000]) {
      await scrollBy(page, by);
      expect(await inFullSight(page, '[aria-label="Result"]')).toBe(true);
    }
  });
});
