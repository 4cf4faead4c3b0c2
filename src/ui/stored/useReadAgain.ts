// Keeps what a screen shows of the device's storage fresh.
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** Reads at once, and again whenever the page comes back to the front: another tab may have played meanwhile. */
export function useReadAgain(read: () => Promise<void>): void {
  // The storage can look for it while the page is painted without.
  useLayoutEffect(() => void read(), [read]);
  useEffect(() => {
    const readWhenVisible = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', readWhenVisible);
    return () => document.removeEventListener('visibilitychange', readWhenVisible);
  }, [read]);
}
