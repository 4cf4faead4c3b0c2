// Problems at a table: one of the activity itself with what can be done about it, paused clocks, or trouble with storage.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import { useReload } from '../components/Lazy';
import { Sheet } from '../components/Sheet';
import { BackupButton } from '../settings/backup';
import { useStoreStatus } from '../stored/useStore';
import { OneTimeButton } from './Callout';
import styles from './noticeBar.module.css';
import warning from './storageWarning.module.css';

const texts = textsOf('table');

/** What is wrong: something failed, is not saved, or goes on in another tab. */
interface Trouble {
  readonly notice: string;
  /** Whether what failed can be tried again. */
  readonly canRetry: boolean;
  readonly unsaved: boolean;
  readonly superseded: boolean;
}

interface NoticeBarProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
  /** Goes on here instead of in the other tab; for what may be in another. */
  readonly takeOver?: { readonly label: string; readonly onPress: () => void };
  /** Other ways to answer. */
  readonly children?: ComponentChildren;
}

export function NoticeBar({ trouble, onRetry, takeOver, children }: NoticeBarProps) {
  const { notice, canRetry, unsaved, superseded } = trouble;
  const reload = useReload();
  useBeforeUnload(unsaved);
  return (
    <div class={styles.root} role="alert" data-part="notice">
      <p>{notice}</p>
      {/* The engine of a version that another tab has replaced comes back with the page alone, and all is saved. */}
      {canRetry && (
        <OneTimeButton onClick={unsaved ? onRetry : () => reload(onRetry)}>
          {texts.tryAgain}
        </OneTimeButton>
      )}
      {children}
      {superseded && takeOver && <Button onClick={takeOver.onPress}>{takeOver.label}</Button>}
    </div>
  );
}

/**
 * While something is unsaved, the browser asks before it leaves or loads the page again: on a full disk that page may be
 * all that is left of the games.
 */
function useBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** That the clocks stand. */
export function PausedBar({ onResume }: { readonly onResume: () => void }) {
  return (
    <div class={`${styles.root} ${styles.paused}`} data-part="notice">
      <p>{texts.paused}</p>
      <OneTimeButton variant="primary" onClick={onResume}>
        {texts.resume}
      </OneTimeButton>
    </div>
  );
}

/** A sign while something is wrong with where games are kept; it leads to the reason and a backup. */
export function StorageWarning() {
  const status = useStoreStatus();
  const [open, setOpen] = useState(false);
  const trouble = status?.reason ? { ...status, title: texts.storage[status.state] } : null;
  return (
    <>
      <div class={trouble ? warning.root : 'visually-hidden'}>
        {trouble && (
          <IconButton icon="warning" label={trouble.title} onClick={() => setOpen(true)} />
        )}
        {/* There before it has anything to say: screen readers tell changes in a region that they know. */}
        <p role="status">
          {trouble && <span class="visually-hidden">{texts.sentence(trouble.title)}</span>}
        </p>
      </div>
      {trouble && open && (
        <Sheet title={trouble.title} onClose={() => setOpen(false)}>
          <p>{trouble.reason}</p>
          {trouble.state !== 'device' && <p>{texts.playOn}</p>}
          <BackupButton />
        </Sheet>
      )}
    </>
  );
}
