// What is to be told beside the board of a game: a problem (not saved, engine restarted, played in another tab) with what
// can be done about it, or else that the game is paused.
import type { ComponentChildren } from 'preact';
import type { Session, SessionView } from '../../session/types';
import { BackupButton } from '../settings/backup';
import { NoticeBar, PausedBar } from '../table/NoticeBar';

interface GameNotice {
  readonly view: SessionView;
  readonly session: Session;
  readonly onTakeOver: () => void;
}

/** Null where there is nothing to tell. */
export function gameNotice({ view, session, onTakeOver }: GameNotice): ComponentChildren {
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
