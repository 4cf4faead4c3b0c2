// The player's progress with the puzzles of a game, as it is stored: what another tab adds is seen with the next reading. And the
// player's calendar day, by which puzzles are counted.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { dayOf, type NewAttempt } from '../../puzzles/attempt';
import { type Progress, progressOf } from '../../puzzles/progress';
import { reasonOf, runDetached } from '../../util/failures';
import { useServices } from '../services';
import { dayName } from '../words/quantities';

const texts = textsOf('homePuzzles');

/** What is said of an attempt; it is unrated, of no streak and of today unless that is said too. */
export type MadeAttempt = Pick<NewAttempt, 'id' | 'puzzle' | 'way' | 'solved'> &
  Partial<Pick<NewAttempt, 'rating' | 'run' | 'day'>>;

export interface PuzzleAttempts {
  /** Null until it is read. */
  readonly progress: Progress | null;
  /** Why it could not be read so far; null once it was. */
  readonly unread: string | null;
  /** Reads it again. Never rejects: where it cannot be read, what was read before counts, and at first nothing as tried. */
  read(): Promise<Progress>;
  /** Saves an attempt, as AttemptStore.add; resolves when it is stored. */
  add(attempt: MadeAttempt, earlier?: number): Promise<void>;
}

type Found = Pick<PuzzleAttempts, 'progress' | 'unread'>;

export function useAttempts(game: GameId): PuzzleAttempts {
  const { store } = useServices();
  const [found, setFound] = useState<Found>({ progress: null, unread: null });
  const read = useMemo(() => {
    let last: Progress | null = null;
    return async () => {
      let unread: string | null = null;
      try {
        const attempts = await (await store).openAttempts();
        last = progressOf(await attempts.list(game));
      } catch (error) {
        if (!last) unread = reasonOf(error);
      }
      const progress = last ?? progressOf([]);
      setFound({ progress, unread });
      return progress;
    };
  }, [store, game]);
  const add = useCallback(
    async (made: MadeAttempt, earlier?: number) => {
      const now = new Date();
      const usual = { game, rating: null, run: null, day: dayOf(now), at: now.getTime() };
      const attempts = await (await store).openAttempts();
      // What could not be saved counts for this page, too.
      await attempts.add({ ...usual, ...made }, earlier).finally(read);
    },
    [store, game, read],
  );
  useEffect(() => runDetached(read()), [read]);
  return { ...found, read, add };
}

/** Changes at midnight, and when the page comes back to the front: timers do not count while a device sleeps. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(dayOf(now));
      // Days of the calendar, since not all of them have 24 hours.
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      timer = setTimeout(look, midnight.getTime() - now.getTime());
    };
    const lookWhenVisible = () => document.visibilityState === 'visible' && look();
    look();
    document.addEventListener('visibilitychange', lookWhenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenVisible);
    };
  }, []);
  return today;
}

/**
 * That the clock was set back, by an attempt of a later day; null where nothing tells so. Puzzles count under the wrong day
 * then.
 */
export function clockText(today: string, { latestAt }: Pick<Progress, 'latestAt'>): string | null {
  const latest = dayOf(new Date(latestAt));
  if (latest <= today) return null;
  return texts.clockSetBack(dayName(today), dayName(latest));
}
