// The database: its stores and indexes, its versions, and how a game lies in it.
import type { DBSchema, IDBPDatabase } from 'idb';
import { readFields } from './fields';
import type { AsideValue } from './gameStore';
import { parsePlayableRecord, parseRecord } from './parseRecord';
import type { GameRecord } from './record';

export const DATABASE = 'fortyone';
export const DATABASE_VERSION = 2;

/** A game with what its index needs: a record's result is no valid key. */
export interface GameRow extends GameRecord {
  readonly finished: 0 | 1;
}

export interface FortyoneSchema extends DBSchema {
  games: {
    key: string;
    value: GameRow;
    /** Finished or not, then by time: both lists come sorted. */
    indexes: { finishedUpdatedAt: [number, number] };
  };
  settings: { key: string; value: unknown };
  aside: { key: number; value: AsideValue };
}

export type Database = IDBPDatabase<FortyoneSchema>;

/**
 * Brings a database of an older version, 0 for none, to this one. Version 2 changed no store: it came with records of
 * version 2, and keeps builds away that would take those for damaged.
 */
export function upgrade(database: Database, oldVersion: number): void {
  if (oldVersion >= 1) return;
  const games = database.createObjectStore('games', { keyPath: 'id' });
  games.createIndex('finishedUpdatedAt', ['finished', 'updatedAt']);
  database.createObjectStore('settings');
  database.createObjectStore('aside', { autoIncrement: true });
}

export function rowOf(record: GameRecord): GameRow {
  return { ...record, finished: record.result ? 1 : 0 };
}

/** The record in a row. @throws InputError naming the bad field */
export function recordOf(row: unknown): GameRecord {
  return parseRecord(withoutIndex(row));
}

/** The record in a row, its moves checked too. @throws InputError naming the bad field or ply */
export function playableRecordOf(row: unknown): GameRecord {
  return parsePlayableRecord(withoutIndex(row));
}

/** A row as its record would be, readable or not. */
export function withoutIndex(row: unknown): unknown {
  const { finished: _finished, ...record } = readFields(row, 'the record');
  return record;
}
