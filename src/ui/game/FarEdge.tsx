// The far player's edge of the board. Turned to face them, it has a take back of its own, since the buttons at the near
// edge are out of their reach.
import type { ComponentChildren } from 'preact';
import type { Session, SessionView } from '../../session/types';
import { IconButton } from '../components/IconButton';
import { PauseButton } from './PauseButton';

export interface FarEdgeProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly facesAway: boolean;
  readonly children: ComponentChildren;
}

export function FarEdge({ view, session, facesAway, children }: FarEdgeProps) {
  if (!facesAway) return <>{children}</>;
  return (
    <div class="far-edge turned">
      {children}
      <PauseButton view={view} session={session} side="far" />
      <IconButton
        icon="takeBack"
        label="Take back, far side"
        disabled={!view.canTakeBack}
        onClick={() => void session.takeBack()}
      />
    </div>
  );
}
