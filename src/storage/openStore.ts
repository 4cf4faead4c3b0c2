// Opens the device's storage, or memory in its place, and always says which: a page without storage still plays.
import { openDB } from 'idb';
import { Connection } from './connection';
import { DatabaseStore } from './databaseStore';
import type { AsideEntry, GameStore, StoreStatus } from './gameStore';
import { MemoryStore } from './memoryStore';
import { tellPages } from './rescue';
import { DATABASE } from './schema';
import { Source } from './source';

const KEPT_WHILE_OPEN = 'Games are kept only while this page is open.';
const BLOCKED = `Another tab runs an older version of the app: close it and reload this page. ${KEPT_WHILE_OPEN}`;
const NEWER = `A newer version of the app saved the games on this device: reload to update. ${KEPT_WHILE_OPEN}`;

interface StoreSettings {
  /** Asks the browser not to delete the data; the browser's own way if absent. */
  readonly persist?: () => void;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
}

/** The store of this device. Never rejects: without a database the games are kept in memory, see `status`. */
export async function openStore(settings: StoreSettings = {}): Promise<GameStore> {
  const { persist = askToPersist, now = Date.now } = settings;
  const status = new Source<StoreStatus>({ state: 'device', reason: null });
  let giveUp: () => void = () => undefined;
  const blocked = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });
  const connection = new Connection({
    blocked: () => giveUp(),
    takenOver: (reason) => status.set({ state: 'closed', reason }),
  });
  try {
    if ((await Promise.race([connection.open(), blocked])) === null) {
      connection.close(BLOCKED);
      return new MemoryStore(BLOCKED, now);
    }
    tellPages();
    const store = new DatabaseStore({ connection, status, persist, now });
    await store.tidy();
    return store;
  } catch (error) {
    connection.close(KEPT_WHILE_OPEN);
    if (error instanceof Error && error.name === 'VersionError') {
      return new MemoryStore(NEWER, now, await newerGames(now()));
    }
    const reason = error instanceof Error ? error.message : String(error);
    return new MemoryStore(
      `The browser does not let the app save: ${reason}. ${KEPT_WHILE_OPEN}`,
      now,
    );
  }
}

/** Games of a database that only a newer version understands, read for export and left as they are. */
async function newerGames(at: number): Promise<AsideEntry[]> {
  try {
    const database = await openDB(DATABASE);
    const rows: unknown[] = [];
    for (const name of ['games', 'analyses']) {
      if (database.objectStoreNames.contains(name)) rows.push(...(await database.getAll(name)));
    }
    database.close();
    return rows.map((raw, index) => ({ key: index + 1, reason: NEWER, at, raw }));
  } catch {
    // Nothing can be read: the status already says that these games are out of reach.
    return [];
  }
}

/** Where the browser can be asked; its answer, if it ever comes, changes nothing here. */
function askToPersist(): void {
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
