// The legal moves of a position, described for the interface.
import type { RuleSet } from '../games/game';
import { effectsOf } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, movePromotion, moveTag, moveTo } from '../rules/move';
import type { Position } from '../rules/position';
import type { MoveOption } from './types';

/** All legal moves of a position, described. The position is left as it was. */
export function legalOptions(rules: RuleSet, position: Position): MoveOption[] {
  return legalMoves(position).map((move) => describeMove(rules, position, move));
}

/** One legal move with what it does to the board. The position is left as it was. */
export function describeMove(rules: RuleSet, position: Position, move: number): MoveOption {
  const effects = effectsOf(position, move);
  const moves = effects.moved.length > 0 || effects.slid !== null;
  return {
    move,
    text: rules.formatMove(position, move),
    from: moves ? moveFrom(move) : null,
    to: moves ? moveTo(move) : null,
    promotion: movePromotion(move),
    tag: moveTag(move),
    effects,
  };
}
