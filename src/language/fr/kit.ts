// What is said alike in many games: why a piece may not go somewhere, and what a position tells besides its pieces.
import type { Texts } from '../textsType';
import { capital } from './numbers';
import { a, nameOf, of, the, to } from './pieces';

export const texts: Texts<'kit'> = {
  pass: 'Passer',

  illegal: {
    noPiece: 'Il n’y a là aucune pièce à jouer.',
    turn: { white: 'C’est aux Blancs de jouer.', black: 'C’est aux Noirs de jouer.' },
    ownPiece: 'Une de tes pièces est déjà là.',
    castling:
      'Pour roquer, ton roi ne doit ni être en échec, ni traverser une case attaquée, ni y arriver.',
    castlingLost: (partner) => `Tu ne peux plus roquer avec ${the(partner)} de ce côté.`,
    castlingBlocked: (partner) =>
      `Pour le roque, toutes les cases entre le roi et ${the(partner)} doivent être vides.`,
    neverCaptures: (piece, victim) => `Ici, ${a(piece)} ne prend jamais ${a(victim)}.`,
    onlyMoves: (piece) => `${capital(the(piece))} peut aller là, mais pas y prendre.`,
    onlyCaptures: (piece) => `${capital(the(piece))} ne va là que pour prendre.`,
    blocked: (piece) => `Quelque chose barre la route ${to(the(piece))}.`,
    notLikeThat: (piece) => `${capital(the(piece))} ne se déplace pas ainsi.`,
    kingInCheckThere: 'Ton roi y serait en échec.',
    staysInCheck: 'Ton roi est en échec, et ce coup ne le pare pas.',
    pinned: 'Pièce clouée : ton roi serait en échec.',
    inCheck: 'Ton roi serait en échec.',
  },

  castling: 'Roque',
  right: {
    white: (castling) => `Blancs ${castling}`,
    black: (castling) => `Noirs ${castling}`,
  },

  /** Each follows "sans". */
  restart: {
    capture: 'prise',
    captureOrPromotion: 'prise ni promotion',
    captureOrMove: (pawn) => `prise ni coup ${of(nameOf(pawn))}`,
  },
};
