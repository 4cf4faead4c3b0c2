// A game by message at the table: what is to be sent, whom it waits for, an offer to answer, and what has just come.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/keyboard';
import { shownNotation } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { exchangesArmies } from '../../rules/effects';
import { moveTag, TAG_PASS } from '../../rules/move';
import type { Colour } from '../../rules/types';
import type { PlayedMove, Session, SessionView } from '../../session/types';
import { askedOf } from '../../session/view';
import { grantedIn, isAsked } from '../../storage/message';
import { ownColour, playerOf } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import type { Settings } from '../settings/settings';
import notice from '../table/noticeBar.module.css';
import { friendsOwnName, requestText } from '../words/names';
import { announcementText, refusedRequestText } from './announcements';

const texts = textsOf('game');
const news = textsOf('gameNews');

interface MessageNoticeParts {
  readonly view: SessionView;
  readonly session: Session;
  /** Whether what is due goes out by itself. */
  readonly isLive: boolean;
  readonly onSend: () => void;
  /** Shows it as a code for a friend who is near. */
  readonly onCode: () => void;
}

/** What is to be sent or answered; null where there is nothing to do but to move or to wait. */
export function messageNotice(parts: MessageNoticeParts): ComponentChildren {
  const { view, session, isLive, onSend, onCode } = parts;
  const { record } = view;
  const { message } = record;
  if (!message || view.superseded) return null;
  const asked = askedOf(view);
  if (asked) {
    const isDraw = asked === 'draw';
    const accept = () => runDetached(isDraw ? session.agreeDraw() : session.allowTakeBack());
    return (
      <Bar text={news.sentence(requestText(record, asked))} asks>
        <div class={notice.answers}>
          <Button onClick={() => runDetached(session.decline())}>{texts.decline}</Button>
          <Button variant="primary" onClick={accept}>
            {isDraw ? texts.accept : texts.allow}
          </Button>
        </div>
      </Bar>
    );
  }
  // A side that moves several times in a row sends these moves together.
  if (!message.due || view.deciding === 'person' || view.saving || isLive) return null;
  return (
    <Bar text={dueText(view)}>
      <IconButton icon="code" label={texts.showAsCode} onClick={onCode} />
      <Button variant="primary" onClick={onSend}>
        {texts.send}
      </Button>
    </Bar>
  );
}

function dueText({ record, moves }: SessionView): string {
  const friend = friendsOwnName(record);
  if (record.result) return texts.sendResultTo(friend);
  if (isAsked(record.message, 'draw')) return texts.sendOfferTo(friend);
  if (isAsked(record.message, 'takeBack')) return texts.sendRequestTo(friend);
  if (grantedIn(record) > 0 && moves.length === record.message?.sent)
    return texts.sendGrantTo(friend);
  if (moves.length === 0) return texts.sendGameTo(friend);
  return texts.sendMoveTo(friend);
}

interface BarProps {
  readonly text: string;
  /** Whether it asks for one of two answers. */
  readonly asks?: boolean;
  readonly children: ComponentChildren;
}

function Bar({ text, asks = false, children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusToBoard(bar);
  return (
    <div
      ref={bar}
      class={`${notice.root} ${notice.paused} ${asks ? notice.asked : ''}`}
      data-part="notice"
    >
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Whether the last move of a view is the friend's, and was not there in the one before. */
const isArrival = (before: SessionView, view: SessionView): boolean => {
  const last = view.moves.at(-1);
  const isNew = view.moves.length > before.moves.length;
  return isNew && last !== undefined && playerOf(view.record, last.side).kind === 'friend';
};

/** Whether the friend has let the player take a move back. */
const isGrant = (before: SessionView, view: SessionView): boolean =>
  view.deciding === 'person' && grantedIn(view.record) > grantedIn(before.record);

/** Whether a friend beside the player has said no, without a move. */
const isRefusal = (before: SessionView, view: SessionView): boolean =>
  refusedRequestText(view.record) !== '' &&
  refusedRequestText(before.record) === '' &&
  !isArrival(before, view);

/** What the friend has done. */
function arrivedText(
  rules: RuleSet,
  friend: string | null,
  { move, effects, notation }: PlayedMove,
): string {
  if (moveTag(move) === TAG_PASS) return news.friendPassed(friend);
  if (exchangesArmies(effects)) return news.friendChose(friend, rules.choiceLabel(move));
  return news.friendPlayed(friend, shownNotation(rules, notation));
}

/** Shows in words what comes from a friend; `say` has it announced, too. */
export function useArrivals(
  view: SessionView,
  say: (text: string, spoken: string) => void,
  style: Settings['moveStyle'],
): void {
  const last = useRef(view);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    const { record } = view;
    const spoken = () => announcementText(before, view, ownColour(record), style);
    if (isGrant(before, view)) say(news.friendGaveBack(friendsOwnName(record)), spoken());
    if (isRefusal(before, view)) say(news.sentence(refusedRequestText(record)), spoken());
    if (isArrival(before, view) && !view.outcome) say(arrivalText(before, view), spoken());
  }, [view]);
}

/** What is said of a friend's move that has come; after it the friend may be to move again. */
function arrivalText(before: SessionView, view: SessionView): string {
  const { record, rules } = view;
  const played = view.moves.at(-1);
  if (view.deciding !== 'person' || !played)
    return announcementText(before, view, ownColour(record));
  const refusal = refusedRequestText(record);
  const text = arrivedText(rules, friendsOwnName(record), played);
  return refusal ? `${news.sentence(refusal)} ${text}` : text;
}

/** What is announced of a change: nothing twice, since an arrival is said in a message. */
export function messageAnnouncement(
  before: SessionView,
  view: SessionView,
  own: Colour | null,
  style: Settings['moveStyle'],
): string {
  const isSaid =
    isGrant(before, view) || isRefusal(before, view) || (isArrival(before, view) && !view.outcome);
  return isSaid ? '' : announcementText(before, view, own, style);
}
