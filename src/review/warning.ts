// What the coach asks before a move that throws much away: what the lines show against it, never what would be better.
import { type Finding, lossOf } from './finding';
import { WON } from './marks';
import { percent } from './words';

/** Chance lost, 0 to 1, from which on a move is asked about. */
export const LEAST_ASKED = 0.15;

export interface Warning {
  /** What is wrong with the move, in a sentence. */
  readonly words: string;
  /** Text of the answer that the danger begins with; null where the line shows none. */
  readonly answer: string | null;
}

/** Null for a move that is good enough, or that nothing plain can be said of. */
export function warningOf(finding: Finding, isPieceMove: boolean): Warning | null {
  const { played, blame } = finding;
  // Chances come from sums of fractions; what is meant to be fifteen points may lack the last bit.
  const loss = Math.round(lossOf(finding) * 1000) / 1000;
  if (!played || !blame || loss < LEAST_ASKED || played.chance >= WON) return null;
  const { wrong } = blame;
  // A pass or a choice moves nothing: what small searches make of it is no more than a guess.
  if (wrong === null) return isPieceMove ? { words: plainWords(finding), answer: null } : null;
  const isDrawn = played.score === 0;
  return { words: `This ${wrong}.`, answer: isDrawn ? null : (played.moves[1] ?? null) };
}

/** Where the lines show nothing plain: what is let go, by the chances. */
function plainWords({ best, played, blame }: Finding): string {
  const falls = `from ${percent(best.chance)} to ${percent(played?.chance ?? best.chance)}`;
  if (blame?.kind === 'missedWin') return `This lets a won game slip: your chance falls ${falls}.`;
  if (blame?.kind === 'missedPiece')
    return `This passes over what could be won: your chance falls ${falls}.`;
  return `This lowers your chance ${falls}.`;
}
