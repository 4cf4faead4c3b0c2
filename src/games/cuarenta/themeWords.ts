// What puzzles of Cuarenta are about that only its own rules know.
import type { ThemeWords } from '../themes';

export const themeWords: ThemeWords = {
  stalemate: null,
  'perpetual-check': null,
  'bare-king': null,
  corner: null,
  goal: null,
  annihilation: null,
  over: 'Over another piece',
  surround: null,
  terrain: null,
  choice: null,
  pass: null,
};
