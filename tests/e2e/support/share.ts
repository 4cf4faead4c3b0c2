// Handing a game on from its menu.
import type { Download, Page } from 'playwright-core';

/** Opens the sheet from the game's menu. */
export async function openShareSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Share' }).waitFor();
}

/** What is on the clipboard after a row's Copy. */
export async function copied(page: Page, what: string): Promise<string> {
  await page.getByRole('button', { name: `Copy: ${what}` }).tap();
  await page.getByText(`${what} copied.`).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The file after a row's Save. */
export async function saved(page: Page, what: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save: ${what}` }).tap();
  await page.getByText(`${what} saved.`).waitFor();
  return download;
}
