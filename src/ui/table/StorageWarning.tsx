// While something is wrong with where games are kept: a sign in the game that says so, with the reason and a backup.
import { useState } from 'preact/hooks';
import type { StoreStatus } from '../../storage/gameStore';
import { IconButton } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { BackupButton } from '../settings/backup';
import { useStoreStatus } from '../stored/useStore';
import styles from './storageWarning.module.css';

const TITLES: Readonly<Record<StoreStatus['state'], string>> = {
  device: 'Games were deleted',
  waiting: 'Not saved yet',
  memory: 'Games are not saved',
  closed: 'Games are not saved',
};

export function StorageWarning() {
  const status = useStoreStatus();
  const [open, setOpen] = useState(false);
  if (!status?.reason) return null;
  const title = TITLES[status.state];
  return (
    <>
      <div class={styles.root}>
        <IconButton icon="warning" label={title} onClick={() => setOpen(true)} />
        <p role="status" class="visually-hidden">
          {title}.
        </p>
      </div>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <p>{status.reason}</p>
          {status.state !== 'device' && (
            <p>You can play on. A backup holds all games of this page.</p>
          )}
          <BackupButton />
        </Sheet>
      )}
    </>
  );
}
