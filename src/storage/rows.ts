// How the row of one game changes: always in one transaction of strict durability, and its summary with it.
import { changedSince, conflictWith } from './errors';
import { parseRecord } from './parseRecord';
import { bounded } from './quarantine';
import type { GameLabels, GameRecord } from './record';
import { type Database, recordOf, rowOf, summaryRowOf } from './schema';
import { lastOf, within } from './transaction';

function change<Name extends 'games' | 'summaries' | 'reviews' | 'aside'>(
  database: Database,
  names: readonly Name[],
) {
  return database.transaction(names, 'readwrite', { durability: 'strict' });
}

/** Stores a game as the next revision. @throws ConflictError if it was saved or deleted elsewhere meanwhile */
export async function saveRow(database: Database, record: GameRecord): Promise<void> {
  const row = rowOf(record);
  const summary = summaryRowOf(record);
  const tx = change(database, ['games', 'summaries']);
  await within(tx, async () => {
    const games = tx.objectStore('games');
    const stored = await games.get(row.id);
    // A save may have succeeded although its connection was lost before it could say so.
    if (stored && JSON.stringify(stored) === JSON.stringify(row)) return;
    const conflict = conflictWith(stored, row);
    if (conflict) throw conflict;
    await lastOf(tx, games.put(row), tx.objectStore('summaries').put(summary));
  });
}

/** The game with its new labels, or null if it is gone. @throws InputError for a bad name */
export async function relabelRow(
  database: Database,
  id: string,
  labels: Partial<GameLabels>,
): Promise<GameRecord | null> {
  const tx = change(database, ['games', 'summaries']);
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const row = await games.get(id);
    if (row === undefined) return null;
    const record = recordOf(row);
    const changed = parseRecord({ ...record, ...labels, revision: record.revision + 1 });
    const summary = summaryRowOf(changed);
    await lastOf(tx, games.put(rowOf(changed)), tx.objectStore('summaries').put(summary));
    return changed;
  });
}

/** Deletes a game and its review. @throws ConflictError if it is not at this revision any more */
export async function removeRow(
  database: Database,
  id: string,
  revision: number | undefined,
): Promise<void> {
  const tx = change(database, ['games', 'summaries', 'reviews']);
  await within(tx, async () => {
    const games = tx.objectStore('games');
    const conflict = changedSince(await games.get(id), revision);
    if (conflict) throw conflict;
    const others = [tx.objectStore('summaries').delete(id), tx.objectStore('reviews').delete(id)];
    await lastOf(tx, games.delete(id), ...others);
  });
}

/** Moves a game to those that cannot be read. `at` is in milliseconds since 1970. */
export async function moveAside(
  database: Database,
  id: string,
  reason: string,
  at: number,
): Promise<void> {
  const tx = change(database, ['games', 'summaries', 'aside']);
  await within(tx, async () => {
    const games = tx.objectStore('games');
    const raw: unknown = await games.get(id);
    await tx.objectStore('summaries').delete(id);
    if (raw === undefined) return;
    await tx.objectStore('aside').add({ reason, at, raw: bounded(raw) });
    await games.delete(id);
  });
}
