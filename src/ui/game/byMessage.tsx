// A game by message at the table: what is to be sent, whom it waits for, an offer to answer, and what has just come.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { moveTag, TAG_PASS } from '../../rules/move';
import type { Colour } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { askedOf } from '../../session/view';
import { grantedIn, isAsked } from '../../storage/message';
import { ownColour, playerOf } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import type { Settings } from '../settings/settings';
import notice from '../table/noticeBar.module.css';
import { friendName, requestText } from '../words/names';
import { announcementText, refusalText } from './announcements';

/** Why a move cannot be taken back. */
export const SENT_STANDS = 'A move that was sent stands. In the menu you can ask for it back.';
/** Why nothing more can be asked. */
export const ASKED_ALREADY = 'Your friend has not answered yet.';

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
      <Bar text={`${requestText(record, asked)}.`} asks>
        <div class={notice.answers}>
          <Button onClick={() => runDetached(session.decline())}>Decline</Button>
          <Button variant="primary" onClick={accept}>
            {isDraw ? 'Accept' : 'Allow'}
          </Button>
        </div>
      </Bar>
    );
  }
  if (!message.due || view.saving || isLive) return null;
  return (
    <Bar text={dueText(view)}>
      <IconButton icon="code" label="Show as a code" onClick={onCode} />
      <Button variant="primary" onClick={onSend}>
        Send
      </Button>
    </Bar>
  );
}

function dueText({ record, moves }: SessionView): string {
  const name = friendName(record);
  if (record.result) return `Send the result to ${name}.`;
  if (isAsked(record.message, 'draw')) return `Send your draw offer to ${name}.`;
  if (isAsked(record.message, 'takeBack')) return `Send this to ask ${name} for your move back.`;
  if (grantedIn(record) > 0 && moves.length === record.message?.sent)
    return `You took back ${name}’s move. Now send that.`;
  if (moves.length === 0) return `${friendName(record, true)} moves first. Send the game to begin.`;
  return `Now send your move to ${name}.`;
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

/** Shows a friend's move in words as it comes; `say` has it announced, too. */
export function useArrivals(view: SessionView, say: (text: string, spoken: string) => void): void {
  const last = useRef(view);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    const { record } = view;
    const spoken = () => announcementText(before, view, ownColour(record));
    if (isGrant(before, view))
      say(`${friendName(record, true)} gave you the move back. Your move.`, spoken());
    if (!isArrival(before, view) || view.outcome) return;
    const refusal = refusalText(record);
    const played = view.moves.at(-1);
    const isPass = played !== undefined && moveTag(played.move) === TAG_PASS;
    const did = isPass ? 'passed' : `played ${played?.notation ?? ''}`;
    const text = `${friendName(record, true)} ${did}. Your move.`;
    say(refusal ? `${refusal}. ${text}` : text, spoken());
  }, [view]);
}

/** What is announced of a change: nothing twice, since an arrival is said in a message. */
export function messageAnnouncement(
  before: SessionView,
  view: SessionView,
  own: Colour | null,
  style: Settings['moveStyle'],
): string {
  const isSaid = isGrant(before, view) || (isArrival(before, view) && !view.outcome);
  return isSaid ? '' : announcementText(before, view, own, style);
}
