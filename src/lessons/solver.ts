// Whether an exercise can still be done in the moves that are left, found by trying everything. Lessons are small: few
// pieces or few moves.
import type { RuleSet } from '../games/game';
import type { Exercise } from '../games/lessons';
import { makeWithEffects } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import { type Colour, opposite } from '../rules/types';
import { type Count, createCounter, type Tally } from './goals';

/** An exercise under its rules. */
export interface Problem {
  readonly rules: RuleSet;
  readonly exercise: Exercise;
  readonly learner: Colour;
  readonly count: Count;
}

/** @throws InputError if the exercise does not fit the rules */
export function problemOf(rules: RuleSet, exercise: Exercise): Problem {
  const learner = rules.parse(exercise.position).side;
  return { rules, exercise, learner, count: createCounter(rules, exercise, learner) };
}

/** Fewest of the learner's moves that surely reach the goal from here, at most `left`; null if it cannot be done. */
export function fewestMoves(
  problem: Problem,
  position: Position,
  tally: Tally,
  left: number,
): number | null {
  let fewest: number | null = null;
  for (const move of legalMoves(position)) {
    const needed = movesWith(problem, position, tally, move, fewest === null ? left : fewest - 1);
    if (needed === null) continue;
    fewest = needed;
    // Who is to survive makes all the moves in any case.
    if (fewest === 1 || problem.exercise.goal.kind === 'survive') break;
  }
  return fewest;
}

/** The same if the learner begins with this move, which is counted. */
export function movesWith(
  problem: Problem,
  position: Position,
  tally: Tally,
  move: number,
  left: number,
): number | null {
  if (left < 1) return null;
  const effects = makeWithEffects(position, move);
  const { exercise, count } = problem;
  const now = count(tally, { position, move, effects });
  const spoiled =
    exercise.safe && (effects.lost.length > 0 || captureReply(problem, position) !== null);
  const needed = spoiled ? null : movesAfter(problem, position, now, left);
  position.unmake();
  return needed;
}

/** Counts from the position that a move of the learner has led to, that move included. */
function movesAfter(problem: Problem, position: Position, now: Tally, left: number): number | null {
  const { exercise } = problem;
  if (exercise.goal.kind === 'survive') return survival(problem, position, now, left);
  if (now.met) return 1;
  if (left === 1 || position.outcome()) return null;
  const more = worstReply(problem, position, (after) =>
    after.outcome() ? null : fewestMoves(problem, after, now, left - 1),
  );
  return more === null ? null : 1 + more;
}

/** All moves that are left must be made, and none answered by the other side's win. */
function survival(problem: Problem, position: Position, now: Tally, left: number): number | null {
  const end = position.outcome();
  if (end) return end.winner === opposite(problem.learner) ? null : left;
  const more = worstReply(problem, position, (after) => {
    const over = after.outcome();
    if (over) return over.winner === opposite(problem.learner) ? null : left - 1;
    return left === 1 ? 0 : fewestMoves(problem, after, now, left - 1);
  });
  return more === null ? null : 1 + more;
}

/** The most moves that `needed` finds after any reply, or null if there is a reply after which it finds none. */
function worstReply(
  problem: Problem,
  position: Position,
  needed: (after: Position) => number | null,
): number | null {
  const { learner, exercise } = problem;
  if (position.side === learner) return needed(position);
  if (exercise.other === 'still') {
    // Who is in check cannot stand still.
    if (position.inCheck()) return null;
    position.makeNull();
    const found = needed(position);
    position.unmake();
    return found;
  }
  let most: number | null = null;
  for (const reply of legalMoves(position)) {
    position.make(reply);
    const found = needed(position);
    position.unmake();
    if (found === null) return null;
    most = Math.max(most ?? 0, found);
  }
  return most;
}

/** A reply that removes one of the learner's pieces, or null. */
export function captureReply({ learner }: Problem, position: Position): number | null {
  if (position.side === learner) return null;
  return legalMoves(position).find((reply) => position.victim(reply) !== 0) ?? null;
}
