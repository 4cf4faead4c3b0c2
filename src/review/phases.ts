// In which part of a game a move was made.
import type { MoveAnalysis } from './finding';

export const PHASES = ['opening', 'middle', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

/** The opening lasts for so many plies at most, and while hardly anything is taken. */
const OPENING_PLIES = 16;
const OPENING_LEFT = 0.85;
/** The endgame begins when so much of the material is left. */
const ENDGAME_LEFT = 0.4;

export function phaseOf({ left }: Pick<MoveAnalysis, 'left'>, ply: number): Phase {
  if (left <= ENDGAME_LEFT) return 'endgame';
  return ply < OPENING_PLIES && left >= OPENING_LEFT ? 'opening' : 'middle';
}
