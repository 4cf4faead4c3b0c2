// The games that can be continued, ready to draw, and what Home has to tell about the device's storage.
import { useEffect, useState } from 'preact/hooks';
import type { RuleSet } from '../../games/game';
import { InputError } from '../../rules/types';
import { boardState, describeMove } from '../../session/moves';
import type { BoardState, MoveOption } from '../../session/types';
import type { AsideEntry, GameStore, StoreStatus } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import { replay, rulesOf } from '../../storage/replay';
import { useServices } from '../services';

export interface UnfinishedGame {
  readonly record: GameRecord;
  readonly rules: RuleSet;
  readonly board: BoardState;
}

export interface StoredGames {
  readonly unfinished: readonly UnfinishedGame[];
  readonly aside: readonly AsideEntry[];
  readonly status: StoreStatus;
}

/** The stored games, or null until they are read; read again whenever the page comes back to the front. */
export function useStoredGames(): StoredGames | null {
  const { store, openGames } = useServices();
  const [stored, setStored] = useState<StoredGames | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = () =>
      store
        .then((kept) => readStored(kept, openGames.unsaved()))
        .catch(unreadable)
        .then((found) => wanted && setStored(found));
    const readWhenVisible = () => document.visibilityState === 'visible' && void read();
    void read();
    document.addEventListener('visibilitychange', readWhenVisible);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', readWhenVisible);
    };
  }, [store, openGames]);
  return stored;
}

/**
 * Reads the store; a game that turns out not to be playable is set aside, and the others are listed. Games in `unsaved`
 * have gone further than what is stored of them.
 */
export async function readStored(
  store: GameStore,
  unsaved: readonly GameRecord[],
): Promise<StoredGames> {
  const unfinished: UnfinishedGame[] = unsaved.filter(({ result }) => !result).map(lastPosition);
  for (const record of await store.listUnfinished()) {
    if (unsaved.some(({ id }) => id === record.id)) continue;
    try {
      unfinished.push(lastPosition(record));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      await store.setAside(record.id, error.message);
    }
  }
  return { unfinished, aside: await store.listAside(), status: store.status };
}

function unreadable(error: unknown): StoredGames {
  const reason = error instanceof Error ? error.message : String(error);
  return { unfinished: [], aside: [], status: { state: 'closed', reason } };
}

function lastPosition(record: GameRecord): UnfinishedGame {
  const rules = rulesOf(record);
  let lastMove: MoveOption | null = null;
  const { position } = replay(rules, record, (before, move) => {
    if (before.ply === record.moves.length - 1) lastMove = describeMove(rules, before, move);
  });
  return { record, rules, board: boardState(rules, position, lastMove) };
}
