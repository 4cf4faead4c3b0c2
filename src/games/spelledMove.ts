// Legal moves as far as what may be written for them depends on it.
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, movePromotion, moveTag, moveTo, TAG_CHOICE, TAG_PASS } from '../rules/move';
import type { Position } from '../rules/position';
import type { RuleSet } from './ruleSet';

/** A legal move, as far as its spellings depend on it. */
export interface SpelledMove {
  /** The packed move. */
  readonly move: number;
  /** Exact move text. */
  readonly text: string;
  /** Its cells; null for passes and choices. */
  readonly from: number | null;
  readonly to: number | null;
  /** Kind promoted to, or 0. */
  readonly promotion: number;
}

/** A legal move and all that may be written for it. */
export interface Spelled {
  readonly option: SpelledMove;
  /** As the move list writes it. */
  readonly notation: string;
  readonly spellings: ReadonlySet<string>;
}

/** The legal moves of a position. */
export function spelledMoves(rules: RuleSet, position: Position): SpelledMove[] {
  return legalMoves(position).map((move) => {
    const tag = moveTag(move);
    const hasCells = tag !== TAG_PASS && tag !== TAG_CHOICE;
    return {
      move,
      text: rules.formatMove(position, move),
      from: hasCells ? moveFrom(move) : null,
      to: hasCells ? moveTo(move) : null,
      promotion: movePromotion(move),
    };
  });
}
