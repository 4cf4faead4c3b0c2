// When a deletion becomes final: at the player's word, when the screen is left, or after a while unattended.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useServices } from '../services';
import { type Managed, type ManagedKind, shelfOf } from './managed';

/** Milliseconds in which a deletion can be undone; they begin anew while the message is pointed at or has the focus. */
const PATIENCE = 10_000;

interface Deletion {
  /** Why the last deletion failed, or null. */
  readonly problem: string | null;
  readonly forgetProblem: () => void;
  /** Whether games are being removed and it is too late to undo. */
  readonly finishing: boolean;
  readonly finish: () => void;
}

/** `deleted` are the games to remove; `onDelete` empties it afterwards, and `onChange` reads the list again before. */
export function useDeletion(
  kind: ManagedKind,
  deleted: readonly Managed[],
  onDelete: (deleted: readonly Managed[]) => void,
  onChange: () => Promise<void>,
): Deletion {
  const { store } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [finishing, setFinishing] = useState(false);
  const pending = useRef(deleted);
  pending.current = deleted;

  const remove = useCallback(async () => {
    const kept = await shelfOf(kind, await store);
    // All at once: a list that is read from now on has none of them.
    await Promise.all(pending.current.map(({ id, revision }) => kept.remove(id, revision)));
  }, [store, kind]);

  const finish = () => {
    setFinishing(true);
    const removed = deleted;
    void remove()
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .then(onChange)
      .then(() => {
        // Another may have been deleted meanwhile.
        onDelete(pending.current.filter((game) => !removed.includes(game)));
        setFinishing(false);
      });
  };
  const latestFinish = useRef(finish);
  latestFinish.current = finish;

  useEffect(() => {
    if (deleted.length === 0) return;
    const timer = setInterval(() => {
      const attended =
        document.hidden || document.querySelector('.toast:is(:hover, :focus-within)');
      if (!attended) latestFinish.current();
    }, PATIENCE);
    return () => clearInterval(timer);
  }, [deleted]);

  useEffect(
    () => () => {
      remove().catch((error: unknown) => console.error('A game could not be deleted:', error));
    },
    [remove],
  );

  return { problem, forgetProblem: () => setProblem(null), finishing, finish };
}
