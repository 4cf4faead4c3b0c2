// The folder in which the player keeps a copy of everything: which one it is, and writing to it. Only some browsers let a page
// do that.
import { openDB } from 'idb';
import { textsOf } from '../../language/texts';
import { createObservable } from '../../util/observable';

const texts = textsOf('storage');

/** Apart from the games, so that older versions of the app open those as before. */
const DATABASE = 'fortyone-folder';
const ROWS = 'folders';
const KEY = 'copy';
/** Only one tab writes at a time. */
const LOCK = 'fortyone.folder';

const ACCESS = { mode: 'readwrite' } as const;

/** A folder as Chromium has it; the specification of permissions is not part of TypeScript's library yet. */
interface PickedFolder extends FileSystemDirectoryHandle {
  queryPermission?(access: typeof ACCESS): Promise<PermissionState>;
  requestPermission?(access: typeof ACCESS): Promise<PermissionState>;
}

declare global {
  interface Window {
    showDirectoryPicker?(options: typeof ACCESS & { readonly id: string }): Promise<PickedFolder>;
  }
}
type FolderPicker = Pick<Window, 'showDirectoryPicker'>;

export interface CopyFolder {
  readonly folder: PickedFolder;
  /** Name of the file in it. */
  readonly file: string;
  /** When the copy there was written, in milliseconds since 1970; null if there is none yet. */
  readonly copiedAt: number | null;
  /** Why the newest copy could not be written, or null. */
  readonly problem: string | null;
}

/** Whether this browser lets the player choose a folder. */
export const canChooseFolder = (page: FolderPicker): boolean =>
  typeof page.showDirectoryPicker === 'function';

/**
 * Has the player choose a folder, and keeps it; null if the player chose none. A file that is there already is left alone, since it
 * may be the copy of another device, or of games that this one has lost.
 */
export async function chooseFolder(page: FolderPicker): Promise<CopyFolder | null> {
  try {
    const folder = await page.showDirectoryPicker?.({ id: 'fortyone', ...ACCESS });
    if (!folder) return null;
    const chosen = { folder, file: await freeName(folder), copiedAt: null, problem: null };
    await keepFolder(chosen);
    return chosen;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

async function freeName(folder: PickedFolder): Promise<string> {
  const taken = new Set<string>();
  for await (const name of folder.keys()) taken.add(name);
  for (let count = 1; ; count++) {
    const name = count === 1 ? 'fortyone-backup.json' : `fortyone-backup-${count}.json`;
    if (!taken.has(name)) return name;
  }
}

/** The chosen folder, or null; storage that is blocked never took one. */
export async function loadFolder(): Promise<CopyFolder | null> {
  try {
    return (await withRows((rows) => rows.get(ROWS, KEY))) ?? null;
  } catch {
    return null;
  }
}

/** Counts the changes that this page has made: another folder or none, a copy that was written or not. */
export const folderChanges = createObservable(0);

/** No copy is written from now on; what is in the folder stays. */
export async function forgetFolder(): Promise<void> {
  await withRows((rows) => rows.delete(ROWS, KEY));
  folderChanges.set(folderChanges.get() + 1);
}

async function keepFolder(chosen: CopyFolder): Promise<void> {
  await withRows((rows) => rows.put(ROWS, chosen, KEY));
  folderChanges.set(folderChanges.get() + 1);
}

type Rows = Awaited<ReturnType<typeof openRows>>;

const openRows = () =>
  openDB(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(ROWS);
    },
  });

/** Opened for each use alone: it is seldom needed, and nothing has to wait for it to close. */
async function withRows<T>(use: (rows: Rows) => Promise<T>): Promise<T> {
  const rows = await openRows();
  try {
    return await use(rows);
  } finally {
    rows.close();
  }
}

/**
 * Whether the app may write there. Browsers may want to ask the player again after each start, and do so only just after a tap.
 */
async function mayWrite({ folder }: CopyFolder): Promise<boolean> {
  const granted: PermissionState = 'granted';
  if (((await folder.queryPermission?.(ACCESS)) ?? granted) === granted) return true;
  return (await folder.requestPermission?.(ACCESS)) === granted;
}

/**
 * Writes a backup in place of the copy in the folder, which stays as it was until the new one is whole. Returns how it went,
 * null if no folder is chosen; the backup is made only if one is. Never rejects for what the folder refuses: that is kept as
 * its problem.
 */
export function copyToFolder(
  backup: () => Promise<Blob>,
  now: () => number,
): Promise<CopyFolder | null> {
  return navigator.locks.request(LOCK, async () => {
    const chosen = await loadFolder();
    if (!chosen) return null;
    const after = await written(chosen, backup, now);
    // Nothing is brought back that was given up meanwhile.
    if (await loadFolder()) await keepFolder(after);
    return after;
  });
}

async function written(
  chosen: CopyFolder,
  backup: () => Promise<Blob>,
  now: () => number,
): Promise<CopyFolder> {
  try {
    if (!(await mayWrite(chosen))) throw new DOMException('', 'NotAllowedError');
    const content = await backup();
    const file = await chosen.folder.getFileHandle(chosen.file, { create: true });
    // What is written replaces the file only when it is closed.
    const stream = await file.createWritable();
    try {
      await stream.write(content);
    } catch (error) {
      await stream.abort();
      throw error;
    }
    await stream.close();
    return { ...chosen, copiedAt: now(), problem: null };
  } catch (error) {
    return { ...chosen, problem: problemText(error) };
  }
}

/** By the names that browsers give to what goes wrong with files; their own sentences are about programs. */
const PROBLEMS: ReadonlyMap<string, keyof typeof texts.folder> = new Map([
  ['NotAllowedError', 'notAllowed'],
  // There was no tap just before.
  ['SecurityError', 'notAllowed'],
  ['NotFoundError', 'isGone'],
  ['NoModificationAllowedError', 'inUse'],
  ['QuotaExceededError', 'isFull'],
] as const);

function problemText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const problem = PROBLEMS.get(error.name);
  return problem ? texts.folder[problem] : error.message;
}
