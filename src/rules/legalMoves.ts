// The moves of a position as a list, where speed does not matter; the search generates into its own buffers.
import { MAX_MOVES } from './move';
import type { Position } from './position';

const buffer = new Int32Array(MAX_MOVES);

/** All legal moves, in the generator's order. */
export const legalMoves = (position: Position): number[] => [
  ...buffer.subarray(0, position.generateLegal(buffer, 0)),
];

/** All pseudo-legal moves: those too that would leave the mover's king attacked. */
export const pseudoLegalMoves = (position: Position): number[] => [
  ...buffer.subarray(0, position.generate(buffer, 0)),
];
