// The app's database as it is on a device, read and written without a way through the app.
import type { Runs } from './layout';

/** Puts rows into stores of the database, and returns all rows of one store; the app must have been opened on this page before. */
export async function inDatabase<Row>(
  page: Runs,
  put: Readonly<Record<string, readonly unknown[]>>,
  read: string,
): Promise<Row[]> {
  const found = await page.evaluate(
    ({ json, wanted }) =>
      new Promise<string>((resolve, reject) => {
        const rows: Record<string, unknown[]> = JSON.parse(json);
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        // It is the app's to make.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...new Set([wanted, ...Object.keys(rows)])];
          const tx = database.transaction(names, 'readwrite');
          for (const [name, all] of Object.entries(rows)) {
            for (const row of all) tx.objectStore(name).put(row);
          }
          const reading = tx.objectStore(wanted).getAll();
          tx.oncomplete = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
          tx.onerror = () => reject(tx.error);
        };
      }),
    // As text, which takes Playwright a fraction of the time that thousands of objects take.
    { json: JSON.stringify(put), wanted: read },
  );
  return JSON.parse(found);
}
