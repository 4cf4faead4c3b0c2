// What 40 Bridges says of itself: cells, why a disc may not go somewhere, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Game'> = {
  cells: {
    tile: 'dalle',
    octagon: 'octogone',
    corner: {
      white: 'dalle, le coin que visent les Blancs',
      black: 'dalle, le coin que visent les Noirs',
    },
  },

  illegal: {
    ontoDisc: 'La case est occupée. Pour prendre ce jeton, entoure-le de trois des tiens.',
    stepKind: 'Un jeton va de dalle en dalle, ou d’octogone en octogone.',
    tooFar: 'Un jeton fait un pas, ou saute par-dessus un de tes jetons.',
    nothingToJump: 'Tu n’as là aucun jeton par-dessus lequel sauter.',
    overEnemy: 'Un jeton ne saute jamais par-dessus un jeton adverse.',
  },

  themes: {
    corner: 'La course au coin',
    annihilation: 'Prendre le dernier jeton',
    surround: 'Encercler',
    pass: 'Passer',
  },
};
