// Keeps what a screen shows of the device's storage fresh.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useStoreStatus } from './useStoreStatus';

/**
 * Reads at once, and again whenever the page comes back to the front, since another tab may have played meanwhile, and
 * whenever something happens to where games are kept, as when the storage answers late.
 */
export function useReadAgain(read: () => Promise<void>): void {
  const status = useStoreStatus();
  // The storage can look for it while the page is painted without.
  useLayoutEffect(() => void read(), [read]);
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== null && before.current !== status) void read();
    before.current = status;
  }, [status, read]);
  useEffect(() => {
    const readWhenVisible = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', readWhenVisible);
    return () => document.removeEventListener('visibilitychange', readWhenVisible);
  }, [read]);
}
