// From a move chosen on the board to a move played: at once, or once the coach has no objection, or after the player
// confirmed it. The board shows the move as made until the promise it was given settles. Also why a tap or text is no move.
import { shownMove } from '../../games/alphabet';
import '../../language/shownRefusals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/Arrows';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { losesMover } from '../../rules/effects';
import { boardState, legalOptions } from '../../session/moves';
import type { BoardState, MoveOption, Session, SessionView } from '../../session/types';
import { reasonOf, runDetached } from '../../util/failures';
import type { Warning } from '../../words/reviewText';
import { illegalMoveText, parseTypedMove, type TypedMove } from '../table/moveInput';
import { friendsOwnName } from '../words/names';

const texts = textsOf('gameNews');
const tableTexts = textsOf('table');

/** A move shown on the board that the player has yet to confirm, or the coach to judge. */
interface Pending {
  /** The position as it will be. */
  readonly board: BoardState;
  readonly notation: string;
  /** Whether the player is to confirm it. */
  readonly unconfirmed: boolean;
  /** What the coach has against it, or null. */
  readonly objection: Objection | null;
}

interface Objection {
  readonly text: string;
  /** The answer that it is about, where there is one to show. */
  readonly danger: readonly BoardArrow[];
}

export interface MoveState {
  /** Gone as soon as what may be played changes: another position, a pause, the end. */
  readonly pending: Pending | null;
  /** Resolves when the move is played and saved, or will not be played. */
  choose(text: string): Promise<void>;
  confirm(): void;
  cancel(): void;
}

interface Waiting extends Pending {
  /** What might be played when the move was chosen. */
  readonly options: readonly MoveOption[];
  readonly text: string;
  /** Whether the coach has yet to say something. */
  readonly looked: boolean;
  readonly settle: (played?: Promise<void>) => void;
}

interface MoveParts {
  readonly session: Session;
  readonly view: SessionView;
  readonly confirmFirst: boolean;
  /** What the coach has against a move, or null; null without a coach. */
  readonly ask: ((option: MoveOption) => Promise<Warning | null>) | null;
  /** Hears why a move could not be played. */
  readonly onFail: (reason: string) => void;
}

export function useMove({ session, view, confirmFirst, ask, onFail }: MoveParts): MoveState {
  const [, draw] = useState<Waiting | null>(null);
  const held = useRef<Waiting | null>(null);
  /** Moves that the player took back when the coach asked: it asks once. */
  const asked = useRef({ options: view.options, texts: new Set<string>() });
  const { options } = view;
  const waiting = held.current?.options === options ? held.current : null;
  const hold = (next: Waiting | null) => {
    held.current = next;
    draw(next);
  };
  const play = (text: string) =>
    session.play(text).catch((error: unknown) => onFail(reasonOf(error)));
  const finish = (played?: Promise<void>) => {
    held.current?.settle(played);
    hold(null);
  };
  useLayoutEffect(() => {
    if (held.current && !waiting) finish();
    asked.current = { options, texts: new Set() };
  }, [options]);
  const listen = async (text: string, answer: Promise<Warning | null>) => {
    const warning = await answer;
    const now = held.current;
    if (now?.text !== text || now.options !== options) return;
    if (warning) {
      asked.current.texts.add(text);
      hold({ ...now, looked: true, objection: objectionOf(view.rules, now.board, warning) });
    } else if (now.unconfirmed) hold({ ...now, looked: true });
    else finish(play(text));
  };
  return {
    pending: waiting,
    choose: (text) => {
      finish();
      const option = options.find((one) => one.text === text);
      const answer = option && !asked.current.texts.has(text) ? ask?.(option) : undefined;
      if (!option || !(confirmFirst || answer)) return play(text);
      return new Promise<void>((settle) => {
        hold({
          ...previewMove(view, option),
          ...{ options, text, unconfirmed: confirmFirst, objection: null, looked: !answer },
          settle: (played) => settle(played),
        });
        if (answer) runDetached(listen(text, answer));
      });
    },
    confirm: () => {
      if (waiting && !waiting.looked) hold({ ...waiting, unconfirmed: false });
      else finish(waiting ? play(waiting.text) : undefined);
    },
    cancel: () => finish(),
  };
}

/** How the board will look after one of the moves that may be played. */
function previewMove(
  { rules, board }: SessionView,
  option: MoveOption,
): Pick<Pending, 'board' | 'notation'> {
  const position = rules.parse(board.text);
  const notation = shownMove(rules, position, option.move);
  position.make(option.move);
  return { notation, board: boardState(rules, position, option) };
}

/** What the coach has against a move that led to a position. */
function objectionOf(
  rules: RuleSet,
  board: BoardState,
  { text: words, answer }: Warning,
): Objection {
  const { lastMove } = board;
  // A piece that its own move removes needs no answer to be lost.
  const isShown = answer !== null && !(lastMove && losesMover(lastMove.effects));
  const replies = isShown ? legalOptions(rules, rules.parse(board.text)) : [];
  const reply = replies.find(({ text }) => text === answer);
  const arrow = reply && arrowOf(reply, 1, 'threat');
  return { text: words, danger: arrow ? [arrow] : [] };
}

/**
 * A sentence, or null where there is nothing to explain: an empty cell, or a game that is over. `to` is null when the
 * tapped piece cannot move at all.
 */
export function tapRefusalText(view: SessionView, from: number, to: number | null): string | null {
  const { board, live, deciding, paused, options } = view;
  if (deciding === null || board.cells[from] === 0) return null;
  if (!live) return texts.earlierPosition;
  if (paused) return texts.isPaused;
  if (deciding !== 'person') return othersTurnText(view);
  // Everything has been said that may be played; what follows would only confuse while a move is being saved.
  return options.length === 0 ? null : illegalMoveText(view, from, to);
}

/** The move that is meant in the position on the board, or why there is none. */
export function parseMove(view: SessionView, text: string): TypedMove {
  if (!view.live) return { problem: texts.earlierPosition };
  if (view.outcome) return { problem: tableTexts.gameOver };
  if (view.superseded) return { problem: texts.otherTab };
  if (view.paused) return { problem: texts.isPaused };
  if (view.deciding !== 'person') return { problem: othersTurnText(view) };
  return parseTypedMove(view, text);
}

const othersTurnText = ({ deciding, record }: SessionView): string =>
  deciding === 'friend' ? texts.waitForMove(friendsOwnName(record)) : texts.computersTurn;
