// Opens the menu of one game in a list.
import type { GameSummary } from '../../storage/summary';
import { IconButton } from '../components/IconButton';
import { gameTitle, opponentName } from '../names';
import { useServices } from '../services';
import './manage.css';

export interface ManageButtonProps {
  readonly record: GameSummary;
  readonly onManage: (record: GameSummary) => void;
}

/** Nothing for a game that this page could not save: there is nothing on the device to rename or delete. */
export function ManageButton({ record, onManage }: ManageButtonProps) {
  const { openGames } = useServices();
  if (openGames.unsaved().some(({ id }) => id === record.id)) return null;
  return (
    <div class="manage-button" data-manages={record.id}>
      <IconButton
        icon="more"
        label={`Rename, pin or delete ${gameTitle(record)}, ${opponentName(record)}`}
        onClick={() => onManage(record)}
      />
    </div>
  );
}
