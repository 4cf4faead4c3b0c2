// What is said of a move that was tried and does not do.

import { judgePly } from '../../review/marks';
import { lossOf, MIN_EXPLAINED_LOSS, type MoveAnalysis } from '../../review/moveAnalysis';
import { opposite } from '../../rules/types';
import { moveSentences } from '../../words/reviewText';
import { capital, type Speaker } from '../../words/speaker';

/**
 * That it isn’t the move, why, and what is replied; `otherwise` says why where its loss is not worth words. The speaker's
 * mover is who tries.
 */
export function wrongMoveText(
  notation: string,
  finding: MoveAnalysis | null,
  answer: string | null,
  otherwise: string,
  speaker: Speaker,
): string {
  const judged = finding && lossOf(finding) >= MIN_EXPLAINED_LOSS ? judgePly(finding, 0) : null;
  const why = finding && judged ? moveSentences(finding, judged, speaker).wrong : otherwise;
  const other = capital(speaker.subject(opposite(speaker.mover)));
  const answered = answer === null ? '' : ` ${other} replies ${answer}.`;
  return `${notation} isn’t the move. ${why}${answered} Try again.`;
}
