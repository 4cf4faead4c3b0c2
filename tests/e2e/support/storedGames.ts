// Games put into the device's database without playing them, for the screens that list them.
import type { Page } from 'playwright-core';
import type { GameRecord } from '../../../src/storage/record';
import { rowOf } from '../../../src/storage/schema';

/** Stores the games; the app must have been opened on this page before. */
export function storeGames(page: Page, records: readonly GameRecord[]): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onsuccess = () => {
          const database = opening.result;
          const tx = database.transaction('games', 'readwrite');
          for (const row of rows) tx.objectStore('games').put(row);
          tx.oncomplete = () => {
            database.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error);
        };
      }),
    records.map(rowOf),
  );
}
