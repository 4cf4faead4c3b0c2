// The board of a position as the interface draws it.
import type { RuleSet } from '../games/game';
import { colourOf, kindOf, type Position } from '../rules/position';
import type { BoardState, MoveOption } from './types';

/** A snapshot of the position; `lastMove` is the move that led to it. */
export function boardState(
  rules: RuleSet,
  position: Position,
  lastMove: MoveOption | null,
): BoardState {
  return {
    cells: position.cells.slice(0, position.board.cells.length),
    terrain: position.terrain,
    side: position.side,
    checkedKing: position.inCheck() ? royalCell(rules, position) : null,
    lastMove,
    text: rules.format(position),
  };
}

/** Cell of the royal piece of the side to move. */
function royalCell(rules: RuleSet, { cells, side }: Position): number | null {
  const cell = cells.findIndex(
    (code) => code !== 0 && colourOf(code) === side && rules.kinds[kindOf(code)]?.royal === true,
  );
  return cell < 0 ? null : cell;
}
