// What Cuarenta says of itself: its option, cells, themes of puzzles.

export const texts = {
  options: {
    castling: { label: 'Castling', does: 'Once a game, king and camel may swap places.' },
  },

  /** A cell at the edge of the board, for those who hear it. */
  edge: 'edge',

  themes: { over: 'Over another piece' },
};
