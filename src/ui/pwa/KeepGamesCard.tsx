// That the browser may delete the games, for who has some and a browser that has not promised to keep them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { canChooseFolder, loadFolder } from '../../storage/backup/folder';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { BackupButton } from '../settings/backup';
import { useStorageFacts } from '../settings/useStorageFacts';
import { useStoreStatus } from '../stored/useStore';
import styles from './installOffer.module.css';

export function KeepGamesCard({ onHide }: { readonly onHide: () => void }) {
  const status = useStoreStatus();
  const { persisted, persist } = useStorageFacts();
  const hasCopy = useCopy();
  const [asked, setAsked] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  // The button pressed goes.
  useEffect(() => (asked ? end.current?.focus() : undefined), [asked]);
  // Of games that are not on the device something else is said.
  if (hasCopy !== false || status?.state !== 'device') return null;
  if (persisted === null || (persisted && !asked)) return null;
  return (
    <section class={styles.root} aria-labelledby="keep-games">
      <h2 id="keep-games">Keep your games</h2>
      <p role="status">
        {persisted
          ? 'Your browser now keeps your games, even when space runs low.'
          : asked
            ? 'Your browser has made no promise. A backup keeps your games.'
            : 'Your browser may delete your games when space runs low, and a private window deletes them when it closes.'}
      </p>
      <div class="button-row">
        {!persisted && persist && !asked && (
          <Button
            variant="primary"
            onClick={() => runDetached(persist().then(() => setAsked(true)))}
          >
            Protect my games
          </Button>
        )}
        {!persisted && <BackupButton />}
        <Button ref={end} onClick={onHide}>
          {persisted ? 'OK' : 'Not now'}
        </Button>
      </div>
      {!persisted && <p class="hint-text">You can also do this later in Settings.</p>}
    </section>
  );
}

/** Whether a copy of everything is kept in a folder; null while unknown. */
function useCopy(): boolean | null {
  const [hasCopy, setHasCopy] = useState<boolean | null>(null);
  useEffect(() => {
    if (!canChooseFolder(window)) return setHasCopy(false);
    loadFolder().then(
      (folder) => setHasCopy(folder !== null),
      () => setHasCopy(false),
    );
  }, []);
  return hasCopy;
}
