// Opens the menu of one game or analysis in a list.
import { IconButton } from '../components/Icon';
import { useServices } from '../services';
import { gameTitle } from '../words/names';
import type { Managed } from './managed';
import styles from './managed.module.css';

interface ManageButtonProps<Item extends Managed> {
  readonly record: Item;
  /** What tells it from others of its title. */
  readonly detail: string;
  readonly onManage: (record: Item) => void;
}

/** Nothing for what this page could not save: there is nothing on the device to rename or delete. */
export function ManageButton<Item extends Managed>(props: ManageButtonProps<Item>) {
  const { record, detail, onManage } = props;
  const { openGames, openAnalyses } = useServices();
  const unsaved = [...openGames.unsaved(), ...openAnalyses.unsaved()];
  if (unsaved.some(({ id }) => id === record.id)) return null;
  return (
    <div class={styles.button} data-manages={record.id}>
      <IconButton
        icon="more"
        label={`Rename, pin or delete ${gameTitle(record)}, ${detail}`}
        onClick={() => onManage(record)}
      />
    </div>
  );
}
