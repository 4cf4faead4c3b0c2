// Evaluation of Bipartite Chess. The battle is judged like chess; the race by who will win it, which is worth the
// choice of Power Piece and no more, so that a search never shies from finishing it. Centipawns. weights.json holds
// what self-play has found to add in the battle (tests/lab/tune).
import type { Square } from '../../rules/board';
import type { Position } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Evaluation, Weights } from '../evaluation';
import { CHOOSE, isEnemyHome, STAGE_TWO, TOP } from './board';
import type { Letter } from './pieces';
import { rowsAdvanced } from './stages';

export { default as network } from './network.json';
export { default as fitted } from './weights.json';

// Hand-set where the fit begins (weights.json corrects them), in centipawns.
const DIAGONAL_VALUE_CP = 300;
const ORTHOGONAL_VALUE_CP = 400;
/** What winning the race is worth: the better Power Piece for the worse one. */
const CHOICE_CP = ORTHOGONAL_VALUE_CP - DIAGONAL_VALUE_CP;
/** Lead in rows at which the race counts as half won. Chosen by hand; not tuned. */
const HALF_WON_ROWS = 6;

const rowsForward = ({ rank }: Square, colour: Colour): number =>
  colour === WHITE ? TOP - rank : rank;

/** Messengers near the enemy's home rows are about to become Soldiers. */
const messenger = (square: Square, colour: Colour): number =>
  isEnemyHome(square, colour) ? 0 : rowsForward(square, colour) * 12;

const king = (square: Square, colour: Colour): readonly [number, number] => [
  -12 * rowsForward(square, colour),
  0,
];

/** Weights of the battle. */
export const weights: Weights<Letter> = {
  forward: [-1, 1],
  fullMaterial: 2 * 2900,
  tempo: 12,
  pieces: {
    M: { value: [100, 120], at: messenger },
    S: { value: [250, 270], centre: 6, approach: 4 },
    D: { value: [320, 330], centre: 5, approach: 4 },
    G: { value: [330, 350], centre: 7, approach: 5 },
    C: { value: [360, 360], centre: 8, approach: 4 },
    B: { value: DIAGONAL_VALUE_CP, centre: 6, approach: 3 },
    R: { value: [ORTHOGONAL_VALUE_CP, ORTHOGONAL_VALUE_CP + 40], centre: 3, approach: 3 },
    K: { value: 0, centre: [0, 8], approach: [0, 6], at: king },
  },
};

/** Share of the choice that the side to move's lead in rows is worth. */
function race(position: Position): number {
  const lead = rowsAdvanced(position.cells, WHITE) - rowsAdvanced(position.cells, BLACK);
  const own = position.side === WHITE ? lead : -lead;
  // The side to move is about to gain a row.
  const expected = own + 0.5;
  return Math.round((CHOICE_CP * expected) / (Math.abs(expected) + HALF_WON_ROWS));
}

/** Judges race and choice, where piece-square weights know only the battle. */
export const around = (battle: Evaluation): Evaluation => ({
  ...battle,
  evaluate: (position) => {
    if (position.terrain === STAGE_TWO) return battle.evaluate(position);
    return position.terrain === CHOOSE ? CHOICE_CP : race(position);
  },
});
