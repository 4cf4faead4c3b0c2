// The store as the first page sees it: its code is loaded after the first paint, then screens follow its status and its contents.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameStore, StoreStatus, Summed } from '../../storage/gameStore';
import { runDetached } from '../../util/failures';
import type { Observable } from '../../util/observable';
import { useServices } from '../services';

/** Null until the storage is open. */
export function useStoreStatus(): StoreStatus | null {
  const { store } = useServices();
  const [status, setStatus] = useState<StoreStatus | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    runDetached(
      store.then((kept) => {
        if (!wanted) return;
        setStatus(kept.status);
        stop = kept.subscribe(setStatus);
      }),
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [store]);
  return status;
}

/**
 * Reads at once, and again whenever the page comes back to the front, since another tab may have played meanwhile, and
 * whenever something happens to where games are kept, as when the storage answers late.
 */
export function useRefresh(read: () => Promise<void>): void {
  const status = useStoreStatus();
  // A layout effect, so that the storage reads while the page paints.
  useLayoutEffect(() => runDetached(read()), [read]);
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== null && before.current !== status) runDetached(read());
    before.current = status;
  }, [status, read]);
  useEffect(() => {
    const readWhenVisible = () => document.visibilityState === 'visible' && runDetached(read());
    document.addEventListener('visibilitychange', readWhenVisible);
    return () => document.removeEventListener('visibilitychange', readWhenVisible);
  }, [read]);
}

/** Null unless it takes long. `onEnd` is called when it is over. */
export function useSummaryProgress(onEnd?: () => void): Summed | null {
  const { store } = useServices();
  const [summed, setSummed] = useState<Summed | null>(null);
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    runDetached(
      store.then((kept) => {
        if (!wanted) return;
        setSummed(kept.summed);
        stop = kept.watchSummed((next) => {
          setSummed(next);
          if (next === null) onEnd?.();
        });
      }),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [store, onEnd]);
  return summed;
}

/** Milliseconds between attempts to load. */
const RETRY_DELAY_MS = 2000;

/**
 * The store of this device. Never rejects: a first visit that loses its connection midway goes on asking, and `missing`
 * is true meanwhile.
 */
export async function loadStore(missing: Observable<boolean>): Promise<GameStore> {
  for (;;) {
    try {
      const { openStore } = await import('../../storage/openStore');
      missing.set(false);
      return openStore();
    } catch {
      missing.set(true);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
