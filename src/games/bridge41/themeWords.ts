// What puzzles of TheBridge41 are about that only its own rules know.
import type { ThemeWords } from '../themes';

export const themeWords: ThemeWords = {
  stalemate: 'A winning stalemate',
  'perpetual-check': 'A winning perpetual check',
  'bare-king': null,
  corner: null,
  goal: null,
  annihilation: null,
  over: null,
  surround: 'Capturing from afar',
  terrain: 'Sliding the bridge',
  choice: null,
  pass: null,
};
