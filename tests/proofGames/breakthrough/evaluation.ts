// Evaluation of Breakthrough, by hand. Centipawns.
import type { Weights } from '../../../src/games/evaluation';
import type { Letter } from './pieces';

export const weights: Weights<Letter> = {
  tempo: 10,
  pieces: { P: { value: 100, advance: [5, 15], centre: 2 } },
};
