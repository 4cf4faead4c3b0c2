// Whether the game that a link holds is one of this device's own.
import { useEffect, useState } from 'preact/hooks';
import type { Shared } from '../../share/link';
import type { GameStore } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { useServices } from '../services';

/** The stored game that the shared one came from, or null: also until it is found. */
export function useTwin(shared: Shared): GameRecord | null {
  const { store, openGames } = useServices();
  const [twin, setTwin] = useState<GameRecord | null>(null);
  useEffect(() => {
    let wanted = true;
    store
      .then((kept) => findTwin(kept, openGames.unsaved(), shared))
      .then((found) => wanted && setTwin(found))
      // Without storage there is no game to be the same one.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [store, openGames, shared]);
  return twin;
}

/** `unsaved` are games that live in this page only. */
export async function findTwin(
  store: Pick<GameStore, 'listAll' | 'peek'>,
  unsaved: readonly GameRecord[],
  given: Given,
): Promise<GameRecord | null> {
  const kept = unsaved.find((own) => isTwin(own, given));
  if (kept) return kept;
  for await (const part of store.listAll()) {
    const found = part.find((own) => isTwin(own, given));
    if (found) return store.peek(found.id);
  }
  return null;
}

/** What tells whether a game of this device is the one that came. */
type Candidate = Pick<GameSummary, 'id' | 'game' | 'start' | 'createdAt'>;

type Given = Pick<Shared, 'origin' | 'record'>;

/** Whether a game of this device is the one that came: by its identity, or where that is unknown by its first moment. */
export function isTwin(own: Candidate, { origin, record }: Given): boolean {
  const same = origin === null ? own.createdAt === record.createdAt : own.id.startsWith(origin);
  return same && own.game === record.game && own.start === record.start;
}
