// The menu of a game: end it, start another, open other screens. Ending asks for confirmation.
import type { ThinkInfo } from '../../engine/api';
import { textsOf } from '../../language/texts';
import type { Session, SessionView } from '../../session/types';
import { askedOf, isAgainstComputer, mayAsk } from '../../session/view';
import type { RequestKind } from '../../storage/record';
import { endsOnBoard } from '../../storage/replay';
import { runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { Menu, MenuItem } from '../components/Icon';
import { closing, Sheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { FeedbackSwitches } from '../feedback/feedback';
import { disconnect } from '../nearby/livePlay';
import { useServices } from '../services';
import { useRulesName } from '../settings/naming';
import { DescribeBoard, HowItIsPlayed, KeysAndSettings } from '../table/bars';
import type { TableState } from '../table/useTable';
import { friendsOwnName, requestText } from '../words/names';
import { CoachSwitch } from './coach';
import { isShared } from './seating';

const texts = textsOf('game');
const news = textsOf('gameNews');
const tableTexts = textsOf('table');
const waysToPlay = textsOf('waysToPlay');
const names = textsOf('names');

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
  const closeAnd = closing(table.close);
  const ask = (what: RequestKind) => {
    const problem = askingProblem(view, what);
    if (problem !== null) return table.say(problem);
    table.close();
    runDetached(session.ask(what));
  };
  const resign = () =>
    view.deciding === 'friend'
      ? table.say(texts.resignLater(friendsOwnName(view.record)))
      : question('resign')();
  // The menu closes, so the answer appears beside the board.
  const offerDraw = () => {
    if (twoPersons) return question('draw')();
    if (message) return ask('draw');
    if (!agreesToDraw(view.thought)) return table.say(texts.computerPlaysOn);
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
    <Sheet key="menu" title={texts.menu} onClose={table.close} facesAway={isFar}>
      {view.record.strict && <p class="hint-text">{names.strictRule}</p>}
      {ongoing && !view.watched && (
        <>
          <Menu>
            <MenuItem icon="handshake" label={texts.offerDraw} onClick={offerDraw} />
            {message && !view.record.strict && (
              <MenuItem icon="takeBack" label={texts.askForMove} onClick={() => ask('takeBack')} />
            )}
            <MenuItem icon="flag" label={texts.resign} onClick={resign} />
            {againstComputer && (
              <>
                <MenuItem
                  icon="swap"
                  label={texts.changeSides}
                  onClick={closeAnd(() => runDetached(session.swapSides()))}
                />
                {view.deciding === 'computer' && !view.computerFailed && (
                  <MenuItem
                    icon="moveNow"
                    label={texts.moveNow}
                    onClick={closeAnd(() => session.moveNow())}
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
        <MenuItem icon="flip" label={texts.flipBoard} onClick={closeAnd(onFlip)} />
        {twoPersons && (
          <MenuItem icon="seats" label={waysToPlay.howYouSit} onClick={sheet('seating')} />
        )}
        {view.outcome && view.moves.length > 0 && (
          <MenuItem
            icon="review"
            label={texts.review}
            onClick={() => router.open({ screen: 'review', id: view.record.id })}
          />
        )}
        {view.outcome && view.canTakeBack && (
          <MenuItem icon="takeBack" label={texts.takeBack} onClick={reopen} />
        )}
        {view.outcome && (
          <MenuItem icon="swap" label={texts.rematchSwapped} onClick={() => onRematch()} />
        )}
        {isPlayable(view) && (
          <MenuItem icon="branch" label={texts.playOnFromHere} onClick={sheet('playOn')} />
        )}
        <MenuItem
          icon="analyse"
          label={texts.analyse}
          onClick={() => analyse.openGame(view.record, view.shown)}
        />
        <MenuItem
          icon="hand"
          label={texts.setUpFromHere}
          onClick={() => setUp({ ...view.record, text: view.board.text })}
        />
        <MenuItem icon="share" label={texts.share} onClick={sheet('share')} />
        {message && !view.superseded && (
          <MenuItem
            icon="nearby"
            label={isLive ? texts.disconnect : texts.playNearby}
            onClick={isLive ? closeAnd(() => disconnect(nearby)) : sheet('nearby')}
          />
        )}
        {message && view.deciding !== 'person' && !view.superseded && (
          <MenuItem
            icon="code"
            label={texts.codeFor(friendsOwnName(view.record))}
            onClick={closeAnd(onCode)}
          />
        )}
        <MenuItem
          icon="plus"
          label={texts.newGame}
          onClick={() => router.replace({ screen: 'new', game, opponent: null })}
        />
        {variant !== null && (
          <MenuItem icon="check" label={texts.rules(variant)} onClick={sheet('rules')} />
        )}
        <HowItIsPlayed rules={view.rules} />
        <MenuItem icon="help" label={tableTexts.meetPieces} onClick={sheet('pieces')} />
        <MenuItem
          icon="keyboard"
          label={tableTexts.typeMove}
          onClick={closeAnd(table.openTyping)}
        />
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

/** Why the friend can't be asked this now, or null. */
export function askingProblem(
  view: Pick<SessionView, 'record' | 'deciding' | 'moves'>,
  what: RequestKind,
): string | null {
  if (mayAsk(view, what)) return null;
  const asked = askedOf(view);
  if (asked) return news.sentence(requestText(view.record, asked));
  const isWaiting = view.deciding === 'friend' && view.record.message?.request?.state === 'asked';
  if (isWaiting) return news.askedAlready;
  return what === 'draw' ? texts.playFirst : texts.askWhenSent;
}
