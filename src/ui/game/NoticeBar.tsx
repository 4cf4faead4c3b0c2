// Over the board's edge: a problem of the game (not saved, engine restarted, played in another tab) with what can be done
// about it, or else that the game is paused, why the last tap was no move, or what a key was asked.
import type { Session, SessionView } from '../../session/types';
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
  const { notice, canRetry, superseded } = view;
  if (notice === null) {
    if (view.paused && view.clock && !view.watched) return <PausedBar session={session} />;
    if (remark === null) return null;
    return <p class={`notice-bar hint${facesAway ? ' turned' : ''}`}>{remark}</p>;
  }
  return (
    <div class="notice-bar" role="alert">
      <p>{notice}</p>
      {canRetry && (
        <button type="button" class="button" onClick={() => void session.retry()}>
          Try again
        </button>
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
      <button type="button" class="button primary" onClick={() => session.resume()}>
        Go on
      </button>
    </div>
  );
}
