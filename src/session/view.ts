// What a session shows of a game, and which decisions in it are a person's: who resigns, what taking back returns to, how far
// redoing goes.
import type { RuleSet } from '../games/game';
import { BLACK, type Colour, WHITE } from '../rules/types';
import { type GameRecord, outcomeOf, playerOf } from '../storage/record';
import type { ClockKeeper } from './clock';
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

const COLOURS: readonly Colour[] = [WHITE, BLACK];

function persons(record: GameRecord): Colour[] {
  return COLOURS.filter((colour) => playerOf(record, colour).kind === 'person');
}

/** True for computer-computer games. */
export function isWatched(record: GameRecord): boolean {
  return persons(record).length === 0;
}

/** Whether the computer plays one side and a person the other. */
export function isAgainstComputer(record: GameRecord): boolean {
  return persons(record).length === 1;
}

/** Whether a coach may look on: at a person's game against the computer, where its questions cost no time on a clock. */
export const mayBeCoached = (record: GameRecord): boolean =>
  isAgainstComputer(record) && record.clock === null;

/** The person who would give up: the only one, or of two the one to move; null if computers play. */
export function resigningColour(record: GameRecord, side: Colour): Colour | null {
  const all = persons(record);
  return all.includes(side) ? side : (all[0] ?? null);
}

/**
 * Ply before the last decision of a person, or null. Ending the game is a decision that no ply shows; who looks on at
 * two computers goes back ply by ply.
 */
export function lastDecision(record: GameRecord, timeline: Timeline): number | null {
  if (record.result && !timeline.ended) return timeline.length;
  if (isWatched(record)) return timeline.length > 0 ? timeline.length - 1 : null;
  for (let ply = timeline.length - 1; ply >= 0; ply--) {
    if (playerOf(record, timeline.board(ply).side).kind === 'person') return ply;
  }
  return null;
}
