// What is said alike in many games: why a piece may not go somewhere, and what a position tells besides its pieces.

import { capital } from '../sentence';
import type { Texts } from '../textsType';
import { der, ein, nounText } from './pieces';

export const texts: Texts<'kit'> = {
  pass: 'Passen',

  illegal: {
    noPiece: 'Dort steht keine Figur, die ziehen könnte.',
    turn: { white: 'Weiß ist am Zug.', black: 'Schwarz ist am Zug.' },
    ownPiece: 'Dort steht deine eigene Figur.',
    castling:
      'Du darfst nicht rochieren, wenn dein König im Schach steht, ein angegriffenes Feld überquert oder dort landet.',
    castlingLost: (partner) => `Mit ${der(partner, 'dat')} dort kannst du nicht mehr rochieren.`,
    castlingBlocked: (partner) =>
      `Zum Rochieren müssen alle Felder zwischen König und ${nounText(partner, 'dat')} leer sein.`,
    neverCaptures: (piece, victim) =>
      `${capital(ein(piece))} schlägt hier nie ${ein(victim, 'acc')}.`,
    onlyMoves: (piece) => `${capital(der(piece))} zieht dorthin, darf dort aber nicht schlagen.`,
    onlyCaptures: (piece) => `${capital(der(piece))} zieht nur dorthin, um zu schlagen.`,
    blocked: (piece) => `Etwas steht ${der(piece, 'dat')} im Weg.`,
    notLikeThat: (piece) => `So zieht ${der(piece)} nicht.`,
    kingInCheckThere: 'Dort stünde dein König im Schach.',
    staysInCheck: 'Dein König steht im Schach, und das hilft ihm nicht.',
    pinned: 'Gefesselt: Dein König stünde im Schach.',
    inCheck: 'Dein König stünde im Schach.',
  },

  castling: 'Rochade',
  right: {
    white: (castling) => `Weiß ${castling}`,
    black: (castling) => `Schwarz ${castling}`,
  },

  // After "Züge ohne".
  restart: {
    capture: 'Schlagen',
    captureOrPromotion: 'Schlagen oder Umwandlung',
    captureOrMove: (pawn) => `Schlagen oder ${nounText(pawn, 'nom', { isMany: true })}zug`,
  },
};
