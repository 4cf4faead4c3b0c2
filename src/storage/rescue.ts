// After the disk was full, a browser may go on from memory while its file is broken: it reads back what was written,
// and at its next start finds the file damaged and clears it. A reload of the page does not help, since the browser
// itself runs on. So once there is room, what is still readable is taken in hand, the database is closed until the
// browser lets go of its file, opened from the disk again, and what is missing there is written anew.
import { toTagged } from './backup/tagged';
import { type Database, type FortyoneSchema, STORES } from './schema';
import { oneOf, within } from './transaction';

/** Milliseconds after which a browser has closed a database that nobody uses; Chromium takes two seconds, or more. */
const LET_GO = 5000;
/** Timeout (ms) for a rescue, which closes the database twice. */
export const RESCUE_TIMEOUT_MS = 3 * LET_GO;
/** Characters that are written to see whether there is room: far more than a file may have left in its last block. */
const TRIED = 1 << 20;
/** A lock that every page of the app shares while it has the database. */
const PAGES = 'fortyone pages';
/** In the page's session storage, which outlives a reload: there while a rescue is owed. */
const OWED = 'fortyone.rescue';

type Name = (typeof STORES)[number];
type Key = FortyoneSchema[Name]['key'];
type Content = ReadonlyMap<Name, ReadonlyMap<Key, FortyoneSchema[Name]['value']>>;

/** The ways to the database. */
export interface Reopening {
  open(): Promise<Database>;
  /** Closes it for so many milliseconds and opens it from the disk. */
  openAnew(closedFor: number): Promise<Database>;
}

export class Rescue {
  private owed = readOwed();
  /** Kept until all of it is known to be on the disk. */
  private inHand: Content = new Map();

  constructor(private readonly connection: Reopening) {}

  get isOwed(): boolean {
    return this.owed;
  }

  /** A write has failed: nothing that is read back can be relied on. */
  owe(): void {
    this.setOwed(true);
  }

  /**
   * To be called once a write has succeeded. Rejects if there is no room yet, or another page keeps the database open;
   * nothing is lost by that.
   */
  async pay(): Promise<void> {
    if (!this.owed) return;
    await tryToWrite(await this.connection.open());
    if (await isOpenElsewhere())
      throw new Error('another tab has this app open: close it, and try again');
    this.inHand = joined(this.inHand, await readContent(await this.connection.open()));
    const written = await writeMissing(await this.connection.openAnew(LET_GO), this.inHand);
    // What was just written is trusted only once it came back from the disk, too.
    if (written > 0) {
      const present = await readContent(await this.connection.openAnew(LET_GO));
      if (rowsOf(missingOf(present, this.inHand)) > 0)
        throw new Error('the storage does not keep what is written to it');
    }
    this.inHand = new Map();
    this.setOwed(false);
  }

  /** At the start of a page: makes good what the page before it still owed, if there is room now. */
  async payIfThereIsRoom(): Promise<void> {
    try {
      await this.pay();
    } catch {
      // Still owed; the next save says so.
    }
  }

  private setOwed(owed: boolean): void {
    this.owed = owed;
    try {
      if (owed) sessionStorage.setItem(OWED, '');
      else sessionStorage.removeItem(OWED);
    } catch {
      // Without it, a rescue is owed as long as the page lives.
    }
  }
}

function readOwed(): boolean {
  try {
    return sessionStorage.getItem(OWED) !== null;
  } catch {
    return false;
  }
}

/** Lets other pages know of this one as long as it lives. */
export function tellPages(): void {
  globalThis.navigator?.locks
    ?.request(PAGES, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** Whether another page has the database open, as far as the browser tells. */
async function isOpenElsewhere(): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query().catch(() => null)) ?? {};
  return (
    new Set(held.filter(({ name }) => name === PAGES).map(({ clientId }) => clientId)).size > 1
  );
}

/** Writes much, and leaves nothing behind. */
async function tryToWrite(database: Database): Promise<void> {
  const tx = database.transaction('settings', 'readwrite', { durability: 'strict' });
  await within(tx, () =>
    Promise.all([oneOf(tx.store.put('-'.repeat(TRIED), OWED)), oneOf(tx.store.delete(OWED))]),
  );
}

async function readContent(database: Database): Promise<Content> {
  const tx = database.transaction(STORES);
  return within(tx, async () => {
    const lists = await Promise.all(
      STORES.map(async (name) => {
        const store = tx.objectStore(name);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return [name, new Map(keys.map((key, index) => [key as Key, values[index]]))] as const;
      }),
    );
    return new Map(lists);
  });
}

/** All rows of both; where both have one, the later content's. */
function joined(earlier: Content, later: Content): Content {
  return new Map(
    STORES.map((name) => [
      name,
      new Map([...(earlier.get(name) ?? []), ...(later.get(name) ?? [])]),
    ]),
  );
}

/** Rows of `wanted` that `present` lacks, or has otherwise, as an older save. */
function missingOf(present: Content, wanted: Content): Content {
  return new Map(
    [...wanted].map(([name, rows]) => {
      const there = present.get(name);
      const missing = [...rows].filter(
        ([key, value]) => !there?.has(key) || textOf(there.get(key)) !== textOf(value),
      );
      return [name, new Map(missing)];
    }),
  );
}

const textOf = (value: unknown): string => JSON.stringify(toTagged(value));

const rowsOf = (content: Content): number =>
  [...content.values()].reduce((sum, rows) => sum + rows.size, 0);

/** Returns how many rows had to be written. */
async function writeMissing(database: Database, content: Content): Promise<number> {
  const missing = missingOf(await readContent(database), content);
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    for (const [name, rows] of missing) {
      const store = tx.objectStore(name);
      const writes = [...rows].map(([key, value]) =>
        // Settings and what was set aside have no key of their own in the value.
        oneOf(store.keyPath === null ? store.put(value, key) : store.put(value)),
      );
      await Promise.all(writes);
    }
  });
  return rowsOf(missing);
}
