// Games found again: the list, its filters, the numbers, and looking at a finished game.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { storedForm } from '../../src/storage/reviewRecord';
import { manyGames } from '../support/playedGames';
import { reviewOf } from '../support/reviews';
import { faults } from './support/axe';
import { inDatabase } from './support/database';
import { openDevice } from './support/device';
import { layoutFaults } from './support/layout';
import {
  choose,
  doubleText,
  offerDraw,
  openNewGame,
  passAndPlay,
  plies,
  start,
  tapMove,
} from './support/play';
import { freshStage } from './support/stage';
import { storeGames } from './support/storedGames';

/** Milliseconds of the page's own work, whatever else the machine does; a phone may need four times as many. */
const PATIENCE = 1_000;

/** A row that is on no list's first page. */
const FAR = 45;

const SCREENS = [
  ['history', 'History', /12 games/],
  ['statistics', 'Statistics', /Against the computer/],
  ['settings', 'Settings', /Games and analyses are saved/],
  ['about', 'Credits and licences', /Code by others/],
] as const;

const stage = freshStage();

async function openHistory(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: 'History' }).tap();
  await page.getByRole('heading', { name: 'History' }).waitFor();
}

const row = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Games' }).getByRole('link', { name });

/** They are folded until they are wanted. */
async function openFilters(page: Page): Promise<void> {
  expect(await page.getByLabel('Result').isVisible()).toBe(false);
  await page.getByText('Filters', { exact: true }).tap();
  await page.getByLabel('Result').waitFor();
}

async function agreeDraw(page: Page): Promise<void> {
  await offerDraw(page);
  await page.getByRole('button', { name: 'Draw', exact: true }).tap();
  await page.getByRole('region', { name: 'Result' }).waitFor();
}

test('without a game, History and Statistics say so and lead to one', async () => {
  const { page } = stage;
  await openHistory(page);
  await page.getByText(/No games yet/).waitFor();
  await page.goto(`${stage.server.url}#/statistics`);
  await page.getByText(/Finish a game/).waitFor();
  await page.getByRole('link', { name: 'Choose a game' }).tap();
  await page.getByRole('heading', { name: 'Play' }).waitFor();
});

test('games that were played are listed, filtered, counted, and can be looked at again', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Cuarenta');
  await tapMove(page, 'd3', 'e4');
  await plies(page, 1);
  await agreeDraw(page);
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'TheBridge41');
  await choose(page, 'Pass and play');
  await start(page);
  await tapMove(page, 'mb', 'mc');
  await page.locator('[data-ply="1"]').waitFor();

  await openHistory(page);
  await page.getByText('2 games', { exact: true }).waitFor();
  await row(page, /Cuarenta.*Two players.*Draw: both players agreed.*1 move/).waitFor();
  await row(page, /TheBridge41.*Not finished/).waitFor();

  await page.getByLabel('Search games').fill('bridge not');
  await page.getByText('1 of 2 games').waitFor();
  await expect.poll(() => row(page, /TheBridge41/).count()).toBe(1);
  await page.getByLabel('Search games').fill('');
  await page.getByText('2 games', { exact: true }).waitFor();
  await openFilters(page);
  await page.getByLabel('Result').selectOption('Drawn');
  await page.getByText('1 of 2 games').waitFor();
  await expect.poll(() => row(page, /./).count()).toBe(1);
  await row(page, /Cuarenta/).tap();
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await page.locator('[data-ply="1"]').waitFor();

  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.getByText('1 of 2 games').waitFor();
  await page.getByLabel('Result').selectOption('You won');
  await page.getByText('No games match.').waitFor();
  await page.getByRole('link', { name: 'Show all games' }).tap();
  await page.getByText('2 games', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Statistics' }).tap();
  const drawn = page.getByRole('region', { name: 'Cuarenta' }).getByRole('figure', {
    name: 'Two players',
  });
  await drawn.getByText('1 game', { exact: true }).waitFor();
  expect(await drawn.locator('dd').allTextContents()).toEqual(['0', '1', '0']);
});

test('the numbers fit a phone with text twice as large', async () => {
  const { page } = stage;
  const games = manyGames(40, Date.now());
  const reviews = games.filter(({ result }) => result).map((game) => storedForm(reviewOf(game)));
  await storeGames(page, games);
  await inDatabase(page, { reviews }, 'games');
  await page.goto(`${stage.server.url}#/statistics`);
  const tables = page.locator('.score-table');
  await page.getByRole('table', { name: 'Your mistakes in reviewed games' }).first().waitFor();
  const overview = page.getByRole('region', { name: 'All games' });
  const finished = games.filter(({ result }) => result).length;
  await overview.getByText(`${finished} games`, { exact: true }).first().waitFor();
  const counts = await overview
    .getByRole('table', { name: 'Finished games' })
    .locator('td')
    .allTextContents();
  expect(counts).toHaveLength(offeredGames.length);
  expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(finished);
  const folds = page.getByText('Level by level', { exact: true });
  await expect.poll(() => folds.count()).toBe(offeredGames.length);
  for (const fold of await folds.all()) await fold.tap();
  await doubleText(page);
  const results = 'figure:has(dl) :is(a, dl > div)';
  expect(
    await layoutFaults(page, {
      unbroken: `.score-table *, ${results}`,
      apart: results,
      narrow: true,
    }),
  ).toEqual([]);
  const missing = await tables.evaluateAll((all) =>
    all.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
  );
  expect(missing.length).toBeGreaterThan(offeredGames.length);
  expect(Math.max(...missing)).toBeLessThanOrEqual(0);
});

/** Milliseconds that the page's main thread has worked so far. */
async function workTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

test('a thousand games open and filter at once, and only what is looked at is drawn', async () => {
  const { page } = stage;
  await storeGames(page, manyGames(1000, Date.now()));
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workTime(client);
  await page.getByRole('link', { name: 'History' }).tap();
  await row(page, /./).first().locator('.board-picture').waitFor();
  const opened = await workTime(client);
  await openFilters(page);
  await page.getByLabel('Game', { exact: true }).selectOption(offeredGames[0].name);
  await page.getByText('200 of 1000 games').waitFor();
  const filtered = await workTime(client);
  const figures = [opened - before, filtered - opened];
  console.info(`1000 games: opened and filtered in ${figures.map(Math.round)} ms of work`);
  expect(Math.max(...figures)).toBeLessThan(PATIENCE);
  const rows = page.locator('[data-game]');
  // More rows come whenever the last ones are looked at.
  while ((await rows.count()) <= FAR) await rows.last().scrollIntoViewIfNeeded();
  const far = rows.nth(FAR);
  await far.scrollIntoViewIfNeeded();
  await far.locator('.board-picture').waitFor();
  await expect.poll(() => page.locator('[data-game] .board-picture').count()).toBeLessThan(FAR);

  const id = await far.getAttribute('data-game');
  await far.getByRole('link').tap();
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.locator(`[data-game="${id}"] a:focus`).waitFor();
  expect(await page.locator(`[data-game="${id}"]`).evaluate(isInSight)).toBe(true);
});

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test.each([false, true])('axe finds no fault, and nothing is cut off; dark: %s', async (dark) => {
  const other = await openDevice(stage.server.url, { dark, reducedMotion: true });
  try {
    const { page } = other;
    await page.locator('main[aria-busy="false"]').waitFor();
    await storeGames(page, manyGames(12, Date.now()));
    for (const [screen, title, words] of SCREENS) {
      await page.goto(`${stage.server.url}#/${screen}`);
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await page.getByText(words).first().waitFor();
      expect(await faults(page), screen).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, screen).toBe(0);
    }
  } finally {
    await other.close();
  }
});
