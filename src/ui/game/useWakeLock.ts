// Keeps the screen awake, where the device lets it. The browser takes the lock away whenever the page is hidden; it is
// asked for again when the page comes back. A refusal (low battery, no permission) is no error: the screen just dims.
import { useEffect } from 'preact/hooks';

/** Holds the lock for as long as `wanted` is true and the page is seen. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.hidden || (held && !held.released)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
        else held = lock;
      } catch {
        // Refused: the device knows better.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void held?.release();
    };
  }, [wanted]);
}
