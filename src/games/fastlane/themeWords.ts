// What puzzles of Chess in the Fast Lane are about that only its own rules know.
import type { ThemeWords } from '../themes';

export const themeWords: ThemeWords = {
  stalemate: null,
  'perpetual-check': null,
  'bare-king': null,
  corner: null,
  goal: null,
  annihilation: null,
  over: 'Friends giving way',
  surround: null,
  terrain: null,
  choice: null,
  pass: null,
};
