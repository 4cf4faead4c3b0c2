// The buttons and keys of a game being played.

import { severalText } from '../../games/alphabet';
import { kindName } from '../../games/ruleSet';
import { textsOf } from '../../language/texts';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import type { TableAction } from '../table/bars';
import { positionFacts, type TableKey, targetsKey, turnKey } from '../table/keys';
import { playedMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { clocksText } from './clockText';
import type { Captures } from './PlayerStrip';
import { isShared } from './seating';
import type { HintState } from './useHint';

const texts = textsOf('game');
const news = textsOf('gameNews');
const tableTexts = textsOf('table');

interface ActionsContext {
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
    { icon: 'more', label: texts.more, onPress: onMore },
    { icon: 'flip', label: texts.flip, spare: true, onPress: onFlip },
    ...(againstComputer ? [moveNow(context)] : []),
    ...(watched
      ? watching(context)
      : [
          message
            ? sendAgain(context)
            : ({
                icon: 'hint',
                label: texts.hint,
                disabled: !hinting.available,
                onPress: hinting.press,
              } as const),
        ]),
    {
      icon: 'takeBack',
      label: texts.takeBack,
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
            label: texts.redo,
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
  return { icon: 'share', label: texts.sendAgain, disabled: !isSent, onPress: onSend };
}

function moveNow({ view, session }: ActionsContext): TableAction {
  return {
    icon: 'moveNow',
    label: texts.moveNow,
    spare: true,
    disabled: view.deciding !== 'computer' || view.computerFailed,
    onPress: () => session.moveNow(),
  };
}

/** Two computers are set going, stopped, and led ply by ply. */
function watching({ view, session }: ActionsContext): readonly TableAction[] {
  const { paused, deciding } = view;
  const isStopped = paused || deciding === null;
  return [
    {
      icon: isStopped ? 'play' : 'pause',
      label: isStopped ? texts.start : texts.pause,
      disabled: deciding === null,
      onPress: () => (paused ? session.resume() : runDetached(session.pause())),
    },
    {
      icon: 'moveNow',
      label: texts.step,
      disabled: !paused,
      onPress: () => runDetached(session.step()),
    },
  ];
}

/** What the keys tell of a game as it stands; `timeLeft` is the clocks' in milliseconds. */
export function gameKeys(
  view: SessionView,
  captures: Captures,
  timeLeft: (side: Colour) => number,
): readonly TableKey[] {
  return [
    targetsKey(view),
    { key: '2', meaning: tableTexts.keyMeanings.lastMove, press: () => lastMove(view) },
    { key: '3', meaning: texts.keys.taken, press: () => capturesText(view, captures) },
    turnKey(view, view.live ? view.outcome : null),
    {
      key: '5',
      meaning: texts.keys.clocks,
      press: () => (view.clock ? news.sentence(clocksText(timeLeft)) : news.noClock),
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
    ...(clock ? [news.sentence(clocksText(timeLeft))] : []),
  ];
}

function lastMove({ rules, moves, shown }: SessionView): string {
  if (shown === 0) return tableTexts.noMoveYet;
  const played = itemAt(moves, shown - 1);
  return news.sentence(playedMoveText(colourName(played.side), rules, played));
}

/** "White lost six pawns and a rook. Black lost nothing." */
function capturesText({ rules }: SessionView, captures: Captures): string {
  return ([WHITE, BLACK] as const)
    .map((colour) => {
      const taken = captures[colour].map((code) => kindName(rules, code));
      const side = colourName(colour);
      return taken.length > 0
        ? news.sideLost(side, severalText(taken))
        : news.sideLostNothing(side);
    })
    .join(' ');
}
