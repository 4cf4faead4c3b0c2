// What the far player needs at their own edge while the device lies between two, since the buttons at the near edge are
// out of their reach.
import type { Session, SessionView } from '../../session/types';
import { IconButton } from '../components/Icon';
import { PauseButton } from './PauseButton';

interface FarToolsProps {
  readonly view: SessionView;
  readonly session: Session;
}

export function FarTools({ view, session }: FarToolsProps) {
  return (
    <>
      <PauseButton view={view} session={session} side="far" />
      <IconButton
        icon="takeBack"
        label="Take back, far side"
        disabled={!view.canTakeBack}
        onClick={() => void session.takeBack()}
      />
    </>
  );
}
