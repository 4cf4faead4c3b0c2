// What the player has to know about the device's storage: that it keeps nothing, or that games could not be read.

import { Icon } from '../components/Icon';
import { AsideNotice } from './AsideNotice';
import styles from './notice.module.css';
import type { StoredGames } from './unfinished';

interface StorageNoticesProps {
  readonly stored: StoredGames;
  /** Reads the storage again. */
  readonly onChange: () => Promise<void>;
}

export function StorageNotices({ stored: { status, aside }, onChange }: StorageNoticesProps) {
  return (
    <>
      {status.reason && (
        <p class={styles.root} role="status">
          <Icon name="warning" />
          <span>{status.reason}</span>
        </p>
      )}
      {aside.length > 0 && (
        <AsideNotice aside={aside} clearable={status.state === 'device'} onChange={onChange} />
      )}
    </>
  );
}
