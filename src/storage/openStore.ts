// Opens the device's storage, or memory in its place, and always says which: a page without storage still plays.
import { type IDBPDatabase, openDB } from 'idb';
import { InputError } from '../input/input';
import { textsOf } from '../language/texts';
import { reasonOf } from '../util/failures';
import { createObservable } from '../util/observable';
import { Connection } from './connection';
import {
  awaitAnswer,
  ConflictError,
  RESPONSE_TIMEOUT_MS,
  saveFailure,
  UnansweredError,
} from './errors';
import type { GameStore, NewerContent, StoreStatus } from './gameStore';
import { HeldRows, holdPageLock, RECOVERY_TIMEOUT_MS, StorageRecovery } from './recovery';
import { createMemoryStore, RowStore } from './rowStore';
import { databaseRows, type RowSource } from './rows';
import { DATABASE } from './schema';

const ON_DEVICE: StoreStatus = { state: 'device', reason: null };

const texts = textsOf('storage');

interface StoreSettings {
  /** Asks the browser not to delete the data; the browser's own way if absent. */
  readonly persist?: () => void;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
}

/** The store of this device. Never rejects: without a database the games are kept in memory, see `status`. */
export async function openStore(settings: StoreSettings = {}): Promise<GameStore> {
  const { persist = askToPersist, now = Date.now } = settings;
  let answering = ON_DEVICE;
  const status = createObservable<StoreStatus>(answering);
  const held = new HeldRows();
  let giveUp: () => void = () => undefined;
  const blocked = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });
  const connection = new Connection({
    blocked: () => giveUp(),
    takenOver: (reason) => status.set({ state: 'closed', reason }),
    overdue: (isOverdue) => {
      if (status.get().state === 'closed') return;
      status.set(isOverdue ? { state: 'waiting', reason: texts.notSavedYet } : answering);
    },
    emptied: async (database) => {
      try {
        await held.writeTo(databaseRows(database));
        answering = { state: 'device', reason: texts.deleted };
      } catch (error) {
        // Tried again with the next operation.
        answering = { state: 'waiting', reason: texts.deletedUnsaved };
        throw error;
      } finally {
        status.set(answering);
      }
    },
  });
  const opened = async (): Promise<GameStore> => {
    await connection.open();
    holdPageLock();
    const recovery = new StorageRecovery(connection);
    const source = createDeviceSource(connection, recovery, persist);
    const store = new RowStore({ source, status, held, now, newerContent: null });
    await recovery.recoverIfPossible();
    await awaitAnswer(() => store.prepareLists());
    return store;
  };
  const device = opened();
  try {
    const store = await Promise.race([connection.within(() => device), blocked]);
    if (store) return store;
    connection.close(texts.blocked);
    return createMemoryStore(texts.blocked, now);
  } catch (error) {
    if (error instanceof UnansweredError) {
      const { WaitingStore } = await import('./waitingStore');
      const memory = createMemoryStore(texts.waiting, now, null, 'waiting');
      return new WaitingStore({ memory, device, now, whyNot });
    }
    connection.close(texts.keptWhileOpen);
    return createMemoryStore(whyNot(error), now, isNewer(error) ? await newerGames(now()) : null);
  }
}

/** The rows of the device. `persist` asks the browser to keep them; called after the first save, never waited for. */
function createDeviceSource(
  connection: Connection,
  recovery: StorageRecovery,
  persist: () => void,
): RowSource {
  let hasSaved = false;
  /** After a save has failed, none counts before the whole database came back from the disk: see recovery.ts. */
  const saveAndRecover: RowSource['keep'] = async (write) => {
    try {
      await connection.run((database) => write(databaseRows(database)));
      await recovery.recover();
    } catch (error) {
      // A browser that has no room for its own file says anything but that.
      if (!(error instanceof ConflictError || error instanceof InputError)) recovery.markDirty();
      throw saveFailure(error);
    }
    if (!hasSaved) persist();
    hasSaved = true;
  };
  return {
    use: (operation) =>
      connection.use((database, extendDeadline) =>
        operation(databaseRows(database), extendDeadline),
      ),
    keep: (write) => {
      const timeoutMs = recovery.isPending ? RECOVERY_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
      return connection.within(() => saveAndRecover(write), timeoutMs);
    },
    close: () => connection.close('the storage was closed'),
  };
}

/** Whether a newer version of the app made the database. */
const isNewer = (error: unknown): boolean =>
  error instanceof Error && error.name === 'VersionError';

/** Why games are kept in memory, for the player to read. */
function whyNot(error: unknown): string {
  if (isNewer(error)) return texts.newer;
  return texts.notAllowed(reasonOf(error));
}

/** What stands in a database that only a newer version understands. */
async function newerGames(at: number): Promise<NewerContent | null> {
  try {
    const [games, analyses] = await inNewer((database, name) => database.count(name));
    return {
      counts: { game: games ?? 0, analysis: analyses ?? 0, attempt: 0 },
      read: async () => {
        const rows = await inNewer((database, name) => database.getAll(name));
        return rows.flat().map((raw: unknown) => ({ reason: texts.newer, at, raw }));
      },
    };
  } catch {
    // Nothing can be read: the status already says that these games are out of reach.
    return null;
  }
}

/** Asks a newer database for its games and for its analyses. */
async function inNewer<T>(ask: (database: IDBPDatabase, name: string) => Promise<T>): Promise<T[]> {
  const database = await openDB(DATABASE);
  try {
    const names = ['games', 'analyses'].filter((name) => database.objectStoreNames.contains(name));
    return await Promise.all(names.map((name) => ask(database, name)));
  } finally {
    database.close();
  }
}

/** Where the browser can be asked; its answer, if it ever comes, changes nothing here. */
function askToPersist(): void {
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
