// What Cuarenta says of itself: its option, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaGame'> = {
  options: {
    castling: {
      label: 'Arrocco',
      does: 'Una volta per partita, re e cammello possono scambiarsi di posto.',
    },
  },

  edge: 'bordo',

  themes: { over: 'Sopra un altro pezzo' },
};
