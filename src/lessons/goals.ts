// What counts as done in an exercise: how far moves have brought its goal.
import type { RuleSet } from '../games/game';
import type { Exercise } from '../games/lessons';
import type { MoveEffects } from '../rules/effects';
import { kindOf, type Position } from '../rules/position';
import type { Colour } from '../rules/types';

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
export interface MadeMove {
  /** The position after it. */
  readonly position: Position;
  readonly move: number;
  readonly effects: MoveEffects;
}

/** Counts a move in. */
export type Count = (before: Tally, made: MadeMove) => Tally;

/** How the goal of an exercise is counted. @throws InputError if it names a cell or a move that is not there */
export function createCounter(rules: RuleSet, exercise: Exercise, learner: Colour): Count {
  const { goal, position: start } = exercise;
  const when = (test: (made: MadeMove) => boolean): Count => {
    return (before, made) => ({ ...before, met: test(made) });
  };
  const letterOf = (code: number) => rules.kinds[kindOf(code)]?.letter;
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
      const wanted = new Set<string | undefined>(goal.letters);
      return (before, { effects }) => {
        const now = effects.captured.filter(({ code }) => wanted.has(letterOf(code))).length;
        const taken = before.taken + now;
        return { ...before, taken, met: taken >= goal.count };
      };
    }
    case 'check':
      return when(({ position }) => position.side !== learner && position.inCheck());
    case 'promote':
      return when(({ effects }) => effects.became !== 0 && letterOf(effects.became) === goal.to);
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
