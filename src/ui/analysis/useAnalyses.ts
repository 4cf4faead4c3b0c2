// The analyses of this device, for lists.
import { useCallback, useState } from 'preact/hooks';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import { byPinAndTime } from '../../storage/listOrder';
import { listEntered } from '../../storage/unentered';
import { type Services, useServices } from '../services';
import { useReadAgain } from '../stored/useReadAgain';

export type Analyses =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'read'; readonly analyses: readonly AnalysisRecord[] };

/**
 * All analyses in which something was entered, pinned and last changed first; read again by the returned function and when
 * the page comes back to the front.
 */
export function useAnalyses(): readonly [Analyses, () => Promise<void>] {
  const { store, openAnalyses } = useServices();
  const [analyses, setAnalyses] = useState<Analyses>({ state: 'reading' });
  const read = useCallback(
    () =>
      readAnalyses({ store, openAnalyses })
        .then((all): Analyses => ({ state: 'read', analyses: all }))
        .catch((error: unknown): Analyses => ({ state: 'failed', reason: String(error) }))
        .then(setAnalyses),
    [store, openAnalyses],
  );
  useReadAgain(read);
  return [analyses, read];
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
