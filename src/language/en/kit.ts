// What is said alike in many games: why a piece may not go somewhere, and what a position tells besides its pieces.
import { capital } from '../sentence';
import { type PieceName, withArticle } from './pieces';

export const texts = {
  /** The button of a side that has no move. */
  pass: 'Pass',

  /** Why a move is not legal. */
  illegal: {
    noPiece: 'There is no piece to move there.',
    turn: { white: 'It is White’s turn.', black: 'It is Black’s turn.' },
    ownPiece: 'Your own piece stands there.',
    castling: 'You cannot castle out of check, through check or into check.',
    castlingLost: (partner: PieceName) => `You can no longer castle with that ${partner}.`,
    castlingBlocked: (partner: PieceName) =>
      `Every square between king and ${partner} must be empty to castle.`,
    neverCaptures: (piece: PieceName, victim: PieceName) =>
      `${capital(withArticle(piece))} never captures ${withArticle(victim)} here.`,
    onlyMoves: (piece: PieceName) => `The ${piece} moves there but cannot capture there.`,
    onlyCaptures: (piece: PieceName) => `The ${piece} goes there only to capture.`,
    blocked: (piece: PieceName) => `Something stands in the ${piece}’s way.`,
    notLikeThat: (piece: PieceName) => `The ${piece} does not move like that.`,
    kingInCheckThere: 'Your king would be in check there.',
    staysInCheck: 'Your king is in check, and this does not help.',
    pinned: 'Pinned: your king would be in check.',
    inCheck: 'Your king would be in check.',
  },

  castling: 'Castling',
  /** A castling that is still allowed, as it is written: "White O-O". */
  right: {
    white: (castling: string) => `White ${castling}`,
    black: (castling: string) => `Black ${castling}`,
  },

  /** What moves without progress are counted since; it follows "since the last". */
  restart: {
    capture: 'capture',
    captureOrPromotion: 'capture or promotion',
    /** Or a move of the kind of piece that only goes forward. */
    captureOrMove: (pawn: PieceName) => `capture or ${pawn} move`,
  },
};
