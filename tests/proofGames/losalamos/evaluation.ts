// Evaluation of Los Alamos chess, by hand. Centipawns.
import type { Weights } from '../../../src/games/evaluation';
import type { Letter } from './pieces';

export const weights: Weights<Letter> = {
  tempo: 10,
  pieces: {
    P: { value: [100, 130], advance: [6, 20] },
    N: { value: 320, centre: 10, approach: 3 },
    R: { value: [500, 540], approach: 2 },
    Q: { value: [950, 980], centre: 4, approach: 4 },
    K: { value: 0, centre: [-10, 10], approach: [0, 6] },
  },
};
