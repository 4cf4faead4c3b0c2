// Renaming, pinning and deleting from a list of games or analyses. A deleted game leaves the list at once and the device only when
// the offer to undo is over: see GameManager, whose code is loaded when a game's menu is first opened.
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { lazyScreen } from '../components/Lazy';
import type { Managed, ManagedKind } from './managed';

const GameManager = lazyScreen(async () => (await import('./GameManager')).GameManager);

interface ManagedGames<Item extends Managed> {
  /** Whether a game is to be left out of the list. */
  isDeleted(id: string): boolean;
  /** Opens a game's menu. */
  manage(record: Item): void;
  /** Menu and messages, to be shown beside the list. */
  readonly manager: ComponentChild;
}

/** `onChange` reads the list again. */
export function useManagedGames<Item extends Managed>(
  onChange: () => Promise<void>,
  kind: ManagedKind = 'games',
): ManagedGames<Item> {
  const [chosen, setChosen] = useState<Managed | null>(null);
  const [deleted, setDeleted] = useState<readonly Managed[]>([]);
  const [used, setUsed] = useState(false);
  const ids = useMemo(() => new Set(deleted.map(({ id }) => id)), [deleted]);
  return {
    isDeleted: (id) => ids.has(id),
    manage: (record) => {
      setUsed(true);
      setChosen(record);
    },
    manager: used && (
      <GameManager
        kind={kind}
        chosen={chosen}
        deleted={deleted}
        onClose={() => setChosen(null)}
        onDelete={setDeleted}
        onChange={onChange}
      />
    ),
  };
}
