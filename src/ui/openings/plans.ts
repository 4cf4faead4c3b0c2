// Good plans to begin with, read off the games: the first moves that are known to have scored best, each with the usual answer
// and what goes on from it.

import { shownMove } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { type OpeningMove, type Openings, pointsOf } from '../../games/openings';
import type { Position } from '../../rules/position';
import { type Colour, WHITE } from '../../rules/types';
import { describeMove } from '../../session/moves';
import type { MoveOption } from '../../session/types';

/** A move of a plan, as text and as data. */
interface PlannedMove {
  readonly notation: string;
  readonly option: MoveOption;
  readonly aim: string | null;
}

export interface OpeningPlan {
  /** How the first move was played and scored. */
  readonly counted: OpeningMove;
  readonly first: PlannedMove;
  /** The usual answer; null where too few games went on alike. */
  readonly answer: PlannedMove | null;
  /** What the side that began usually plays then. */
  readonly next: PlannedMove | null;
}

const MOST_PLANS = 3;

/** The plans of the side that begins, the best first: by what chance leaves of their results at least. */
export function openingPlans(
  rules: RuleSet,
  openings: Openings,
): { readonly side: Colour; readonly plans: readonly OpeningPlan[] } {
  const position = rules.parse(rules.startFen);
  const { side } = position;
  const plans = openings
    .movesAt(position)
    .map((counted) => ({ counted, ...pointsOf(counted, side === WHITE) }))
    .sort((a, b) => b.points - b.error - (a.points - a.error))
    .slice(0, MOST_PLANS)
    .map(({ counted }) => {
      const first = plannedMove(rules, position, counted);
      position.make(first.option.move);
      const answer = usualMove(rules, position, openings);
      if (answer) position.make(answer.option.move);
      const next = answer && usualMove(rules, position, openings);
      if (answer) position.unmake();
      position.unmake();
      return { counted, first, answer, next };
    });
  return { side, plans };
}

function usualMove(rules: RuleSet, position: Position, openings: Openings): PlannedMove | null {
  const [usual] = openings.movesAt(position);
  return usual ? plannedMove(rules, position, usual) : null;
}

function plannedMove(rules: RuleSet, position: Position, { text, aim }: OpeningMove): PlannedMove {
  const move = rules.parseMove(position, text);
  return {
    notation: shownMove(rules, position, move),
    option: describeMove(rules, position, move),
    aim,
  };
}
