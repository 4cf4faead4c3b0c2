// What Cuarenta says of itself: its option, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaGame'> = {
  options: {
    castling: {
      label: 'Roque',
      does: 'Une fois par partie, le roi et le chameau peuvent échanger leurs places.',
    },
  },

  edge: 'bord',

  themes: { over: 'Par-dessus une autre pièce' },
};
