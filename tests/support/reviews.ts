// Reviews of stored games, made quickly from findings made by hand.
import type { Finding } from '../../src/review/finding';
import type { GameRecord } from '../../src/storage/record';
import { type ReviewRecord, reviewedContent } from '../../src/storage/reviewRecord';
import { findingsOf } from '../review/support';

/** A review of a game with these findings, by default of an even course. */
export const reviewOf = (
  record: GameRecord,
  findings: readonly (Finding | null)[] = findingsOf(record.moves.map(() => 0.5)),
): ReviewRecord => ({
  id: record.id,
  content: reviewedContent(record),
  engine: '1 2026-11-22',
  findings,
  updatedAt: 100,
});
