// What is timed in the app: each screen as its player waits for it, on a device that holds much and on one that holds a little, in
// turn.
import type { Page } from 'playwright-core';
import { rowOf, summaryRowOf } from '../../../src/storage/schema';
import { inDatabase } from '../../e2e/support/database';
import type { Device } from '../../e2e/support/device';
import { offeredMove, tapMove } from '../../e2e/support/play';
import { PERSONS_GAME, type UsedStore } from './usedStore';

/** Rows handed to the page at once. */
const PART = 500;

/** Puts everything where the app keeps it. */
export async function fill(page: Page, used: UsedStore): Promise<void> {
  await page.locator('main[aria-busy="false"]').waitFor();
  const stores = {
    games: used.games.map(rowOf),
    summaries: used.games.map(summaryRowOf),
    reviews: used.reviews,
    analyses: used.analyses,
    attempts: used.attempts,
  };
  for (const [name, rows] of Object.entries(stores)) {
    for (let at = 0; at < rows.length; at += PART)
      await inDatabase(page, { [name]: rows.slice(at, at + PART) }, 'settings');
  }
}

/** Remembers how long each transaction that writes takes, for `lastSave`. Runs before the page's own code. */
export async function watchSaves(device: Device): Promise<void> {
  await device.context.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      const begun = performance.now();
      const tx = transaction.call(this, names, mode, options);
      if (mode === 'readwrite' && [...tx.objectStoreNames].includes('games'))
        tx.addEventListener('complete', () => {
          document.documentElement.dataset.saves = `${Number(document.documentElement.dataset.saves ?? 0) + 1}`;
          document.documentElement.dataset.saved = `${performance.now() - begun}`;
        });
      return tx;
    };
  });
}

/** Waits for something of a page; where it does not come, the failures that the page knows of are said. */
async function shownOn(page: Page, shown: string): Promise<void> {
  try {
    await page.locator(shown).first().waitFor();
  } catch (error) {
    const failures = await page.evaluate(() => localStorage.getItem('fortyone.failures'));
    throw new Error(`${shown} was not shown; failures: ${failures}`, { cause: error });
  }
}

/** Milliseconds that something takes on a page. */
type Measure = (page: Page, url: string) => Promise<number>;

const opening =
  (hash: string, shown: string): Measure =>
  async (page, url) => {
    await page.goto('about:blank');
    const begun = performance.now();
    await page.goto(url + hash);
    await shownOn(page, shown);
    return performance.now() - begun;
  };

/** From Home, as a player goes there; what Home still does has ended. */
const leading =
  (hash: string, shown: string): Measure =>
  async (page, url) => {
    await opening('#/', HOME_WHOLE)(page, url);
    const begun = performance.now();
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await shownOn(page, shown);
    return performance.now() - begun;
  };

const THIRD_BOARD = '[aria-labelledby="continue"] li:nth-child(3) .board-picture';
const HOME_WHOLE = '[aria-labelledby="analyse"] .board-picture';

/** A move by taps in a game of two persons: until it is drawn, and how long the storage took. */
const savedMove: Measure = async (page, url) => {
  await opening(`#/game/${PERSONS_GAME}`, '.board-cell')(page, url);
  const text = await page.locator('[data-part="strip"]', { hasText: ', to move' }).textContent();
  const move = await offeredMove(page, text?.includes('White') ? 'white' : 'black');
  const saves = await page.evaluate(() => document.documentElement.dataset.saves ?? '0');
  await tapMove(page, ...move);
  await page.waitForFunction(
    (before) => (document.documentElement.dataset.saves ?? '0') !== before,
    saves,
  );
  return page.evaluate(() => Number(document.documentElement.dataset.saved));
};

export const MEASURES: Readonly<Record<string, Measure>> = {
  'Start: Home with its boards to go on with': opening('#/', THIRD_BOARD),
  'Home, with its latest analysis': opening('#/', HOME_WHOLE),
  'Home, with what is due today': opening('#/', 'strong:text-is("Due today")'),
  'History, first rows': leading('#/history', '[data-game] .board-picture'),
  'History, all counted': leading('#/history', 'p[role="status"]:text-matches("^[0-9]+ games$")'),
  'History, analyses': leading('#/history?list=analyses', '[aria-label="Analyses"] .board-picture'),
  Statistics: leading('#/statistics', 'figure dl'),
  'Statistics, with mistakes': leading('#/statistics', 'caption:text("Your mistakes")'),
  'Puzzles of a game': leading('#/puzzles/cuarenta', 'main a'),
  'A puzzle in training': leading('#/puzzles/cuarenta/training', '.board-cell'),
  'A mistake to practise': leading('#/puzzles/cuarenta/mistake', '.board-cell'),
  'Progress in a game': leading('#/progress/cuarenta', '#puzzles'),
  'Save of a move': savedMove,
};
