// The player's progress with the puzzles of a game, as it is stored: what another tab adds is seen with the next reading.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { NewAttempt } from '../../puzzles/attempt';
import { type Progress, progressOf } from '../../puzzles/progress';
import { runDetached } from '../../util/failures';
import { useServices } from '../services';

export interface PuzzleAttempts {
  /** Null until it is read. */
  readonly progress: Progress | null;
  /** Reads it again. Never rejects: what cannot be read counts as not tried. */
  read(): Promise<Progress>;
  /** Saves an attempt, as AttemptStore.add; resolves when it is stored. */
  add(attempt: NewAttempt, earlier?: number): Promise<void>;
}

export function useAttempts(game: string): PuzzleAttempts {
  const { store } = useServices();
  const [progress, setProgress] = useState<Progress | null>(null);
  const read = useCallback(async () => {
    const attempts = await store
      .then((opened) => opened.openAttempts())
      .then((opened) => opened.list(game))
      .catch(() => []);
    const found = progressOf(attempts);
    setProgress(found);
    return found;
  }, [store, game]);
  const add = useCallback(
    async (attempt: NewAttempt, earlier?: number) => {
      const attempts = await (await store).openAttempts();
      await attempts.add(attempt, earlier);
      await read();
    },
    [store, read],
  );
  useEffect(() => runDetached(read()), [read]);
  return { progress, read, add };
}
