// The buttons and keys of a game being played.

import { pieceName } from '../../games/ruleSet';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import type { TableAction } from '../table/ActionBar';
import { type TableKey, targetsKey, turnKey } from '../table/keys';
import { lastMoveText } from '../words/moveText';
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
}

/** The buttons, by who plays. */
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
      onPress: () => runDetached(session.takeBack()),
    },
    {
      icon: 'redo',
      label: 'Redo',
      disabled: !view.canRedo,
      onPress: () => runDetached(session.redo()),
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

function lastMove({ board, rules, moves, shown }: SessionView): string {
  if (shown === 0) return 'No move yet.';
  const { notation, side } = itemAt(moves, shown - 1);
  return `${colourName(side)}: ${lastMoveText(rules, board, notation)}.`;
}

function capturesText({ rules }: SessionView, captures: Captures): string {
  return ([WHITE, BLACK] as const)
    .map((colour) => {
      const taken = captures[colour].map((code) => pieceName(rules, code));
      return `${colourName(colour)} lost ${taken.length === 0 ? 'nothing' : counted(taken)}.`;
    })
    .join(' ');
}

/** `white pawn, 2 times, white rook`. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${name}, ${count} times`;
    })
    .join(', ');
}
