// The buttons of a game being played, by who plays it.
import type { Session, SessionView } from '../../session/types';
import type { TableAction } from '../table/ActionBar';
import { isShared } from './seating';
import type { Hinting } from './useHint';

export interface ActionsContext {
  readonly view: SessionView;
  readonly session: Session;
  readonly hinting: Hinting;
  readonly onFlip: () => void;
  readonly onMore: () => void;
}

export function playingActions(context: ActionsContext): readonly TableAction[] {
  const { view, session, hinting, onFlip, onMore } = context;
  const { watched } = view;
  const againstComputer = !watched && !isShared(view);
  return [
    { icon: 'more', label: 'More', onPress: onMore },
    { icon: 'flip', label: 'Flip', onPress: onFlip },
    ...(againstComputer ? [moveNow(context)] : []),
    ...(watched
      ? watching(context)
      : [
          {
            icon: 'hint',
            label: 'Hint',
            disabled: !hinting.available,
            onPress: hinting.press,
          } as const,
        ]),
    {
      icon: 'takeBack',
      label: 'Take back',
      disabled: !view.canTakeBack,
      onPress: () => void session.takeBack(),
    },
    {
      icon: 'redo',
      label: 'Redo',
      disabled: !view.canRedo,
      onPress: () => void session.redo(),
    },
  ];
}

function moveNow({ view, session }: ActionsContext): TableAction {
  return {
    icon: 'moveNow',
    label: 'Move now',
    disabled: view.deciding !== 'computer' || view.computerFailed,
    onPress: () => session.moveNow(),
  };
}

/** Two computers are set going, stopped, and led ply by ply. */
function watching({ view, session }: ActionsContext): readonly TableAction[] {
  const { paused, deciding } = view;
  const stands = paused || deciding === null;
  return [
    {
      icon: stands ? 'play' : 'pause',
      label: stands ? 'Start' : 'Pause',
      disabled: deciding === null,
      onPress: () => (paused ? session.resume() : void session.pause()),
    },
    {
      icon: 'moveNow',
      label: 'Step',
      disabled: !paused,
      onPress: () => void session.step(),
    },
  ];
}
