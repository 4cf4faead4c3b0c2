// A board: what its cells are called aloud, choices that have no cell, and what a pawn becomes.
import type { Texts } from '../textsType';
import { nounText, sidedText } from './pieces';

export const texts: Texts<'board'> = {
  cell: (parts) => parts.join(', '),
  empty: 'leer',
  goal: 'Ziel',
  inCheck: 'im Schach',
  legalCapture: 'kann geschlagen werden',
  legalMove: 'möglicher Zug',
  losesPiece: 'verliert die Figur',
  marked: 'markiert',
  letters: {
    ...{ a: 'Anton', b: 'Berta', c: 'Cäsar', d: 'Dora', e: 'Emil', f: 'Friedrich', g: 'Gustav' },
    ...{ h: 'Heinrich', i: 'Ida', k: 'Kaufmann', w: 'Wilhelm', x: 'Xanthippe' },
    ...{ y: 'Ypsilon', z: 'Zacharias' },
  },

  // No German word is called like a cell.
  isWord: () => false,

  otherMoves: 'Andere Züge',
  youPass: 'Keine deiner Figuren kann ziehen, also passt du.',
  whitePasses: 'Keine weiße Figur kann ziehen, also passt Weiß.',
  blackPasses: 'Keine schwarze Figur kann ziehen, also passt Schwarz.',
  stage: (title, detail) => `${title}: ${detail}`,

  promotion: 'Umwandlung',
  stay: (piece) => `${nounText(piece)} bleiben`,
  become: (piece) => `In ${sidedText(piece, 'acc', 'ein')} umwandeln`,
};
