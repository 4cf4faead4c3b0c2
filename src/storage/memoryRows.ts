// The row layer in this page's memory, for tests and for a device that gives no storage.
import type {
  KeyRange,
  KeyValue,
  Query,
  Row,
  RowDatabase,
  RowKey,
  StoreName,
  WritableRows,
} from './rows';
import { INDEXES } from './schema';

type KeyPath = string | readonly string[];

class Table<Name extends StoreName> implements WritableRows<Name> {
  private rows = new Map<RowKey<Name>, Row<Name>>();

  constructor(
    /** The key that a row holds, or the next free number. */
    private readonly keyOf: (
      row: Row<Name>,
      rows: ReadonlyMap<RowKey<Name>, unknown>,
    ) => RowKey<Name>,
    private readonly indexes: Readonly<Record<string, KeyPath>> = {},
  ) {}

  async get(key: RowKey<Name>) {
    return this.rows.get(key);
  }

  async has(key: RowKey<Name>) {
    return this.rows.has(key);
  }

  async list(query?: Query<Name>) {
    return this.found(query).map(([, row]) => row);
  }

  async keys(query?: Query<Name>) {
    return this.found(query).map(([key]) => key);
  }

  async count(query?: Query<Name>) {
    return this.found(query).length;
  }

  async last(query: Query<Name>) {
    return this.found(query).at(-1)?.[1];
  }

  async put(row: Row<Name>, key?: RowKey<Name>) {
    this.rows.set(key ?? this.keyOf(row, this.rows), row);
  }

  async putAll(rows: readonly Row<Name>[]) {
    for (const row of rows) this.rows.set(this.keyOf(row, this.rows), row);
  }

  add(row: Row<Name>) {
    return this.put(row);
  }

  async delete(key: RowKey<Name>) {
    this.rows.delete(key);
  }

  async clear() {
    this.rows.clear();
  }

  /** Remembers all rows; the function returned brings them back. */
  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => {
      this.rows = before;
    };
  }

  private found({ index, most, ...range }: Query<Name> = {}): [RowKey<Name>, Row<Name>][] {
    const path = index === undefined ? null : this.indexes[index];
    const keyed = [...this.rows].flatMap((entry) => {
      const key = path ? keyAt(entry[1], path) : entry[0];
      return key !== null && isWithin(key, range) ? [{ key, entry }] : [];
    });
    return keyed
      .sort((a, b) => compareKeys(a.key, b.key) || compareKeys(a.entry[0], b.entry[0]))
      .slice(0, most)
      .map(({ entry }) => entry);
  }
}

/** What an index finds in a row, or null. */
function keyAt(row: unknown, path: KeyPath): KeyValue | null {
  const value: unknown =
    typeof path === 'string' ? Object(row)[path] : path.map((name): unknown => Object(row)[name]);
  return isKey(value) ? value : null;
}

const isKey = (value: unknown): value is KeyValue =>
  (typeof value === 'number' && !Number.isNaN(value)) ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every(isKey));

function isWithin(key: KeyValue, { from, after, to }: KeyRange): boolean {
  return (
    (from === undefined || compareKeys(key, from) >= 0) &&
    (after === undefined || compareKeys(key, after) > 0) &&
    (to === undefined || compareKeys(key, to) <= 0)
  );
}

/** Below, at or above zero, in the order of IndexedDB. */
function compareKeys(a: KeyValue, b: KeyValue): number {
  if (!Array.isArray(a) || !Array.isArray(b)) {
    if (typeof a === typeof b) return a < b ? -1 : Number(a > b);
    return typeof a === 'number' || Array.isArray(b) ? -1 : 1;
  }
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareKeys(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const idOf = (row: { readonly id: string }): string => row.id;

function refuseKey(): never {
  throw new TypeError('rows of this store need a key');
}

/** A database of which nothing is left when the page is closed. */
export function createMemoryRows(): RowDatabase {
  const tables: { readonly [Name in StoreName]: Table<Name> } = {
    games: new Table(idOf, INDEXES.games),
    summaries: new Table(idOf, INDEXES.summaries),
    analyses: new Table(idOf, INDEXES.analyses),
    reviews: new Table(idOf),
    attempts: new Table(idOf, INDEXES.attempts),
    aside: new Table((_row, rows) => Math.max(0, ...rows.keys()) + 1),
    settings: new Table(refuseKey),
  };
  /** Settles when the transaction begun last is over: each waits for the one before. */
  let over: Promise<unknown> = Promise.resolve();
  const next = <T>(run: () => Promise<T>): Promise<T> => {
    const result = over.then(run);
    over = result.catch(() => undefined);
    return result;
  };
  return {
    read: (_names, steps) => next(() => steps(tables)),
    write: (names, steps) =>
      next(async () => {
        const undo = [names].flat().map((name) => tables[name].snapshot());
        try {
          return await steps(tables, async (...requests) => {
            await Promise.all(requests);
          });
        } catch (error) {
          for (const bringBack of undo) bringBack();
          throw error;
        }
      }),
  };
}
