// Small preferences kept in the page's local storage, where they can be read before the first paint. Games are not
// kept here: they have their own store.
import { createStore, type Store } from './store';

/** A store whose value survives a reload; it still works, for this visit, where storage is blocked or full. */
export function createKeptStore<T>(
  storage: () => Storage,
  key: string,
  parse: (stored: Readonly<Record<string, unknown>>) => T,
): Store<T> {
  const store = createStore(parse(readObject(storage, key)));
  store.subscribe((value) => {
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      // Storage is blocked or full: the value holds for this visit only.
    }
  });
  return store;
}

function readObject(storage: () => Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
