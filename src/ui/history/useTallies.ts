// The finished games counted, for Statistics.
import { useCallback } from 'preact/hooks';
import { summaryOf } from '../../storage/summary';
import { countedOne, type TallyCount } from '../../storage/tally';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';

/** Counted again whenever the page comes back to the front. Games that have gone further than what is stored count as they are. */
export function useTallies(): Stored<readonly TallyCount[]> {
  const { store, openGames } = useServices();
  const read = useCallback(async () => {
    const unsaved = openGames.unsaved();
    const stored = await (await store).countTallies(unsaved.map(({ id }) => id));
    return [...stored, ...countedOne(unsaved.map(summaryOf))];
  }, [store, openGames]);
  const [tallies] = useStored(read);
  return tallies;
}
