// What Cuarenta says of itself: its option, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaGame'> = {
  options: {
    castling: {
      label: 'Roque',
      does: 'Uma vez por partida, rei e camelo podem trocar de lugar.',
    },
  },

  edge: 'borda',

  themes: { over: 'Por cima de outra peça' },
};
