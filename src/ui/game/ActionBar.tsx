// The controls within reach of the thumb. Each keeps its place, whatever the game is at, so that none is hit by
// mistake for another.
import type { Session, SessionView } from '../../session/types';
import { Icon, type IconName } from '../components/Icon';
import { isShared } from './seating';
import type { Hinting } from './useHint';

export interface ActionBarProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly hinting: Hinting;
  readonly onFlip: () => void;
  readonly onMore: () => void;
}

export function ActionBar({ view, session, hinting, onFlip, onMore }: ActionBarProps) {
  const { watched, paused, deciding } = view;
  const againstComputer = !watched && !isShared(view);
  return (
    <div class="playing-actions" role="toolbar" aria-label="Game">
      <Action icon="more" label="More" onClick={onMore} />
      <Action icon="flip" label="Flip" onClick={onFlip} />
      {againstComputer && (
        <Action
          icon="moveNow"
          label="Move now"
          disabled={deciding !== 'computer'}
          onClick={() => session.moveNow()}
        />
      )}
      {watched && (
        <>
          <Action
            icon={paused || deciding === null ? 'play' : 'pause'}
            label={paused || deciding === null ? 'Start' : 'Pause'}
            disabled={deciding === null}
            onClick={() => (paused ? session.resume() : void session.pause())}
          />
          <Action
            icon="moveNow"
            label="Step"
            disabled={!paused}
            onClick={() => void session.step()}
          />
        </>
      )}
      {!watched && (
        <Action icon="hint" label="Hint" disabled={!hinting.available} onClick={hinting.press} />
      )}
      <Action
        icon="takeBack"
        label="Take back"
        disabled={!view.canTakeBack}
        onClick={() => void session.takeBack()}
      />
      <Action
        icon="redo"
        label="Redo"
        disabled={!view.canRedo}
        onClick={() => void session.redo()}
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

/** One that cannot be used now can still be focused: pressing it to the end must not lose the keyboard's place. */
function Action({ icon, label, onClick, disabled = false }: ActionProps) {
  return (
    <button
      type="button"
      class="action"
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
