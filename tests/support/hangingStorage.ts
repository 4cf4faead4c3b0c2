// Storage that does not answer: something else holds it, as a page does that was left in mid-write.
import type { StoreName } from '../../src/storage/rows';
import { DATABASE, DATABASE_VERSION } from '../../src/storage/schema';

/** Runs requests in a transaction until it is let go of, so that it never ends by itself. */
function keepBusy(store: IDBObjectStore, isHeld: () => boolean, end: () => void): void {
  const request = store.get('nothing');
  request.onsuccess = () => (isHeld() ? keepBusy(store, isHeld, end) : end());
}

/** Keeps a new database from being opened until the returned function is called. */
export function holdOpening(): () => void {
  let held = true;
  const opening = indexedDB.open(DATABASE, DATABASE_VERSION);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore('held');
    // Undone, it leaves nothing behind.
    keepBusy(
      store,
      () => held,
      () => opening.transaction?.abort(),
    );
  };
  // Expected: the upgrade is undone.
  opening.onerror = (event) => event.preventDefault();
  return () => {
    held = false;
  };
}

/** Keeps games from being read and written until the returned function is called. */
export const holdGames = (): Promise<() => void> => holdStores(['games']);

/** The same of some stores, which exist. */
export async function holdStores(names: readonly StoreName[]): Promise<() => void> {
  let held = true;
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(DATABASE);
    opening.onsuccess = () => {
      const database = opening.result;
      const tx = database.transaction(names, 'readwrite');
      tx.oncomplete = () => database.close();
      keepBusy(
        tx.objectStore(names[0]),
        () => held,
        () => undefined,
      );
      resolve();
    };
  });
  return () => {
    held = false;
  };
}
