// The database as a whole, for backup, restore and erasing: each in one transaction.
import { replacedSince, revisionOf } from './errors';
import type { StoreChanges, StoreContent } from './gameStore';
import { type Database, rowOf, summaryRowOf, withoutIndex } from './schema';
import { within } from './transaction';

const STORES = ['games', 'summaries', 'analyses', 'aside', 'settings'] as const;

export function readWhole(database: Database): Promise<StoreContent> {
  const tx = database.transaction(STORES);
  return within(tx, async () => {
    const settings = tx.objectStore('settings');
    const [rows, analyses, aside, keys, values] = await Promise.all([
      tx.objectStore('games').getAll(),
      tx.objectStore('analyses').getAll(),
      tx.objectStore('aside').getAll(),
      settings.getAllKeys(),
      settings.getAll(),
    ]);
    return {
      games: rows.map(withoutIndex),
      analyses,
      aside,
      choices: Object.fromEntries(keys.map((key, index) => [key, values[index]])),
    };
  });
}

/** @throws ConflictError if a game or an analysis is not as it was seen; nothing is changed then */
export function writeWhole(database: Database, changes: StoreChanges): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const analyses = tx.objectStore('analyses');
    for (const { record, seen } of changes.games) {
      const conflict = replacedSince(await games.get(record.id), seen);
      if (conflict) throw conflict;
    }
    for (const { record, seen } of changes.analyses) {
      const conflict = replacedSince(revisionOf(await analyses.get(record.id)), seen);
      if (conflict) throw conflict;
    }
    for (const { record } of changes.analyses) await analyses.put(record);
    for (const { record } of changes.games) {
      await games.put(rowOf(record));
      await tx.objectStore('summaries').put(summaryRowOf(record));
    }
    for (const entry of changes.aside) await tx.objectStore('aside').add(entry);
    for (const [key, value] of changes.choices) await tx.objectStore('settings').put(value, key);
  });
}

export async function eraseWhole(database: Database): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await within(tx, () => Promise.all(STORES.map((name) => tx.objectStore(name).clear())));
}
