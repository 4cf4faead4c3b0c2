// What is said alike in many games: why a piece may not go somewhere, and what a position tells besides its pieces.
import type { PieceName } from '../en/pieces';
import type { Texts } from '../textsType';
import { capital } from './numbers';
import { a, after, noun, the } from './pieces';

/** "La torre", as a sentence begins. */
const theFirst = (piece: PieceName): string => capital(the(piece));

export const texts: Texts<'kit'> = {
  pass: 'Passa',

  illegal: {
    noPiece: 'Lì non c’è un pezzo da muovere.',
    turn: { white: 'Tocca al Bianco.', black: 'Tocca al Nero.' },
    ownPiece: 'Lì c’è già un tuo pezzo.',
    castling: 'Non puoi arroccare sotto scacco, né passare o finire su una casa attaccata.',
    castlingLost: (partner) => `Non puoi più arroccare con ${the(partner)} di quel lato.`,
    castlingBlocked: (partner) =>
      `Per arroccare devono essere vuote tutte le case tra il re e ${the(partner)}.`,
    neverCaptures: (piece, victim) => `Qui ${a(piece)} non cattura mai ${a(victim)}.`,
    onlyMoves: (piece) => `${theFirst(piece)} può andare lì, ma non catturare.`,
    onlyCaptures: (piece) => `${theFirst(piece)} può andare lì solo per catturare.`,
    blocked: (piece) => `Qualcosa sbarra la strada ${after('a', the(piece))}.`,
    notLikeThat: (piece) => `${theFirst(piece)} non si muove così.`,
    kingInCheckThere: 'Lì il tuo re sarebbe sotto scacco.',
    staysInCheck: 'Il tuo re è sotto scacco, e così ci resta.',
    pinned: 'Il pezzo è inchiodato: il tuo re sarebbe sotto scacco.',
    inCheck: 'Il tuo re sarebbe sotto scacco.',
  },

  castling: 'Arrocco',
  right: {
    white: (castling) => `Bianco ${castling}`,
    black: (castling) => `Nero ${castling}`,
  },

  // It follows "Mosse senza".
  restart: {
    capture: 'cattura',
    captureOrPromotion: 'cattura o promozione',
    captureOrMove: (pawn) => `cattura o mossa di ${noun(pawn).one}`,
  },
};
