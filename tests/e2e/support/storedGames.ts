// The device's database as it is, and games put into it without playing them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRecord } from '../../../src/storage/record';
import { type GameRow, rowOf, type SummaryRow, summaryRowOf } from '../../../src/storage/schema';

/** Stores the games; the app must have been opened on this page before. */
export async function storeGames(page: Page, records: readonly GameRecord[]): Promise<void> {
  await inGames(page, records.map(rowOf), records.map(summaryRowOf));
}

/** All stored games, by id. */
export function storedGames(page: Page): Promise<GameRow[]> {
  return inGames(page, [], []);
}

/** Waits until the game on the screen is stored with this many moves: each is drawn a moment before. */
export async function savedPlies(page: Page, count: number): Promise<void> {
  const id = await page.evaluate(() => decodeURIComponent(location.hash.replace('#/game/', '')));
  await expect
    .poll(async () => (await storedGames(page)).find((row) => row.id === id)?.moves.length)
    .toBe(count);
}

/** Puts the rows, and returns all that are stored then. */
function inGames(
  page: Page,
  rows: readonly GameRow[],
  summaries: readonly SummaryRow[],
): Promise<GameRow[]> {
  return page.evaluate(
    ([put, summed]) =>
      new Promise<GameRow[]>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        // It is the app's to make.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const database = opening.result;
          const tx = database.transaction(['games', 'summaries'], 'readwrite');
          const games = tx.objectStore('games');
          for (const row of put) games.put(row);
          for (const row of summed) tx.objectStore('summaries').put(row);
          const all = games.getAll();
          tx.oncomplete = () => {
            database.close();
            resolve(all.result);
          };
          tx.onerror = () => reject(tx.error);
        };
      }),
    [rows, summaries] as const,
  );
}
