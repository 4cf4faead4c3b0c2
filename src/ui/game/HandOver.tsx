// Between two persons' moves: covers the board until the next player says so, so that the hand that passes the device
// moves nothing. It hides no secret; the board stays in sight behind it.
import { useEffect, useState } from 'preact/hooks';
import { type Colour, opposite } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { colourName } from '../words/names';
import styles from './question.module.css';

interface HandOverProps {
  readonly view: SessionView;
  readonly session: Session;
  /** Who is to move, once the last move has been seen. */
  readonly turn: Colour;
  /** Turned to face the player at the top. */
  readonly facesAway: boolean;
}

/** Comes up after each move that gives the turn away; not for the one who takes a move back. */
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
        <Button onClick={() => void session.takeBack()}>Take back</Button>
        <Button variant="primary" autofocus={true} onClick={ready}>
          {name} is ready
        </Button>
      </div>
    </Sheet>
  );
}
