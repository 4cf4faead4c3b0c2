// Where games are kept now, and the player's word for it when that is not the device.
import { useEffect, useState } from 'preact/hooks';
import type { StoreStatus } from '../../storage/gameStore';
import { useServices } from '../services';

/** Null until the storage is open. */
export function useStoreStatus(): StoreStatus | null {
  const { store } = useServices();
  const [status, setStatus] = useState<StoreStatus | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    void store.then((kept) => {
      if (!wanted) return;
      setStatus(kept.status);
      stop = kept.subscribe(setStatus);
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [store]);
  return status;
}
