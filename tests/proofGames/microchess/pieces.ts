// The pieces of Microchess.
import { BISHOP, KING, KNIGHT, pawn, pieces, QUEEN, ROOK } from '../../../src/games/kit/pieces';
import type { Board } from '../../../src/rules/board';

export const microchessPieces = (board: Board) =>
  pieces({
    P: pawn(board, ['Q', 'R', 'B', 'N']),
    N: KNIGHT,
    B: BISHOP,
    R: ROOK,
    Q: QUEEN,
    K: KING,
  });

export type Letter = keyof ReturnType<typeof microchessPieces>;
