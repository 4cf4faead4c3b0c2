// Judges what is tried in an exercise: done, right so far, or wrong and why; and says what the other side answers. And when a task
// counts as failed, and comes back: after a move was shown, or after several wrong tries.
import { makeWithEffects } from '../rules/effects';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import { opposite } from '../rules/types';
import {
  captureReply,
  fewestMoves,
  movesWith,
  NOTHING_YET,
  type Problem,
  type Tally,
} from './solver';

/** Where an exercise stands. */
export interface TaskProgress {
  /** The learner is to move, unless it is done. */
  readonly position: Position;
  readonly tally: Tally;
  /** Moves the learner still has. */
  readonly left: number;
}

/** What is said of a move. */
type Judgement =
  | { readonly kind: 'done' }
  /** `answer` is what the other side plays, null where it stands still. */
  | { readonly kind: 'right'; readonly answer: number | null }
  /** `answer` shows why, null where there is nothing to show. */
  | { readonly kind: 'wrong'; readonly because: Fault; readonly answer: number | null };

/** What is wrong with a move: a piece can be removed after it, is removed by it, or it leads nowhere. */
export type Fault = 'exposed' | 'lost' | 'astray';

/**
 * Plays an exercise's moves so far, the other side's answers among them.
 * @throws InputError if one is not legal; these are stored texts
 */
export function taskProgressAfter(problem: Problem, moves: readonly string[]): TaskProgress {
  const { rules, exercise, learner, count } = problem;
  const position = rules.parse(exercise.position);
  let tally = NOTHING_YET;
  let left: number = exercise.moves;
  for (const text of moves) {
    const own = position.side === learner;
    const move = rules.parseMove(position, text);
    const effects = makeWithEffects(position, move);
    if (own) {
      tally = count(tally, { position, move, effects });
      left--;
    }
    if (exercise.other === 'still') standStill(problem, position);
  }
  return { position, tally, left };
}

/** Gives the turn back where the other side stands still. */
function standStill({ learner }: Problem, position: Position): void {
  if (position.side !== learner && !position.inCheck() && !position.outcome()) position.makeNull();
}

/** Judges a legal move. The position is left as it was. */
export function judge(problem: Problem, progress: TaskProgress, move: number): Judgement {
  const { position, tally, left } = progress;
  const { exercise } = problem;
  const needed = movesWith(problem, position, tally, move, left);
  const effects = makeWithEffects(position, move);
  const now = problem.count(tally, { position, move, effects });
  const judgement = ((): Judgement => {
    if (needed !== null) {
      const survived = exercise.goal.kind === 'survive' && position.outcome() !== null;
      if (now.met || survived) return { kind: 'done' };
      const answer = exercise.other === 'still' ? null : bestReply(problem, position, now, left);
      return { kind: 'right', answer };
    }
    if (exercise.safe && effects.lost.length > 0) {
      return { kind: 'wrong', because: 'lost', answer: null };
    }
    const taking = exercise.safe ? captureReply(problem, position) : null;
    if (taking !== null) return { kind: 'wrong', because: 'exposed', answer: taking };
    return { kind: 'wrong', because: 'astray', answer: refutation(problem, position, now, left) };
  })();
  position.unmake();
  return judgement;
}

/** Whether the learner has survived all there was to survive, now that the last move is answered. */
export const hasSurvived = ({ exercise }: Problem, { left }: TaskProgress): boolean =>
  exercise.goal.kind === 'survive' && left === 0;

/** The reply that puts the goal off for longest. */
function bestReply(problem: Problem, position: Position, now: Tally, left: number): number | null {
  let most = -1;
  let best: number | null = null;
  for (const reply of legalMoves(position)) {
    position.make(reply);
    const needed = left > 1 ? (fewestMoves(problem, position, now, left - 1) ?? 0) : 0;
    position.unmake();
    if (needed <= most) continue;
    most = needed;
    best = reply;
  }
  return best;
}

/** A reply that shows what is wrong: the other side wins, gets out of check, or out of reach; null if none tells anything. */
function refutation(problem: Problem, position: Position, now: Tally, left: number): number | null {
  const { exercise, learner } = problem;
  if (exercise.other === 'still' || position.side === learner || position.outcome()) return null;
  const tells = (reply: number): boolean => {
    position.make(reply);
    const refuted =
      exercise.goal.kind === 'survive'
        ? position.outcome()?.winner === opposite(learner)
        : left > 1 && fewestMoves(problem, position, now, left - 1) === null;
    position.unmake();
    return refuted;
  };
  const replies = legalMoves(position);
  const [first] = replies;
  return replies.find(tells) ?? (first !== undefined && position.inCheck() ? first : null);
}

/** The first move of a solution; null if none is left. */
export function solution(problem: Problem, { position, tally, left }: TaskProgress): number | null {
  // An exercise leaves no move to spare, so the first one found will do.
  const right = (move: number) => movesWith(problem, position, tally, move, left) !== null;
  return legalMoves(position).find(right) ?? null;
}

/** Wrong tries that a task forgives when it is new; one that has come back forgives none. */
const FORGIVEN_TRIES = 2;

/** What happens in a task while it is tried. */
export interface Tries {
  helped(): void;
  wrong(): void;
  solved(): void;
}

/** `settle` is called at most once: when the task fails, or when one that has come back is solved. */
export function countTries(isBack: boolean, settle: (solved: boolean) => void): Tries {
  let left = isBack ? 0 : FORGIVEN_TRIES;
  let isOpen = true;
  const end = (solved: boolean) => {
    if (isOpen) settle(solved);
    isOpen = false;
  };
  return {
    helped: () => end(false),
    wrong: () => {
      if (left-- === 0) end(false);
    },
    solved: () => {
      if (isBack) end(true);
      // Doing it again changes nothing.
      isOpen = false;
    },
  };
}
