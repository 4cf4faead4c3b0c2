// What the player has to know about the device's storage: that it keeps nothing, or that games could not be read.

import { Icon } from '../components/Icon';
import { BackupButton } from '../settings/BackupButton';
import { sumOf } from '../words/kindWords';
import { AsideNotice } from './AsideNotice';
import styles from './notice.module.css';
import { UntouchedNotice } from './UntouchedNotice';
import type { StoredGames } from './unfinished';

interface StorageNoticesProps {
  readonly stored: StoredGames;
  /** Reads the storage again. */
  readonly onChange: () => Promise<void>;
}

export function StorageNotices({
  stored: { status, aside, untouched },
  onChange,
}: StorageNoticesProps) {
  return (
    <>
      {status.reason && (
        <div class={styles.root} role="status">
          <Icon name="warning" />
          <div>
            <p>{status.reason}</p>
            {/* Games were deleted: what is left should not be lost too. */}
            {status.state === 'device' && (
              <div class={styles.actions}>
                <BackupButton />
              </div>
            )}
          </div>
        </div>
      )}
      {untouched && sumOf(untouched.counts) > 0 && <UntouchedNotice untouched={untouched} />}
      {aside > 0 && <AsideNotice count={aside} onChange={onChange} />}
    </>
  );
}
