// What the coach asks before a move that throws much away: what the lines show against it, never what would be better.
import { lossOf, type MoveAnalysis } from './finding';
import { WON_CHANCE } from './marks';
import { percentText } from './words';

/** Chance lost, 0 to 1, from which on a move is asked about. */
export const MIN_WARNED_LOSS = 0.15;

export interface Warning {
  /** What is wrong with the move, in a sentence. */
  readonly text: string;
  /** Text of the answer that the danger begins with; null where the line shows none. */
  readonly answer: string | null;
}

/** Null for a move that is good enough, or that nothing plain can be said of. */
export function warningOf(finding: MoveAnalysis, isPieceMove: boolean): Warning | null {
  const { played, explanation } = finding;
  // Chances come from sums of fractions; what is meant to be fifteen points may lack the last bit.
  const loss = Math.round(lossOf(finding) * 1000) / 1000;
  if (!played || !explanation || loss < MIN_WARNED_LOSS || played.chance >= WON_CHANCE) return null;
  const { consequence } = explanation;
  // A pass or a choice moves nothing: what small searches make of it is no more than a guess.
  if (consequence === null) return isPieceMove ? { text: plainText(finding), answer: null } : null;
  const isDrawn = played.score === 0;
  return { text: `This ${consequence}.`, answer: isDrawn ? null : (played.moves[1] ?? null) };
}

/** Where the lines show nothing plain: what is let go, by the chances. */
function plainText({ best, played, explanation }: MoveAnalysis): string {
  const falls = `from ${percentText(best.chance)} to ${percentText(played?.chance ?? best.chance)}`;
  if (explanation?.kind === 'missedWin')
    return `This lets a won game slip: your chance falls ${falls}.`;
  if (explanation?.kind === 'missedPiece')
    return `This passes over what could be won: your chance falls ${falls}.`;
  return `This lowers your chance ${falls}.`;
}
