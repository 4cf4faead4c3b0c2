// Whether a game is to end: giving up, which the player confirms, or a draw, which the other of two persons answers.
import { type Colour, opposite } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { Sheet } from '../components/Sheet';
import { colourName } from '../words/names';
import { attempt } from './attempt';
import { isShared } from './seating';
import '../components/button.css';
import styles from './question.module.css';

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
        <button type="button" class="button" onClick={onClose}>
          Play on
        </button>
        <button type="button" class="button primary" onClick={end}>
          {resigning ? 'Resign' : 'Draw'}
        </button>
      </div>
    </Sheet>
  );
}
