// The fields of a FEN (RULES.md section 0): the placement, with rows from the top, letters for pieces, numbers for runs of
// empty squares and `*` for a square that does not exist; whose turn it is, and what is counted.
import { refuse } from '../input/input';
import { type Board, CELL_STRIDE, type Square } from './board';
import { codeOf, colourOf, kindOf } from './position';
import type { TurnState } from './positionCore';
import { BLACK, type Colour, WHITE } from './types';

export interface PlacementRules {
  readonly board: Board;
  /** Upper-case letters by kind number; index 0 is unused. */
  readonly letters: readonly (string | null)[];
  /** Whether a piece may be written on any square of its cell, not only on the anchor. */
  readonly anySquare?: boolean;
}

type Exists = (square: Square) => boolean;

/** Reads a placement into piece codes by cell. @throws InputError naming the row and what is wrong with it */
export function parsePlacement(rules: PlacementRules, text: string, exists: Exists): Uint8Array {
  const { board } = rules;
  const rows = text.split('/');
  if (rows.length !== board.height) {
    throw refuse('rowCount', rows.length, board.height);
  }
  const cells = new Uint8Array(CELL_STRIDE);
  for (const [index, row] of rows.entries()) {
    parseRow(rules, row, board.height - 1 - index, exists, cells);
  }
  return cells;
}

function parseRow(
  rules: PlacementRules,
  row: string,
  rank: number,
  exists: Exists,
  cells: Uint8Array,
): void {
  const { board } = rules;
  const number = board.height - rank;
  let file = 0;
  const squareHere = (): Square | undefined => {
    const square = board.squareAt(file, rank);
    return square && exists(square) ? square : undefined;
  };
  for (const part of rowParts(board, row)) {
    if (file >= board.width) throw refuse('rowTooLong', number, row, board.width);
    if (part === '*') {
      const square = squareHere();
      if (square) throw refuse('rowLeavesOut', number, row, square.name);
      file++;
    } else if (/[0-9]/.test(part)) {
      if (part.startsWith('0')) throw refuse('rowHasZero', number, row);
      for (let run = Number(part); run > 0; run--, file++) {
        if (file >= board.width) {
          throw refuse('rowTooLong', number, row, board.width);
        }
        if (!squareHere()) throw refuse('rowCountsNothing', number, row);
      }
    } else {
      const square = squareHere();
      const code = codeOfLetter(rules, part);
      if (code === 0) throw refuse('rowUnknownPiece', number, row, part);
      if (!square) {
        throw refuse('rowPieceOffBoard', number, row, part);
      }
      putOn(rules, cells, square, code, part);
      file++;
    }
  }
  if (file < board.width) {
    throw refuse('rowTooShort', number, row, file, board.width);
  }
}

/**
 * A row's letters, `*` and runs of empty squares. A run may have several digits where a row has more than nine squares; on
 * smaller boards each digit is a run of its own.
 */
export const rowParts = ({ width }: Pick<Board, 'width'>, row: string): readonly string[] =>
  row.match(width > 9 ? /[0-9]+|[^0-9]/gu : /./gsu) ?? [];

function putOn(
  rules: PlacementRules,
  cells: Uint8Array,
  square: Square,
  code: number,
  letter: string,
): void {
  const { name } = rules.board.cells[square.cell];
  if (name !== square.name && !rules.anySquare) {
    throw refuse('pieceOffAnchor', letter, square.name, name);
  }
  if (cells[square.cell] !== 0) {
    throw refuse('twoPieces', name);
  }
  cells[square.cell] = code;
}

/** The piece code of a letter, upper case for White; 0 if the game has no such piece. */
function codeOfLetter(rules: PlacementRules, letter: string): number {
  // Other alphabets have letters whose capital is one of ours.
  if (!/^[A-Za-z]$/.test(letter)) return 0;
  const kind = rules.letters.indexOf(letter.toUpperCase());
  if (kind <= 0) return 0;
  return codeOf(kind, letter === letter.toUpperCase() ? WHITE : BLACK);
}

/** The letter of a piece code, upper case for White. */
export function letterOfCode(rules: PlacementRules, code: number): string {
  const letter = rules.letters[kindOf(code)] ?? '?';
  return colourOf(code) === WHITE ? letter : letter.toLowerCase();
}

/** Writes piece codes by cell as a placement; pieces stand on their anchors. */
export function formatPlacement(rules: PlacementRules, cells: Uint8Array, exists: Exists): string {
  const { board } = rules;
  const rows: string[] = [];
  for (let rank = board.height - 1; rank >= 0; rank--) {
    let row = '';
    let run = 0;
    const flush = () => {
      if (run > 0) row += run;
      run = 0;
    };
    for (let file = 0; file < board.width; file++) {
      const square = board.squareAt(file, rank);
      if (!square || !exists(square)) {
        flush();
        row += '*';
        continue;
      }
      const code = board.cells[square.cell].squares[0] === square.index ? cells[square.cell] : 0;
      if (code === 0) run++;
      else {
        flush();
        row += letterOfCode(rules, code);
      }
    }
    flush();
    rows.push(row);
  }
  return rows.join('/');
}

/** Splits a FEN into exactly `names.length` fields. @throws InputError naming the missing or extra ones */
export function splitFields(text: string, names: readonly string[]): string[] {
  const fields = text.trim().split(/\s+/);
  if (fields.length < names.length) {
    throw refuse('positionLacks', names.slice(text.trim() === '' ? 0 : fields.length));
  }
  if (fields.length > names.length) {
    throw refuse('positionHasMore', fields.slice(names.length).join(' '));
  }
  return fields;
}

/** Whose turn it is, and what is counted. @throws InputError naming the bad field */
export const parseTurn = (side: string, quiet: string, ply: string): TurnState => ({
  side: parseSide(side),
  halfmoveClock: parseCount('quiet', quiet),
  ply: parseCount('ply', ply),
});

/** @throws InputError unless `w` or `b` */
function parseSide(text: string): Colour {
  if (text === 'w') return WHITE;
  if (text === 'b') return BLACK;
  throw refuse('badSide', text);
}

export const sideText = (side: Colour): 'w' | 'b' => (side === WHITE ? 'w' : 'b');

/** A count of plies, up to nine digits. @throws InputError naming the field */
function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw refuse('badCount', name, text);
  return Number(text);
}
