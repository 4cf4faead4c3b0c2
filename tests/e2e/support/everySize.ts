// One page looked at on every screen the app is made for, with letters of several sizes: quicker by far than to play up to what is
// looked at anew on each of them.
import type { Page } from 'playwright-core';
import { PHONE } from './device';
import { setText } from './layout';
import { SIZES, type Size, sizeName } from './sizes';

/**
 * Looks at a page at every size, those of all screens unless others are given, with text at each of these percentages, and leaves it as a phone shows it. `resized` is called at
 * each size first, for what does not stay on the screen by itself.
 */
export async function atEverySize(
  page: Page,
  texts: readonly number[],
  look: (at: string) => Promise<void>,
  resized: () => Promise<unknown> = async () => {},
  sizes: readonly Size[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawnAnew(page);
    await resized();
    for (const percent of texts) {
      await setText(page, percent);
      await drawnAnew(page);
      await look(`${sizeName(size)}, text at ${percent} %`);
    }
    await setText(page, 100);
  }
  await page.setViewportSize(PHONE);
  await drawnAnew(page);
}

/** Milliseconds after which a frame is called overdue: usually two come within a tenth of a second. */
const OVERDUE = 5_000;

/**
 * Waits until what measures the page has seen its new size. Headless Chromium now and then owes a page its next frame for
 * ever once its size has changed; a picture makes it draw.
 */
async function drawnAnew(page: Page): Promise<void> {
  const frames = page
    .evaluate(
      () =>
        new Promise((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))),
        ),
    )
    .then(() => true);
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), OVERDUE);
  });
  const drawn = await Promise.race([frames, overdue]);
  clearTimeout(timer);
  if (!drawn) await Promise.race([frames, page.screenshot()]);
}
