// What Cuarenta says of itself: its option, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaGame'> = {
  options: {
    castling: {
      label: 'Rochade',
      does: 'Einmal pro Partie dürfen König und Kamel die Plätze tauschen.',
    },
  },

  edge: 'Rand',

  themes: { over: 'Über eine andere Figur' },
};
