// The games that can be continued, and what Home has to tell about the device's storage.
import { useCallback, useState } from 'preact/hooks';
import type { AsideEntry, GameStore, StoreStatus } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import { byPinAndTime, type GameSummary, summaryOf } from '../../storage/summary';
import { useServices } from '../services';
import { useReadAgain } from '../useReadAgain';

/** Games read before the rest is asked for: those shown, and some to move up when one is deleted. */
const READ_AT_FIRST = 12;

export interface StoredGames {
  /** The first of the unfinished games, or all of them. */
  readonly unfinished: readonly GameSummary[];
  /** How many unfinished games there are. */
  readonly count: number;
  readonly aside: readonly AsideEntry[];
  readonly status: StoreStatus;
}

/**
 * The stored games, or null until they are read; read again by the returned function and whenever the page comes back
 * to the front. `all` asks for every unfinished game.
 */
export function useStoredGames(all: boolean): readonly [StoredGames | null, () => Promise<void>] {
  const { store, openGames } = useServices();
  const [stored, setStored] = useState<StoredGames | null>(null);
  const most = all ? undefined : READ_AT_FIRST;
  const read = useCallback(
    () =>
      store
        .then((kept) => readStored(kept, openGames.unsaved(), most))
        .catch((error: unknown) => unreadable(error, openGames.unsaved()))
        .then(setStored),
    [store, openGames, most],
  );
  useReadAgain(read);
  return [stored, read];
}

/** Games in `unsaved` have gone further than what is stored of them. */
export async function readStored(
  store: GameStore,
  unsaved: readonly GameRecord[],
  most?: number,
): Promise<StoredGames> {
  const lists =
    unsaved.length === 0
      ? await Promise.all([store.listUnfinished(most), store.countUnfinished()])
      : counted(merged(await store.listUnfinished(), unsaved));
  const [unfinished, count] = lists;
  return { unfinished, count, aside: await store.listAside(), status: store.status };
}

function merged(stored: readonly GameSummary[], unsaved: readonly GameRecord[]): GameSummary[] {
  const others = stored.filter(({ id }) => unsaved.every((record) => record.id !== id));
  return [...unfinishedOf(unsaved), ...others].sort(byPinAndTime);
}

const counted = (games: GameSummary[]): [GameSummary[], number] => [games, games.length];

const unfinishedOf = (unsaved: readonly GameRecord[]): GameSummary[] =>
  unsaved.filter(({ result }) => !result).map(summaryOf);

function unreadable(error: unknown, unsaved: readonly GameRecord[]): StoredGames {
  const reason = error instanceof Error ? error.message : String(error);
  const [unfinished, count] = counted(unfinishedOf(unsaved));
  return { unfinished, count, aside: [], status: { state: 'closed', reason } };
}
