// The open database: reopened when the browser drops it, given up when a newer version of the app needs it.
import { openDB } from 'idb';
import { DATABASE, DATABASE_VERSION, type Database, type FortyoneSchema, upgrade } from './schema';

export const TAKEN_OVER =
  'A newer version of the app is open in another tab. Reload this page to go on saving.';

/** Failures of a connection that the browser closed under us; the first operation on a new one may succeed. */
const LOST = ['InvalidStateError', 'UnknownError'];

export interface ConnectionEvents {
  /** Another tab with an older version keeps the database from opening. */
  blocked(): void;
  /** A newer version needs the database; this page's connection is closed. */
  takenOver(): void;
}

export class Connection {
  private database: Promise<Database> | null = null;
  private closed: string | null = null;

  constructor(private readonly events: ConnectionEvents) {}

  /** The open database. Rejects with the browser's reason if it cannot be opened. */
  open(): Promise<Database> {
    if (this.closed !== null) return Promise.reject(new Error(this.closed));
    this.database ??= this.connect();
    return this.database;
  }

  /** Runs an operation, once more on a new connection if the old one was lost. It must bear being run twice. */
  async use<T>(operation: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await operation(await this.open());
    } catch (error) {
      if (!(error instanceof Error) || !LOST.includes(error.name) || this.closed !== null) {
        throw error;
      }
      this.database = null;
      return operation(await this.open());
    }
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

  private connect(): Promise<Database> {
    return openDB<FortyoneSchema>(DATABASE, DATABASE_VERSION, {
      upgrade,
      blocked: () => this.events.blocked(),
      blocking: () => {
        this.close(TAKEN_OVER);
        this.events.takenOver();
      },
      terminated: () => {
        this.database = null;
      },
    });
  }
}
