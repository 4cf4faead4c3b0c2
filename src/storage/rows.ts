// The row layer: rows by key in named stores, read and changed in transactions. On the device they lie in IndexedDB
// (databaseRows.ts), else in this page's memory (memoryRows.ts); every store of the app is written once on top of it.
import type { IndexNames } from 'idb';
import type { ExtendDeadline } from './errors';
import type { FortyoneSchema, STORES } from './schema';

export type StoreName = (typeof STORES)[number];
export type Row<Name extends StoreName> = FortyoneSchema[Name]['value'];
export type RowKey<Name extends StoreName> = FortyoneSchema[Name]['key'];

/** A key of a row or of an index. Numbers come before texts, texts before lists. */
export type KeyValue = number | string | KeyValue[];

/** Keys between two; all if nothing is said. */
export interface KeyRange {
  /** The first key. */
  readonly from?: KeyValue;
  /** The key before the first, in place of `from`. */
  readonly after?: KeyValue;
  /** The last key. */
  readonly to?: KeyValue;
}

/** Which rows, and in which order: by key, or by an index, which leaves out rows that lack what it needs. */
export interface Query<Name extends StoreName> extends KeyRange {
  readonly index?: IndexNames<FortyoneSchema, Name>;
  /** How many rows at most. */
  readonly most?: number;
}

/** The rows of one store within a transaction. */
export interface Rows<Name extends StoreName> {
  get(key: RowKey<Name>): Promise<Row<Name> | undefined>;
  has(key: RowKey<Name>): Promise<boolean>;
  list(query?: Query<Name>): Promise<Row<Name>[]>;
  /** Keys of the rows themselves. */
  keys(query?: Query<Name>): Promise<RowKey<Name>[]>;
  count(query?: Query<Name>): Promise<number>;
  /** The last row of a range. */
  last(query: Query<Name>): Promise<Row<Name> | undefined>;
}

export interface WritableRows<Name extends StoreName> extends Rows<Name> {
  /** Stores a row in place of another one; `key` where rows hold none. */
  put(row: Row<Name>, key?: RowKey<Name>): Promise<unknown>;
  /** Puts many rows and waits for the last alone: hearing of ten thousand one by one takes as long as writing them. */
  putAll(rows: readonly Row<Name>[]): Promise<void>;
  /** Stores a row under the next free number. */
  add(row: Row<Name>): Promise<unknown>;
  delete(key: RowKey<Name>): Promise<void>;
  clear(): Promise<void>;
}

/** The rows of some stores, by name. */
type ReadableStores<Names extends StoreName> = {
  readonly [Name in Names]: Rows<Name>;
};
export type WritableStores<Names extends StoreName> = {
  readonly [Name in Names]: WritableRows<Name>;
};

/**
 * Waits for the last requests of a transaction. Its end is asked for together with them: they are carried out even if the
 * page is left before it hears of it.
 */
export type Finish = (...requests: readonly Promise<unknown>[]) => Promise<void>;

/** Steps may wait for nothing but rows of their transaction. */
export interface RowDatabase {
  read<Names extends StoreName, T>(
    names: Names | readonly Names[],
    steps: (stores: ReadableStores<Names>) => Promise<T>,
  ): Promise<T>;
  /**
   * Runs steps of which all happen, or none if one fails; resolves when they are safe. With `relaxed` durability a power
   * cut may still undo them, which serves for what can be made anew.
   */
  write<Names extends StoreName, T>(
    names: Names | readonly Names[],
    steps: (stores: WritableStores<Names>, finish: Finish) => Promise<T>,
    durability?: 'strict' | 'relaxed',
  ): Promise<T>;
}

/** How a store comes to its rows. Operations must bear being run twice: a connection may be lost. */
export interface RowSource {
  /** Runs an operation. @throws UnansweredError if the answer is overdue; the operation goes on */
  use<T>(
    operation: (database: RowDatabase, extendDeadline: ExtendDeadline) => Promise<T>,
  ): Promise<T>;
  /** Runs a save, and resolves when it can be relied on. */
  keep(write: (database: RowDatabase) => Promise<void>): Promise<void>;
  close(): void;
}
