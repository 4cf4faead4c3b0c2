// The finished games counted, for Statistics.
import { useCallback, useState } from 'preact/hooks';
import { summaryOf } from '../../storage/summary';
import { countedOne, type TallyCount } from '../../storage/tally';
import { useServices } from '../services';
import { useReadAgain } from '../stored/useReadAgain';

export type Tallies =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'read'; readonly counts: readonly TallyCount[] };

/** Counted again whenever the page comes back to the front. Games that have gone further than what is stored count as they are. */
export function useTallies(): Tallies {
  const { store, openGames } = useServices();
  const [tallies, setTallies] = useState<Tallies>({ state: 'reading' });
  const read = useCallback(async () => {
    try {
      const unsaved = openGames.unsaved();
      const stored = await (await store).countTallies(unsaved.map(({ id }) => id));
      setTallies({ state: 'read', counts: [...stored, ...countedOne(unsaved.map(summaryOf))] });
    } catch (error) {
      setTallies({ state: 'failed', reason: String(error) });
    }
  }, [store, openGames]);
  useReadAgain(read);
  return tallies;
}
