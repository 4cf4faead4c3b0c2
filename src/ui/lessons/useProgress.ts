// How far the lessons of a game are done, shown at once and saved in the background.
import { useEffect, useRef, useState } from 'preact/hooks';
import { joinProgress, type LessonProgress, NO_PROGRESS } from '../../lessons/progress';
import { useServices } from '../services';

type Change = (progress: LessonProgress) => LessonProgress;

export interface Progress {
  /** Null until it is read. */
  readonly progress: LessonProgress | null;
  /** Why the latest change is not saved, or null. */
  readonly problem: string | null;
  change(change: Change): void;
  /** Saves what could not be saved. */
  retry(): void;
}

export function useProgress(game: string): Progress {
  const { store } = useServices();
  const [progress, setProgress] = useState<LessonProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** What is shown, for changes that follow each other quickly. */
  const newest = useRef(NO_PROGRESS);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const show = (next: LessonProgress) => {
    newest.current = next;
    setProgress(next);
  };
  useEffect(() => {
    let wanted = true;
    store
      .then((kept) => kept.lessonProgress(game))
      .catch(() => NO_PROGRESS)
      .then((stored) => wanted && show(stored));
    return () => {
      wanted = false;
    };
  }, [store, game]);
  /** One after the other: each must find what the one before has left. */
  const save = (change: Change) => {
    saving.current = saving.current
      .then(() => store)
      .then((kept) => kept.changeLessonProgress(game, change))
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
      const kept = newest.current;
      save((stored) => joinProgress(kept, stored));
    },
  };
}
