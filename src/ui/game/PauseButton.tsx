// Stops both clocks and sets them going again; at each edge of the board where a player sits.
import type { Session, SessionView } from '../../session/types';
import { IconButton } from '../components/Icon';

interface PauseButtonProps {
  readonly view: SessionView;
  readonly session: Session;
  /** Which edge it is at, when there is one at each. */
  readonly side?: 'far';
}

export function PauseButton({ view, session, side }: PauseButtonProps) {
  if (!view.clock || view.watched || view.deciding === null) return null;
  const { paused } = view;
  const label = paused ? 'Go on' : 'Pause';
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={side ? `${label}, far side` : label}
      disabled={!paused && view.moves.length === 0}
      onClick={() => (paused ? session.resume() : void session.pause())}
    />
  );
}
