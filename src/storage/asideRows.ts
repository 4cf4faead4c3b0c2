// What was set aside, in the database: read one by one and after the first screen, since values may be large.

import { problemWith } from './errors';
import type { QuarantinedEntry } from './gameStore';
import { bounded, kindOf, type QuarantineNote } from './quarantine';
import { type Database, playableRecordOf, rowOf, summaryRowOf } from './schema';
import { within } from './transaction';

/** Runs an operation on the open database; see Connection. */
type Use = <T>(operation: (database: Database) => Promise<T>) => Promise<T>;

export async function listAside(use: Use): Promise<QuarantinedEntry[]> {
  const entries: QuarantinedEntry[] = [];
  for await (const entry of asideEntries(use)) entries.push(entry);
  return entries;
}

async function* asideEntries(use: Use): AsyncIterable<QuarantinedEntry> {
  for (const key of await use((database) => database.getAllKeys('aside'))) {
    const value = await use((database) => database.get('aside', key));
    if (value) yield { key, ...value };
  }
}

/**
 * Looks after what was set aside: what this version can play, since an update taught it, comes back; of a value that is
 * larger than any record little is kept. Resolves with what remains.
 */
export async function tidyAside(use: Use): Promise<QuarantineNote[]> {
  const notes: QuarantineNote[] = [];
  for await (const entry of asideEntries(use)) {
    const { key, reason, at, raw } = entry;
    const kind = kindOf(raw);
    if (await broughtBack(use, entry, kind === 'analysis')) continue;
    notes.push({ key, kind, reason });
    const kept = bounded(raw);
    if (kept !== raw) await use((database) => replace(database, key, { reason, at, raw: kept }));
  }
  return notes;
}

async function broughtBack(
  use: Use,
  entry: QuarantinedEntry,
  isAnalysis: boolean,
): Promise<boolean> {
  if (isAnalysis) {
    const { bringBackAnalysis } = await import('./databaseAnalyses');
    return use((database) => bringBackAnalysis(database, entry));
  }
  if (problemWith(entry.raw, playableRecordOf) !== null) return false;
  return use((database) => bringBackGame(database, entry));
}

/** Puts a game among the others, unless its place is taken. Returns whether it is there. */
async function bringBackGame(database: Database, { key, raw }: QuarantinedEntry): Promise<boolean> {
  const record = playableRecordOf(raw);
  const summary = summaryRowOf(record);
  const tx = database.transaction(['games', 'summaries', 'aside'], 'readwrite', {
    durability: 'strict',
  });
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const [there, moved] = [await games.count(record.id), await tx.objectStore('aside').count(key)];
    // Another page may have brought it back meanwhile.
    if (there > 0 || moved === 0) return moved === 0;
    await games.put(rowOf(record));
    await tx.objectStore('summaries').put(summary);
    await tx.objectStore('aside').delete(key);
    return true;
  });
}

/** Another page may have cleared it meanwhile. */
async function replace(
  database: Database,
  key: number,
  value: Omit<QuarantinedEntry, 'key'>,
): Promise<void> {
  const tx = database.transaction('aside', 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    if ((await tx.store.count(key)) > 0) await tx.store.put(value, key);
  });
}
