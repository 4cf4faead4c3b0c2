// Whether a game is to end: giving up, which the player confirms, or a draw, which the other of two persons answers.
import { type Colour, opposite } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { colourName } from '../words/names';
import { attempt } from './attempt';
import styles from './question.module.css';
import { isShared } from './seating';

interface EndingSheetProps {
  readonly ending: 'resign' | 'draw';
  readonly view: SessionView;
  readonly session: Session;
  /** Whether a colour's player sits at the top edge. */
  readonly facesAway: (colour: Colour) => boolean;
  readonly onClose: () => void;
}

export function EndingSheet({ ending, view, session, facesAway, onClose }: EndingSheetProps) {
  // Of two persons the one to move gives up or offers; the other one answers an offer.
  const asker = view.toMove;
  const answerer = opposite(asker);
  const [from, to] = [colourName(asker), colourName(answerer)];
  const resigning = ending === 'resign';
  const who = isShared(view) ? `${from}: resign` : 'Resign';
  const end = () => {
    onClose();
    attempt(resigning ? session.resign() : session.agreeDraw());
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
