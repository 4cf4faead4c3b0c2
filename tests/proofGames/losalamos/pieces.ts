// The pieces of Los Alamos chess.
import { KING, KNIGHT, pawn, pieces, QUEEN, ROOK } from '../../../src/games/kit/pieces';
import type { Board } from '../../../src/rules/board';

export const losAlamosPieces = (board: Board) =>
  pieces({ P: pawn(board, ['Q', 'R', 'N']), N: KNIGHT, R: ROOK, Q: QUEEN, K: KING });

export type Letter = keyof ReturnType<typeof losAlamosPieces>;
