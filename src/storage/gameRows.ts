// How the row of one game changes: always in one transaction, and its summary with it.
import { changedSince, conflictWith } from './errors';
import { parseRecord } from './parseRecord';
import { bounded } from './quarantine';
import type { GameLabels, GameRecord } from './record';
import type { RowDatabase } from './rows';
import { recordOf, rowOf, summaryRowOf } from './schema';

/** Stores a game as the next revision. @throws ConflictError if it was saved or deleted elsewhere meanwhile */
export async function saveGame(database: RowDatabase, record: GameRecord): Promise<void> {
  const row = rowOf(record);
  const summary = summaryRowOf(record);
  await database.write(['games', 'summaries'], async ({ games, summaries }, finish) => {
    const stored = await games.get(row.id);
    // A save may have succeeded although its connection was lost before it could say so.
    if (stored && JSON.stringify(stored) === JSON.stringify(row)) return;
    const conflict = conflictWith(stored, row);
    if (conflict) throw conflict;
    await finish(games.put(row), summaries.put(summary));
  });
}

/** The game with its new labels, or null if it is gone. @throws InputError for a bad name */
export function relabelGame(
  database: RowDatabase,
  id: string,
  labels: Partial<GameLabels>,
): Promise<GameRecord | null> {
  return database.write(['games', 'summaries'], async ({ games, summaries }, finish) => {
    const row = await games.get(id);
    if (row === undefined) return null;
    const record = recordOf(row);
    const changed = parseRecord({ ...record, ...labels, revision: record.revision + 1 });
    const summary = summaryRowOf(changed);
    await finish(games.put(rowOf(changed)), summaries.put(summary));
    return changed;
  });
}

/** Deletes a game and its review. @throws ConflictError if it is not at this revision any more */
export async function removeGame(
  database: RowDatabase,
  id: string,
  revision: number | undefined,
): Promise<void> {
  await database.write(
    ['games', 'summaries', 'reviews'],
    async ({ games, summaries, reviews }, finish) => {
      const conflict = changedSince(await games.get(id), revision);
      if (conflict) throw conflict;
      const others = [summaries.delete(id), reviews.delete(id)];
      await finish(games.delete(id), ...others);
    },
  );
}

/** Moves a game that cannot be read into quarantine. `at` is in milliseconds since 1970. */
export async function quarantineGame(
  database: RowDatabase,
  id: string,
  reason: string,
  at: number,
): Promise<void> {
  await database.write(['games', 'summaries', 'aside'], async ({ games, summaries, aside }) => {
    const raw: unknown = await games.get(id);
    await summaries.delete(id);
    if (raw === undefined) return;
    await aside.add({ reason, at, raw: bounded(raw) });
    await games.delete(id);
  });
}
