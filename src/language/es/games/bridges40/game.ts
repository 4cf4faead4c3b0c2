// What 40 Bridges says of itself: cells, why a disc may not go somewhere, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Game'> = {
  cells: {
    tile: 'cuadrado',
    octagon: 'octógono',
    corner: {
      white: 'cuadrado, la esquina que buscan las blancas',
      black: 'cuadrado, la esquina que buscan las negras',
    },
  },

  illegal: {
    ontoDisc: 'No puedes mover adonde ya hay una ficha. Para capturarla, rodéala con tres tuyas.',
    stepKind: 'Una ficha va de cuadrado a cuadrado, o de octógono a octógono.',
    tooFar: 'Una ficha da un paso, o salta por encima de una ficha tuya.',
    nothingToJump: 'Ahí no tienes ninguna ficha por encima de la que saltar.',
    overEnemy: 'Una ficha no puede saltar por encima de una rival.',
  },

  themes: {
    corner: 'La carrera a la esquina',
    annihilation: 'Capturar la última ficha',
    surround: 'Rodear',
    pass: 'Pasar',
  },
};
