// What is needed rarely in a game: ending it, beginning another. Ending asks twice.
import { useState } from 'preact/hooks';
import { type Colour, opposite } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { MenuItem } from '../components/MenuItem';
import { Sheet } from '../components/Sheet';
import { FeedbackSwitches } from '../feedback/FeedbackSwitches';
import { colourName } from '../names';
import { useServices } from '../services';
import { agreesToDraw } from './drawOffer';
import { SeatingFields } from './SeatingFields';
import { isShared } from './seating';
import './moreMenu.css';

export interface MoreMenuProps {
  readonly view: SessionView;
  readonly session: Session;
  /** Whether a colour's player sits at the top edge. */
  readonly facesAway: (colour: Colour) => boolean;
  readonly onRematch: () => void;
  readonly onType: () => void;
  readonly onKeys: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

type Question = 'resign' | 'draw' | 'seating';

export function MoreMenu(props: MoreMenuProps) {
  const { view, session, facesAway, onRematch, onShare, onClose } = props;
  const { router } = useServices();
  const [question, setQuestion] = useState<Question | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const twoPersons = isShared(view);
  // Of two persons the one to move gives up or offers; the other one answers an offer.
  const asker = view.toMove;
  const answerer = opposite(asker);
  const ongoing = view.deciding !== null;
  const end = (ending: Promise<void>) => {
    ending.catch((error: unknown) => console.error('This could not be done:', error));
    onClose();
  };
  const offerDraw = () => {
    if (twoPersons) setQuestion('draw');
    else if (agreesToDraw(view.thought)) end(session.agreeDraw());
    else setAnswer('The computer declines: it hopes for more.');
  };
  if (question === 'seating') {
    return (
      <Sheet key={question} title="Two at one device" onClose={onClose}>
        <SeatingFields />
      </Sheet>
    );
  }
  if (question) {
    const resigning = question === 'resign';
    const [from, to] = [colourName(asker), colourName(answerer)];
    const who = twoPersons ? `${from}: resign` : 'Resign';
    return (
      <Sheet
        key={question}
        title={resigning ? `${who} this game?` : `${to}: ${from} offers a draw`}
        onClose={onClose}
        facesAway={facesAway(resigning ? asker : answerer)}
      >
        <div class="menu-question">
          <button type="button" class="button" onClick={onClose}>
            Play on
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => end(resigning ? session.resign() : session.agreeDraw())}
          >
            {resigning ? 'Resign' : 'Draw'}
          </button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet key="game" title="Game" onClose={onClose}>
      <ul class="menu">
        {ongoing && !view.watched && (
          <>
            <MenuItem icon="handshake" label="Offer a draw" onClick={offerDraw} />
            <MenuItem icon="flag" label="Resign" onClick={() => setQuestion('resign')} />
            {!twoPersons && (
              <MenuItem icon="swap" label="Change sides" onClick={() => end(session.swapSides())} />
            )}
          </>
        )}
        {twoPersons && (
          <MenuItem icon="seats" label="Two at one device" onClick={() => setQuestion('seating')} />
        )}
        {!ongoing && <MenuItem icon="swap" label="Rematch, sides swapped" onClick={onRematch} />}
        <MenuItem icon="share" label="Share" onClick={onShare} />
        <MenuItem
          icon="plus"
          label="New game"
          onClick={() => router.replace({ screen: 'new', game: view.record.game, opponent: null })}
        />
        <MenuItem
          icon="book"
          label="How it is played"
          onClick={() => router.open({ screen: 'learn', game: view.record.game })}
        />
        <MenuItem
          icon="keyboard"
          label="Type a move"
          onClick={() => {
            onClose();
            props.onType();
          }}
        />
        <MenuItem
          icon="help"
          label="Keys"
          onClick={() => {
            onClose();
            props.onKeys();
          }}
        />
        <MenuItem
          icon="settings"
          label="Settings"
          onClick={() => router.open({ screen: 'settings' })}
        />
      </ul>
      <FeedbackSwitches />
      <p role="status" class="hint-text">
        {answer}
      </p>
    </Sheet>
  );
}
