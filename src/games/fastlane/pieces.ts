// The pieces of Chess in the Fast Lane (RULES.md section 4): FIDE's, with pawns that neither double-step nor
// become more than a knight or bishop.
import type { Board } from '../../rules/board';
import { BISHOP, KING, KNIGHT, pawn, QUEEN, ROOK } from '../kit/chess';
import { pieces } from '../kit/pieces';

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
