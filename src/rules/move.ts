// A move packed into 19 bits, which V8 keeps as a small integer.
// bits 0-5 origin cell, 6-11 target cell, 12-15 promotion kind (0: none), 16-18 tag.
// Also the numbers by which lists, texts and voices count moves (White's and Black's share one), a position's moves as a list, and
// perft: the leaves of the legal-move tree counted, to prove move generation. The search generates into its own buffers.

import type { Position } from './position';
import type { Colour } from './types';

/** What a move does beyond carrying a piece from one cell to another. */
export const TAG_NORMAL = 0;
/** The turn passes; both cells are 0. */
export const TAG_PASS = 1;
/** King and partner move together; the target is the king's in FIDE castling, the partner's where they trade places. */
export const TAG_CASTLE = 2;
/** The terrain changes (a bridge slides): from the cell that ceases to exist to the one that begins to. */
export const TAG_TERRAIN = 3;
/** A choice that moves no piece; the target field holds its number. */
export const TAG_CHOICE = 4;

/** No legal move has this value. */
export const NO_MOVE = 0;

/** Packs a move. `promotion` is a piece kind, or 0. */
export function packMove(from: number, to: number, promotion = 0, tag = TAG_NORMAL): number {
  return from | (to << 6) | (promotion << 12) | (tag << 16);
}

export const moveFrom = (move: number): number => move & 63;
export const moveTo = (move: number): number => (move >> 6) & 63;
/** Piece kind the move promotes to, or 0. */
export const movePromotion = (move: number): number => (move >> 12) & 15;
export const moveTag = (move: number): number => move >> 16;

/** No position of any of the games comes near this many legal moves. */
export const MAX_MOVES = 512;

/**
 * A number for each move, by the sides that made them. `first` is the side that begins the game by its rules: each of
 * its moves begins a new number, and so does a side's second move in a row.
 */
export function moveNumbers(sides: readonly Colour[], first: Colour): number[] {
  let number = 0;
  return sides.map((side, index) => {
    if (index === 0 || side === first || side === sides[index - 1]) number++;
    return number;
  });
}

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
