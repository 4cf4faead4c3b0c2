// Attempts at puzzles in IndexedDB: each is added in one transaction of strict durability.
import type { Attempt, NewAttempt } from '../puzzles/attempt';
import { type AttemptStore, isForestalled, readableAttempt, recordAfter } from './attemptRecord';
import type { Database } from './schema';
import { lastOf, within } from './transaction';

interface DatabaseAttemptsParts {
  /** Runs an operation on the open database; see Connection. */
  readonly use: <T>(operation: (database: Database) => Promise<T>) => Promise<T>;
  /** Runs a save, and resolves when it can be relied on. */
  readonly keep: (write: (database: Database) => Promise<void>) => Promise<void>;
}

export class DatabaseAttempts implements AttemptStore {
  constructor(private readonly parts: DatabaseAttemptsParts) {}

  async list(game: string): Promise<readonly Attempt[]> {
    const rows = await this.parts.use((database) =>
      database.getAllFromIndex('attempts', 'order', ofGame(game)),
    );
    return readableAmong(rows);
  }

  add(attempt: NewAttempt, earlier?: number): Promise<void> {
    return this.parts.keep((database) => addRow(database, attempt, earlier));
  }
}

/** Numbers are given within the transaction, so that two tabs never give the same; there too the first of a day is told. */
async function addRow(
  database: Database,
  attempt: NewAttempt,
  earlier: number | undefined,
): Promise<void> {
  const tx = database.transaction('attempts', 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    const [known, last] = await Promise.all([
      tx.store.count(attempt.id),
      tx.store.index('order').openKeyCursor(ofGame(attempt.game), 'prev'),
    ]);
    // A save may have succeeded although its connection was lost before it could say so.
    if (known > 0) return;
    if (attempt.way === 'daily') {
      const kept = await tx.store.index('order').getAll(ofGame(attempt.game));
      if (isForestalled(attempt, readableAmong(kept), earlier)) return;
    }
    await lastOf(tx, tx.store.put(recordAfter(attempt, last?.key[1] ?? 0)));
  });
}

const readableAmong = (rows: readonly unknown[]): Attempt[] =>
  rows.flatMap((row) => readableAttempt(row) ?? []);

/** Index keys of a game's attempts. */
const ofGame = (game: string): IDBKeyRange =>
  IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);
