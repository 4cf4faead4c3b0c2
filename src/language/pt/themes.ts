// What puzzles are about: the names of their themes, and of the sorts of themes.
import type { Texts } from '../textsType';
import { withThe } from './pieces';

export const texts: Texts<'themes'> = {
  names: {
    checkmate: 'Xeque-mate',
    in1: 'Vitória em um lance',
    in2: 'Vitória em dois lances',
    in3: 'Vitória em três lances',
    in4: 'Vitória em quatro lances',
    in5: 'Vitória em cinco lances',
    gain: 'Sair com vantagem',
    defence: 'A única defesa',
    draw: 'Salvar o empate',
    piece: 'Ganhar uma peça',
    quiet: 'Primeiro lance tranquilo',
    sacrifice: 'Sacrifício',
    promotion: 'Promoção',
    castling: 'Roque',
  },
  withPiece: (piece) => `Com ${withThe(piece)}`,
  sorts: {
    prize: 'O que se ganha ou se salva',
    length: 'Quantos lances',
    piece: 'Que peça começa',
    idea: 'Ideias',
  },
};
