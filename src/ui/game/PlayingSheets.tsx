// The sheets of a game being played, of which the table shows one at a time, and the cover between two persons' moves.

import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { BLACK, type Colour, opposite } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { lazyScreen } from '../components/Lazy';
import { Sheet } from '../components/Sheet';
import type { Seats, TableState } from '../table/useTable';
import { sideText } from '../words/names';
import { MoreMenu, type PlayingSheet, type Question } from './MoreMenu';
import styles from './question.module.css';
import { isShared, SeatingFields, takerOf } from './seating';

const texts = textsOf('game');
const waysToPlay = textsOf('waysToPlay');

const NearbySheet = lazyScreen(async () => (await import('../nearby/NearbySheet')).NearbySheet);
const PiecesSheet = lazyScreen(async () => (await import('../learn/PieceSheet')).PiecesSheet);
const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);
const ShareSheet = lazyScreen(async () => (await import('../share/ShareSheet')).ShareSheet);
const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

interface PlayingSheetsProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly table: TableState<PlayingSheet>;
  readonly seats: Seats;
  readonly onRematch: () => void;
  readonly onFlip: () => void;
  /** Shows a game by message as a code for the friend. */
  readonly onCode: () => void;
  /** Whether the friend's device is connected. */
  readonly isLive: boolean;
}

export function PlayingSheets(props: PlayingSheetsProps) {
  const { view, session, table, seats, onRematch, onFlip, onCode, isLive } = props;
  if (table.overlay?.kind !== 'sheet') return null;
  const { sheet } = table.overlay;
  const question = (name: Question, asker: Colour) => (
    <QuestionSheet
      question={name}
      asker={asker}
      view={view}
      session={session}
      facesAway={seats.facesAway}
      onClose={table.close}
      onDeclined={(text) => table.refuse(text, asker)}
    />
  );
  const far = opposite(seats.near);
  // Face to face each has buttons of their own; side by side they are those of the player to move.
  const nearest = seats.facesAway(far) ? seats.near : view.toMove;
  switch (sheet) {
    case 'menu':
    case 'far-menu':
      return (
        <MoreMenu
          {...{ view, session, table, onRematch, onFlip, onCode, isLive }}
          isFar={sheet === 'far-menu'}
        />
      );
    case 'resign':
    case 'draw':
      return question(sheet, nearest);
    case 'takeBack':
      return question(sheet, seats.facesAway(far) ? seats.near : takerOf(view));
    case 'far-resign':
      return question('resign', far);
    case 'far-draw':
      return question('draw', far);
    case 'far-takeBack':
      return question('takeBack', far);
    case 'seating':
      return (
        <Sheet title={waysToPlay.howYouSit} onClose={table.close}>
          <SeatingFields isTitled />
        </Sheet>
      );
    case 'rules':
      return (
        <RulesSheet rules={view.rules} strict={view.record.strict === true} onClose={table.close} />
      );
    case 'pieces':
      return (
        <PiecesSheet
          rules={view.rules}
          cells={view.board.cells}
          side={view.board.side}
          onClose={table.close}
        />
      );
    case 'playOn':
      return (
        <PlayOnSheet
          record={view.record}
          plies={view.shown}
          toMove={view.board.side}
          onClose={table.close}
        />
      );
    case 'nearby':
      return <NearbySheet game={view.record.id} onClose={table.close} />;
    case 'share':
      return <ShareSheet view={view} flipped={seats.near === BLACK} onClose={table.close} />;
  }
}

interface QuestionSheetProps {
  readonly question: Question;
  /** Of two persons, the one who gives up, offers, or wants a move taken back. */
  readonly asker: Colour;
  readonly view: SessionView;
  readonly session: Session;
  /** Whether a colour's player sits at the top edge. */
  readonly facesAway: (colour: Colour) => boolean;
  readonly onClose: () => void;
  /** What the other says to the asker in place of yes. */
  readonly onDeclined: (text: string) => void;
}

/**
 * Asks before a game ends or goes back: the player confirms resigning; the other of two persons answers all else. It goes
 * when the game ends or goes on meanwhile, since the same buttons would then do something else.
 */
function QuestionSheet(props: QuestionSheetProps) {
  const { question, asker, view, session, facesAway, onClose, onDeclined } = props;
  const answerer = opposite(asker);
  const [from, to] = [sideText(view.record, asker), sideText(view.record, answerer)];
  const isOver = view.outcome !== null;
  const [wasOver] = useState(isOver);
  const isOutdated = isOver !== wasOver;
  useEffect(() => {
    if (isOutdated) onClose();
  }, [isOutdated]);
  if (isOutdated) return null;
  const {
    title,
    no = texts.playOn,
    declined = null,
    yes,
    act,
  } = {
    resign: {
      title: texts.resignQuestion(isShared(view) ? from : null),
      yes: texts.resign,
      act: () => session.resign(asker),
    },
    draw: {
      title: texts.drawQuestion(to, from),
      declined: texts.noDraw(to),
      yes: texts.draw,
      act: () => session.agreeDraw(),
    },
    takeBack: {
      title: isOver ? texts.playOnQuestion(to, from) : texts.takeBackQuestion(to, from),
      ...(isOver && { no: texts.decline }),
      declined: isOver ? texts.resultStands(to) : texts.moveStands(to),
      yes: texts.allow,
      act: () => session.takeBack(asker),
    },
  }[question];
  const decline = () => (declined === null ? onClose() : onDeclined(declined));
  return (
    <Sheet
      title={title}
      onClose={decline}
      facesAway={facesAway(question === 'resign' ? asker : answerer)}
    >
      <div class={styles.root} data-wide>
        <Button onClick={decline}>{no}</Button>
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            runDetached(act());
          }}
        >
          {yes}
        </Button>
      </div>
    </Sheet>
  );
}

interface HandOverProps {
  readonly view: SessionView;
  /** Who is to move, once the last move has been seen. */
  readonly turn: Colour;
  /** Turned to face the player at the top. */
  readonly facesAway: boolean;
  /** The last move as it was announced: the cover cuts screen readers off. */
  readonly news: string;
  /** Asks whether the last move may be taken back. */
  readonly onTakeBack: () => void;
}

/**
 * Covers the board until the next player is ready, so that the hand that passes the device moves nothing. It hides no
 * secret: the board stays in sight behind it. Comes up after each move that gives the turn away, not after a take-back.
 */
export function HandOver({ view, turn, facesAway, news, onTakeBack }: HandOverProps) {
  const { moves, live, deciding, board } = view;
  const [taken, setTaken] = useState(moves.length);
  const fresh = moves.length > taken && moves.at(-1)?.side === opposite(turn);
  // Nobody decides here once the game has ended, or while another tab plays it.
  const waiting = fresh && live && deciding !== null && board.side === turn;
  useEffect(() => setTaken((last) => Math.min(last, moves.length)), [moves.length]);
  if (!waiting) return null;
  const name = sideText(view.record, turn);
  const ready = () => setTaken(moves.length);
  return (
    <Sheet
      title={texts.passTo(name)}
      description={news}
      onClose={ready}
      facesAway={facesAway}
      insistent={true}
    >
      <div class={styles.root} data-wide>
        {!view.record.strict && <Button onClick={onTakeBack}>{texts.takeBack}</Button>}
        <Button variant="primary" autofocus={true} onClick={ready}>
          {texts.isReady(name)}
        </Button>
      </div>
    </Sheet>
  );
}
