// A game against a character: chosen by its face, heard at the beginning and at the end, and known again everywhere.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { choose, openNewGame, resign, start, tapMove } from './support/play';
import { freshStage } from './support/stage';

const stage = freshStage();
const GREETING = '“Here I come.”';

const strip = () => stage.page.locator('[data-part="strip"]').filter({ hasText: 'Vera, level 2' });

test('a character is chosen, greets, says something at the end, plays the rematch, and is offered again', async () => {
  const { page } = stage;
  await openNewGame(page, 'Cuarenta');
  await page.getByText('Plays the best move it finds.').waitFor();
  await choose(page, 'Vera');
  await page.getByText('Attacks whenever there is a chance.').waitFor();
  expect(await faults(page)).toEqual([]);
  await start(page, true);
  await strip().getByText(GREETING).waitFor();
  await expect.poll(() => strip().locator('[data-character="vera"]').count()).toBe(1);
  expect(await faults(page)).toEqual([]);

  await tapMove(page, 'b3', 'c4');
  await expect.poll(() => page.getByText(GREETING).count()).toBe(0);
  await resign(page);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('“A good fight. Again?”').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rematch as Black' }).tap();
  await result.waitFor({ state: 'detached' });
  await strip().waitFor();

  await page.goto(`${stage.server.url}#/history`);
  await page.getByText('Vera, level 2').first().waitFor();
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'Cuarenta');
  await expect.poll(() => page.getByRole('radio', { name: 'Vera' }).isChecked()).toBe(true);
});
