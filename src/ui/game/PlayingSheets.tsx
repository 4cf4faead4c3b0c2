// The sheets of a game being played, of which the table shows one at a time, and the cover between two persons' moves.
import { useEffect, useState } from 'preact/hooks';
import { BLACK, type Colour, opposite } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { lazyScreen } from '../components/Lazy';
import { Sheet } from '../components/Sheet';
import type { Seats } from '../table/seating';
import type { TableState } from '../table/useTable';
import { colourName } from '../words/names';
import { MoreMenu, type PlayingSheet } from './MoreMenu';
import styles from './question.module.css';
import { isShared, SeatingFields } from './seating';

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
}

export function PlayingSheets({ view, session, table, seats, onRematch }: PlayingSheetsProps) {
  if (table.overlay?.kind !== 'sheet') return null;
  const { sheet } = table.overlay;
  switch (sheet) {
    case 'menu':
      return <MoreMenu view={view} session={session} table={table} onRematch={onRematch} />;
    case 'resign':
    case 'draw':
      return (
        <EndingSheet
          ending={sheet}
          view={view}
          session={session}
          facesAway={seats.facesAway}
          onClose={table.close}
        />
      );
    case 'seating':
      return (
        <Sheet title="Pass and play" onClose={table.close}>
          <SeatingFields />
        </Sheet>
      );
    case 'rules':
      return <RulesSheet rules={view.rules} onClose={table.close} />;
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
    case 'share':
      return <ShareSheet view={view} flipped={seats.near === BLACK} onClose={table.close} />;
  }
}

interface EndingSheetProps {
  readonly ending: 'resign' | 'draw';
  readonly view: SessionView;
  readonly session: Session;
  /** Whether a colour's player sits at the top edge. */
  readonly facesAway: (colour: Colour) => boolean;
  readonly onClose: () => void;
}

/** Asks before a game ends: the player confirms resigning; the other of two persons answers a draw offer. */
function EndingSheet({ ending, view, session, facesAway, onClose }: EndingSheetProps) {
  // Of two persons the one to move gives up or offers; the other one answers an offer.
  const asker = view.toMove;
  const answerer = opposite(asker);
  const [from, to] = [colourName(asker), colourName(answerer)];
  const resigning = ending === 'resign';
  const who = isShared(view) ? `${from}: resign` : 'Resign';
  const end = () => {
    onClose();
    runDetached(resigning ? session.resign() : session.agreeDraw());
  };
  return (
    <Sheet
      title={resigning ? `${who} this game?` : `${to}: ${from} offers a draw`}
      onClose={onClose}
      facesAway={facesAway(resigning ? asker : answerer)}
    >
      <div class={styles.root} data-wide>
        <Button onClick={onClose}>Play on</Button>
        <Button variant="primary" onClick={end}>
          {resigning ? 'Resign' : 'Draw'}
        </Button>
      </div>
    </Sheet>
  );
}

interface HandOverProps {
  readonly view: SessionView;
  readonly session: Session;
  /** Who is to move, once the last move has been seen. */
  readonly turn: Colour;
  /** Turned to face the player at the top. */
  readonly facesAway: boolean;
}

/**
 * Covers the board until the next player is ready, so that the hand that passes the device moves nothing. It hides no
 * secret: the board stays in sight behind it. Comes up after each move that gives the turn away, not after a take-back.
 */
export function HandOver({ view, session, turn, facesAway }: HandOverProps) {
  const { moves, live, outcome, board } = view;
  const [taken, setTaken] = useState(moves.length);
  const fresh = moves.length > taken && moves.at(-1)?.side === opposite(turn);
  const waiting = fresh && live && !outcome && board.side === turn;
  useEffect(() => setTaken((last) => Math.min(last, moves.length)), [moves.length]);
  if (!waiting) return null;
  const name = colourName(turn);
  const ready = () => setTaken(moves.length);
  return (
    <Sheet
      title={`Pass the device to ${name}`}
      onClose={ready}
      facesAway={facesAway}
      insistent={true}
    >
      <div class={styles.root} data-wide>
        <Button onClick={() => runDetached(session.takeBack())}>Take back</Button>
        <Button variant="primary" autofocus={true} onClick={ready}>
          {name} is ready
        </Button>
      </div>
    </Sheet>
  );
}
