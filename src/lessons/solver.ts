// What counts as done in an exercise, and whether it can still be done in the moves that are left, found by trying everything.
// Lessons are small: few pieces or few moves.

import type { Exercise } from '../games/lessons';
import { letterOf, type RuleSet } from '../games/ruleSet';
import { type MoveEffects, makeWithEffects } from '../rules/effects';
import { legalMoves } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { type Colour, opposite } from '../rules/types';

/** How much of a goal is achieved. */
export interface Tally {
  /** Cells reached, a bit for each of the goal's. */
  readonly reached: number;
  /** Pieces captured. */
  readonly taken: number;
  readonly met: boolean;
}

export const NOTHING_YET: Tally = { reached: 0, taken: 0, met: false };

/** A move of the learner that was just made. */
interface MadeMove {
  /** The position after it. */
  readonly position: Position;
  readonly move: number;
  readonly effects: MoveEffects;
}

/** Counts a move in. */
export type Count = (before: Tally, made: MadeMove) => Tally;

/** How the goal of an exercise is counted. @throws InputError if it names a cell or a move that is not there */
function createCounter(rules: RuleSet, exercise: Exercise, learner: Colour): Count {
  const { goal, position: start } = exercise;
  const when = (test: (made: MadeMove) => boolean): Count => {
    return (before, made) => ({ ...before, met: test(made) });
  };
  switch (goal.kind) {
    case 'reach': {
      const cells = goal.cells.map((name) => rules.board.cellNamed(name));
      const all = 2 ** cells.length - 1;
      return (before, { effects }) => {
        const here = effects.moved.map(({ to }) => cells.indexOf(to)).filter((bit) => bit >= 0);
        const reached = here.reduce((bits, bit) => bits | (1 << bit), before.reached);
        return { ...before, reached, met: reached === all };
      };
    }
    case 'take': {
      const wanted = new Set<string>(goal.letters);
      return (before, { effects }) => {
        const now = effects.captured.filter(({ code }) => wanted.has(letterOf(rules, code))).length;
        const taken = before.taken + now;
        return { ...before, taken, met: taken >= goal.count };
      };
    }
    case 'check':
      return when(({ position }) => position.side !== learner && position.inCheck());
    case 'promote':
      return when(
        ({ effects }) => effects.became !== 0 && letterOf(rules, effects.became) === goal.to,
      );
    case 'win':
      return when(({ position }) => position.outcome()?.winner === learner);
    case 'survive':
      // Known only when the last move has been answered; see solver.ts.
      return (before) => before;
    case 'play': {
      const first = rules.parse(start);
      const wanted = new Set(goal.moves.map((text) => rules.parseMove(first, text)));
      return when(({ move }) => wanted.has(move));
    }
  }
}

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

/**
 * Cells that the goal names and that are still to be reached, or whose pieces are still to be captured. None where finding
 * them is what is asked: which of several pieces to take, where to give mate.
 */
export function goalCells(
  { rules, exercise: { goal }, learner }: Problem,
  position: Position,
  tally: Tally,
): readonly number[] {
  if (tally.met) return [];
  if (goal.kind === 'reach') {
    return goal.cells.flatMap((name, bit) => {
      const cell = rules.board.cellNamed(name);
      return cell === undefined || (tally.reached & (1 << bit)) !== 0 ? [] : [cell];
    });
  }
  if (goal.kind !== 'take') return [];
  const wanted = new Set<string>(goal.letters);
  const cells = rules.board.cells.flatMap((_, cell) => {
    const code = position.cells[cell] ?? 0;
    const isWanted = code !== 0 && wanted.has(letterOf(rules, code));
    return isWanted && colourOf(code) !== learner ? [cell] : [];
  });
  return cells.length === goal.count - tally.taken ? cells : [];
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
