// What puzzles are about: the names of their themes, and of the sorts of themes.
import type { Texts } from '../textsType';
import { thePiece } from './pieces';

export const texts: Texts<'themes'> = {
  names: {
    checkmate: 'Jaque mate',
    in1: 'Ganar en una jugada',
    in2: 'Ganar en dos jugadas',
    in3: 'Ganar en tres jugadas',
    in4: 'Ganar en cuatro jugadas',
    in5: 'Ganar en cinco jugadas',
    gain: 'Conseguir ventaja',
    defence: 'La única defensa',
    draw: 'Salvar unas tablas',
    piece: 'Ganar una pieza',
    quiet: 'Una primera jugada tranquila',
    sacrifice: 'Entregar algo',
    promotion: 'Promoción',
    castling: 'Enroque',
  },
  withPiece: (piece) => `Con ${thePiece(piece)}`,
  sorts: {
    prize: 'Qué se gana o se salva',
    length: 'Cuántas jugadas',
    piece: 'Qué pieza empieza',
    idea: 'Ideas',
  },
};
