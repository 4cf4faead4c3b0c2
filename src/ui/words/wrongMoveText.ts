// What is said of a move that was tried and does not do.

import { judgePly } from '../../review/marks';
import { lossOf, MIN_EXPLAINED_LOSS, type MoveAnalysis } from '../../review/moveAnalysis';
import { moveSentences } from '../../review/reviewText';

/** That it is not the move, why, and how it is answered; `otherwise` says why where its loss is not worth words. */
export function wrongMoveText(
  notation: string,
  finding: MoveAnalysis | null,
  answer: string | null,
  otherwise: string,
): string {
  const judged = finding && lossOf(finding) >= MIN_EXPLAINED_LOSS ? judgePly(finding, 0) : null;
  const why = finding && judged ? moveSentences(finding, judged).wrong : otherwise;
  const answered = answer === null ? '' : ` The answer is ${answer}.`;
  return `${notation} is not it. ${why}${answered} Try again.`;
}
