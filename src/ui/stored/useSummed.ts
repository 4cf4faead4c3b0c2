// How far the device's games are summed up for lists: told at the first start of a version that lists them otherwise, where
// there are thousands.
import { useEffect, useState } from 'preact/hooks';
import type { Summed } from '../../storage/gameStore';
import { useServices } from '../services';

/** Null unless it takes long. `onEnd` is called when it is over. */
export function useSummed(onEnd?: () => void): Summed | null {
  const { store } = useServices();
  const [summed, setSummed] = useState<Summed | null>(null);
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    void store.then((kept) => {
      if (!wanted) return;
      setSummed(kept.summed);
      stop = kept.watchSummed((next) => {
        setSummed(next);
        if (next === null) onEnd?.();
      });
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [store, onEnd]);
  return summed;
}
