// A page whose storage does not answer until it is let go of: something else holds it.
import type { BrowserContext, Page } from 'playwright-core';
import { DATABASE_VERSION } from '../../../src/storage/schema';

declare global {
  interface Window {
    /** Lets go of the storage that is held. */
    letGo?: () => void;
  }
}

/** From the next page on, the database does not open. */
export const hangOpening = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((version) => {
    let held = true;
    const opening = indexedDB.open('fortyone', version);
    const spin = (store: IDBObjectStore) => {
      store.get('nothing').onsuccess = () => (held ? spin(store) : opening.transaction?.abort());
    };
    opening.onupgradeneeded = () => spin(opening.result.createObjectStore('held'));
    // The upgrade is undone: it leaves nothing behind.
    opening.onerror = (event) => event.preventDefault();
    window.letGo = () => {
      held = false;
    };
  }, DATABASE_VERSION + 1);

/** From now on no game is read or written. */
export const hangGames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let held = true;
        const opening = indexedDB.open('fortyone');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          const spin = (store: IDBObjectStore) => {
            store.get('nothing').onsuccess = () => held && spin(store);
          };
          spin(tx.objectStore('games'));
          tx.oncomplete = () => opening.result.close();
          resolve();
        };
        window.letGo = () => {
          held = false;
        };
      }),
  );

export const letGo = (page: Page): Promise<void> => page.evaluate(() => window.letGo?.());
