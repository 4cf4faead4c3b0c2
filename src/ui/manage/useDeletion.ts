// When a deletion becomes final: at the player's word, when the screen is left, or after a while unattended.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useServices } from '../services';
import { type Managed, type ManagedKind, type Shelf, shelfOf } from './managed';

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

  /** Opened ahead, so that a removal on leaving is asked before the next screen reads its list. */
  const opened = useRef<Shelf | null>(null);
  useEffect(() => {
    const open = async () => {
      opened.current = await shelfOf(kind, await store);
    };
    open().catch(() => {
      // Removing opens it again, and tells why it cannot.
    });
  }, [store, kind]);

  const remove = useCallback(async () => {
    const shelf = opened.current ?? (await shelfOf(kind, await store));
    // All at once: a list that is read from now on has none of them.
    await Promise.all(pending.current.map(({ id, revision }) => shelf.remove(id, revision)));
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

  // Not after the paint, as other effects end: by then the next screen has read what is stored.
  useLayoutEffect(
    () => () => {
      remove().catch((error: unknown) => console.error('A game could not be deleted:', error));
    },
    [remove],
  );

  return { problem, forgetProblem: () => setProblem(null), finishing, finish };
}
