// Over the board's edge: a problem of the game (not saved, engine restarted, played in another tab) with what can be done
// about it, or else that the game is paused.
import { useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import type { Session, SessionView } from '../../session/types';
import { useReload } from '../components/MissingCode';
import { BackupButton } from '../settings/BackupButton';
import '../components/button.css';
import styles from './noticeBar.module.css';

export interface NoticeBarProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly onTakeOver: () => void;
}

export function NoticeBar({ view, session, onTakeOver }: NoticeBarProps) {
  const { notice, canRetry, unsaved, superseded } = view;
  const reload = useReload();
  const retry = () => void session.retry();
  if (notice === null) {
    const stands = view.paused && view.clock && !view.watched;
    return stands ? <PausedBar session={session} /> : null;
  }
  return (
    <div class={styles.root} role="alert" data-part="notice">
      <p>{notice}</p>
      {/* The engine of a version that another tab has replaced comes back with the page alone, and all is saved. */}
      {canRetry && (
        <PassingButton label="Try again" onPress={unsaved ? retry : () => reload(retry)} />
      )}
      {unsaved && <BackupButton />}
      {superseded && (
        <button type="button" class="button" onClick={onTakeOver}>
          Play here
        </button>
      )}
    </div>
  );
}

function PausedBar({ session }: { readonly session: Session }) {
  return (
    <div class={`${styles.root} ${styles.paused}`} data-part="notice">
      <p>Paused: the clocks stand.</p>
      <PassingButton label="Go on" primary={true} onPress={() => session.resume()} />
    </div>
  );
}

interface PassingButtonProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly onPress: () => void;
}

/** A button that goes once it has done what it is for. */
function PassingButton({ label, primary = false, onPress }: PassingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return (
    <button
      ref={button}
      type="button"
      class={`button${primary ? ' primary' : ''}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
