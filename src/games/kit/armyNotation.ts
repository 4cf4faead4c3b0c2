// Moves of an army as people write them.
import type { ArmyPosition } from '../../rules/armyPosition';
import type { ArmyTextRules } from '../../rules/armyText';
import type { Board } from '../../rules/board';
import { legalMoves } from '../../rules/legalMoves';
import {
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CASTLE,
  TAG_NORMAL,
  TAG_PASS,
} from '../../rules/move';
import { kindOf } from '../../rules/position';

/** The notation of a legal move, with check and mate marks. */
export function armyNotation(
  text: ArmyTextRules,
  position: ArmyPosition,
  move: number,
  special: (move: number) => string,
): string {
  return bodyOf(text, position, move, special) + checkMark(position, move);
}

const bodyOf: typeof armyNotation = (text, position, move, special) => {
  switch (moveTag(move)) {
    case TAG_NORMAL:
      return plainNotation(text, position, move);
    case TAG_PASS:
      return 'pass';
    case TAG_CASTLE:
      return position.castleNotation(move);
    default:
      return special(move);
  }
};

/**
 * Letter, origin where needed, `-` or `x`, target, `=` promotion: `Nf3`, `Nb1-d2`, `Bxf4`, `e4xd5`, `d7=C`. Where
 * names of squares begin with capitals, as pieces' letters do, a piece always has its `-`: `R-Rd`, `C-D4`.
 */
function plainNotation({ army }: ArmyTextRules, position: ArmyPosition, move: number): string {
  const { kinds, board } = army;
  const from = moveFrom(move);
  const to = moveTo(move);
  const kind = kinds[kindOf(position.cells[from])];
  const captures = position.victim(move) !== 0;
  const pawnCapture = kind?.pawn && captures;
  const letter = kind?.pawn ? '' : kind?.letter;
  const needsOrigin =
    pawnCapture ||
    hasDouble(position, move) ||
    (captures && isTextOfAnother(position, board, move, `${letter}x`));
  const origin = needsOrigin ? board.cells[from].name : '';
  const apart = origin || (letter && hasCapitalNames(board));
  const promotion = movePromotion(move);
  return [
    letter,
    origin,
    captures ? 'x' : apart ? '-' : '',
    board.cells[to].name,
    promotion === 0 ? '' : `=${kinds[promotion]?.letter}`,
  ].join('');
}

const hasCapitalNames = ({ squares }: Board): boolean =>
  squares.some(({ name }) => /^[A-Z]/.test(name));

/** Whether another piece of the same kind may also move to the target. */
function hasDouble(position: ArmyPosition, move: number): boolean {
  const code = position.cells[moveFrom(move)];
  return legalMoves(position).some(
    (other) =>
      moveTag(other) === TAG_NORMAL &&
      moveTo(other) === moveTo(move) &&
      moveFrom(other) !== moveFrom(move) &&
      position.cells[moveFrom(other)] === code,
  );
}

/** Whether a move to the same cell from a square of that name has this text: on a board with a square Rx, "Rxry". */
function isTextOfAnother(
  position: ArmyPosition,
  { cells }: Board,
  move: number,
  square: string,
): boolean {
  return (
    cells.some(({ name }) => name === square) &&
    legalMoves(position).some(
      (other) =>
        moveFrom(other) !== moveFrom(move) &&
        moveTo(other) === moveTo(move) &&
        cells[moveFrom(other)].name === square,
    )
  );
}

function checkMark(position: ArmyPosition, move: number): string {
  position.make(move);
  const mark = position.inCheck() ? (position.outcome()?.reason === 'checkmate' ? '#' : '+') : '';
  position.unmake();
  return mark;
}
