// The pieces of Chess in the Fast Lane (RULES.md section 4): FIDE's, with pawns that neither double-step nor become more than a
// knight or bishop. Castling is FIDE's too: its ranks always consist of single squares.
import type { Castle } from '../../rules/army';
import type { Board } from '../../rules/board';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { cellOf } from '../kit/boards';
import { BISHOP, KING, KNIGHT, pawn, pieces, QUEEN, ROOK } from '../kit/pieces';

export const fastlanePieces = (board: Board) =>
  pieces({
    P: pawn(board, ['N', 'B']),
    N: KNIGHT,
    B: BISHOP,
    R: ROOK,
    Q: QUEEN,
    K: KING,
  });

export type Letter = keyof ReturnType<typeof fastlanePieces>;

/** The four castlings in the order of the letters KQkq. */
export function fastlaneCastles(board: Board): Castle[] {
  return [
    castle(board, WHITE, 'K', 1, 'h', 'g', 'f', 'fg', 'efg'),
    castle(board, WHITE, 'Q', 2, 'a', 'c', 'd', 'bcd', 'edc'),
    castle(board, BLACK, 'k', 4, 'h', 'g', 'f', 'fg', 'efg'),
    castle(board, BLACK, 'q', 8, 'a', 'c', 'd', 'bcd', 'edc'),
  ];
}

function castle(
  board: Board,
  colour: Colour,
  letter: string,
  right: number,
  rookFile: string,
  kingTo: string,
  rookTo: string,
  empty: string,
  safe: string,
): Castle {
  const cell = (file: string): number => cellOf(board, file + (colour === WHITE ? '1' : '8'));
  return {
    colour,
    right,
    letter,
    notation: kingTo === 'g' ? 'O-O' : 'O-O-O',
    king: { from: cell('e'), to: cell(kingTo) },
    partner: { from: cell(rookFile), to: cell(rookTo), letter: 'R' },
    target: cell(kingTo),
    empty: [...empty].map(cell),
    safe: [...safe].map(cell),
  };
}
