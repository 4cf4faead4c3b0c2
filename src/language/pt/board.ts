// A board: what its cells are called aloud, choices that have no cell, and what a pawn becomes.
import type { Texts } from '../textsType';
import { lowered } from './numbers';
import { nameOf, sided } from './pieces';

export const texts: Texts<'board'> = {
  cell: (parts) => parts.join(', '),
  empty: 'vazia',
  goal: 'objetivo',
  inCheck: 'em xeque',
  legalCapture: 'captura legal',
  legalMove: 'lance legal',
  losesPiece: 'perde a peça',
  marked: 'marcada',
  letters: {
    ...{ a: 'alfa', b: 'bravo', c: 'charlie', d: 'delta', e: 'echo', f: 'foxtrot', g: 'golf' },
    ...{ h: 'hotel', i: 'india', k: 'kilo', w: 'whiskey', x: 'x-ray', y: 'yankee', z: 'zulu' },
  },

  isWord: () => false,

  otherMoves: 'Outros lances',
  youPass: 'Nenhuma peça sua pode se mover, então você passa a vez.',
  whitePasses: 'Nenhuma peça das brancas pode se mover, então elas passam a vez.',
  blackPasses: 'Nenhuma peça das pretas pode se mover, então elas passam a vez.',
  stage: (title, detail) => `${title}: ${lowered(detail)}`,

  promotion: 'Promoção',
  stay: (piece) => `Continuar como ${nameOf(piece)}`,
  become: (piece) => `Virar ${sided(piece)}`,
};
