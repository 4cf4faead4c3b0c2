// An ending of four pieces in an analysis: solved where someone asks for it, called off, and known from then on.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridges40 } from '../../src/games/bridges40';
import { newAnalysis } from '../../src/storage/analysisRecord';
import { action, engineLines, openAnalysis, storeAnalysis } from './support/analysing';
import { faults } from './support/axe';
import { overflow, smallControls } from './support/layout';
import { freshStage } from './support/stage';

const stage = freshStage({ reducedMotion: true });

async function open(
  {
    id,
    rules,
  }: Pick<typeof bridge41, 'id'> & { rules: typeof bridge41.rules | typeof bridges40.rules },
  start: string,
): Promise<Page> {
  const { page, server } = stage;
  const record = newAnalysis({ game: id, options: rules({}).options, start }, 'mine', 5);
  await storeAnalysis(page, { ...record, revision: 1 });
  await openAnalysis(page, server.url, 'mine');
  return page;
}

const solve = (page: Page) => page.locator('[data-part="solve"]');
const button = (page: Page, name: string) => solve(page).getByRole('button', { name, exact: true });

const DISCS =
  '1*1*1*1*p/*1*1*1*1*/1*1*1*p*1/*1*1*1*1*/1*1*1*1*1/*1*1*P*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1 w 0 0';
const ROOKS = 'k4/5/5/r4/**1**/5/5/5/1R2K w m 0 0';

test('two discs against two are solved, and stay so from move to move', async () => {
  const page = await open(bridges40, DISCS);
  await button(page, 'Solve this ending').focus();
  expect(await overflow(page)).toBe(0);
  expect(await smallControls(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await solve(page).getByRole('progressbar').waitFor();
  expect(await faults(page)).toEqual([]);
  const told = solve(page).getByRole('status');
  await told.getByText('This ending is solved').waitFor();
  expect(await faults(page)).toEqual([]);
  // Who pressed the button and has lost it is at the board, not nowhere.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const exact = async () => {
    await engineLines(page).first().waitFor();
    return page.locator('[data-part="engine"]').getAttribute('data-state');
  };
  await expect.poll(exact).toBe('done');
  await engineLines(page).first().getByRole('button').first().tap();
  await told.getByText('This ending is solved').waitFor();
  await expect.poll(exact).toBe('done');
  expect(stage.device.complaints).toEqual([]);
});

test('solving is paused and gone on with, and given up by leaving in the middle of it', async () => {
  const page = await open(bridge41, ROOKS);
  await button(page, 'Solve this ending').tap();
  await solve(page).getByRole('progressbar').waitFor();
  await solve(page).getByText('left.').waitFor();
  await button(page, 'Pause').tap();
  const told = solve(page).getByRole('status');
  const paused = /^Solving is paused at (\d+)%\.$/;
  await told.getByText(paused).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await smallControls(page)).toEqual([]);
  const share = Number(paused.exec((await told.textContent()) ?? '')?.[1]);
  expect(share).toBeGreaterThan(4);
  // Meanwhile the engine looks on.
  await engineLines(page).first().waitFor();
  await button(page, 'Go on solving').tap();
  const bar = solve(page).getByRole('progressbar');
  await bar.waitFor();
  expect(Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(share / 100);
  await page.goto(`${stage.server.url}#/`);
  await openAnalysis(page, stage.server.url, 'mine');
  await button(page, 'Solve this ending').waitFor();
  await action(page, 'More').waitFor();
});
