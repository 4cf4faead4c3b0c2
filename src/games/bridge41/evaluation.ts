// Evaluation of TheBridge41: material, pieces towards the bridge and the enemy's bank, pawns that can still cross.
// Numbers are centipawns, chosen for a board five files wide; every army of the rule options is covered. weights.json
// holds what self-play with the usual pieces, over the fixed and the big bridge, has found to add (tests/lab/tune).
import type { Square } from '../../rules/board';
import { type Colour, WHITE } from '../../rules/types';
import type { Weight, Weights } from '../evaluation';
import { LAST_RANK, MIDDLE, onRiver, RIVER } from './board';
import type { Letter } from './pieces';

export { extend } from './matingMaterial';
export { default as network } from './network.json';
export { default as fitted } from './weights.json';

/** Bonus (centipawns) for a piece on the only way across. Hand-set; weights.json corrects it. */
const BRIDGE_POST_CP = 12;

const ranksForward = ({ rank }: Square, colour: Colour): number =>
  colour === WHITE ? rank : LAST_RANK - rank;

/** A pawn short of the river is worth more near the bridge's file; one beyond it is on its way to promote. */
function pawn(square: Square, colour: Colour): Weight {
  const rank = ranksForward(square, colour);
  if (rank < RIVER) {
    const near = 2 - Math.abs(square.file - MIDDLE);
    return [rank * 2 + near * 4, rank * 4 + near * 8];
  }
  const beyond = rank - RIVER;
  return [25 + beyond * 18, 50 + beyond * 32];
}

/** Beyond the river a piece attacks what the enemy must defend; the way back is long, too. */
const raider = (square: Square, colour: Colour): Weight =>
  ranksForward(square, colour) > RIVER ? [14, 6] : onRiver(square) ? BRIDGE_POST_CP : 0;

/** Safe behind the own lines while armies are full, in the fight later. */
const king = (square: Square, colour: Colour): Weight => [
  ranksForward(square, colour) === 0 ? 12 : -10 * ranksForward(square, colour),
  0,
];

export const weights: Weights<Letter> = {
  tempo: 12,
  pieces: {
    P: { value: [100, 130], at: pawn },
    N: { value: [320, 310], centre: 8, approach: 2, at: raider },
    B: { value: [300, 310], centre: 6, approach: 1, at: raider },
    R: { value: [480, 530], centre: 2, approach: 3, at: raider },
    Q: { value: [900, 950], centre: 4, approach: 4, at: raider },
    K: { value: 0, centre: [0, 10], approach: [0, 6], at: king },
    Z: { value: [480, 500], centre: 6, approach: 3, at: raider },
    C: { value: [260, 250], centre: 8, approach: 1, at: raider },
    L: { value: [560, 540], centre: 8, approach: 4, at: raider },
    // It moves by capturing only, so it defends and waits.
    D: { value: [300, 260], centre: 3, approach: 1 },
  },
};
