// What the interface is shown of a session at one moment.
import type { RuleSet } from '../games/game';
import { type GameRecord, outcomeOf } from '../storage/record';
import type { ClockKeeper } from './clockKeeper';
import { isWatched, lastDecision } from './persons';
import { type Saver, saveProblem } from './saver';
import type { Thinker } from './thinker';
import type { Timeline } from './timeline';
import type { MoveOption, SessionView } from './types';

const NO_OPTIONS: readonly MoveOption[] = [];

interface SessionState {
  readonly record: GameRecord;
  readonly rules: RuleSet;
  readonly timeline: Timeline;
  readonly shown: number;
  readonly paused: boolean;
  readonly deciding: SessionView['deciding'];
  readonly clock: ClockKeeper | null;
  readonly saver: Saver<GameRecord>;
  readonly thinker: Thinker;
}

export function sessionView(state: SessionState): SessionView {
  const { record, rules, timeline, shown, paused, deciding, clock, saver, thinker } = state;
  const superseded = saver.superseded !== null;
  const live = shown === timeline.length;
  const playable = live && deciding === 'person' && !paused;
  return {
    record,
    rules,
    board: timeline.board(shown),
    shown,
    live,
    moves: timeline.moves,
    toMove: timeline.board(timeline.length).side,
    options: playable ? timeline.options() : NO_OPTIONS,
    outcome: record.result ? outcomeOf(record.result) : null,
    deciding,
    thinking: thinker.info,
    thought: thinker.thought,
    canTakeBack: !superseded && lastDecision(record, timeline) !== null,
    canRedo: deciding !== null && timeline.redoable > 0,
    watched: isWatched(record),
    paused: paused && deciding !== null,
    clock: clock?.view ?? null,
    notice: saver.superseded ?? problems(saver, thinker),
    saving: saver.pending > 0,
    unsaved: !superseded && saver.problem !== null,
    computerFailed: thinker.givenUp || thinker.isLate,
    canRetry:
      !superseded &&
      ((saver.problem !== null && !saver.isUnanswered) || thinker.givenUp || thinker.isLate),
    superseded,
  };
}

function problems(saver: Saver<GameRecord>, thinker: Thinker): string | null {
  return (
    [saveProblem(saver, 'game'), thinker.problem].filter((text) => text !== null).join(' ') || null
  );
}
