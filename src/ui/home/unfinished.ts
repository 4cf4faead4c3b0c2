// The games that can be continued, ready to draw, and what Home has to tell about the device's storage.
import { useCallback, useState } from 'preact/hooks';
import { InputError } from '../../rules/types';
import type { AsideEntry, GameStore, StoreStatus } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import { lastPosition, type PlacedGame } from '../lastPosition';
import { byPinAndTime } from '../order';
import { useServices } from '../services';
import { useReadAgain } from '../useReadAgain';

export interface StoredGames {
  readonly unfinished: readonly PlacedGame[];
  readonly aside: readonly AsideEntry[];
  readonly status: StoreStatus;
}

/**
 * The stored games, or null until they are read; read again by the returned function and whenever the page comes back
 * to the front.
 */
export function useStoredGames(): readonly [StoredGames | null, () => Promise<void>] {
  const { store, openGames } = useServices();
  const [stored, setStored] = useState<StoredGames | null>(null);
  const read = useCallback(
    () =>
      store
        .then((kept) => readStored(kept, openGames.unsaved()))
        .catch((error: unknown) => unreadable(error, openGames.unsaved()))
        .then(setStored),
    [store, openGames],
  );
  useReadAgain(read);
  return [stored, read];
}

/**
 * Reads the store; a game that turns out not to be playable is set aside, and the others are listed. Games in `unsaved`
 * have gone further than what is stored of them.
 */
export async function readStored(
  store: GameStore,
  unsaved: readonly GameRecord[],
): Promise<StoredGames> {
  const unfinished = unfinishedOf(unsaved);
  for (const record of await store.listUnfinished()) {
    if (unsaved.some(({ id }) => id === record.id)) continue;
    try {
      unfinished.push(lastPosition(record));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      await store.setAside(record.id, error.message);
    }
  }
  unfinished.sort((a, b) => byPinAndTime(a.record, b.record));
  return { unfinished, aside: await store.listAside(), status: store.status };
}

const unfinishedOf = (unsaved: readonly GameRecord[]): PlacedGame[] =>
  unsaved.filter(({ result }) => !result).map((record) => lastPosition(record));

function unreadable(error: unknown, unsaved: readonly GameRecord[]): StoredGames {
  const reason = error instanceof Error ? error.message : String(error);
  return { unfinished: unfinishedOf(unsaved), aside: [], status: { state: 'closed', reason } };
}
