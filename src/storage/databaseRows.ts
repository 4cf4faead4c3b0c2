// The row layer on IndexedDB, and how its transactions end.
import { unwrap, wrap } from 'idb';
import type { KeyRange, Query, RowDatabase, StoreName, WritableRows, WritableStores } from './rows';
import type { Database } from './schema';

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
