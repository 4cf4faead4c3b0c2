// Reviews of stored games, made quickly from findings made by hand.
import type { MoveReason } from '../../src/reasons/reason';
import type { MoveAnalysis } from '../../src/review/moveAnalysis';
import type { GameRecord } from '../../src/storage/record';
import { type ReviewRecord, reviewedContent, storedForm } from '../../src/storage/reviewRecord';
import { findingsOf } from '../review/support';

/** A review of a game with these findings, by default of an even course. */
export const reviewOf = (
  record: GameRecord,
  findings: readonly (MoveAnalysis | null)[] = findingsOf(record.moves.map(() => 0.5)),
): ReviewRecord => ({
  id: record.id,
  content: reviewedContent(record),
  engine: '1 2026-11-22',
  findings,
  updatedAt: 100,
});

/** What versions 1 and 2 stored of a reason: its words. */
const wordsOf = (reason: MoveReason | null): string | null =>
  reason?.kind === 'text' ? reason.text : null;

/** A review as version 1 of the form had it, with the names of that time. */
export const firstForm = (review: ReviewRecord) => ({
  ...review,
  version: 1,
  findings: review.findings.map(
    (finding) =>
      finding && {
        side: finding.side,
        choices: finding.choices,
        left: finding.left,
        best: finding.best,
        second: finding.second,
        played: finding.played,
        evident: finding.isObviousRecapture,
        blame: finding.explanation && {
          kind: finding.explanation.kind,
          wrong: wordsOf(finding.explanation.consequence),
          better: finding.explanation.better.text,
          right: wordsOf(finding.explanation.betterIdea),
        },
      },
  ),
});

/** A review as version 2 of the form had it: as today, with words for reasons. */
export const secondForm = (review: ReviewRecord) => ({
  ...storedForm(review),
  version: 2,
  findings: review.findings.map((finding) => {
    if (!finding) return null;
    const [plain] = storedForm({
      ...review,
      findings: [{ ...finding, explanation: null }],
    }).findings;
    const { explanation } = finding;
    if (!plain || !explanation) return plain;
    const { kind, consequence, better, betterIdea } = explanation;
    return [...plain, kind, wordsOf(consequence), better.text, wordsOf(betterIdea)];
  }),
});
