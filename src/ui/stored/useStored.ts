// What a screen shows of the device's storage: being read, read, or why it cannot be.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { reasonOf } from '../../util/failures';
import { queueTask } from '../components/later';
import { useRefresh } from './useStore';

export type Stored<T> =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'read'; readonly value: T };

/** The beginning of a list until it is `complete`. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly complete: boolean;
}

/**
 * Shows the beginning of an answer; resolves when it is drawn, or need not be, and never where nobody waits for the answer
 * any more.
 */
export type ShowPart<T> = (part: T) => Promise<void>;

/**
 * Reads at once, and again by the returned function and whenever the page comes back to the front. `read` stays the same
 * function from one rendering to the next as long as it reads the same. It may show what it has of the first answer before the
 * whole, and go on once that is drawn; a later answer takes the place of the one before as a whole.
 */
export function useStored<T>(
  read: (showPart: ShowPart<T>) => Promise<T>,
): readonly [Stored<T>, () => Promise<void>] {
  const [stored, setStored] = useState<Stored<T>>({ state: 'reading' });
  const reading = useRef<symbol | null>(null);
  const hasWhole = useRef(false);
  const onDrawn = useRef<(() => void) | null>(null);
  useEffect(() => {
    // What the part shows has queued its own tasks before.
    if (onDrawn.current) queueTask(onDrawn.current);
    onDrawn.current = null;
  }, [stored]);
  const readAgain = useCallback(async () => {
    const own = Symbol('reading');
    reading.current = own;
    const show = (next: Stored<T>) => {
      if (reading.current === own) setStored(next);
    };
    try {
      const whole = await read(async (part) => {
        if (hasWhole.current) return;
        await new Promise<void>((resolve) => {
          if (reading.current !== own) return;
          onDrawn.current = resolve;
          show({ state: 'read', value: part });
        });
      });
      hasWhole.current = true;
      show({ state: 'read', value: whole });
    } catch (error) {
      show({ state: 'failed', reason: reasonOf(error) });
    }
  }, [read]);
  useRefresh(readAgain);
  return [stored, readAgain];
}
