// What 40 Bridges says of itself: cells, why a disc may not go somewhere, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Game'> = {
  cells: {
    tile: 'quadrado',
    octagon: 'octógono',
    corner: {
      white: 'quadrado, o canto que as brancas querem',
      black: 'quadrado, o canto que as pretas querem',
    },
  },

  illegal: {
    ontoDisc: 'Não dá para ir aonde há um disco. Para capturá-lo, cerque-o com três dos seus.',
    stepKind: 'Um disco anda de quadrado a quadrado, ou de octógono a octógono.',
    tooFar: 'Um disco anda um passo ou pula sobre um disco seu.',
    nothingToJump: 'Você não tem um disco ali para pular.',
    overEnemy: 'Um disco não pode pular sobre um inimigo.',
  },

  themes: {
    corner: 'Correr até o canto',
    annihilation: 'Capturar o último disco',
    surround: 'Cercar',
    pass: 'Passar a vez',
  },
};
