// The database as a whole, for backup, restore and erasing: what changes it, in one transaction.
import type { Work } from './breather';
import { replacedSince, revisionOf } from './errors';
import type { StoreChanges, StoreContent } from './gameStore';
import { type Database, rowOf, STORES, summaryRowOf, withoutIndex } from './schema';
import { oneOf, within } from './transaction';

/** Games read or written at once: a moment's work. */
const PART = 60;

/** Keys and records of the next games, readable or not, sorted by key. */
export function readGames(database: Database, from: IDBKeyRange | undefined) {
  const tx = database.transaction('games');
  return within(tx, async () => {
    const [keys, rows] = await Promise.all([
      tx.store.getAllKeys(from, PART),
      tx.store.getAll(from, PART),
    ]);
    return keys.map((key, index) => [key, withoutIndex(rows[index])] as const);
  });
}

export function readRest(database: Database): Promise<StoreContent> {
  const tx = database.transaction(['analyses', 'reviews', 'attempts', 'aside', 'settings']);
  return within(tx, async () => {
    const settings = tx.objectStore('settings');
    const [analyses, reviews, attempts, aside, keys, values] = await Promise.all([
      tx.objectStore('analyses').getAll(),
      tx.objectStore('reviews').getAll(),
      tx.objectStore('attempts').getAll(),
      tx.objectStore('aside').getAll(),
      settings.getAllKeys(),
      settings.getAll(),
    ]);
    const choices = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    return { analyses, reviews, attempts, aside, choices };
  });
}

/** @throws ConflictError if a game or an analysis is not as it was seen; nothing is changed then */
export function writeWhole(
  database: Database,
  changes: StoreChanges,
  { onProgress, signal }: Work = {},
): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const there = new Set(await games.getAllKeys());
    for (let at = 0; at < changes.games.length; at += PART) {
      if (signal?.aborted) throw new DOMException('cancelled', 'AbortError');
      const part = changes.games.slice(at, at + PART);
      const stored = await Promise.all(
        part.map(({ record: { id } }) => (there.has(id) ? games.get(id) : undefined)),
      );
      for (const [index, { seen }] of part.entries()) {
        const conflict = replacedSince(stored[index], seen);
        if (conflict) throw conflict;
      }
      const writes = part.flatMap(({ record }) => [
        oneOf(games.put(rowOf(record))),
        oneOf(tx.objectStore('summaries').put(summaryRowOf(record))),
      ]);
      await Promise.all(writes);
      onProgress?.(at + part.length, changes.games.length);
    }
    const analyses = tx.objectStore('analyses');
    for (const { record, seen } of changes.analyses) {
      const conflict = replacedSince(revisionOf(await analyses.get(record.id)), seen);
      if (conflict) throw conflict;
      await analyses.put(record);
    }
    for (const review of changes.reviews) await tx.objectStore('reviews').put(review);
    for (const attempt of changes.attempts) await tx.objectStore('attempts').put(attempt);
    for (const entry of changes.aside) await tx.objectStore('aside').add(entry);
    for (const [key, value] of changes.choices) await tx.objectStore('settings').put(value, key);
  });
}

export async function eraseWhole(database: Database): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await within(tx, () => Promise.all(STORES.map((name) => tx.objectStore(name).clear())));
}
