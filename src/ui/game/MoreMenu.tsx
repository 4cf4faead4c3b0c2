// The menu of a game: end it, start another, open other screens. Ending asks for confirmation.
import type { ThinkInfo } from '../../engine/api';
import type { Session, SessionView } from '../../session/types';
import { isAgainstComputer, mayAsk } from '../../session/view';
import { endsOnBoard } from '../../storage/replay';
import { runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { FeedbackSwitches } from '../feedback/FeedbackSwitches';
import { useServices } from '../services';
import { useRulesName } from '../settings/naming';
import { DescribeBoard, HowItIsPlayed, KeysAndSettings } from '../table/ActionBar';
import type { TableState } from '../table/useTable';
import { friendName, STRICT_TEXT } from '../words/names';
import { ASKED_ALREADY } from './byMessage';
import { CoachSwitch } from './coach';
import { isShared, SEATING_TITLE } from './seating';

interface MoreMenuProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly table: TableState<PlayingSheet>;
  /** Whether the far player opened it. */
  readonly isFar: boolean;
  readonly onRematch: () => void;
  readonly onFlip: () => void;
  /** Shows a game by message as a code for the friend. */
  readonly onCode: () => void;
  /** Whether the friend's device is connected. */
  readonly isLive: boolean;
}

/** When a move can be asked back. */
const ASK_WHEN_SENT = 'You can ask for a move back once it is sent, until your friend moves.';

export function MoreMenu(props: MoreMenuProps) {
  const { view, session, table, isFar, isLive, onRematch, onFlip, onCode } = props;
  const { nearby, router } = useServices();
  const analyse = useAnalyse();
  const setUp = useSetUp();
  const { game, message } = view.record;
  const variant = useRulesName(view.record);
  const twoPersons = isShared(view);
  const againstComputer = isAgainstComputer(view.record);
  const ongoing = view.deciding !== null;
  const sheet = (name: PlayingSheet) => () => table.show({ kind: 'sheet', sheet: name });
  const question = (name: Question) => sheet(isFar ? `far-${name}` : name);
  const closing = (act: () => void) => () => {
    table.close();
    act();
  };
  const disconnect = () => {
    nearby.get()?.close();
    nearby.set(null);
  };
  const offerByMessage = () => {
    if (message?.request?.state === 'asked') return table.say(ASKED_ALREADY);
    if (view.deciding === 'person') return table.say('Play your move first, then offer a draw.');
    table.close();
    runDetached(session.ask('draw'));
  };
  const askForMove = () => {
    if (message?.request?.state === 'asked') return table.say(ASKED_ALREADY);
    if (!mayAsk(view, 'takeBack')) return table.say(ASK_WHEN_SENT);
    table.close();
    runDetached(session.ask('takeBack'));
  };
  const resign = () =>
    view.deciding === 'friend'
      ? table.say(`Wait for ${friendName(view.record)}’s move. Then you can resign.`)
      : question('resign')();
  // The menu closes, so the answer appears beside the board.
  const offerDraw = () => {
    if (twoPersons) return question('draw')();
    if (message) return offerByMessage();
    if (!agreesToDraw(view.thought)) return table.say('No draw: the computer wants to play on.');
    table.close();
    runDetached(session.agreeDraw());
  };
  const reopen = () => {
    if (twoPersons) return question('takeBack')();
    table.close();
    runDetached(session.takeBack());
    // The result, where the focus came from, is gone.
    table.heading.current?.focus();
  };
  return (
    <Sheet key="menu" title="Game" onClose={table.close} facesAway={isFar}>
      {view.record.strict && <p class="hint-text">{STRICT_TEXT}</p>}
      {ongoing && !view.watched && (
        <>
          <Menu>
            <MenuItem icon="handshake" label="Offer a draw" onClick={offerDraw} />
            {message && !view.record.strict && (
              <MenuItem icon="takeBack" label="Ask for your move back" onClick={askForMove} />
            )}
            <MenuItem icon="flag" label="Resign" onClick={resign} />
            {againstComputer && (
              <>
                <MenuItem
                  icon="swap"
                  label="Change sides"
                  onClick={closing(() => runDetached(session.swapSides()))}
                />
                {view.deciding === 'computer' && !view.computerFailed && (
                  <MenuItem
                    icon="moveNow"
                    label="Move now"
                    onClick={closing(() => session.moveNow())}
                  />
                )}
              </>
            )}
          </Menu>
          {/* Near the top so that the coach is easy to switch off. */}
          {againstComputer && <CoachSwitch view={view} session={session} />}
        </>
      )}
      <Menu>
        <MenuItem icon="flip" label="Flip the board" onClick={closing(onFlip)} />
        {twoPersons && <MenuItem icon="seats" label={SEATING_TITLE} onClick={sheet('seating')} />}
        {view.outcome && view.moves.length > 0 && (
          <MenuItem
            icon="review"
            label="Review"
            onClick={() => router.open({ screen: 'review', id: view.record.id })}
          />
        )}
        {view.outcome && view.canTakeBack && (
          <MenuItem icon="takeBack" label="Take back" onClick={reopen} />
        )}
        {!ongoing && (
          <MenuItem icon="swap" label="Rematch, sides swapped" onClick={() => onRematch()} />
        )}
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
        {message && !view.superseded && (
          <MenuItem
            icon="nearby"
            label={isLive ? 'Disconnect' : 'Play nearby'}
            onClick={isLive ? closing(disconnect) : sheet('nearby')}
          />
        )}
        {message && view.deciding !== 'person' && !view.superseded && (
          <MenuItem
            icon="code"
            label={`Code for ${friendName(view.record)}`}
            onClick={closing(onCode)}
          />
        )}
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
        <MenuItem icon="keyboard" label="Type a move" onClick={closing(table.openTyping)} />
        <DescribeBoard table={table} />
        <KeysAndSettings table={table} />
      </Menu>
      <FeedbackSwitches />
    </Sheet>
  );
}

/** What is asked about first: ways to end a game, and what the other of two persons has to agree to. */
export type Question = 'resign' | 'draw' | 'takeBack';

/** The sheets of a game being played; those of the far player face that way. */
export type PlayingSheet =
  | 'menu'
  | Question
  | `far-${'menu' | Question}`
  | 'seating'
  | 'share'
  | 'rules'
  | 'playOn'
  | 'nearby'
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
