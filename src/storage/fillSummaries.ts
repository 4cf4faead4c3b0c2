// Makes good what summaries lack: those of games that an earlier version of the app saved, or another program put here.
// Done in pieces, the unfinished games first, while the app is used.
import { InputError } from '../rules/types';
import { type Database, recordOf, summaryRowOf } from './schema';
import { oneOf, within } from './transaction';

/** Games of one transaction: a moment's work, and room for a save between two. */
const PIECE = 40;

/** A game that has no form of a record. */
interface BadRow {
  readonly id: string;
  readonly reason: string;
}

/** Whether every game has its summary and every summary its game. */
export async function isSummarised(database: Database): Promise<boolean> {
  const [games, summaries] = await Promise.all([
    database.count('games'),
    database.count('summaries'),
  ]);
  return games === summaries;
}

/**
 * Writes the summaries that are missing and deletes those without a game. `use` runs an operation on the open database;
 * `setAside` is told which games have no form of a record.
 */
export async function fillSummaries(
  use: <T>(operation: (database: Database) => Promise<T>) => Promise<T>,
  setAside: (bad: BadRow) => Promise<void>,
): Promise<void> {
  const { missing, surplus } = await use(compareKeys);
  for (let at = 0; at < missing.length; at += PIECE) {
    const piece = missing.slice(at, at + PIECE);
    for (const bad of await use((database) => fillPiece(database, piece))) await setAside(bad);
  }
  if (surplus.length > 0) await use((database) => deleteSurplus(database, surplus));
}

/** Deletes summaries, to be made anew. */
export async function deleteSummaries(database: Database, ids: readonly string[]): Promise<void> {
  const tx = database.transaction('summaries', 'readwrite');
  await within(tx, () => Promise.all(ids.map((id) => tx.store.delete(id))));
}

async function compareKeys(database: Database) {
  const tx = database.transaction(['games', 'summaries']);
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const [listed, all, summarised] = await Promise.all([
      games.index('finishedUpdatedAt').getAllKeys(),
      games.getAllKeys(),
      tx.objectStore('summaries').getAllKeys(),
    ]);
    const known = new Set(summarised);
    const stored = new Set(all);
    return {
      // The index has the unfinished games first; what it lacks is damaged.
      missing: [...new Set([...listed, ...all])].filter((id) => !known.has(id)),
      surplus: summarised.filter((id) => !stored.has(id)),
    };
  });
}

/** Returns the games that could not be summed up. */
async function fillPiece(database: Database, ids: readonly string[]): Promise<BadRow[]> {
  const bad: BadRow[] = [];
  const tx = database.transaction(['games', 'summaries'], 'readwrite');
  await within(tx, async () => {
    const rows = await Promise.all(ids.map((id) => tx.objectStore('games').get(id)));
    const writes = rows.flatMap((row, index) => {
      if (row === undefined) return [];
      try {
        return [oneOf(tx.objectStore('summaries').put(summaryRowOf(recordOf(row))))];
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        bad.push({ id: ids[index], reason: error.message });
        return [];
      }
    });
    await Promise.all(writes);
  });
  return bad;
}

/** A game may have been saved under the same id since it was missed. */
async function deleteSurplus(database: Database, ids: readonly string[]): Promise<void> {
  const tx = database.transaction(['games', 'summaries'], 'readwrite');
  await within(tx, async () => {
    for (const id of ids) {
      if ((await tx.objectStore('games').count(id)) === 0) {
        await tx.objectStore('summaries').delete(id);
      }
    }
  });
}
