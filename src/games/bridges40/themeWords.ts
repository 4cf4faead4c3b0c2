// What puzzles of 40 Bridges are about that only its own rules know.
import type { ThemeWords } from '../themes';

export const themeWords: ThemeWords = {
  stalemate: null,
  'perpetual-check': null,
  'bare-king': null,
  corner: 'The run to the corner',
  goal: null,
  annihilation: 'Taking all that is left',
  over: null,
  surround: 'Surrounding',
  terrain: null,
  choice: null,
  pass: 'Passing',
};
