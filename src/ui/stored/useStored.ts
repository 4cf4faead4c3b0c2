// What a screen shows of the device's storage: being read, read, or why it cannot be.
import { useCallback, useState } from 'preact/hooks';
import { useRefresh } from './useStore';

export type Stored<T> =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'read'; readonly value: T };

/**
 * Reads at once, and again by the returned function and whenever the page comes back to the front. `read` stays the same
 * function from one rendering to the next as long as it reads the same.
 */
export function useStored<T>(read: () => Promise<T>): readonly [Stored<T>, () => Promise<void>] {
  const [stored, setStored] = useState<Stored<T>>({ state: 'reading' });
  const readAgain = useCallback(
    () =>
      read()
        .then((value): Stored<T> => ({ state: 'read', value }))
        .catch((error: unknown): Stored<T> => ({ state: 'failed', reason: String(error) }))
        .then(setStored),
    [read],
  );
  useRefresh(readAgain);
  return [stored, readAgain];
}
