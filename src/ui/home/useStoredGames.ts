// The games that can be continued, and the state of the device's storage, for Home.
import { useCallback, useState } from 'preact/hooks';
import type { GameStore, NewerContent, StoreStatus } from '../../storage/gameStore';
import { type GameRecord, isBegun } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { reasonOf } from '../../util/failures';
import { useServices } from '../services';
import { useRefresh } from '../stored/useStore';

/** Games read before the rest is asked for: those shown, and some to move up when one is deleted. */
const INITIALLY_READ = 12;

export interface StoredGames {
  /** The first of the games to go on with, or all of them. */
  readonly unfinished: readonly GameSummary[];
  /** How many there are. */
  readonly count: number;
  /** How much could not be read and was quarantined. */
  readonly quarantined: number;
  /** What only a newer version of the app can open, or null. */
  readonly newerContent: NewerContent | null;
  readonly status: StoreStatus;
}

/**
 * The stored games, or null until they are read; read again by the returned function and whenever the page comes back
 * to the front. `all` asks for every unfinished game.
 */
export function useStoredGames(all: boolean): readonly [StoredGames | null, () => Promise<void>] {
  const { store, openGames } = useServices();
  const [stored, setStored] = useState<StoredGames | null>(null);
  const most = all ? undefined : INITIALLY_READ;
  const read = useCallback(
    () =>
      store
        .then((opened) => readStored(opened, openGames.unsaved(), most))
        .catch((error: unknown) => unreadable(error, openGames.unsaved()))
        .then(setStored),
    [store, openGames, most],
  );
  useRefresh(read);
  return [stored, read];
}

/** Games in `unsaved` have gone further than what is stored of them. */
async function readStored(
  store: GameStore,
  unsaved: readonly GameRecord[],
  most?: number,
): Promise<StoredGames> {
  // Asked for together: each answer takes a while to come.
  const listed: Promise<[GameSummary[], number]> =
    unsaved.length === 0
      ? Promise.all([store.listUnfinished(most), store.countUnfinished()])
      : store.listUnfinished().then(async (all) => counted(await withUnsaved(all, unsaved)));
  const [[all, number], quarantined] = await Promise.all([listed, store.countQuarantined()]);
  const unfinished = all.filter(isBegun);
  const count = number - (all.length - unfinished.length);
  const { status, newerContent } = store;
  return { unfinished, count, quarantined, newerContent, status };
}

const counted = (games: GameSummary[]): [GameSummary[], number] => [games, games.length];

/** What few visits need comes when it is needed. */
async function withUnsaved(
  stored: readonly GameSummary[],
  unsaved: readonly GameRecord[],
): Promise<GameSummary[]> {
  if (unsaved.length === 0) return [...stored];
  return (await import('./ContinueList')).withUnsaved(stored, unsaved);
}

async function unreadable(error: unknown, unsaved: readonly GameRecord[]): Promise<StoredGames> {
  const reason = reasonOf(error);
  const unfinished = (await withUnsaved([], unsaved)).filter(isBegun);
  return {
    unfinished,
    count: unfinished.length,
    quarantined: 0,
    newerContent: null,
    status: { state: 'closed', reason },
  };
}
