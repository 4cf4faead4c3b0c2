// Every game this device has, for the lists of History and Statistics.
import { useCallback, useState } from 'preact/hooks';
import type { GameStore } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import { byPinAndTime } from '../order';
import { useServices } from '../services';
import { useReadAgain } from '../useReadAgain';

export type Records =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'read'; readonly games: readonly GameRecord[] };

/** All games, pinned and last played first, read again by the returned function and when the page comes back to the front. */
export function useRecords(): readonly [Records, () => Promise<void>] {
  const { store, openGames } = useServices();
  const [records, setRecords] = useState<Records>({ state: 'reading' });
  const read = useCallback(
    () =>
      store
        .then((kept) => readRecords(kept, openGames.unsaved()))
        .then(
          (games) => setRecords({ state: 'read', games }),
          (error: unknown) => setRecords({ state: 'failed', reason: String(error) }),
        ),
    [store, openGames],
  );
  useReadAgain(read);
  return [records, read];
}

/** Games in `unsaved` have gone further than what is stored of them. */
async function readRecords(
  store: GameStore,
  unsaved: readonly GameRecord[],
): Promise<readonly GameRecord[]> {
  const lists = await Promise.all([store.listUnfinished(), store.listFinished()]);
  const stored = lists.flat().filter(({ id }) => unsaved.every((game) => game.id !== id));
  return [...unsaved, ...stored].sort(byPinAndTime);
}
