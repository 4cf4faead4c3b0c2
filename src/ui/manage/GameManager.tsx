// The menu of a game or an analysis in a list, and the message that offers to undo a deletion.
//
// Deleting takes a game off the list only. It stays on the device until the player closes the message, leaves the screen or lets
// the message time out. So a browser killed before that has lost nothing, and undo has nothing to restore.
import '../../language/shownRefusals';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { LONGEST } from '../../storage/parseRecord';
import type { GameLabels } from '../../storage/record';
import { logFailure, reasonOf, runDetached } from '../../util/failures';
import { Menu, MenuItem } from '../components/Icon';
import { Sheet, TextSheet } from '../components/Sheet';
import { Toast } from '../components/Toast';
import { useServices } from '../services';
import { focusHeading } from '../state/page';
import { gameTitle } from '../words/names';
import { type LabelledStore, type Managed, type ManagedKind, storeOf } from './managed';

const texts = textsOf('naming');

interface GameManagerProps {
  readonly kind: ManagedKind;
  /** The game whose menu is open. */
  readonly chosen: Managed | null;
  /** Games taken off the list, still on the device. */
  readonly deleted: readonly Managed[];
  readonly onClose: () => void;
  readonly onDelete: (deleted: readonly Managed[]) => void;
  /** Reads the list again. */
  readonly onChange: () => Promise<void>;
}

export function GameManager(props: GameManagerProps) {
  const { kind, chosen, deleted, onClose, onDelete, onChange } = props;
  const [only] = deleted;
  const { store, openGames, openAnalyses } = useServices();
  const { problem, finishing, finish, forgetProblem } = useDeletion(
    kind,
    deleted,
    onDelete,
    onChange,
  );
  const focusNext = useFocusAfterDeletion();
  const relabel = async (labels: Partial<GameLabels>) => {
    if (!chosen) return;
    const kept = await storeOf(kind, await store);
    await kept.relabel(chosen.id, labels);
    (kind === 'games' ? openGames : openAnalyses).announce(chosen.id);
    await onChange();
    onClose();
  };
  return (
    <>
      {chosen && (
        <GameMenu
          key={chosen.id}
          record={chosen}
          onRelabel={relabel}
          onDelete={() => {
            focusNext(chosen.id);
            onDelete([...deleted, chosen]);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {problem !== null && (
        <Toast actions={[{ label: texts.ok, onClick: forgetProblem }]}>{problem}</Toast>
      )}
      {problem === null && deleted.length > 0 && (
        <Toast
          isAnswered={finishing}
          actions={[
            { label: texts.undo, onClick: () => onDelete([]) },
            { label: texts.ok, onClick: finish },
          ]}
        >
          {only && deleted.length === 1
            ? texts.deleted(gameTitle(only))
            : texts.severalDeleted[kind](deleted.length)}
        </Toast>
      )}
    </>
  );
}

/** Returns what to call before a game leaves the list: the focus then goes to the next game's menu button, if there is one. */
function useFocusAfterDeletion(): (id: string) => void {
  const waiting = useRef<{ readonly next: Element | undefined } | null>(null);
  // By now the closed menu has given the focus back to the button that opened it, which has left with its game.
  useLayoutEffect(() => {
    if (!waiting.current) return;
    const { next } = waiting.current;
    waiting.current = null;
    if (next) next.querySelector('button')?.focus();
    else focusHeading();
  });
  return (id) => {
    const places = [...document.querySelectorAll('[data-manages]')];
    const at = places.findIndex((place) => place.getAttribute('data-manages') === id);
    waiting.current = { next: places[at + 1] ?? places[at - 1] };
  };
}

/** Milliseconds in which a deletion can be undone; they begin anew while the message is pointed at or has the focus, or keys are used. */
const UNDO_TIMEOUT_MS = 10_000;

interface Deletion {
  /** Why the last deletion failed, or null. */
  readonly problem: string | null;
  readonly forgetProblem: () => void;
  /** Whether games are being removed and it is too late to undo. */
  readonly finishing: boolean;
  readonly finish: () => void;
}

/** `deleted` are the games to remove; `onDelete` empties it afterwards, and `onChange` reads the list again before. */
function useDeletion(
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
  const opened = useRef<LabelledStore | null>(null);
  useEffect(() => {
    const open = async () => {
      opened.current = await storeOf(kind, await store);
    };
    open().catch(() => {
      // Removing opens it again, and tells why it cannot.
    });
  }, [store, kind]);

  const remove = useCallback(async () => {
    const kept = opened.current ?? (await storeOf(kind, await store));
    // All at once: a list that is read from now on has none of them.
    await Promise.all(pending.current.map(({ id, revision }) => kept.remove(id, revision)));
  }, [store, kind]);

  const finish = () => {
    setFinishing(true);
    const removed = deleted;
    runDetached(
      remove()
        .catch((error: unknown) => setProblem(reasonOf(error)))
        .then(onChange)
        .then(() => {
          // Another may have been deleted meanwhile.
          onDelete(pending.current.filter((game) => !removed.includes(game)));
          setFinishing(false);
        }),
    );
  };
  const latestFinish = useRef(finish);
  latestFinish.current = finish;

  useEffect(() => {
    if (deleted.length === 0) return;
    const timer = setInterval(() => {
      // By keys, the message may be many games away.
      const attended =
        document.hidden ||
        !('pointing' in document.documentElement.dataset) ||
        document.querySelector('.toast:is(:hover, :focus-within)');
      if (!attended) latestFinish.current();
    }, UNDO_TIMEOUT_MS);
    return () => clearInterval(timer);
  }, [deleted]);

  // Not after the paint, as other effects end: by then the next screen has read what is stored.
  useLayoutEffect(
    () => () => {
      remove().catch((error: unknown) => logFailure('deletion', error));
    },
    [remove],
  );

  return { problem, forgetProblem: () => setProblem(null), finishing, finish };
}

interface GameMenuProps {
  readonly record: Managed;
  /** Rejects if the game cannot be changed. */
  readonly onRelabel: (labels: Partial<GameLabels>) => Promise<void>;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function GameMenu({ record, onRelabel, onDelete, onClose }: GameMenuProps) {
  const { router } = useServices();
  const [renaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const relabel = (labels: Partial<GameLabels>) => {
    onRelabel(labels).catch((error: unknown) => setProblem(reasonOf(error)));
  };
  if (renaming) {
    return (
      <TextSheet
        title={texts.rename}
        label={texts.title}
        text={record.name ?? ''}
        longest={LONGEST.title}
        hint={texts.titleHint}
        problem={problem}
        onSave={(text) => relabel({ name: text || null })}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet title={gameTitle(record)} onClose={onClose}>
      <Menu>
        {record.result && (
          <MenuItem
            icon="review"
            label={texts.review}
            onClick={() => router.open({ screen: 'review', id: record.id })}
          />
        )}
        <MenuItem icon="rename" label={texts.rename} onClick={() => setRenaming(true)} />
        <MenuItem
          icon="pin"
          label={record.pinned ? texts.unpin : texts.pin}
          onClick={() => relabel({ pinned: !record.pinned })}
        />
        <MenuItem icon="trash" label={texts.delete} onClick={onDelete} />
      </Menu>
      <p role="alert" class="error-text">
        {problem}
      </p>
    </Sheet>
  );
}
