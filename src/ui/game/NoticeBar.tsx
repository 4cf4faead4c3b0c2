// Over the board's edge: a problem of the game (not saved, engine restarted, played in another tab) with what can be done
// about it, or else that the game is paused, why the last tap was no move, or what a key was asked.
import { useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import type { Session, SessionView } from '../../session/types';
import { useReload } from '../components/Lazy';
import '../components/button.css';

export interface NoticeBarProps {
  readonly view: SessionView;
  readonly remark: string | null;
  readonly session: Session;
  /** Whether who is to move reads it from the top edge. */
  readonly facesAway: boolean;
  readonly onTakeOver: () => void;
}

export function NoticeBar({ view, remark, session, facesAway, onTakeOver }: NoticeBarProps) {
  const { notice, canRetry, unsaved, superseded } = view;
  const reload = useReload();
  const retry = () => void session.retry();
  if (notice === null) {
    if (view.paused && view.clock && !view.watched) return <PausedBar session={session} />;
    if (remark === null) return null;
    return <p class={`notice-bar hint${facesAway ? ' turned' : ''}`}>{remark}</p>;
  }
  return (
    <div class="notice-bar" role="alert">
      <p>{notice}</p>
      {/* The engine of a version that another tab has replaced comes back with the page alone, and all is saved. */}
      {canRetry && (
        <PassingButton label="Try again" onPress={unsaved ? retry : () => reload(retry)} />
      )}
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
    <div class="notice-bar notice-paused">
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
