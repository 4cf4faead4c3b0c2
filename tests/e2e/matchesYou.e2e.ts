// An opponent that matches its player, from choosing it to the next game: it begins low, says where it stands, and has
// moved when the next game begins, whatever was reloaded meanwhile.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { openNewGame, plies, resign, settledMove, start, tapMove } from './support/play';
import { freshStage } from './support/stage';
import { savedPlies } from './support/storedGames';

const stage = freshStage();

const matchesYou = (page: Page) => page.getByRole('switch', { name: /^Matches you/ });
const opponent = (page: Page, level: string) =>
  page.locator('[data-name]').getByText(`Computer, level ${level}`);

test('the next game begins at another strength, as it was announced', async () => {
  const { page, server } = stage;
  await openNewGame(page, 'Cuarenta');
  await matchesYou(page).check();
  await page.getByText('Level 2.0 of 8 for now').waitFor();
  await expect.poll(() => page.getByRole('slider').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await start(page);
  await opponent(page, '2.0').waitFor();
  await tapMove(page, 'd3', 'e4');
  await plies(page, 2);
  for (const played of [4, 6]) {
    await tapMove(page, ...(await settledMove(page)));
    await savedPlies(page, played);
  }

  await page.reload();
  await opponent(page, '2.0').waitFor();
  await plies(page, 6);
  await resign(page);
  const next = page.getByText(/^Next game: level 1\.\d\. Your level moves quickly at first/);
  const level = (await next.textContent())?.match(/1\.\d/)?.[0] ?? '';
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rematch as Black' }).tap();
  await opponent(page, level).waitFor();
  await plies(page, 1);
  await savedPlies(page, 1);
  await page.reload();
  await opponent(page, level).waitFor();

  await page.goto(`${server.url}#/`);
  await openNewGame(page, 'Cuarenta');
  await page.getByText(`Level ${level} of 8 for now`).waitFor();
  await expect.poll(() => matchesYou(page).isChecked()).toBe(true);
  await start(page);
  await opponent(page, level).waitFor();

  await page.goto(`${server.url}#/statistics`);
  await page.getByText('Level by level', { exact: true }).tap();
  await page.getByRole('link', { name: 'Matches you' }).tap();
  await page
    .getByRole('link', { name: /Cuarenta.*Computer, level 2\.0/ })
    .first()
    .waitFor();
});

test('a game given up at once changes nothing', async () => {
  const { page, server } = stage;
  await openNewGame(page, 'Cuarenta');
  await matchesYou(page).check();
  await start(page);
  await opponent(page, '2.0').waitFor();
  await tapMove(page, 'd3', 'e4');
  await savedPlies(page, 2);
  await resign(page);
  await page.getByText(/^Next game: level 2\.0\./).waitFor();
  await page.goto(`${server.url}#/statistics`);
  await page.getByText('Finish a game to see your wins').waitFor();
});
