// Which moves of a review are somebody's own mistakes, to learn from.
import type { Colour } from '../rules/types';
import type { MoveAnalysis } from './finding';
import { isMistake, type JudgedPly, judgePlies } from './marks';

/** Mistakes and blunders of these sides, in the order of the game. */
export const mistakesBy = (
  findings: readonly (MoveAnalysis | null)[],
  sides: readonly Colour[],
): JudgedPly[] =>
  judgePlies(findings).filter(({ mark, side }) => isMistake(mark) && sides.includes(side));
