// The menu of a game or an analysis in a list, and the message that offers to undo a deletion.
//
// Deleting takes a game off the list only. It stays on the device until the player closes the message, leaves the
// screen or lets the message time out, so a browser killed before that has lost nothing, and undoing has nothing to
// restore.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameLabels } from '../../storage/record';
import { Toast } from '../components/Toast';
import { useServices } from '../services';
import { gameTitle } from '../words/names';
import { GameMenu } from './GameMenu';
import { type Managed, type ManagedKind, shelfOf } from './managed';
import { useDeletion } from './useDeletion';

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
  const { store } = useServices();
  const { problem, finishing, finish, forgetProblem } = useDeletion(
    kind,
    deleted,
    onDelete,
    onChange,
  );
  const focusNext = useFocusAfterDeletion();
  const relabel = async (labels: Partial<GameLabels>) => {
    if (!chosen) return;
    const shelf = await shelfOf(kind, await store);
    await shelf.relabel(chosen.id, labels);
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
        <Toast actions={[{ label: 'OK', onClick: forgetProblem }]}>{problem}</Toast>
      )}
      {problem === null && deleted.length > 0 && (
        <Toast
          actions={
            finishing
              ? []
              : [
                  { label: 'Undo', onClick: () => onDelete([]) },
                  { label: 'OK', onClick: finish },
                ]
          }
        >
          {only && deleted.length === 1
            ? `${gameTitle(only)} deleted.`
            : `${deleted.length} ${kind} deleted.`}
        </Toast>
      )}
    </>
  );
}

/** Returns what to call before a game leaves the list: the focus then goes to the next game's menu button. */
function useFocusAfterDeletion(): (id: string) => void {
  const waiting = useRef<Element | null>(null);
  // By now the closed menu has given the focus back to the button that opened it, which has left with its game.
  useLayoutEffect(() => {
    waiting.current?.querySelector('button')?.focus();
    waiting.current = null;
  });
  return (id) => {
    const places = [...document.querySelectorAll('[data-manages]')];
    const at = places.findIndex((place) => place.getAttribute('data-manages') === id);
    waiting.current = places[at + 1] ?? places[at - 1] ?? null;
  };
}
