// What changed in a game: as text for screen readers, that little time is left, and a headline over the board when the game
// enters a new stage.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Headline } from '../../games/drawing';
import { textsOf } from '../../language/texts';
import type { Colour } from '../../rules/types';
import { sideClock } from '../../session/clock';
import { HEADLINE_MS, headlineOf } from '../../session/moves';
import type { Session, SessionView } from '../../session/types';
import {
  type GameRecord,
  ownColour,
  type Players,
  playerOf,
  readersColour,
} from '../../storage/record';
import { itemAt } from '../../util/items';
import { farewellIn, greetingIn, saidText } from '../characters/character';
import type { Settings } from '../settings/settings';
import type { Announcement } from '../table/Announcer';
import { numberAt } from '../table/MoveList';
import {
  forcedPassText,
  type HeardHow,
  headlineText,
  moveText,
  playedMoveText,
  takenBackText,
} from '../words/moveText';
import {
  colourName,
  friendName,
  friendsOwnName,
  outcomeText,
  requestText,
  sideText,
} from '../words/names';
import { clocksText, durationText, SECOND_MS } from './clockText';
import styles from './stageBanner.module.css';

const texts = textsOf('gameNews');

/** What became different between two views, in words; empty if nothing worth telling. */
export function announcementText(
  before: SessionView,
  view: SessionView,
  own: Colour | null,
  style: Settings['moveStyle'] = 'full',
): string {
  const { changes } = texts;
  const parts: string[] = [];
  const end =
    view.outcome && !before.outcome
      ? outcomeText(view.outcome, view.toMove, own, view.record)
      : null;
  const moved = view.moves.length - before.moves.length;
  if (moved < 0)
    parts.push(changes.takenBack(takenBackText(view.rules, before.moves.slice(view.moves.length))));
  else if (moved > 0) parts.push(...newMoveTexts(view, moved, { followedBy: end ?? '', style }));
  else if (before.outcome && !view.outcome) parts.push(changes.gameGoesOn);
  else if (!view.live && view.shown !== before.shown) parts.push(pastPositionText(view));
  else if (view.live && !before.live) parts.push(changes.backAtGame);
  const news = headline(before, view);
  if (news) parts.push(headlineText(news));
  const offer = offerText(view);
  if (offer && offer !== offerText(before)) parts.push(offer);
  if (view.paused !== before.paused && !view.outcome) parts.push(pauseText(view));
  const pass = forcedPass(view, own);
  // After changing sides it is another player's turn, though nothing has moved.
  const hasSwapped = ownColour(before.record) !== ownColour(view.record);
  if (end !== null) parts.push(end);
  else if (pass !== null && pass !== forcedPass(before, own)) parts.push(pass);
  else if (
    (parts.length > 0 || hasSwapped) &&
    view.live &&
    !view.outcome &&
    !(style === 'brief' && moved > 0)
  )
    parts.push(turnText(view, own));
  const said = end !== null && view.outcome ? farewellIn(view.record, view.outcome) : null;
  return sentences(parts, saidText(view.record, said));
}

/** Parts as sentences, and after them what a character says. */
const sentences = (parts: readonly (string | null)[], said: string | null): string =>
  [
    ...parts.flatMap((part) => (part ? [texts.sentence(part)] : [])),
    ...(said === null ? [] : [said]),
  ].join(' ');

/** What there is to know of a game that has just been opened: how it ended, that it is paused, or whose turn it is. */
export function openingText(view: SessionView, own: Colour | null): string {
  const { outcome, paused, toMove, record } = view;
  if (outcome) return texts.sentence(outcomeText(outcome, toMove, own, record));
  if (paused) return texts.sentence(pauseText(view));
  return sentences(
    [offerText(view), forcedPass(view, own) ?? turnText(view, own)],
    saidText(record, greetingIn(view)),
  );
}

/** What became of a request in a game by message; empty without one. */
function offerText({ record, deciding }: SessionView): string {
  const { request } = record.message ?? {};
  if (!request) return '';
  const { changes } = texts;
  const isDraw = request.what === 'draw';
  switch (request.state) {
    case 'asked':
      if (deciding === 'person') return requestText(record, request.what);
      return isDraw ? changes.youOfferDraw : changes.youAskForMove;
    case 'declined':
      return isDraw ? changes.youDeclinedDraw : changes.youLetMoveStand;
    case 'refused':
      return refusedRequestText(record);
  }
}

/** That the friend has said no to what was asked, by a move or without; empty where that is not so. */
export function refusedRequestText({
  message,
  ...players
}: Players & Pick<GameRecord, 'message'>): string {
  if (message?.request?.state !== 'refused') return '';
  const { noDraw, friendLetMoveStand } = texts.changes;
  const text = message.request.what === 'draw' ? noDraw : friendLetMoveStand;
  return text(friendsOwnName(players));
}

/** The newest moves, as many as are new, also while another position is shown. */
function newMoveTexts(view: SessionView, count: number, how: HeardHow): string[] {
  const { moves, live, rules, record } = view;
  const moverNameOf = (side: Colour) =>
    playerOf(record, side).kind === 'friend' ? friendName(record, true) : colourName(side);
  const said = moves
    .slice(-count)
    .map((one) => playedMoveText(moverNameOf(one.side), rules, one, how));
  return live ? said : [texts.changes.gameHasGoneOn, ...said];
}

/** Which position of the past is shown, and the move that led to it. */
function pastPositionText(view: SessionView): string {
  const { moves, shown, rules } = view;
  if (shown === 0) return texts.changes.beforeFirstMove;
  const played = itemAt(moves, shown - 1);
  return texts.changes.positionAfter(
    colourName(played.side),
    numberAt(view, shown),
    moveText(rules, played),
  );
}

/** Pausing announces the clocks. */
function pauseText({ paused, clock }: SessionView): string {
  const { changes } = texts;
  if (!paused) return changes.resumed;
  return clock ? changes.pausedAt(clocksText((side) => clock.left[side])) : changes.paused;
}

/** Known once the last move is saved, when the pass is offered. */
const forcedPass = ({ rules, options, board }: SessionView, own: Colour | null): string | null =>
  forcedPassText(rules, options, board.side, own);

function turnText({ board, record }: SessionView, own: Colour | null): string {
  const { changes } = texts;
  if (own === null) return changes.toMove(colourName(board.side));
  if (own === board.side) return changes.yourMove;
  return record.message ? changes.waitingFor(friendsOwnName(record)) : changes.computerThinks;
}

/** Seconds left at which a person's clock is announced, where it began with more. */
const LOW_SECONDS = [60, 30, 10];

/** What to announce as the time of a person runs out; each warning comes once a game. */
export function useLowTime(
  { clock, record }: Pick<SessionView, 'clock' | 'record'>,
  session: Pick<Session, 'timeLeft'>,
): Announcement | null {
  const [warning, setWarning] = useState<Announcement | null>(null);
  const given = useRef(new Set<string>());
  const running = clock?.running ?? null;
  useEffect(() => {
    if (running === null || !record.clock || playerOf(record, running).kind !== 'person') return;
    const { start } = sideClock(record.clock, running);
    const left = session.timeLeft(running);
    const next = LOW_SECONDS.find(
      (seconds) =>
        seconds * SECOND_MS < Math.min(left, start) && !given.current.has(`${running} ${seconds}`),
    );
    if (next === undefined) return;
    const warn = () => {
      given.current.add(`${running} ${next}`);
      setWarning({ text: lowTimeText(record, running, next * SECOND_MS) });
    };
    const timer = setTimeout(warn, left - next * SECOND_MS);
    return () => clearTimeout(timer);
  }, [clock, warning]);
  return warning;
}

/** "You have 30 seconds left.", by name between two persons. */
function lowTimeText(record: GameRecord, side: Colour, left: number): string {
  const time = durationText(left);
  return readersColour(record) === side
    ? texts.youHaveLeft(time)
    : texts.sideHasLeft(sideText(record, side), time);
}

/** The headline, for a moment; hidden from screen readers, which hear the announcement. */
export function StageBanner({ view }: { readonly view: SessionView }) {
  const before = useRef(view);
  const [title, setTitle] = useState<Headline | null>(null);
  useEffect(() => {
    const next = headline(before.current, view);
    // Not over an earlier position, nor after the move that began the stage was taken back.
    const isGone = !view.live || view.moves.length < before.current.moves.length;
    before.current = view;
    if (next !== null || isGone) setTitle(next);
  }, [view]);
  useEffect(() => {
    if (title === null) return;
    const timer = setTimeout(() => setTitle(null), HEADLINE_MS);
    return () => clearTimeout(timer);
  }, [title]);
  return (
    title !== null && (
      <p
        key={title.title}
        class={styles.root}
        style={{ animationDuration: `${HEADLINE_MS}ms` }}
        aria-hidden="true"
      >
        <span>
          <strong>{title.title}</strong>
          {title.detail}
        </span>
      </p>
    )
  );
}

/** What has just begun, or null. A position that was looked back at says nothing of where the game stood. */
export function headline(before: SessionView, view: SessionView): Headline | null {
  const { board, live, rules, record } = view;
  if (!before.live || !live || view.moves.length <= before.moves.length) return null;
  return headlineOf(rules, before.board, board, readersColour(record));
}
