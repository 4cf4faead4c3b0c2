// Beside or below the board: a problem of what goes on at the table, with what can be done about it; or that the clocks
// stand.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../components/Button';
import { useReload } from '../components/MissingCode';
import { OneTimeButton } from './AnswerBar';
import styles from './noticeBar.module.css';

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
  useLeavingAsked(unsaved);
  return (
    <div class={styles.root} role="alert" data-part="notice">
      <p>{notice}</p>
      {/* The engine of a version that another tab has replaced comes back with the page alone, and all is saved. */}
      {canRetry && (
        <OneTimeButton onClick={unsaved ? onRetry : () => reload(onRetry)}>Try again</OneTimeButton>
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
function useLeavingAsked(unsaved: boolean): void {
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
      <p>Paused: the clocks stand.</p>
      <OneTimeButton variant="primary" onClick={onResume}>
        Go on
      </OneTimeButton>
    </div>
  );
}
