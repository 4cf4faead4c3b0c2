// Games in IndexedDB. Each ply is one transaction of strict durability; rows that cannot be read move aside.
import { InputError } from '../rules/types';
import { choicesKey, parseChoices } from './choices';
import type { Connection } from './connection';
import { changedSince, conflictWith } from './errors';
import type {
  AsideEntry,
  GameStore,
  NewGameChoices,
  StoreChanges,
  StoreContent,
  StoreStatus,
} from './gameStore';
import { parseRecord } from './parseRecord';
import type { GameLabels, GameRecord } from './record';
import { type Database, type GameRow, playableRecordOf, recordOf, rowOf } from './schema';
import type { StatusSource } from './status';
import { within } from './transaction';
import { eraseWhole, readWhole, writeWhole } from './wholeDatabase';

export interface DatabaseStoreParts {
  readonly connection: Connection;
  readonly status: StatusSource;
  /** Asks the browser to keep the data; called after the first save, never waited for. */
  readonly persist: () => void;
  readonly now: () => number;
}

export class DatabaseStore implements GameStore {
  private readonly connection: Connection;
  private readonly statusSource: StatusSource;
  private readonly now: () => number;
  private persist: (() => void) | null;

  constructor({ connection, status, persist, now }: DatabaseStoreParts) {
    this.connection = connection;
    this.statusSource = status;
    this.persist = persist;
    this.now = now;
  }

  get status(): StoreStatus {
    return this.statusSource.status;
  }

  subscribe(listener: (status: StoreStatus) => void): () => void {
    return this.statusSource.subscribe(listener);
  }

  async save(record: GameRecord): Promise<void> {
    try {
      await this.connection.use((database) => saveRow(database, rowOf(record)));
    } catch (error) {
      if (error instanceof Error && error.name === 'QuotaExceededError') {
        throw new Error('the storage of this device is full', { cause: error });
      }
      throw error;
    }
    this.persist?.();
    this.persist = null;
  }

  async load(id: string): Promise<GameRecord | null> {
    const row = await this.connection.use((database) => database.get('games', id));
    if (row === undefined) return null;
    const problem = problemWith(row, playableRecordOf);
    if (problem === null) return recordOf(row);
    await this.setAside(id, problem);
    throw new InputError(problem);
  }

  relabel(id: string, labels: Partial<GameLabels>): Promise<GameRecord | null> {
    return this.connection.use((database) => relabelRow(database, id, labels));
  }

  remove(id: string, revision?: number): Promise<void> {
    return this.connection.use((database) => removeRow(database, id, revision));
  }

  listUnfinished(): Promise<GameRecord[]> {
    return this.list(0);
  }

  listFinished(): Promise<GameRecord[]> {
    return this.list(1);
  }

  private async list(finished: 0 | 1): Promise<GameRecord[]> {
    const range = IDBKeyRange.bound([finished], [finished + 1]);
    const rows = await this.connection.use((database) =>
      database.getAllFromIndex('games', 'finishedUpdatedAt', range),
    );
    const bad = await this.setBadAside(rows);
    return rows
      .filter((row) => !bad.has(row))
      .map(recordOf)
      .reverse();
  }

  setAside(id: string, reason: string): Promise<void> {
    return this.connection.use((database) => moveAside(database, id, reason, this.now()));
  }

  async listAside(): Promise<AsideEntry[]> {
    return this.connection.use(async (database) => {
      const tx = database.transaction('aside');
      return within(tx, async () => {
        const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
        return values.map((value, index) => ({ key: keys[index], ...value }));
      });
    });
  }

  removeAside(key: number): Promise<void> {
    return this.connection.use((database) => database.delete('aside', key));
  }

  async newGameChoices(game: string): Promise<NewGameChoices | null> {
    const key = choicesKey(game);
    return parseChoices(await this.connection.use((database) => database.get('settings', key)));
  }

  async rememberChoices(game: string, choices: NewGameChoices): Promise<void> {
    await this.connection.use((database) => database.put('settings', choices, choicesKey(game)));
  }

  readAll(): Promise<StoreContent> {
    return this.connection.use(readWhole);
  }

  writeAll(changes: StoreChanges): Promise<void> {
    return this.connection.use((database) => writeWhole(database, changes));
  }

  eraseAll(): Promise<void> {
    return this.connection.use(eraseWhole);
  }

  close(): void {
    this.connection.close('The storage was closed.');
  }

  /**
   * Looks after what no list would show: rows so damaged that the index lacks them go aside, and games set aside that
   * this version can play (an update taught it) come back.
   */
  async tidy(): Promise<void> {
    const strays = await this.connection.use(async (database) => {
      const [all, indexed] = await Promise.all([
        database.count('games'),
        database.countFromIndex('games', 'finishedUpdatedAt'),
      ]);
      return all === indexed ? [] : database.getAll('games');
    });
    await this.setBadAside(strays);
    for (const entry of await this.listAside()) {
      if (problemWith(entry.raw, playableRecordOf) !== null) continue;
      await this.connection.use((database) => bringBack(database, entry));
    }
  }

  /** Sets aside the rows that have no form of a record, and returns them. */
  private async setBadAside(rows: readonly GameRow[]): Promise<Set<GameRow>> {
    const bad = new Set<GameRow>();
    for (const row of rows) {
      const problem = problemWith(row, recordOf);
      if (problem === null) continue;
      bad.add(row);
      await this.setAside(row.id, problem);
    }
    return bad;
  }
}

/** Why a row cannot be read, or null. */
function problemWith(row: unknown, read: (row: unknown) => GameRecord): string | null {
  try {
    read(row);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

async function saveRow(database: Database, row: GameRow): Promise<void> {
  const tx = database.transaction('games', 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    const stored = await tx.store.get(row.id);
    // A save may have succeeded although its connection was lost before it could say so.
    if (stored && JSON.stringify(stored) === JSON.stringify(row)) return;
    const conflict = conflictWith(stored, row);
    if (conflict) throw conflict;
    await tx.store.put(row);
  });
}

async function relabelRow(
  database: Database,
  id: string,
  labels: Partial<GameLabels>,
): Promise<GameRecord | null> {
  const tx = database.transaction('games', 'readwrite', { durability: 'strict' });
  return within(tx, async () => {
    const row = await tx.store.get(id);
    if (row === undefined) return null;
    const record = recordOf(row);
    const changed = parseRecord({ ...record, ...labels, revision: record.revision + 1 });
    await tx.store.put(rowOf(changed));
    return changed;
  });
}

async function removeRow(
  database: Database,
  id: string,
  revision: number | undefined,
): Promise<void> {
  const tx = database.transaction('games', 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    const conflict = changedSince(await tx.store.get(id), revision);
    if (conflict) throw conflict;
    await tx.store.delete(id);
  });
}

async function moveAside(
  database: Database,
  id: string,
  reason: string,
  at: number,
): Promise<void> {
  const tx = database.transaction(['games', 'aside'], 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    const games = tx.objectStore('games');
    const raw: unknown = await games.get(id);
    if (raw === undefined) return;
    await tx.objectStore('aside').add({ reason, at, raw });
    await games.delete(id);
  });
}

async function bringBack(database: Database, { key, raw }: AsideEntry): Promise<void> {
  const record = playableRecordOf(raw);
  const tx = database.transaction(['games', 'aside'], 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    const games = tx.objectStore('games');
    if ((await games.count(record.id)) > 0) return;
    await games.put(rowOf(record));
    await tx.objectStore('aside').delete(key);
  });
}
