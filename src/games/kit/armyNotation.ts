// Moves of an army as people write them.
import type { ArmyPosition } from '../../rules/armyPosition';
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
export function armyNotation(position: ArmyPosition, move: number, writers: Writers): string {
  return bodyOf(position, move, writers) + checkMark(position, move);
}

interface Writers {
  /** Writes a move of one piece. */
  readonly plain: (position: ArmyPosition, move: number) => string;
  /** Writes a move that only this game has. */
  readonly special: (move: number) => string;
}

const bodyOf: typeof armyNotation = (position, move, { plain, special }) => {
  switch (moveTag(move)) {
    case TAG_NORMAL:
      return plain(position, move);
    case TAG_PASS:
      return 'pass';
    case TAG_CASTLE:
      return position.castleNotation(move);
    default:
      return special(move);
  }
};

/**
 * Letter, origin where needed, `-` or `x`, target cell, `=` promotion: `Nf3`, `Nb1-d2`, `Bxf4`, `e4xd5`, `d7=C`. Where
 * names of squares begin with capitals, as pieces' letters do, a piece always has its `-`: `R-Rd`, `C-D4`.
 */
export function cellNotation(position: ArmyPosition, move: number): string {
  const { kinds, board } = position.rules;
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
