// What 40 Bridges says of itself: cells, why a disc may not go somewhere, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Game'> = {
  cells: {
    tile: 'quadrato',
    octagon: 'ottagono',
    corner: {
      white: 'quadrato, l’angolo a cui punta il Bianco',
      black: 'quadrato, l’angolo a cui punta il Nero',
    },
  },

  illegal: {
    ontoDisc: 'Lì c’è una pedina. Per catturarla, circondala con tre delle tue.',
    stepKind: 'Una pedina va da quadrato a quadrato, o da ottagono a ottagono.',
    tooFar: 'Una pedina fa un passo, o scavalca una tua pedina.',
    nothingToJump: 'Lì non hai una pedina da scavalcare.',
    overEnemy: 'Le pedine nemiche non si possono scavalcare.',
  },

  themes: {
    corner: 'La corsa all’angolo',
    annihilation: 'Catturare l’ultima pedina',
    surround: 'Circondare',
    pass: 'Passare',
  },
};
