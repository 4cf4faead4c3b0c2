// The row layer: rows by key in named stores, read and changed in transactions; and how these begin and end in IndexedDB. Where a
// device gives no storage, rows lie in this page's memory (memoryRows.ts); every store of the app is written once on top of it.
import { type IndexNames, unwrap, wrap } from 'idb';
import type { ExtendDeadline } from './errors';
import type { Database, FortyoneSchema, STORES } from './schema';

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
type Finish = (...requests: readonly Promise<unknown>[]) => Promise<void>;

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

interface Transaction {
  readonly done: Promise<void>;
  /** Why it was undone, if a request failed or there was no room. */
  readonly error: DOMException | null;
  abort(): void;
}

/** Runs the steps of a transaction and waits until it is complete; if one fails, none has happened. */
export async function within<T>(tx: Transaction, steps: () => Promise<T>): Promise<T> {
  // The step that failed rejects, or the code below does.
  tx.done.catch(() => undefined);
  let result: T;
  try {
    result = await steps();
  } catch (error) {
    abort(tx);
    // Nobody may have heard of the request that failed: the others only know that all was undone.
    throw tx.error ?? error;
  }
  await tx.done;
  return result;
}

/** One of several requests made at once; its failure is also its transaction's, and need not be heard twice. */
export function oneOf<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

/** Undoes a transaction, but for one that is complete or commits. */
export function abort(tx: Pick<Transaction, 'abort'>): void {
  try {
    tx.abort();
  } catch {
    // The browser has ended it already.
  }
}

export function databaseRows(database: Database): RowDatabase {
  const own = unwrap(database);
  return {
    read(names, steps) {
      const tx = own.transaction(names);
      return within(wrap(tx), () => steps(storesOf(tx)));
    },
    write(names, steps, durability = 'strict') {
      const tx = own.transaction(names, 'readwrite', { durability });
      return within(wrap(tx), () =>
        steps(storesOf(tx), async (...requests) => {
          tx.commit();
          await Promise.all(requests.map(oneOf));
        }),
      );
    },
  };
}

function storesOf(tx: IDBTransaction): WritableStores<StoreName> {
  const rows = <Name extends StoreName>(name: Name) => createRows<Name>(() => tx.objectStore(name));
  return {
    games: rows('games'),
    summaries: rows('summaries'),
    analyses: rows('analyses'),
    reviews: rows('reviews'),
    attempts: rows('attempts'),
    aside: rows('aside'),
    settings: rows('settings'),
  };
}

/** A transaction has not all stores: `store` is asked for when it is used. */
function createRows<Name extends StoreName>(store: () => IDBObjectStore): WritableRows<Name> {
  const source = ({ index }: Query<Name>) => (index === undefined ? store() : store().index(index));
  return {
    get: (key) => wrap(store().get(key)),
    has: async (key) => (await wrap(store().count(key))) > 0,
    list: (query = {}) => wrap(source(query).getAll(rangeOf(query), query.most)),
    keys: (query = {}) => {
      // Its type is what the schema says, which the browser does not know.
      const request: IDBRequest = source(query).getAllKeys(rangeOf(query), query.most);
      return wrap(request);
    },
    count: (query = {}) => {
      const range = rangeOf(query);
      return wrap(range ? source(query).count(range) : source(query).count());
    },
    last: async (query) => (await wrap(source(query).openCursor(rangeOf(query), 'prev')))?.value,
    put: (row, key) => wrap(key === undefined ? store().put(row) : store().put(row, key)),
    putAll: async (rows) => {
      const requests = rows.map((row) => store().put(row));
      const last = requests.at(-1);
      if (last) await wrap(last);
    },
    add: (row) => wrap(store().add(row)),
    delete: (key) => wrap(store().delete(key)),
    clear: () => wrap(store().clear()),
  };
}

function rangeOf({ from, after, to }: KeyRange): IDBKeyRange | undefined {
  const lower = after ?? from;
  const isOpen = after !== undefined;
  if (lower === undefined) return to === undefined ? undefined : IDBKeyRange.upperBound(to);
  return to === undefined
    ? IDBKeyRange.lowerBound(lower, isOpen)
    : IDBKeyRange.bound(lower, to, isOpen);
}
