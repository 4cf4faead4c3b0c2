// What puzzles are about: the names of their themes, and of the sorts of themes.
import type { Texts } from '../textsType';
import { the } from './pieces';

export const texts: Texts<'themes'> = {
  names: {
    checkmate: 'Scacco matto',
    in1: 'Vittoria in una mossa',
    in2: 'Vittoria in due mosse',
    in3: 'Vittoria in tre mosse',
    in4: 'Vittoria in quattro mosse',
    in5: 'Vittoria in cinque mosse',
    gain: 'Uscirne in vantaggio',
    defence: 'L’unica difesa',
    draw: 'Salvare la patta',
    piece: 'Vincere un pezzo',
    quiet: 'Una prima mossa tranquilla',
    sacrifice: 'Un sacrificio',
    promotion: 'Promozione',
    castling: 'Arrocco',
  },
  withPiece: (piece) => `Con ${the(piece)}`,
  sorts: {
    prize: 'Che cosa si vince o si salva',
    length: 'Quante mosse',
    piece: 'Quale pezzo comincia',
    idea: 'Idee',
  },
};
