// What a session shows of a game, and which decisions in it are a person's: who resigns, what taking back returns to, how far
// redoing goes.
import type { RuleSet } from '../games/game';
import { BLACK, type Colour, WHITE } from '../rules/types';
import { MOST_GRANTED } from '../storage/message';
import {
  computerIn,
  type GameRecord,
  outcomeOf,
  playerOf,
  type RequestKind,
} from '../storage/record';
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
    canTakeBack: !superseded && !record.strict && lastDecision(record, timeline) !== null,
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
  return computerIn(record) !== null;
}

/** Whether a coach may look on: at a person's game against the computer, where its questions cost no time on a clock. */
export const mayBeCoached = (record: GameRecord): boolean =>
  isAgainstComputer(record) && record.clock === null;

/** The person who would give up: the only one, or of two the one of this side; null if computers play. */
export function resigningColour(record: GameRecord, side: Colour): Colour | null {
  const all = persons(record);
  return all.includes(side) ? side : (all[0] ?? null);
}

/**
 * Ply before the last decision of a person, or of this one of two, or null. Ending the game is a decision too, though no
 * ply shows it. Spectators of two computers go back one ply. Plies sent to a friend stay.
 */
export function lastDecision(
  record: GameRecord,
  timeline: Timeline,
  by: Colour | null = null,
): number | null {
  const { message, result } = record;
  if (result && !timeline.ended) return message && !message.due ? null : timeline.length;
  if (isWatched(record)) return timeline.length > 0 ? timeline.length - 1 : null;
  for (let ply = timeline.length - 1; ply >= (message?.sent ?? 0); ply--) {
    const { side } = timeline.board(ply);
    if (playerOf(record, side).kind === 'person' && (by ?? side) === side) return ply;
  }
  return null;
}

type Asking = Pick<SessionView, 'record' | 'deciding' | 'moves'>;

/** Who of a game by message made the last move; null before it. */
function lastMover({ record, moves }: Asking): 'person' | 'friend' | 'computer' | null {
  const last = moves.at(-1);
  return last ? playerOf(record, last.side).kind : null;
}

/** What the friend asks, to be answered here and now; null for nothing. */
export function askedOf(view: Asking): RequestKind | null {
  const { request, granted = 0 } = view.record.message ?? {};
  if (request?.state !== 'asked' || view.deciding !== 'person') return null;
  if (request.what === 'draw') return 'draw';
  return lastMover(view) === 'friend' && granted < MOST_GRANTED ? 'takeBack' : null;
}

/** Whether the friend can be asked for this now: one thing after each move, and the move back only once it was sent. */
export function mayAsk(view: Asking, what: RequestKind): boolean {
  const { message, strict } = view.record;
  if (!message || view.deciding !== 'friend' || view.moves.length === 0) return false;
  if (message.request?.state === 'asked') return false;
  if (what === 'draw') return true;
  const isSent = message.sent === view.moves.length && lastMover(view) === 'person';
  return isSent && !strict && (message.granted ?? 0) < MOST_GRANTED;
}
