// What came of the puzzles of every game, for Statistics.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../games';
import type { GameId } from '../../games/game';
import { type Progress, progressOf } from '../../puzzles/progress';
import type { GameStore } from '../../storage/gameStore';
import { useServices } from '../services';

/** By game, those without an attempt left out; null while it is read, and where it cannot be. */
export function usePuzzleProgress(): ReadonlyMap<GameId, Progress> | null {
  const { store } = useServices();
  const [progress, setProgress] = useState<ReadonlyMap<GameId, Progress> | null>(null);
  useEffect(() => {
    let wanted = true;
    store
      .then(readProgress)
      .then((found) => wanted && setProgress(found))
      .catch((error: unknown) => console.warn('Attempts at puzzles cannot be read:', error));
    return () => {
      wanted = false;
    };
  }, [store]);
  return progress;
}

async function readProgress(store: GameStore): Promise<ReadonlyMap<GameId, Progress>> {
  const attempts = await store.openAttempts();
  const found = new Map<GameId, Progress>();
  for (const { id } of games) {
    const made = await attempts.list(id);
    if (made.length > 0) found.set(id, progressOf(made));
  }
  return found;
}
