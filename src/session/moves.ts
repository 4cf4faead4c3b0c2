// Boards and moves as the interface draws and offers them.
import type { Headline } from '../games/drawing';
import type { RuleSet } from '../games/game';
import { effectsOf, exchangesArmies } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, movePromotion, moveTag, moveTo } from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import type { Colour } from '../rules/types';
import type { BoardState, MoveOption } from './types';

/** All legal moves of a position, described. The position is left as it was. */
export function legalOptions(rules: RuleSet, position: Position): MoveOption[] {
  return legalMoves(position).map((move) => describeMove(rules, position, move));
}

/** What may be played in a position on the board; nothing once it ends the game. */
export function optionsAt(rules: RuleSet, { text }: Pick<BoardState, 'text'>): MoveOption[] {
  const position = rules.parse(text);
  return position.outcome() ? [] : legalOptions(rules, position);
}

/** One legal move with what it does to the board. The position is left as it was. */
export function describeMove(rules: RuleSet, position: Position, move: number): MoveOption {
  const effects = effectsOf(position, move);
  const moves = effects.moved.length > 0 || effects.slid !== null;
  return {
    move,
    text: rules.formatMove(position, move),
    side: position.side,
    from: moves ? moveFrom(move) : null,
    to: moves ? moveTo(move) : null,
    promotion: movePromotion(move),
    tag: moveTag(move),
    effects,
  };
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
    checkedKing: position.inCheck() ? royalCell(rules, position.cells, position.side) : null,
    lastMove,
    text: rules.format(position),
  };
}

/** Milliseconds that a headline stays over the board. */
export const HEADLINE_MS = 4500;

/** What a move from one position to the next begins in the game, or null; `own` is the reader's colour, or null. */
export function headlineOf(
  { drawing }: RuleSet,
  before: BoardState,
  after: BoardState,
  own: Colour | null,
): Headline | null {
  const { lastMove, cells, terrain, side } = after;
  const exchanged = lastMove !== null && exchangesArmies(lastMove.effects);
  if (!exchanged && before.terrain === terrain) return null;
  return drawing.headline?.(cells, terrain, side, own) ?? null;
}

/** Cell of a side's royal piece, or null where it has none. */
export function royalCell(rules: RuleSet, cells: Uint8Array, side: Colour): number | null {
  const cell = cells.findIndex(
    (code) => code !== 0 && colourOf(code) === side && rules.kinds[kindOf(code)]?.royal === true,
  );
  return cell < 0 ? null : cell;
}
