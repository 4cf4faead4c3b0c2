// What was quarantined, in its store: read one by one and after the first screen, since values may be large.
import { readOrNull } from './errors';
import { bounded, kindOf, type QuarantinedEntry, type QuarantineNote } from './quarantine';
import type { GameRecord } from './record';
import type { RowDatabase, RowSource } from './rows';
import { playableRecordOf, rowOf, summaryRowOf } from './schema';

type Use = RowSource['use'];

export async function listQuarantined(use: Use): Promise<QuarantinedEntry[]> {
  const entries: QuarantinedEntry[] = [];
  for await (const entry of quarantinedEntries(use)) entries.push(entry);
  return entries;
}

async function* quarantinedEntries(use: Use): AsyncIterable<QuarantinedEntry> {
  const keys = await use((database) => database.read('aside', ({ aside }) => aside.keys()));
  for (const key of keys) {
    const value = await use((database) => database.read('aside', ({ aside }) => aside.get(key)));
    if (value) yield { ...value, key };
  }
}

/**
 * Restores what this version can play, since an update taught it, and cuts values that are larger than any record. Resolves
 * with what remains.
 */
export async function restoreQuarantined(use: Use): Promise<QuarantineNote[]> {
  const notes: QuarantineNote[] = [];
  for await (const entry of quarantinedEntries(use)) {
    const { key, reason, at, raw } = entry;
    const kind = kindOf(raw);
    if (await isRestored(use, entry, kind === 'analysis')) continue;
    notes.push({ key, kind, reason });
    const cut = bounded(raw);
    if (cut !== raw) await use((database) => replace(database, key, { reason, at, raw: cut }));
  }
  return notes;
}

async function isRestored(use: Use, entry: QuarantinedEntry, isAnalysis: boolean) {
  if (isAnalysis) {
    const { restoreAnalysis } = await import('./analysisStore');
    return use((database) => restoreAnalysis(database, entry));
  }
  const record = readOrNull(entry.raw, playableRecordOf);
  return record !== null && use((database) => restoreGame(database, entry.key, record));
}

/** Puts a game among the others, unless its place is taken. Returns whether it is there. */
async function restoreGame(
  database: RowDatabase,
  key: number,
  record: GameRecord,
): Promise<boolean> {
  const summary = summaryRowOf(record);
  return database.write(['games', 'summaries', 'aside'], async ({ games, aside, summaries }) => {
    const [isTaken, isHere] = [await games.has(record.id), await aside.has(key)];
    // Another page may have restored it meanwhile.
    if (isTaken || !isHere) return !isHere;
    await games.put(rowOf(record));
    await summaries.put(summary);
    await aside.delete(key);
    return true;
  });
}

/** Another page may have deleted it meanwhile. */
async function replace(
  database: RowDatabase,
  key: number,
  value: Omit<QuarantinedEntry, 'key'>,
): Promise<void> {
  await database.write('aside', async ({ aside }) => {
    if (await aside.has(key)) await aside.put(value, key);
  });
}
