// What the bench of growth does in the page: fills the database, slows the processor, watches frames.
import type { Page } from 'playwright-core';
import type { GameRecord } from '../../../src/storage/record';
import { rowOf } from '../../../src/storage/schema';

/** Games handed to the page at once. */
const PART = 1000;
/** Milliseconds between two looks at whether all is there. */
const LOOK = 500;

/** Puts games where earlier versions of the app kept them, and nothing else: what lists need is the app's to make. */
export async function fill(page: Page, games: readonly GameRecord[]): Promise<void> {
  await page.locator('main[aria-busy="false"]').waitFor();
  for (let at = 0; at < games.length; at += PART) {
    await page.evaluate(
      (rows) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('fortyone');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const tx = opening.result.transaction('games', 'readwrite');
            for (const row of rows) tx.objectStore('games').put(row);
            tx.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            tx.onerror = () => reject(tx.error);
          };
        }),
      games.slice(at, at + PART).map(rowOf),
    );
  }
}

/** Waits until every game has its summary, as it has from the second start on. */
export async function summarised(page: Page): Promise<void> {
  while (!(await page.evaluate(isSummarised))) await page.waitForTimeout(LOOK);
}

const isSummarised = (): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('fortyone');
    opening.onsuccess = () => {
      const database = opening.result;
      const tx = database.transaction(['games', 'summaries']);
      const counts = ['games', 'summaries'].map((name) => tx.objectStore(name).count());
      tx.oncomplete = () => {
        database.close();
        resolve(counts[0].result === counts[1].result);
      };
    };
  });

/** Makes the page's main thread so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Scrolls down a long list for some seconds, and returns the 95th percentile of the time between frames, in ms. */
export async function frames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const times: number[] = [];
    for (let frame = 0; frame < 150; frame++) {
      scrollBy(0, 60);
      times.push(await new Promise(requestAnimationFrame));
    }
    const gaps = times.slice(1).map((time, index) => time - times[index]);
    return Math.round(gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)]);
  });
}
