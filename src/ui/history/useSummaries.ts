// Every game this device has, for the lists of History and Statistics.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { GameStore } from '../../storage/gameStore';
import { byPinAndTime } from '../../storage/listOrder';
import type { GameRecord } from '../../storage/record';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { useServices } from '../services';
import { useReadAgain } from '../stored/useReadAgain';

export type Summaries =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  /** `games` are the first ones until the list is `complete`. */
  | { readonly state: 'read'; readonly games: readonly GameSummary[]; readonly complete: boolean };

/**
 * All games, pinned and last played first, read again by the returned function and when the page comes back to the
 * front. The first ones are told as soon as they are read.
 */
export function useSummaries(): readonly [Summaries, () => Promise<void>] {
  const { store, openGames } = useServices();
  const [summaries, setSummaries] = useState<Summaries>({ state: 'reading' });
  const reading = useRef<symbol | null>(null);
  const read = useCallback(async () => {
    const own = Symbol('reading');
    reading.current = own;
    const show = (next: Summaries) => reading.current === own && setSummaries(next);
    try {
      const first = (games: readonly GameSummary[]) =>
        // A list that is read again shows what it has until all is there.
        reading.current === own &&
        setSummaries((shown) =>
          shown.state === 'read' ? shown : { state: 'read', games, complete: false },
        );
      const games = await readSummaries(await store, openGames.unsaved(), first);
      show({ state: 'read', games, complete: true });
    } catch (error) {
      show({ state: 'failed', reason: String(error) });
    }
  }, [store, openGames]);
  useReadAgain(read);
  return [summaries, read];
}

/** Games in `unsaved` have gone further than what is stored of them. `first` is given the beginning of the list. */
async function readSummaries(
  store: GameStore,
  unsaved: readonly GameRecord[],
  first: (games: readonly GameSummary[]) => void,
): Promise<readonly GameSummary[]> {
  const games: GameSummary[] = [];
  let isFirst = true;
  for await (const part of store.listAll()) {
    for (const game of part) {
      if (unsaved.every(({ id }) => id !== game.id)) games.push(game);
    }
    if (isFirst && unsaved.length === 0) first([...games]);
    isFirst = false;
  }
  if (unsaved.length === 0) return games;
  return [...unsaved.map(summaryOf), ...games].sort(byPinAndTime);
}
