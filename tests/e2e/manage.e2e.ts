// A player keeps the games in order: titles, pins, and deleting, which is only final when the player lets it be.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { playedGame } from '../support/playedGames';
import { faults } from './support/axe';
import { freshStage } from './support/stage';
import { storedGames, storeGames } from './support/storedGames';

const NAMES = ['one', 'two', 'three'];

const stage = freshStage();

async function storeNamed(): Promise<void> {
  const records = NAMES.map((name, index) => ({
    ...playedGame(name, 1_000_000 - index, { game: offeredGames[index], plies: 6 }),
    name,
  }));
  await storeGames(stage.page, records);
}

beforeEach(storeNamed);

async function openHistory(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: 'History' }).tap();
  await page.getByRole('list', { name: 'Games' }).waitFor();
}

async function menu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Rename, pin or delete ${title},` }).tap();
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).tap();
}

/** Titles of the listed games, in order. */
const titles = (page: Page): Promise<string[]> =>
  page.locator('.managed .card-title').allTextContents();

test('a game gets a title, and loses it again', async () => {
  const { page } = stage;
  await openHistory(page);
  await menu(page, 'two', 'Rename');
  await page.getByRole('dialog', { name: 'Rename' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Title').fill('  The long siege ');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByText('The long siege', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('The long siege', { exact: true }).waitFor();
  await menu(page, 'The long siege', 'Rename');
  await page.getByLabel('Title').fill('');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => titles(page)).toEqual(['one', offeredGames[1].name, 'three']);
});

test('a pinned game comes first, on Home too, and can be looked for', async () => {
  const { page } = stage;
  await openHistory(page);
  await menu(page, 'three', 'Pin to the top');
  await page.getByText(', pinned').waitFor({ state: 'attached' });
  await expect.poll(() => titles(page)).toEqual(['three, pinned', 'one', 'two']);
  await page.getByText('Filters', { exact: true }).tap();
  await page.getByRole('switch', { name: 'Pinned only' }).check();
  await page.getByText('1 of 3 games').waitFor();
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['three, pinned', 'one', 'two']);
  await menu(page, 'three', 'Unpin');
  await page.getByText(', pinned').waitFor({ state: 'detached' });
  await expect.poll(() => titles(page)).toEqual(['one', 'two', 'three']);
});

test('deleting can be undone, and then nothing has changed', async () => {
  const { page } = stage;
  const before = await storedGames(page);
  await openHistory(page);
  await menu(page, 'one', 'Delete');
  await page.getByText('one deleted.').waitFor();
  await expect.poll(() => titles(page)).toEqual(['two', 'three']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('delete two');
  // As long as the message has the focus, it stays.
  await page.getByRole('button', { name: 'Undo' }).focus();
  expect(await faults(page)).toEqual([]);
  await menu(page, 'three', 'Delete');
  await page.getByText('2 games deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('3 games', { exact: true }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['one', 'two', 'three']);
  expect(await storedGames(page)).toEqual(before);
});

test('a deletion is final at the word of the player', async () => {
  const { page } = stage;
  await page.reload();
  await menu(page, 'two', 'Delete');
  await page.getByRole('status').getByRole('button', { name: 'OK' }).last().tap();
  await page.getByText('two deleted.').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['one', 'three']);
});

test('a deletion is final when the screen is left, also of the last game', async () => {
  const { page } = stage;
  await openHistory(page);
  for (const name of NAMES) await menu(page, name, 'Delete');
  await page.getByText(/No games yet/).waitFor();
  expect((await storedGames(page)).length).toBe(3);
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.locator('main[aria-busy="false"]').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
  expect(await storedGames(page)).toEqual([]);
});

test('a deletion is final after a while without a word', async () => {
  const { page } = stage;
  await page.clock.install();
  await openHistory(page);
  await menu(page, 'one', 'Delete');
  await page.getByText('one deleted.').waitFor();
  await page.clock.runFor(30_000);
  await page.getByText('one deleted.').waitFor({ state: 'detached' });
  expect((await storedGames(page)).length).toBe(2);
});

test('a browser killed before that has lost nothing', async () => {
  await stage.ownBrowser();
  await storeNamed();
  await openHistory(stage.page);
  const before = await storedGames(stage.page);
  await menu(stage.page, 'two', 'Delete');
  await stage.page.getByText('two deleted.').waitFor();
  await stage.crash();
  await stage.page.getByRole('link', { name: /two/ }).waitFor();
  expect(await storedGames(stage.page)).toEqual(before);
});

test('a game that went on in another tab is not deleted', async () => {
  const { page } = stage;
  await openHistory(page);
  await menu(page, 'one', 'Delete');
  const [one] = (await storedGames(page)).filter(({ id }) => id === 'one');
  await storeGames(page, [{ ...one, revision: one.revision + 1 }]);
  await page.getByRole('button', { name: 'OK' }).tap();
  await page.getByText(/went on in another tab, and was not deleted/).waitFor();
  await page.getByText('3 games', { exact: true }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['one', 'two', 'three']);
});
