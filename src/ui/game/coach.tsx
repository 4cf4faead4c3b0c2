// The coach in a game: its questions and threats while it is on, its switch, and the choice remembered for later games.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Warning } from '../../review/reviewText';
import { Coach, type CoachEngine } from '../../session/coach';
import type { BoardState, MoveOption, Session, SessionView } from '../../session/types';
import { mayBeCoached } from '../../session/view';
import type { GameStore } from '../../storage/gameStore';
import { afterBeginning, wantsCoach } from '../../storage/settings';
import { runDetached } from '../../util/failures';
import { Switch } from '../components/fields';
import { FIRST_CHOICES } from '../newgame/draft';
import { useServices } from '../services';
import { lazyEngine } from '../sessions/lazyEngine';

export interface CoachState {
  /** What the computer's move newly threatens, in a sentence, or null. */
  readonly threat: string | null;
  /** What is to be asked before a move is played, soon; null while the coach does not look on. */
  readonly ask: ((option: MoveOption) => Promise<Warning | null>) | null;
}

interface Told {
  readonly board: BoardState;
  readonly threat: string | null;
}

/** Runs a coach while it is on, and hands it each position in which the player is to move. */
export function useCoach({ record, live, board, deciding }: SessionView): CoachState {
  const { loadCoach } = useServices();
  const [told, setTold] = useState<Told | null>(null);
  const on = record.coach === 'on' && record.result === null && mayBeCoached(record);
  const coach = useMemo(() => (on ? openCoach(loadCoach) : null), [on]);
  useEffect(() => () => coach?.close(), [coach]);
  const turn = coach && live && deciding === 'person' ? board : null;
  const { game, options, start, moves } = record;
  const line = { game, options, start, moves };
  useEffect(() => {
    if (coach && turn)
      runDetached(coach.attend(line).then((threat) => setTold({ board: turn, threat })));
  }, [coach, turn]);
  return {
    // What is threatened before the first move is no news.
    threat: turn && told?.board === turn && moves.length > 0 ? told.threat : null,
    ask: coach && (({ text, from }) => coach.ask(line, text, from !== null)),
  };
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
  const change = (wanted: boolean) => {
    runDetached(session.setCoach(wanted));
    runDetached(store.then((kept) => rememberCoach(kept, record.game, wanted)));
  };
  return (
    <Switch
      label="Coach"
      hint={COACH_HINT}
      checked={record.coach === 'on'}
      onChange={change}
      refusal={record.clock === null ? null : NO_CLOCK}
    />
  );
}

type ChoiceStore = Pick<GameStore, 'newGameChoices' | 'rememberChoices'>;

/** Remembers for the next games whether the player wants the coach. */
export async function rememberCoach(
  store: ChoiceStore,
  game: string,
  coach: boolean,
): Promise<void> {
  const choices = (await store.newGameChoices(game)) ?? FIRST_CHOICES;
  await store.rememberChoices(game, { ...choices, coach });
}

/** Counts one more game that the coach may look on at; resolves with whether it does. */
export async function countCoachable(store: ChoiceStore, game: string): Promise<boolean> {
  const choices = (await store.newGameChoices(game)) ?? FIRST_CHOICES;
  await store.rememberChoices(game, afterBeginning(choices));
  return wantsCoach(choices);
}

export const COACH_HINT = 'Asks before a move that throws much away, and names new threats.';

/** Why it is off in games with clocks. */
export const NO_CLOCK = 'its questions would cost time on the clock';
