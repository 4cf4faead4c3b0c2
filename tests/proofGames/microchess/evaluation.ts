// Evaluation of Microchess, by hand. Centipawns.
import type { Weights } from '../../../src/games/evaluation';
import type { Letter } from './pieces';

export const weights: Weights<Letter> = {
  tempo: 10,
  pieces: {
    P: { value: [100, 140], advance: [8, 25] },
    N: { value: 300, centre: 8 },
    B: { value: 320, centre: 5 },
    R: { value: [500, 550] },
    Q: { value: 900 },
    K: { value: 0, centre: [-10, 10] },
  },
};
