// Evaluation of Chess in the Fast Lane: material, and the lanes that let a piece strike from several squares.
// Centipawns. weights.json holds what self-play has found to add (tests/lab/tune), network.json what a network has learnt
// to add to both (tests/lab/train).
import type { Board, Square } from '../../rules/board';
import { type Colour, WHITE } from '../../rules/types';
import type { Weight, Weights } from '../evaluation';
import { SIZE } from '../lanes';
import type { OptionValues } from '../options';
import type { Letter } from './pieces';

export { default as network } from './network.json';
export { default as fitted } from './weights.json';

/** The fit knows the usual lanes alone; on others the hand-set weights, which look at the lanes, do without it. */
export const isFitFor = ({ layout }: OptionValues): boolean => layout === undefined;

/** Squares of a square's cell beyond the first. */
const others = ({ cell }: Square, { cells }: Board): number => cells[cell].squares.length - 1;

/** Bonus per square of the cell beyond the first: each is one more place to move from, and to be hit on. */
const lane =
  (perSquare: number) =>
  (square: Square, _colour: Colour, board: Board): Weight =>
    others(square, board) * perSquare;

const ranksForward = ({ rank }: Square, colour: Colour): number =>
  colour === WHITE ? rank : SIZE - 1 - rank;

/** Pawns only ever become a knight or bishop, but a far one ties the enemy down. */
const pawn = (square: Square, colour: Colour): Weight => {
  const rank = ranksForward(square, colour);
  return [rank * 5, rank * rank * 4];
};

/** A king in a lane can be hit on all of its squares. */
const king = (square: Square, colour: Colour, board: Board): Weight => {
  const exposed = others(square, board);
  const corner = Math.abs(square.file - (SIZE - 1) / 2) > 2 ? 15 : 0;
  return [corner - 15 * ranksForward(square, colour) - 15 * exposed, -10 * exposed];
};

export const weights: Weights<Letter> = {
  tempo: 12,
  pieces: {
    P: { value: [100, 120], at: pawn },
    N: { value: [380, 370], centre: 5, approach: 3, at: lane(12) },
    B: { value: [420, 420], centre: 4, approach: 2, at: lane(10) },
    R: { value: [560, 600], approach: 2, at: lane(6) },
    Q: { value: [1050, 1080], centre: 2, approach: 4, at: lane(6) },
    K: { value: 0, centre: [0, 8], approach: [0, 5], at: king },
  },
};
