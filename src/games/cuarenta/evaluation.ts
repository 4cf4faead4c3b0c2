// Evaluation of Cuarenta: material, the middle of the board, pawns on their way to the promotion ranks. Centipawns.
// weights.json holds what self-play has found to add (tests/lab/tune), network.json what a network has learnt to add to
// both (tests/lab/train).
import type { Square } from '../../rules/board';
import type { Colour } from '../../rules/types';
import type { Weight, Weights } from '../evaluation';
import { ranksToGo } from './board';
import type { Letter } from './pieces';

export { default as network } from './network.json';
export { default as fitted } from './weights.json';

/** A pawn may become a camel on the last three ranks, so the step onto them is the one that counts. */
function pawn(square: Square, colour: Colour): Weight {
  const ranks = ranksToGo(square, colour);
  return ranks <= 2 ? [90, 130] : [(6 - ranks) * 6, (6 - ranks) * 14];
}

/** At home while armies are full. */
const king = (square: Square, colour: Colour): Weight => [(ranksToGo(square, colour) - 7) * 12, 0];

export const weights: Weights<Letter> = {
  tempo: 10,
  pieces: {
    P: { value: [100, 120], at: pawn },
    B: { value: [560, 600], centre: 5, approach: 2 },
    V: { value: [330, 260], centre: 4, approach: 3 },
    F: { value: [330, 300], centre: 6, advance: 3, approach: 4 },
    G: { value: [400, 420], centre: 9, approach: 5 },
    C: { value: [310, 320], centre: 8, approach: 3 },
    K: { value: 0, centre: [0, 10], at: king },
  },
};
