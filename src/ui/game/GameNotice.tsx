// Over the board's edge of a game: a problem (not saved, engine restarted, played in another tab) with what can be done
// about it, or else that the game is paused.
import type { Session, SessionView } from '../../session/types';
import { BackupButton } from '../settings/BackupButton';
import { NoticeBar, PausedBar } from '../table/NoticeBar';

export interface GameNoticeProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly onTakeOver: () => void;
}

export function GameNotice({ view, session, onTakeOver }: GameNoticeProps) {
  const { notice } = view;
  if (notice === null) {
    const stands = view.paused && view.clock && !view.watched;
    return stands ? <PausedBar onResume={() => session.resume()} /> : null;
  }
  return (
    <NoticeBar
      trouble={{ ...view, notice }}
      onRetry={() => void session.retry()}
      takeOver={{ label: 'Play here', onPress: onTakeOver }}
    >
      {view.unsaved && <BackupButton />}
    </NoticeBar>
  );
}
