// Renaming, pinning and deleting from a list of games. A deleted game leaves the list at once and the device only when
// the offer to undo is over: see GameManager, whose code is loaded when a game's menu is first opened.
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { GameSummary } from '../../storage/summary';
import { lazyScreen } from '../components/Lazy';

const GameManager = lazyScreen(async () => (await import('./GameManager')).GameManager);

export interface ManagedGames {
  /** Whether a game is to be left out of the list. */
  isDeleted(id: string): boolean;
  /** Opens a game's menu. */
  manage(record: GameSummary): void;
  /** Menu and messages, to be shown beside the list. */
  readonly manager: ComponentChild;
}

/** `onChange` reads the list again. */
export function useManagedGames(onChange: () => Promise<void>): ManagedGames {
  const [chosen, setChosen] = useState<GameSummary | null>(null);
  const [deleted, setDeleted] = useState<readonly GameSummary[]>([]);
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
        chosen={chosen}
        deleted={deleted}
        onClose={() => setChosen(null)}
        onDelete={setDeleted}
        onChange={onChange}
      />
    ),
  };
}
