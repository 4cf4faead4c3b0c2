// The menu of a game: end it, start another, open other screens. Ending asks for confirmation.
import type { ThinkInfo } from '../../engine/api';
import type { Session, SessionView } from '../../session/types';
import { endsOnBoard } from '../../storage/replay';
import { runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { FeedbackSwitches } from '../feedback/FeedbackSwitches';
import { useServices } from '../services';
import { HowItIsPlayed, KeysAndSettings } from '../table/ActionBar';
import type { TableState } from '../table/useTable';
import { rulesName } from '../words/names';
import { CoachSwitch } from './coach';
import { isShared } from './seating';

interface MoreMenuProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly table: TableState<PlayingSheet>;
  readonly onRematch: () => void;
}

export function MoreMenu({ view, session, table, onRematch }: MoreMenuProps) {
  const { router } = useServices();
  const analyse = useAnalyse();
  const setUp = useSetUp();
  const { game } = view.record;
  const variant = rulesName(view.record);
  const twoPersons = isShared(view);
  const ongoing = view.deciding !== null;
  const sheet = (name: PlayingSheet) => () => table.show({ kind: 'sheet', sheet: name });
  // The menu closes, so the answer appears beside the board.
  const offerDraw = () => {
    if (twoPersons) return table.show({ kind: 'sheet', sheet: 'draw' });
    if (!agreesToDraw(view.thought)) return table.say('No draw: the computer wants to play on.');
    table.close();
    runDetached(session.agreeDraw());
  };
  const changeSides = () => {
    table.close();
    runDetached(session.swapSides());
  };
  const type = () => {
    table.close();
    table.openTyping();
  };
  return (
    <Sheet key="menu" title="Game" onClose={table.close}>
      {ongoing && !view.watched && (
        <>
          <Menu>
            <MenuItem icon="handshake" label="Offer a draw" onClick={offerDraw} />
            <MenuItem icon="flag" label="Resign" onClick={sheet('resign')} />
            {!twoPersons && <MenuItem icon="swap" label="Change sides" onClick={changeSides} />}
          </Menu>
          {/* Near the top so that the coach is easy to switch off. */}
          {!twoPersons && <CoachSwitch view={view} session={session} />}
        </>
      )}
      <Menu>
        {twoPersons && <MenuItem icon="seats" label="Pass and play" onClick={sheet('seating')} />}
        {view.outcome && view.moves.length > 0 && (
          <MenuItem
            icon="review"
            label="Review"
            onClick={() => router.open({ screen: 'review', id: view.record.id })}
          />
        )}
        {!ongoing && <MenuItem icon="swap" label="Rematch, sides swapped" onClick={onRematch} />}
        {isPlayable(view) && (
          <MenuItem icon="branch" label="Play on from here" onClick={sheet('playOn')} />
        )}
        <MenuItem
          icon="analyse"
          label="Analyse"
          onClick={() => analyse.openGame(view.record, view.shown)}
        />
        <MenuItem
          icon="hand"
          label="Set up from here"
          onClick={() => setUp({ ...view.record, text: view.board.text })}
        />
        <MenuItem icon="share" label="Share" onClick={sheet('share')} />
        <MenuItem
          icon="plus"
          label="New game"
          onClick={() => router.replace({ screen: 'new', game, opponent: null })}
        />
        {variant !== null && (
          <MenuItem icon="check" label={`Rules: ${variant}`} onClick={sheet('rules')} />
        )}
        <HowItIsPlayed rules={view.rules} />
        <MenuItem icon="help" label="Meet the pieces" onClick={sheet('pieces')} />
        <MenuItem icon="keyboard" label="Type a move" onClick={type} />
        <KeysAndSettings table={table} />
      </Menu>
      <FeedbackSwitches />
    </Sheet>
  );
}

/** The sheets of a game being played. */
export type PlayingSheet =
  | 'menu'
  | 'resign'
  | 'draw'
  | 'seating'
  | 'share'
  | 'rules'
  | 'playOn'
  | 'pieces';

interface Shown extends Pick<SessionView, 'live' | 'outcome'> {
  readonly moves: { readonly length: number };
}

/** Whether a new game can go on from the position shown: any earlier one, and the last unless the rules ended the game. */
export const isPlayable = ({ live, outcome, moves }: Shown): boolean =>
  moves.length > 0 && (!live || outcome === null || !endsOnBoard(outcome.reason));

/** The computer takes a draw once it has searched its position and likes it no better than the opponent's. */
export function agreesToDraw(thought: Pick<ThinkInfo, 'score' | 'mate'> | null): boolean {
  if (thought === null) return false;
  return thought.mate === null ? thought.score <= 0 : thought.mate < 0;
}
