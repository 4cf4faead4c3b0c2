// What is said alike in many games: why a piece may not go somewhere, and what a position tells besides its pieces.
import type { Texts } from '../textsType';
import { capital, to } from './numbers';
import { aPiece, texts as pieces, thePiece } from './pieces';

export const texts: Texts<'kit'> = {
  pass: 'Pasar',

  illegal: {
    noPiece: 'Ahí no hay ninguna pieza que mover.',
    turn: { white: 'Les toca a las blancas.', black: 'Les toca a las negras.' },
    ownPiece: 'Ahí hay una pieza tuya.',
    castling: 'No puedes enrocar en jaque, ni a través de un jaque, ni acabar en jaque.',
    castlingLost: (partner) => `Ya no puedes enrocar con ${thePiece(partner)} de ese lado.`,
    castlingBlocked: (partner) =>
      `Para enrocar, todas las casillas entre el rey y ${thePiece(partner)} deben estar vacías.`,
    neverCaptures: (piece, victim) => `Aquí ${aPiece(piece)} nunca captura ${aPiece(victim)}.`,
    onlyMoves: (piece) => `${capital(thePiece(piece))} puede ir ahí, pero no capturar.`,
    onlyCaptures: (piece) => `${capital(thePiece(piece))} solo va ahí para capturar.`,
    blocked: (piece) => `Algo le cierra el paso ${to(thePiece(piece))}.`,
    notLikeThat: (piece) => `${capital(thePiece(piece))} no se mueve así.`,
    kingInCheckThere: 'Tu rey estaría ahí en jaque.',
    staysInCheck: 'Tu rey está en jaque, y así sigue estándolo.',
    pinned: 'Pieza clavada: tu rey quedaría en jaque.',
    inCheck: 'Tu rey quedaría en jaque.',
  },

  castling: 'Enroque',
  right: {
    white: (castling) => `Blancas ${castling}`,
    black: (castling) => `Negras ${castling}`,
  },

  restart: {
    capture: 'captura',
    captureOrPromotion: 'captura o promoción',
    captureOrMove: (pawn) => `captura o jugada de ${pieces.names[pawn]}`,
  },
};
