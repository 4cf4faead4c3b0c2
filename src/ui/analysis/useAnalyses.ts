// The analyses of this device, for lists.
import { useCallback } from 'preact/hooks';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import { byPinAndTime } from '../../storage/listOrder';
import { listEntered } from '../../storage/unentered';
import { type Services, useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';

/**
 * All analyses in which something was entered, pinned and last changed first; read again by the returned function and when
 * the page comes back to the front.
 */
export function useAnalyses(): readonly [Stored<readonly AnalysisRecord[]>, () => Promise<void>] {
  const { store, openAnalyses } = useServices();
  return useStored(useCallback(() => readAnalyses({ store, openAnalyses }), [store, openAnalyses]));
}

/** What lives in this page only has gone further than what is stored of it. */
async function readAnalyses(
  services: Pick<Services, 'store' | 'openAnalyses'>,
): Promise<AnalysisRecord[]> {
  const games = await services.store;
  const unsaved = services.openAnalyses.unsaved();
  const stored = await listEntered(await games.openAnalyses(), games);
  const others = stored.filter(({ id }) => unsaved.every((one) => one.id !== id));
  return [...unsaved, ...others].sort(byPinAndTime);
}
