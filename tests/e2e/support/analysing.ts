// What someone does and sees who analyses, and the analyses of the device as they are stored.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnalysisRecord } from '../../../src/storage/analysisRecord';
import { inDatabase } from './database';
import { offeredMove, tapMove } from './play';

/** Stores the analysis; the app must have been opened on this page before. */
export async function storeAnalysis(page: Page, record: AnalysisRecord): Promise<void> {
  await inDatabase(page, { analyses: [record] }, 'analyses');
}

/** All stored analyses. */
export const storedAnalyses = (page: Page): Promise<AnalysisRecord[]> =>
  inDatabase(page, {}, 'analyses');

/** Waits until the one stored analysis is like this. */
export const expectStored = (page: Page, like: Partial<AnalysisRecord>): Promise<void> =>
  expect.poll(() => storedAnalyses(page)).toMatchObject([like]);

export const notation = (page: Page): Locator => page.locator('[data-part="notation"]');

/** Opens a stored analysis by its address. */
export async function openAnalysis(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}#/analysis/${id}`);
  await analysing(page);
}

/** Waits until an analysis is on the screen; its moves may have given way to a notice. */
export const analysing = (page: Page): Promise<void> =>
  notation(page).waitFor({ state: 'attached' });

/** The rows in which the engine tells of a line. */
export const engineLines = (page: Page): Locator =>
  page.locator('[data-part="engine"] li').filter({ hasText: /\d|Even/ });

/** The move shown, as the list marks it. */
export const shownMove = (page: Page): Locator => notation(page).locator('[aria-current]');

/** A button within reach of the thumb. */
export const action = (page: Page, name: string): Locator =>
  page.locator('[data-part="actions"]').getByRole('button', { name, exact: true });

/** Presses an item of the analysis's menu. */
export async function menu(page: Page, ...items: readonly string[]): Promise<void> {
  await action(page, 'More').tap();
  for (const item of items)
    await page.getByRole('dialog').getByRole('button', { name: item }).tap();
}

/** Plays any move where the line ends, and waits until it is kept. */
export async function enterMove(page: Page): Promise<void> {
  const standing = await page.locator('[data-part="standing"]').textContent();
  const side = standing?.startsWith('White') ? 'white' : 'black';
  const before = (await storedAnalyses(page)).map(({ tree }) => tree);
  await tapMove(page, ...(await offeredMove(page, side)));
  await expect
    .poll(async () => (await storedAnalyses(page)).some(({ tree }) => !before.includes(tree)))
    .toBe(true);
}
