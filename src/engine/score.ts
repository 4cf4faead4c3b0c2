// Scores of the search: centipawns from the side to move's view, and won or lost games beyond them by the number of
// plies until the end (any ending with a winner, not only checkmate).
import type { Colour, Outcome } from '../rules/types';

/** The deepest line searched, in plies. */
export const MAX_PLY = 96;
/** Score of a game won at the root; one less per ply until then. */
export const WIN = 32_000;
/** Scores at or beyond this, of either sign, are won or lost games. */
export const WIN_BOUND = WIN - 2 * MAX_PLY;
/** A win by repetition; one less per ply. The other side may deviate first, so it is no certain win. */
export const WIN_BY_REPETITION = WIN_BOUND - 1;
/** Scores at or beyond this, of either sign, are no evaluations. */
const OPEN_BOUND = WIN_BY_REPETITION - MAX_PLY;
/** Beyond every score. */
export const INFINITE = WIN + 1;
export const DRAW = 0;
/** No score; fits 16 bits, like all scores. */
export const NO_SCORE = -0x8000;

/** An ended game's score, `ply` plies below the root. */
export function outcomeScore({ winner }: Outcome, side: Colour, ply: number): number {
  if (winner === null) return DRAW;
  return winner === side ? WIN - ply : ply - WIN;
}

/** Adds centipawns to a score, but to won and lost ones. */
export const shifted = (score: number, by: number): number =>
  Math.abs(score) < OPEN_BOUND ? score + by : score;

/** Whether a score stands for a win by repetition. */
export const isRepetitionWin = (score: number): boolean => score >= OPEN_BOUND && score < WIN_BOUND;

/** Own moves until the game is won (negative: lost), or null for an open game. */
export function movesToEnd(score: number): number | null {
  if (score >= WIN_BOUND) return (WIN - score + 1) >> 1;
  if (score <= -WIN_BOUND) return -((WIN + score + 1) >> 1);
  return null;
}
