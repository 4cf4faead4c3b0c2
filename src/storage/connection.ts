// The open database: reopened when the browser drops it, made anew when it is deleted from outside, given up when a newer
// version of the app needs it.
// While the page is left, its transactions are aborted, and retried when it is shown again.
import { openDB, unwrap } from 'idb';
import { textsOf } from '../language/texts';
import { Deadline, type ExtendDeadline, RESPONSE_TIMEOUT_MS } from './errors';
import { abort } from './rows';
import { DATABASE, DATABASE_VERSION, type Database, type FortyoneSchema, upgrade } from './schema';

const texts = textsOf('storage');

/** Failures of a connection that the browser closed under us; the first operation on a new one may succeed. */
const LOST = ['InvalidStateError', 'UnknownError'];

/** From one attempt to the next to write again what was deleted. */
const REFILL_INTERVAL_MS = 5000;

interface ConnectionEvents {
  /** Another tab with an older version keeps the database from opening. */
  blocked(): void;
  /** A newer version of the app needs the database, for the reason given; this page's connection is closed. */
  takenOver(reason: string): void;
  /** It was deleted from outside and made anew. What is to be there again is written before anybody uses it. */
  emptied(database: Database): Promise<void>;
  /** Something has been waited for longer than it should take, or nothing is any more. */
  overdue(isOverdue: boolean): void;
}

/** Whether an operation may succeed on a new connection; `isReplaced` if there is one already. */
const isLost = (error: unknown, isReplaced: boolean): boolean =>
  error instanceof Error &&
  (LOST.includes(error.name) || (isReplaced && error.name === 'AbortError'));

export class Connection {
  private database: Promise<Database> | null = null;
  private closed: string | null = null;
  /** Whether there was a database before the next one that is opened. */
  private wasOpen = false;
  /** Whether that one was deleted from outside. */
  private wasDeleted = false;
  private readonly deadline: Deadline;

  constructor(
    private readonly events: ConnectionEvents,
    private readonly page = new PageLifecycle(),
  ) {
    this.deadline = new Deadline((isOverdue) => this.events.overdue(isOverdue));
  }

  /** The open database. Rejects with the browser's reason if it cannot be opened. */
  open(): Promise<Database> {
    if (this.closed !== null) return Promise.reject(new Error(this.closed));
    this.database ??= this.forgottenIfFailed(this.connect());
    return this.database;
  }

  /** A connection that fails is tried anew by the next operation; by itself where the database lacks what this page has. */
  private forgottenIfFailed(connecting: Promise<Database>): Promise<Database> {
    connecting.catch(() => {
      if (this.database !== connecting) return;
      this.database = null;
      if (this.wasDeleted) setTimeout(() => this.openIfWanted(), REFILL_INTERVAL_MS);
    });
    return connecting;
  }

  /** Opens it before anybody asks. Where that fails, the next operation tries again. */
  private openIfWanted(): void {
    this.open().catch(() => undefined);
  }

  /**
   * Runs an operation, once more on a new connection if the old one was lost, or if the page was left meanwhile and came
   * back. It must bear being run twice. @throws UnansweredError if the answer is overdue; the operation goes on
   */
  use<T>(
    operation: (database: Database, extendDeadline: ExtendDeadline) => Promise<T>,
  ): Promise<T> {
    return this.within((extendDeadline) =>
      this.run((database) => operation(database, extendDeadline)),
    );
  }

  /** The same without a deadline, for parts of what has one. */
  run<T>(operation: (database: Database) => Promise<T>): Promise<T> {
    return this.page.retryAfterPageShow(() => this.attempt(operation));
  }

  /** What a call comes to. @throws UnansweredError if it is overdue; it goes on */
  within<T>(
    call: (extendDeadline: ExtendDeadline) => Promise<T>,
    timeoutMs = RESPONSE_TIMEOUT_MS,
  ): Promise<T> {
    return this.deadline.within(call, timeoutMs);
  }

  private async attempt<T>(operation: (database: Database) => Promise<T>): Promise<T> {
    const database = this.open();
    try {
      return await operation(await database);
    } catch (error) {
      const isReplaced = this.database !== database;
      if (!isLost(error, isReplaced) || this.closed !== null) throw error;
      if (!isReplaced) this.database = null;
      return operation(await this.open());
    }
  }

  /** Closes the database for some milliseconds and reopens it from disk; operations wait meanwhile. */
  openAnew(closedFor: number): Promise<Database> {
    const before = this.database;
    const reopening = async () => {
      (await before)?.close();
      await new Promise((resolve) => setTimeout(resolve, closedFor));
      // Whoever closes it for that makes good what is missing.
      return this.page.retryAfterPageShow(() => this.tryToConnect());
    };
    this.database = this.forgottenIfFailed(reopening());
    return this.database;
  }

  /** Closes for good; operations from now on fail with the reason. */
  close(reason: string): void {
    this.closed = reason;
    this.database?.then(
      (database) => database.close(),
      () => undefined,
    );
    this.database = null;
  }

  private async connect(): Promise<Database> {
    const database = await this.page.retryAfterPageShow(() => this.tryToConnect());
    if (this.wasDeleted) await this.fill(database);
    this.wasDeleted = false;
    return database;
  }

  private async fill(database: Database): Promise<void> {
    try {
      await this.events.emptied(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  private async tryToConnect(): Promise<Database> {
    const database = await openDB<FortyoneSchema>(DATABASE, DATABASE_VERSION, {
      upgrade: (opened, from, _to, tx) => {
        // The opening reports its failure.
        tx.done.catch(() => undefined);
        this.page.add(unwrap(tx));
        if (from === 0 && this.wasOpen) this.wasDeleted = true;
        upgrade(opened, from, tx);
      },
      blocked: () => this.events.blocked(),
      blocking: (_current, wanted, { target }) => {
        // Deleting asks as a newer version does, for no version at all.
        if (wanted !== null) {
          this.close(texts.takenOver);
          this.events.takenOver(texts.takenOver);
        } else {
          this.makeAnew(target);
        }
      },
      terminated: () => {
        this.database = null;
        // At once: it may have been closed to be deleted, and only an open connection hears of that.
        this.openIfWanted();
      },
    });
    this.page.watch(database);
    this.wasOpen = true;
    return database;
  }

  /** Lets the database be deleted, and opens a new one as soon as it is. */
  private makeAnew(deleted: EventTarget | null): void {
    if (deleted instanceof IDBDatabase) deleted.close();
    if (this.closed !== null) return;
    this.wasDeleted = true;
    this.database = null;
    this.openIfWanted();
  }
}

/** Where `pagehide` and `pageshow` are dispatched: the window. */
type Page = Pick<EventTarget, 'addEventListener'>;

/**
 * Aborts transactions when the page is left, and retries them when it is shown again. WebKit keeps a page that was left with
 * its transactions: one that was under way never ends, and no page reads or writes those stores until the browser restarts.
 */
export class PageLifecycle {
  private readonly underWay = new Set<IDBTransaction>();
  private away: { readonly over: Promise<void>; readonly end: () => void } | null = null;
  private timesLeft = 0;

  constructor(page: Page | null = ownPage()) {
    page?.addEventListener('pagehide', () => this.leave());
    page?.addEventListener('pageshow', () => this.resume());
  }

  /** Runs something as soon as the page is shown, and once more if it failed because the page was left meanwhile. */
  async retryAfterPageShow<T>(attempt: () => Promise<T>): Promise<T> {
    await this.away?.over;
    const { timesLeft } = this;
    try {
      return await attempt();
    } catch (error) {
      if (timesLeft === this.timesLeft) throw error;
      return this.retryAfterPageShow(attempt);
    }
  }

  /** Has the transactions of an open database end when the page is left. */
  watch(database: Database): void {
    const own = unwrap(database);
    own.transaction = (...given) => {
      const tx = IDBDatabase.prototype.transaction.apply(own, given);
      this.add(tx);
      return tx;
    };
  }

  /** Has a transaction end when the page is left. */
  add(tx: IDBTransaction): void {
    this.underWay.add(tx);
    for (const over of ['complete', 'abort']) {
      tx.addEventListener(over, () => this.underWay.delete(tx));
    }
    if (this.away) abort(tx);
  }

  private leave(): void {
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.away ??= { over, end };
    this.timesLeft += 1;
    for (const tx of this.underWay) abort(tx);
  }

  private resume(): void {
    this.away?.end();
    this.away = null;
  }
}

function ownPage(): Page | null {
  return typeof window === 'undefined' ? null : window;
}
