// What the phases of a game are called.
import type { Phase } from '../../review/phases';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  opening: 'Opening',
  middle: 'Middle game',
  endgame: 'Endgame',
};
