// Small preferences in the page's local storage, where they can be read before the first paint. Games are in the database.
import { createObservable, type Observable } from '../../util/observable';

/** Whether this page's latest preference could be stored. */
export const preferencesStored = createObservable(true);

/** A value that survives a reload and follows other tabs; it still works, for this visit, where storage is blocked or full. */
export function createPersisted<T>(
  storage: () => Storage,
  key: string,
  parse: (stored: Readonly<Record<string, unknown>>) => T,
): Observable<T> {
  const kept = createObservable(parse(readObject(storage, key)));
  let heard = false;
  kept.subscribe((value) => {
    if (heard) return;
    try {
      storage().setItem(key, JSON.stringify(value));
      preferencesStored.set(true);
    } catch {
      // Storage is blocked or full: the value holds for this visit only.
      preferencesStored.set(false);
    }
  });
  // Another tab's change, which is stored already: an older value written back would undo it.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key || event.newValue === null) return;
    heard = true;
    kept.set(parse(readObject(storage, key)));
    heard = false;
  });
  return kept;
}

function readObject(storage: () => Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
