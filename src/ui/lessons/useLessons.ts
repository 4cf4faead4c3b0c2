// The lessons of a game, and how far they are done: shown at once and saved in the background.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { joinProgress, type LessonProgress, NO_PROGRESS } from '../../lessons/progress';
import { runDetached } from '../../util/failures';
import { useLoaded } from '../components/later';
import { useServices } from '../services';

type Change = (progress: LessonProgress) => LessonProgress;

export interface LessonProgressState {
  /** Null until it is read. */
  readonly progress: LessonProgress | null;
  /** Why the latest change is not saved, or null. */
  readonly problem: string | null;
  change(change: Change): void;
  /** Saves what could not be saved. */
  retry(): void;
}

export function useLessonProgress(game: string): LessonProgressState {
  const { store } = useServices();
  const [progress, setProgress] = useState<LessonProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** What is shown, so that changes between two renders see each other. */
  const newest = useRef(NO_PROGRESS);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const show = (next: LessonProgress) => {
    newest.current = next;
    setProgress(next);
  };
  useEffect(() => {
    let isCurrent = true;
    runDetached(
      store
        .then((opened) => opened.lessonProgress(game))
        .catch(() => NO_PROGRESS)
        .then((stored) => isCurrent && show(stored)),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, game]);
  /** One after the other, since each changes what the one before has saved. */
  const save = (change: Change) => {
    saving.current = saving.current
      .then(() => store)
      .then((opened) => opened.changeLessonProgress(game, change))
      .then(
        () => setProblem(null),
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
  };
  return {
    progress,
    problem,
    change: (change) => {
      show(change(newest.current));
      save(change);
    },
    retry: () => {
      const unsaved = newest.current;
      save((stored) => joinProgress(unsaved, stored));
    },
  };
}

/** Null until they are loaded; none where the game has none. */
export const useGameLessons = (game: Game | undefined): readonly Lesson[] | null =>
  useLoaded(useCallback(async () => (await game?.loadLessons?.())?.lessons ?? [], [game]));
