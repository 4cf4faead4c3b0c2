// Where a game of a list stands: its moves are read and played only when it is looked at, one game per task.
import { useLayoutEffect, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import type { GameRecord } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { queueTask } from '../components/later';
import { useServices } from '../services';
import { readStoredPosition, type StoredPosition } from './storedPosition';

/** Null until it is `wanted` and read; `unreadable` where the moves do not fit the rules, or the game is gone. */
export function useStoredPosition(
  { id, revision }: GameSummary,
  wanted = true,
): StoredPosition | 'unreadable' | null {
  const { store, openGames } = useServices();
  const [position, setPosition] = useState<StoredPosition | 'unreadable' | null>(null);
  const [shown, setShown] = useState(revision);
  // A layout effect, so that the storage reads while the list paints without boards.
  useLayoutEffect(() => {
    if (!wanted || (position && shown === revision)) return;
    let stop = () => {};
    const place = (record: GameRecord | null) => {
      stop = queueTask(
        () => {
          setPosition(record ? readableOrNull(record) : 'unreadable');
          setShown(revision);
        },
        { ahead: true },
      );
    };
    const kept = openGames.unsaved().find((record) => record.id === id);
    let current = true;
    if (kept) place(kept);
    else {
      store
        .then((games) => games.peek(id))
        .then((record) => current && place(record))
        // The list says why the storage cannot be read.
        .catch(() => undefined);
    }
    return () => {
      current = false;
      stop();
    };
  }, [store, openGames, id, revision, wanted, position, shown]);
  return position;
}

function readableOrNull(record: GameRecord): StoredPosition | 'unreadable' {
  try {
    return readStoredPosition(record);
  } catch (error) {
    if (error instanceof InputError) return 'unreadable';
    throw error;
  }
}
