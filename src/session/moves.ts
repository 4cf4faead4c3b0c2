// What the legal moves of a position do to its board, found by making each and comparing cells, so that it holds
// for any game's rules; and the snapshot of a position that the interface draws.
import type { RuleSet } from '../games/game';
import {
  MAX_MOVES,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CHOICE,
  TAG_NORMAL,
  TAG_PASS,
} from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import type { BoardState, MoveOption } from './types';

/** All legal moves of a position, described. The position is left as it was. */
export function legalOptions(rules: RuleSet, position: Position): MoveOption[] {
  const moves = new Int32Array(MAX_MOVES);
  const end = position.generateLegal(moves, 0);
  return Array.from(moves.subarray(0, end), (move) => describeMove(rules, position, move));
}

/** One legal move with what it does to the board. The position is left as it was. */
export function describeMove(rules: RuleSet, position: Position, move: number): MoveOption {
  const tag = moveTag(move);
  const moves = tag !== TAG_PASS && tag !== TAG_CHOICE;
  return {
    move,
    text: rules.formatMove(position, move),
    from: moves ? moveFrom(move) : null,
    to: moves ? moveTo(move) : null,
    promotion: movePromotion(move),
    tag,
    // A choice may replace both armies, which captures nothing.
    ...(tag === TAG_NORMAL ? removals(position, move) : { captures: [], losesMover: false }),
  };
}

/** Which pieces are gone from the board after a move. */
function removals(position: Position, move: number): Pick<MoveOption, 'captures' | 'losesMover'> {
  const mover = position.side;
  const before = position.cells.slice();
  position.make(move);
  const holds = (code: number, own: boolean) => code !== 0 && (colourOf(code) === mover) === own;
  const captures = position.board.cells
    .map(({ index }) => index)
    .filter((cell) => holds(before[cell], false) && !holds(position.cells[cell], false));
  const losesMover = !holds(position.cells[moveTo(move)], true);
  position.unmake();
  return { captures, losesMover };
}

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
