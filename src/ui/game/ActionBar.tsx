// The controls within reach of the thumb. Each keeps its place, whatever the game is at, so that none is hit by
// mistake for another.
import type { Session, SessionView } from '../../session/types';
import { Icon, type IconName } from '../components/Icon';

export interface ActionBarProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly onFlip: () => void;
  readonly onMore: () => void;
}

export function ActionBar({ view, session, onFlip, onMore }: ActionBarProps) {
  const vsComputer = [view.record.white, view.record.black].some(({ kind }) => kind === 'computer');
  return (
    <div class="playing-actions" role="toolbar" aria-label="Game">
      <Action icon="more" label="More" onClick={onMore} />
      <Action icon="flip" label="Flip" onClick={onFlip} />
      {vsComputer && (
        <Action
          icon="moveNow"
          label="Move now"
          disabled={view.deciding !== 'computer'}
          onClick={() => session.moveNow()}
        />
      )}
      <Action
        icon="takeBack"
        label="Take back"
        disabled={!view.canTakeBack}
        onClick={() => void session.takeBack()}
      />
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

function Action({ icon, label, onClick, disabled = false }: ActionProps) {
  return (
    <button type="button" class="action" disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
