// What Cuarenta says of itself: its option, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaGame'> = {
  options: {
    castling: {
      label: 'Enroque',
      does: 'Una vez por partida, el rey y el camello pueden intercambiar sus sitios.',
    },
  },

  edge: 'borde',

  themes: { over: 'Por encima de otra pieza' },
};
