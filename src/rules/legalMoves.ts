// A position's moves as a list, and perft: the leaves of the legal-move tree counted, to prove move generation. The search
// generates into its own buffers.
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

/** Leaves at exactly `depth` plies; 1 at depth 0. */
export function perft(position: Position, depth: number): number {
  const buffers = Array.from({ length: depth }, () => new Int32Array(MAX_MOVES));
  return depth === 0 ? 1 : count(position, depth, buffers);
}

/** Plies counted in one part: about ten thousand leaves, a few milliseconds. */
const MAX_PLIES_PER_PART = 3;

/** Like perft, in parts of a few milliseconds: yields the leaves of one part after the other. */
export function* perftParts(position: Position, depth: number): Generator<number, void, void> {
  if (depth <= MAX_PLIES_PER_PART) {
    yield perft(position, depth);
    return;
  }
  if (position.variantOutcome()) return;
  const moves = new Int32Array(MAX_MOVES);
  const end = position.generateLegal(moves, 0);
  for (let i = 0; i < end; i++) {
    position.make(moves[i]);
    yield* perftParts(position, depth - 1);
    position.unmake();
  }
}

function count(position: Position, depth: number, buffers: readonly Int32Array[]): number {
  if (position.variantOutcome()) return 0;
  const moves = buffers[depth - 1];
  const end = position.generateLegal(moves, 0);
  if (depth === 1) return end;
  let leaves = 0;
  for (let i = 0; i < end; i++) {
    position.make(moves[i]);
    leaves += count(position, depth - 1, buffers);
    position.unmake();
  }
  return leaves;
}
