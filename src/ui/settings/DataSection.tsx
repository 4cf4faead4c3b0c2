// The player's games as data: where they are kept, backing them up, restoring them, erasing everything.
import { useRef, useState } from 'preact/hooks';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useServices } from '../services';
import { useStoreStatus } from '../stored/useStoreStatus';
import { BackupOutcome } from './BackupOutcome';
import styles from './dataSection.module.css';
import { EraseSheet } from './EraseSheet';
import { RestoreSheet } from './RestoreSheet';
import { SettingsGroup } from './SettingsGroup';
import { BACKING_UP, useBackup } from './useBackup';
import { bytesWords, useStorageFacts } from './useStorageFacts';
import { WorkProgress } from './WorkProgress';

export function DataSection() {
  const [file, setFile] = useState<File | null>(null);
  const [erasing, setErasing] = useState(false);
  const { openGames, openAnalyses } = useServices();
  const isUnsaved = openGames.unsaved().length + openAnalyses.unsaved().length > 0;
  const { save, progress, cancel, words, problem } = useBackup();
  const starter = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <SettingsGroup title="Games and data">
      <StorageFacts />
      <div class="button-row">
        <Button
          ref={starter}
          // Not disabled, which would take the focus from it.
          aria-disabled={progress !== null}
          onClick={save}
        >
          Back up everything
        </Button>
        <Button onClick={() => picker.current?.click()}>Restore a backup</Button>
        <input
          ref={picker}
          class={styles.picker}
          type="file"
          accept=".json,application/json"
          aria-label="Backup file"
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {progress && (
        <WorkProgress
          label={BACKING_UP}
          progress={progress}
          onCancel={() => {
            cancel();
            // The button pressed goes.
            starter.current?.focus();
          }}
        />
      )}
      <BackupOutcome words={words} problem={problem} />
      {isUnsaved && <p class="hint-text">What could not be saved is in the backup too.</p>}
      <Button variant="danger" onClick={() => setErasing(true)}>
        Erase everything
      </Button>
      {file && <RestoreSheet key={file.name} file={file} onClose={() => setFile(null)} />}
      {erasing && <EraseSheet onBackup={save} told={words} onClose={() => setErasing(false)} />}
    </SettingsGroup>
  );
}

function StorageFacts() {
  const status = useStoreStatus();
  const { usage, persisted, persist } = useStorageFacts();
  return (
    <>
      {status?.reason && (
        <p class={styles.warning} role="status">
          <Icon name="warning" />
          {status.reason}
        </p>
      )}
      <dl class={styles.facts}>
        <div>
          <dt>Games and analyses are kept</dt>
          <dd>{status === null ? '…' : PLACES[status.state]}</dd>
        </div>
        <div>
          <dt>Storage in use</dt>
          <dd>{usage === null ? 'unknown' : bytesWords(usage)}</dd>
        </div>
        <div>
          <dt>Safe from being cleared</dt>
          <dd>{persisted === null ? 'unknown' : persisted ? 'yes' : 'no'}</dd>
        </div>
      </dl>
      {persisted === false && (
        <p class="hint-text">
          When the device runs short of room, the browser may clear what this app keeps. Installing
          the app, or a backup now and then, guards against that.
        </p>
      )}
      {persisted === false && persist && <Button onClick={persist}>Ask to keep them</Button>}
    </>
  );
}

const PLACES = {
  device: 'on this device',
  waiting: 'in this page, until the storage answers',
  memory: 'only while this page is open',
  closed: 'not any more, until this page is reloaded',
} as const;
