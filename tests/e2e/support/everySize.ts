// One page looked at on every screen the app is made for, with letters of several sizes: quicker by far than to play up to what is
// looked at anew on each of them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from './device';
import { type Checks, layoutFaultsOfTexts } from './layout';
import { SIZES, type Size, sizeName, TABLE_SIZES } from './sizes';

interface Ways {
  /** Text sizes in percent. */
  readonly texts?: readonly number[];
  /** Called at each size first, for what does not stay on the screen by itself. */
  readonly resized?: () => Promise<unknown>;
  /** Those of all screens unless others are given. */
  readonly sizes?: readonly Size[];
}

/** Asserts that a page has none of the faults at every size, and leaves it as a phone shows it. */
export async function holdsAtEverySize(
  page: Page,
  what: string,
  checks: Checks,
  { texts = [100], resized = async () => {}, sizes = SIZES }: Ways = {},
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await resized();
    // Headless Chromium now and then owes a page its next frame for ever once its size has changed; a picture makes it draw.
    let faults = await layoutFaultsOfTexts(page, checks, texts);
    for (let looks = 1; faults === null && looks < 3; looks++) {
      await page.screenshot();
      faults = await layoutFaultsOfTexts(page, checks, texts);
    }
    expect(faults, `${what}, ${sizeName(size)}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}

/** Where the board lies and how large it is on each of those screens, in whole CSS pixels, to be compared with another state's. */
export async function boardAtEverySize(page: Page): Promise<string[]> {
  const boards: string[] = [];
  for (const size of TABLE_SIZES) {
    await page.setViewportSize(size);
    const box = await page.locator('.board').boundingBox();
    if (!box) throw new Error(`no board at ${sizeName(size)}`);
    const { x, y, width, height } = box;
    boards.push(`${sizeName(size)}: ${[x, y, width, height].map(Math.round).join(' ')}`);
  }
  await page.setViewportSize(PHONE);
  return boards;
}
