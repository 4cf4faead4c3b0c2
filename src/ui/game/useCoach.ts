// The coach beside a game on the screen: opened while it is switched on, told of each position in which the player is to move.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Warning } from '../../review/warning';
import { Coach, type CoachEngine } from '../../session/coach';
import { mayBeCoached } from '../../session/persons';
import type { BoardState, MoveOption, SessionView } from '../../session/types';
import { useServices } from '../services';
import { lazyEngine } from '../sessions/lazyEngine';

export interface Coaching {
  /** What the computer's move newly threatens, in a sentence, or null. */
  readonly threat: string | null;
  /** What is to be asked before a move is played, soon; null while the coach does not look on. */
  readonly ask: ((option: MoveOption) => Promise<Warning | null>) | null;
}

interface Told {
  readonly board: BoardState;
  readonly threat: string | null;
}

export function useCoach({ record, live, board, deciding }: SessionView): Coaching {
  const { loadCoach } = useServices();
  const [told, setTold] = useState<Told | null>(null);
  const on = record.coach === 'on' && record.result === null && mayBeCoached(record);
  const coach = useMemo(() => (on ? openCoach(loadCoach) : null), [on]);
  useEffect(() => () => coach?.close(), [coach]);
  const turn = coach && live && deciding === 'person' ? board : null;
  const { game, options, start, moves } = record;
  const line = { game, options, start, moves };
  useEffect(() => {
    if (coach && turn) void coach.attend(line).then((threat) => setTold({ board: turn, threat }));
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
