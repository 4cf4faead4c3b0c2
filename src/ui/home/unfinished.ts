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
  readonly store: GameStore;
  readonly unfinished: readonly UnfinishedGame[];
  readonly aside: readonly AsideEntry[];
  readonly status: StoreStatus;
}

/** The stored games, or null until they are read; read again whenever the page comes back to the front. */
export function useStoredGames(): StoredGames | null {
  const { store } = useServices();
  const [stored, setStored] = useState<StoredGames | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = () =>
      store.then(readStored).then(
        (found) => wanted && setStored(found),
        (error: unknown) => console.error('The stored games could not be read:', error),
      );
    const readWhenVisible = () => document.visibilityState === 'visible' && void read();
    void read();
    document.addEventListener('visibilitychange', readWhenVisible);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', readWhenVisible);
    };
  }, [store]);
  return stored;
}

/** Reads the store; a game that turns out not to be playable is set aside, and the others are listed. */
export async function readStored(store: GameStore): Promise<StoredGames> {
  const unfinished: UnfinishedGame[] = [];
  for (const record of await store.listUnfinished()) {
    try {
      unfinished.push(lastPosition(record));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      await store.setAside(record.id, error.message);
    }
  }
  return { store, unfinished, aside: await store.listAside(), status: store.status };
}

function lastPosition(record: GameRecord): UnfinishedGame {
  const rules = rulesOf(record);
  let lastMove: MoveOption | null = null;
  const { position } = replay(rules, record, (before, move) => {
    if (before.ply === record.moves.length - 1) lastMove = describeMove(rules, before, move);
  });
  return { record, rules, board: boardState(rules, position, lastMove) };
}
