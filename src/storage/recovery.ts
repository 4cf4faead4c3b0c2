// What is written again to a database that has lost it.
//
// After the disk was full, a browser may go on from memory while its file is broken: it reads back what was written, and at
// its next start finds the file damaged and clears it. Reloading the page does not help, since the browser itself runs on. So
// once there is room, a snapshot of what can be read is taken, the database is closed until the browser lets go of its file,
// opened from the disk again, and what is missing there is written anew.
//
// Should the database be deleted from outside, what this page has read or saved one by one is written again: games, analyses,
// reviews, attempts, choices and progress.
import { textsOf } from '../language/texts';
import type { AnalysisRecord } from './analysisRecord';
import type { AddedAttempt } from './attemptRecord';
import type { StoreChanges } from './gameStore';
import { toTagged } from './quarantine';
import type { GameRecord } from './record';
import type { StoredReview } from './reviewRecord';
import { oneOf, type RowDatabase, within } from './rows';
import { type Database, type FortyoneSchema, rowOf, STORES, summaryRowOf } from './schema';

const texts = textsOf('storage');

/** Milliseconds after which a browser has closed a database that nobody uses; Chromium takes two seconds, or more. */
const CLOSED_MS = 5000;
/** Timeout (ms) for a recovery, which closes the database twice. */
export const RECOVERY_TIMEOUT_MS = 3 * CLOSED_MS;
/** Characters that are written to see whether there is room: far more than a file may have left in its last block. */
const PROBE_LENGTH = 1 << 20;
/** A lock that every page of the app shares while it has the database. */
const PAGE_LOCK = 'fortyone pages';
/** In the page's session storage, which outlives a reload: set while a recovery is pending. */
const PENDING_KEY = 'fortyone.rescue';

type Name = (typeof STORES)[number];
type Key = FortyoneSchema[Name]['key'];
type Content = ReadonlyMap<Name, ReadonlyMap<Key, FortyoneSchema[Name]['value']>>;

/** The ways to the database. */
export interface Reopening {
  open(): Promise<Database>;
  /** Closes it for some milliseconds and reopens it from disk. */
  openAnew(closedFor: number): Promise<Database>;
}

export class StorageRecovery {
  private pending = readPending();
  /** Kept until all of it is known to be on the disk. */
  private snapshot: Content = new Map();

  constructor(private readonly connection: Reopening) {}

  get isPending(): boolean {
    return this.pending;
  }

  /** A write has failed: nothing that is read back can be relied on. */
  markDirty(): void {
    this.setPending(true);
  }

  /**
   * To be called once a write has succeeded. Rejects if there is no room yet, or another page keeps the database open;
   * nothing is lost by that.
   */
  async recover(): Promise<void> {
    if (!this.pending) return;
    await probeRoom(await this.connection.open());
    if (await isOpenElsewhere()) throw new Error(texts.openElsewhere);
    this.snapshot = joined(this.snapshot, await readContent(await this.connection.open()));
    const written = await writeMissing(await this.connection.openAnew(CLOSED_MS), this.snapshot);
    // What was just written is trusted only once it came back from the disk, too.
    if (written > 0) {
      const present = await readContent(await this.connection.openAnew(CLOSED_MS));
      if (rowsOf(missingOf(present, this.snapshot)) > 0) throw new Error(texts.losesWrites);
    }
    this.snapshot = new Map();
    this.setPending(false);
  }

  /** At the start of a page: makes up for a recovery that the page before it left pending, if there is room now. */
  async recoverIfPossible(): Promise<void> {
    try {
      await this.recover();
    } catch {
      // Still pending; the next save reports it.
    }
  }

  private setPending(isPending: boolean): void {
    this.pending = isPending;
    try {
      if (isPending) sessionStorage.setItem(PENDING_KEY, '');
      else sessionStorage.removeItem(PENDING_KEY);
    } catch {
      // Without it, a recovery is pending only as long as the page lives.
    }
  }
}

function readPending(): boolean {
  try {
    return sessionStorage.getItem(PENDING_KEY) !== null;
  } catch {
    return false;
  }
}

/** Lets other pages know of this one as long as it lives. */
export function holdPageLock(): void {
  globalThis.navigator?.locks
    ?.request(PAGE_LOCK, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** Whether another page has the database open, as far as the browser tells. */
async function isOpenElsewhere(): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query().catch(() => null)) ?? {};
  return (
    new Set(held.filter(({ name }) => name === PAGE_LOCK).map(({ clientId }) => clientId)).size > 1
  );
}

/** Writes much, and leaves nothing behind. */
async function probeRoom(database: Database): Promise<void> {
  const tx = database.transaction('settings', 'readwrite', { durability: 'strict' });
  await within(tx, () =>
    Promise.all([
      oneOf(tx.store.put('-'.repeat(PROBE_LENGTH), PENDING_KEY)),
      oneOf(tx.store.delete(PENDING_KEY)),
    ]),
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

export class HeldRows {
  readonly games = new Map<string, GameRecord>();
  readonly analyses = new Map<string, AnalysisRecord>();
  /** By the ids of their games. */
  readonly reviews = new Map<string, StoredReview>();
  /** Those that this page has made, stored or not, in their order. */
  readonly attempts = new Map<string, AddedAttempt>();
  /** By the keys of the settings store. */
  readonly settings = new Map<string, unknown>();

  /** Takes over what has become of games and analyses that are held. */
  follow({ games, analyses }: Pick<StoreChanges, 'games' | 'analyses'>): void {
    for (const { record } of games) {
      if (this.games.has(record.id)) this.games.set(record.id, record);
    }
    for (const { record } of analyses) {
      if (this.analyses.has(record.id)) this.analyses.set(record.id, record);
    }
  }

  clear(): void {
    this.games.clear();
    this.analyses.clear();
    this.reviews.clear();
    this.attempts.clear();
    this.settings.clear();
  }

  /** Writes what a database lacks, or has in an older form: another page may have written its own. */
  async writeTo(database: RowDatabase): Promise<void> {
    // Loaded already where there are some.
    const { addAttempts } = this.attempts.size > 0 ? await import('./attemptRecord') : {};
    await database.write(
      ['games', 'summaries', 'analyses', 'reviews', 'attempts', 'settings'],
      async ({ games, summaries, analyses, reviews, attempts, settings }) => {
        for (const record of this.games.values()) {
          if (!isOlder(await games.get(record.id), record)) continue;
          await games.put(rowOf(record));
          await summaries.put(summaryRowOf(record));
        }
        for (const record of this.analyses.values()) {
          if (isOlder(await analyses.get(record.id), record)) await analyses.put(record);
        }
        for (const review of this.reviews.values()) {
          const { id } = review;
          if ((await games.has(id)) && !(await reviews.has(id))) await reviews.put(review);
        }
        await addAttempts?.(attempts, this.attempts.values());
        for (const [key, value] of this.settings) {
          if (!(await settings.has(key))) await settings.put(value, key);
        }
      },
    );
  }
}

function isOlder(stored: object | undefined, record: { readonly revision: number }): boolean {
  if (!stored) return true;
  return 'revision' in stored && Number(stored.revision) < record.revision;
}
