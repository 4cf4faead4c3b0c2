// The coach in a game: its questions and threats while it is on, its switch, and the choice remembered for later games.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/Arrows';
import { gameById } from '../../games';
import type { Game, RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { FoundThreat, Threat } from '../../reasons/reason';
import { type Colour, opposite } from '../../rules/types';
import { Coach, type CoachEngine } from '../../session/coach';
import { describeMove } from '../../session/moves';
import type { BoardState, MoveOption, Session, SessionView } from '../../session/types';
import { mayBeCoached } from '../../session/view';
import { afterBeginning, wantsCoach } from '../../storage/choicesAndProgress';
import type { GameStore, NewGameChoices } from '../../storage/gameStore';
import { runDetached } from '../../util/failures';
import { grammar } from '../../words/grammar';
import { type Warning, warningOf } from '../../words/reviewText';
import { createSpeaker } from '../../words/speaker';
import { Switch } from '../components/fields';
import { newcomerChoices } from '../newgame/draft';
import { useServices } from '../services';
import { lazyEngine } from '../sessions/useSession';

const texts = textsOf('waysToPlay');

interface CoachState {
  /** What the computer’s move newly threatens, or null. */
  readonly threat: { readonly text: string; readonly arrows: readonly BoardArrow[] } | null;
  /** What is to be asked before a move is played, soon; null while the coach does not look on. */
  readonly ask: ((option: MoveOption) => Promise<Warning | null>) | null;
}

interface Attended {
  readonly board: BoardState;
  readonly threat: FoundThreat | null;
}

/** Runs a coach while it is on, and hands it each position in which the player is to move. */
export function useCoach({ record, live, board, deciding, rules }: SessionView): CoachState {
  const { loadCoach } = useServices();
  const [attended, setAttended] = useState<Attended | null>(null);
  const on = record.coach === 'on' && record.result === null && mayBeCoached(record);
  const coach = useMemo(() => (on ? openCoach(loadCoach) : null), [on]);
  useEffect(() => () => coach?.close(), [coach]);
  const turn = coach && live && deciding === 'person' ? board : null;
  const { game, options, start, moves } = record;
  const line = { game, options, start, moves };
  useEffect(() => {
    if (coach && turn)
      runDetached(coach.attend(line).then((threat) => setAttended({ board: turn, threat })));
  }, [coach, turn]);
  // What is threatened before the first move is no news.
  const found = turn && attended?.board === turn && moves.length > 0 ? attended.threat : null;
  const speaker = (mover: Colour) => createSpeaker(rules, mover, board.side);
  const threat = useMemo(
    () =>
      found && {
        text: grammar.threatSentence(found.threat, speaker(opposite(board.side))),
        arrows: threatArrows(rules, board, found.threat),
      },
    [found],
  );
  return {
    threat,
    ask:
      coach &&
      (async ({ text, from }) => {
        const finding = await coach.ask(line, text);
        return finding && warningOf(finding, from !== null, speaker(board.side));
      }),
  };
}

/** The move that a threat begins with, were the other side to move now; none for a move without cells. */
function threatArrows(rules: RuleSet, board: BoardState, { move }: Threat): BoardArrow[] {
  const position = rules.parse(board.text);
  position.makeNull();
  const option = describeMove(rules, position, rules.parseMove(position, move.text));
  return [arrowOf(option, 1, 'threat')].filter((arrow) => arrow !== null);
}

/** The coach's engine is loaded with its first question. */
function openCoach(load: () => Promise<() => CoachEngine>): Coach {
  const engine = lazyEngine(load);
  return new Coach({
    judge: (request) => engine.ask((one) => one.judge(request)),
    threat: (request) => engine.ask((one) => one.threat(request)),
    close: () => engine.close(),
  });
}

interface CoachSwitchProps {
  readonly view: SessionView;
  readonly session: Session;
}

/** Switches the coach for this game and for the next ones of its kind. */
export function CoachSwitch({ view: { record }, session }: CoachSwitchProps) {
  const { store } = useServices();
  const game = gameById(record.game);
  const change = (wanted: boolean) => {
    runDetached(session.setCoach(wanted));
    if (game) runDetached(store.then((opened) => rememberCoach(opened, game, wanted)));
  };
  return (
    <Switch
      label={texts.coach}
      hint={texts.coachHint}
      checked={record.coach === 'on'}
      onChange={change}
      refusal={record.clock === null ? null : texts.coachOff}
    />
  );
}

type ChoiceStore = Pick<GameStore, 'newGameChoices' | 'rememberChoices'>;

/** The last choices; before there are any, those that the New game sheet would offer. */
const lastChoices = async (store: ChoiceStore, game: Game): Promise<NewGameChoices> =>
  (await store.newGameChoices(game.id)) ?? newcomerChoices(game);

/** Remembers for the next games whether the player wants the coach. */
export async function rememberCoach(store: ChoiceStore, game: Game, coach: boolean): Promise<void> {
  await store.rememberChoices(game.id, { ...(await lastChoices(store, game)), coach });
}

/** Counts one more game that the coach may look on at; resolves with whether it does. */
export async function countCoachable(store: ChoiceStore, game: Game): Promise<boolean> {
  const choices = await lastChoices(store, game);
  await store.rememberChoices(game.id, afterBeginning(choices));
  return wantsCoach(choices);
}
