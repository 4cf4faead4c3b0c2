// That the browser may delete the games, for who has some and a browser that has not promised to keep them.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { canChooseFolder, loadFolder } from '../../storage/backup/folder';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { BackupButton } from '../settings/backup';
import { useStorageFacts } from '../settings/useStorageFacts';
import { useStoreStatus } from '../stored/useStore';
import styles from './installOffer.module.css';

const texts = textsOf('messages');

export function KeepGamesCard({ onHide }: { readonly onHide: () => void }) {
  const status = useStoreStatus();
  const { persisted, persist } = useStorageFacts();
  const hasCopy = useCopy();
  const [asked, setAsked] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  // The button pressed goes.
  useLayoutEffect(() => (asked ? end.current?.focus() : undefined), [asked]);
  // Of games that are not on the device something else is said.
  if (hasCopy !== false || status?.state !== 'device') return null;
  if (persisted === null || (persisted && !asked)) return null;
  return (
    <section class={styles.root} aria-labelledby="keep-games" tabIndex={-1}>
      <h2 id="keep-games">{texts.keepGames}</h2>
      <p role="status">{persisted ? texts.areKept : asked ? texts.noPromise : texts.mayDelete}</p>
      <div class="button-row">
        {!persisted && persist && !asked && (
          <Button
            variant="primary"
            onClick={() => runDetached(persist().then(() => setAsked(true)))}
          >
            {texts.protect}
          </Button>
        )}
        {!persisted && <BackupButton />}
        <Button ref={end} onClick={onHide}>
          {persisted ? texts.ok : texts.notNow}
        </Button>
      </div>
      {!persisted && <p class="hint-text">{texts.keepLater}</p>}
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
