// What puzzles of Bipartite Chess are about that only its own rules know.
import type { ThemeWords } from '../themes';

export const themeWords: ThemeWords = {
  stalemate: null,
  'perpetual-check': null,
  'bare-king': 'Leaving only the king',
  corner: null,
  goal: null,
  annihilation: null,
  over: null,
  surround: null,
  terrain: null,
  choice: 'Choosing the Power Piece',
  pass: 'Passing',
};
