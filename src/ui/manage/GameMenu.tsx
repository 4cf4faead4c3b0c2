// What can be done with a game in a list: give it a title, pin it, delete it.
import { useState } from 'preact/hooks';
import type { GameLabels } from '../../storage/record';
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { gameTitle } from '../words/names';
import type { Managed } from './managed';
import { RenameSheet } from './RenameSheet';

interface GameMenuProps {
  readonly record: Managed;
  /** Rejects if the game cannot be changed. */
  readonly onRelabel: (labels: Partial<GameLabels>) => Promise<void>;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function GameMenu({ record, onRelabel, onDelete, onClose }: GameMenuProps) {
  const { router } = useServices();
  const [renaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const relabel = (labels: Partial<GameLabels>) => {
    onRelabel(labels).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  if (renaming) {
    return (
      <RenameSheet
        name={record.name}
        problem={problem}
        onRename={(name) => relabel({ name })}
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
            label="Review"
            onClick={() => router.open({ screen: 'review', id: record.id })}
          />
        )}
        <MenuItem icon="rename" label="Rename" onClick={() => setRenaming(true)} />
        <MenuItem
          icon="pin"
          label={record.pinned ? 'Unpin' : 'Pin to the top'}
          onClick={() => relabel({ pinned: !record.pinned })}
        />
        <MenuItem icon="trash" label="Delete" onClick={onDelete} />
      </Menu>
      <p role="alert" class="error-text">
        {problem}
      </p>
    </Sheet>
  );
}
