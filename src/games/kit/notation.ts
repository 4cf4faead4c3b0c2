// Moves of an army as people write them; and by squares, as in chess (`e4`, `dxe5`, `Nbd2`), where a cell holds several.
import type { ArmyPosition } from '../../rules/armyPosition';
import type { Board, Cell, Square } from '../../rules/board';
import {
  legalMoves,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CASTLE,
  TAG_NORMAL,
  TAG_PASS,
} from '../../rules/move';
import type { Line } from '../../rules/movement/movement';
import { movementOf, type Part } from '../../rules/pieces';
import { colourOf, kindOf } from '../../rules/position';
import type { Colour } from '../../rules/types';
import { itemAt } from '../../util/items';
import type { SquareWay } from '../ruleSet';

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
    rivalsOf(position, move).length > 0 ||
    (captures && canBeTextOfAnother(position, board, move));
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

/**
 * Whether another move to the same cell begins on a square such as Rx: its text, "Rxry", can be how a language writes this
 * capture.
 */
function canBeTextOfAnother(position: ArmyPosition, { cells }: Board, move: number): boolean {
  return (
    cells.some(isLikeCapture) &&
    legalMoves(position).some(
      (other) =>
        moveFrom(other) !== moveFrom(move) &&
        moveTo(other) === moveTo(move) &&
        isLikeCapture(cells[moveFrom(other)]),
    )
  );
}

const isLikeCapture = ({ name }: Cell): boolean => /^[A-Z]x$/.test(name);

function checkMark(position: ArmyPosition, move: number): string {
  position.make(move);
  const mark = position.inCheck() ? (position.outcome()?.reason === 'checkmate' ? '#' : '+') : '';
  position.unmake();
  return mark;
}

/** Letter, file, rank or square of the origin where needed, `x`, square entered, `=` promotion. */
export function laneNotation(position: ArmyPosition, move: number): string {
  const { kinds } = position.rules;
  const kind = kinds[kindOf(position.cells[moveFrom(move)])];
  const rivals = rivalsOf(position, move).flatMap((rival) => waysOf(position, rival));
  const ways = waysOf(position, move).sort(byEntry);
  const rivalsOn = ({ entered }: SquareWay) =>
    rivals.filter(({ ends }) => ends.includes(entered)).map(({ left }) => left);
  const way = ways.find((one) => rivalsOn(one).length === 0) ?? itemAt(ways, 0);
  const captures = position.victim(move) !== 0;
  const promotion = movePromotion(move);
  return [
    kind?.pawn ? '' : kind?.letter,
    originText(way.left, rivalsOn(way), kind?.pawn === true && captures),
    captures ? 'x' : '',
    way.entered.name,
    promotion === 0 ? '' : `=${kinds[promotion]?.letter}`,
  ].join('');
}

const byEntry = (a: SquareWay, b: SquareWay): number =>
  a.entered.index - b.entered.index || a.left.index - b.left.index;

/** Moves to the same cell by other pieces of the same kind. */
function rivalsOf(position: ArmyPosition, move: number): number[] {
  const code = position.cells[moveFrom(move)];
  return legalMoves(position).filter(
    (other) =>
      moveTag(other) === TAG_NORMAL &&
      moveTo(other) === moveTo(move) &&
      moveFrom(other) !== moveFrom(move) &&
      position.cells[moveFrom(other)] === code,
  );
}

/** As little of the origin as tells it from the others: nothing, the file, the rank, or the square. */
function originText({ name, file, rank }: Square, others: readonly Square[], always: boolean) {
  if (others.length === 0 && !always) return '';
  if (others.every((other) => other.file !== file)) return name.charAt(0);
  return others.every((other) => other.rank !== rank) ? name.charAt(1) : name;
}

/** The ways over the squares that a legal move of one piece can take; the pieces stand as before it. */
export function waysOf(position: ArmyPosition, move: number): SquareWay[] {
  const { board, terrains } = position.rules;
  const from = moveFrom(move);
  const code = position.cells[from];
  const { kinds } = itemAt(terrains, position.terrain);
  const unwanted = position.victim(move) === 0 ? 'capture' : 'move';
  const parts = kinds[kindOf(code)]?.parts.filter(({ mode }) => mode !== unwanted) ?? [];
  return board.cells[from].squares.flatMap((index) => {
    const square = board.squares[index];
    return parts
      .filter((part) => part.from?.(square, colourOf(code)) !== false)
      .flatMap((part) =>
        movementOf(part)
          .lines(part)
          .flatMap((line) => wayAlong(position, move, part, line, square) ?? []),
      );
  });
}

/** The way along one line, unless it does not lead to the target. */
function wayAlong(
  position: ArmyPosition,
  move: number,
  part: Part,
  { offsets, limit = Number.POSITIVE_INFINITY }: Line,
  start: Square,
): SquareWay | null {
  const { board, terrains } = position.rules;
  const { exists, forward } = itemAt(terrains, position.terrain);
  const colour = colourOf(position.cells[start.cell]);
  const ends: Square[] = [];
  let left = start;
  let { file, rank } = start;
  for (let step = 0; step < limit; step++) {
    const [files, ranks] = itemAt(offsets, step % offsets.length);
    file += files;
    rank += ranks * forward[colour];
    const square = board.squareAt(file, rank);
    if (!square || !exists(square) || part.forbidden?.(square)) break;
    if (square.cell === start.cell) left = square;
    else if (square.cell === moveTo(move)) ends.push(square);
    else if (ends.length > 0 || isBlocked(position, square, colour)) break;
  }
  const [entered] = ends;
  return entered ? { left, entered, ends: position.victim(move) === 0 ? ends : [entered] } : null;
}

/** Whether no line goes on over a square; friends in a cell of several squares may give way. */
function isBlocked(position: ArmyPosition, { cell }: Square, colour: Colour): boolean {
  const { board, terrains } = position.rules;
  const code = position.cells[cell];
  if (code === 0) return false;
  if (colourOf(code) !== colour || board.cells[cell].squares.length === 1) return true;
  return !itemAt(terrains, position.terrain).passThroughFriends;
}
