// While games are not kept on the device: a sign in the game that says so, with the reason and a way to save them.
import { useState } from 'preact/hooks';
import { IconButton } from '../components/IconButton';
import { Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { useStoreStatus } from '../stored/useStoreStatus';
import '../components/button.css';
import styles from './storageWarning.module.css';

export function StorageWarning() {
  const { router } = useServices();
  const status = useStoreStatus();
  const [open, setOpen] = useState(false);
  if (!status?.reason) return null;
  const title = status.state === 'waiting' ? 'Not saved yet' : 'Games are not saved';
  return (
    <>
      <div class={styles.root}>
        <IconButton icon="warning" label={title} onClick={() => setOpen(true)} />
        <p role="status" class="visually-hidden">
          {status.state === 'waiting' ? status.reason : 'Games are not saved on this device.'}
        </p>
      </div>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <p>{status.reason}</p>
          <p>You can play on. Settings has a backup, a file with all games of this page.</p>
          <button
            type="button"
            class="button primary"
            onClick={() => router.open({ screen: 'settings' })}
          >
            Settings
          </button>
        </Sheet>
      )}
    </>
  );
}
