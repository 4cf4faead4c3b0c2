// The buttons and keys of a game being played.

import { kindName } from '../../games/ruleSet';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import { kindsText } from '../../words/speaker';
import type { TableAction } from '../table/ActionBar';
import { positionFacts, type TableKey, targetsKey, turnKey } from '../table/keys';
import { playedMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { clocksText } from './clockText';
import type { Captures } from './PlayerStrip';
import { isShared } from './seating';
import type { HintState } from './useHint';

export interface ActionsContext {
  readonly view: SessionView;
  readonly session: Session;
  readonly hinting: HintState;
  readonly onFlip: () => void;
  readonly onMore: () => void;
  /** Whether what the near buttons would take back is there. */
  readonly canTakeBack: boolean;
  readonly onTakeBack: () => void;
  /** Says that it is a strict game, or that what was sent stands. */
  readonly onStrict: () => void;
  /** Sends a game by message. */
  readonly onSend: () => void;
}

/** The buttons, by who plays. */
export function playingActions(context: ActionsContext): readonly TableAction[] {
  const { view, session, hinting, onFlip, onMore } = context;
  const { watched } = view;
  const { message } = view.record;
  const againstComputer = !watched && !message && !isShared(view);
  return [
    { icon: 'more', label: 'More', onPress: onMore },
    { icon: 'flip', label: 'Flip', spare: true, onPress: onFlip },
    ...(againstComputer ? [moveNow(context)] : []),
    ...(watched
      ? watching(context)
      : [
          message
            ? sendAgain(context)
            : ({
                icon: 'hint',
                label: 'Hint',
                disabled: !hinting.available,
                onPress: hinting.press,
              } as const),
        ]),
    {
      icon: 'takeBack',
      label: 'Take back',
      disabled: !context.canTakeBack,
      onPress: context.onTakeBack,
      ...((view.record.strict || message) && { onRefused: context.onStrict }),
    },
    // Where nothing is taken back there is nothing to play again.
    ...(view.record.strict
      ? []
      : [
          {
            icon: 'redo',
            label: 'Redo',
            disabled: !view.canRedo,
            onPress: () => runDetached(session.redo()),
          } as const,
        ]),
  ];
}

/** For a message that was lost. */
function sendAgain({ view, onSend }: ActionsContext): TableAction {
  const { deciding, superseded, record } = view;
  const isSent = !record.message?.due && deciding !== 'person' && !superseded;
  return { icon: 'share', label: 'Send again', disabled: !isSent, onPress: onSend };
}

function moveNow({ view, session }: ActionsContext): TableAction {
  return {
    icon: 'moveNow',
    label: 'Move now',
    spare: true,
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
      onPress: () => (paused ? session.resume() : runDetached(session.pause())),
    },
    {
      icon: 'moveNow',
      label: 'Step',
      disabled: !paused,
      onPress: () => runDetached(session.step()),
    },
  ];
}

/** What the keys tell of a game as it stands; `timeLeft` is the clocks' in milliseconds. */
export function boardKeys(
  view: SessionView,
  captures: Captures,
  timeLeft: (side: Colour) => number,
): readonly TableKey[] {
  return [
    targetsKey(view),
    { key: '2', meaning: 'hear the last move', press: () => lastMove(view) },
    { key: '3', meaning: 'hear the pieces taken', press: () => capturesText(view, captures) },
    turnKey(view, view.outcome),
    {
      key: '5',
      meaning: 'hear the clocks',
      press: () => `${view.clock ? clocksText(timeLeft) : 'This game has no clock'}.`,
    },
  ];
}

/** What the description of the board says of a game, likewise. */
export function gameFacts(
  view: SessionView,
  captures: Captures,
  timeLeft: (side: Colour) => number,
): readonly string[] {
  const { moves, shown, outcome, live, clock } = view;
  const notation = shown === 0 ? '' : itemAt(moves, shown - 1).notation;
  return [
    ...positionFacts(view, notation, live ? outcome : null),
    capturesText(view, captures),
    ...(clock ? [`${clocksText(timeLeft)}.`] : []),
  ];
}

function lastMove({ rules, moves, shown }: SessionView): string {
  if (shown === 0) return 'No move yet.';
  const played = itemAt(moves, shown - 1);
  return `${playedMoveText(colourName(played.side), rules, played)}.`;
}

/** "White lost six pawns and a rook. Black lost nothing." */
function capturesText({ rules }: SessionView, captures: Captures): string {
  return ([WHITE, BLACK] as const)
    .map((colour) => {
      const taken = captures[colour].map((code) => kindName(rules, code));
      return `${colourName(colour)} lost ${kindsText(taken) || 'nothing'}.`;
    })
    .join(' ');
}
