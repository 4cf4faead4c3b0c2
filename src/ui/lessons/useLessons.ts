// The lessons of a game, and how far they are done.
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { type ProgressChange, ProgressSaver, type SavedProgress } from '../../session/saver';
import { runDetached } from '../../util/failures';
import { useLoaded } from '../components/later';
import { type Services, useObservable, useServices } from '../services';

export interface LessonProgressState extends SavedProgress {
  change(change: ProgressChange): void;
  /** Saves what could not be saved. */
  retry(): void;
}

type Store = Services['store'];

/** By store and game, the saver that a screen had last. */
const lastSavers = new WeakMap<Store, Map<string, ProgressSaver>>();

/** A new saver, or the one before where it has not saved all: the next save brings that, too. */
function saverOf(store: Store, game: string): ProgressSaver {
  const savers = lastSavers.get(store) ?? new Map<string, ProgressSaver>();
  const last = savers.get(game);
  const saver = last?.isOwing() ? last : new ProgressSaver(store, game);
  lastSavers.set(store, savers.set(game, saver));
  return saver;
}

export function useLessonProgress(game: string): LessonProgressState {
  const { store } = useServices();
  const saver = useMemo(() => saverOf(store, game), [store, game]);
  useEffect(() => runDetached(saver.read()), [saver]);
  return {
    ...useObservable(saver.views),
    change: (change) => runDetached(saver.change(change)),
    retry: () => runDetached(saver.retry()),
  };
}

/** Null until they are loaded; none where the game has none. */
export const useGameLessons = (game: Game | undefined): readonly Lesson[] | null =>
  useLoaded(useCallback(async () => (await game?.loadLessons?.())?.lessons() ?? [], [game]));
