// Over the board's edge: a problem of the game (not saved, engine restarted, gone on elsewhere) with what can be done
// about it, or else why the last tap was no move.
import type { Session, SessionView } from '../../session/types';
import '../components/button.css';

export interface NoticeBarProps {
  readonly view: SessionView;
  readonly refusal: string | null;
  readonly session: Session;
  readonly onOpenAgain: () => void;
}

export function NoticeBar({ view, refusal, session, onOpenAgain }: NoticeBarProps) {
  const { notice, canRetry, superseded } = view;
  if (notice === null) return refusal === null ? null : <p class="notice-bar hint">{refusal}</p>;
  return (
    <div class="notice-bar" role="alert">
      <p>{notice}</p>
      {canRetry && (
        <button type="button" class="button" onClick={() => void session.retry()}>
          Try again
        </button>
      )}
      {superseded && (
        <button type="button" class="button" onClick={onOpenAgain}>
          Open again
        </button>
      )}
    </div>
  );
}
