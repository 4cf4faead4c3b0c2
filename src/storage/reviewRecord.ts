// A review: what the engine found about each ply of one game. See ../review/README.md; reviewForm.ts is how it is stored.
import type { MoveAnalysis } from '../review/finding';
import { crc32 } from '../util/crc32';
import type { GameRecord } from './record';

export interface ReviewRecord {
  /** Id of the game. */
  readonly id: string;
  /** Checksum of what was reviewed: a game that went on since has another. */
  readonly content: string;
  /** As of engine/version.ts. */
  readonly engine: string;
  /** One for each position in which there was something to decide, in the order of the game; null while it is not looked at. */
  readonly findings: readonly (MoveAnalysis | null)[];
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What is reviewed of a game: another one has another checksum. */
export const reviewedContent = ({
  game,
  options,
  start,
  moves,
}: Pick<GameRecord, 'game' | 'options' | 'start' | 'moves'>): string => {
  const rules = Object.entries(options).sort();
  return crc32(JSON.stringify([game, rules, start, moves]))
    .toString(16)
    .padStart(8, '0');
};

/** How far a review is, in whatever form. */
interface Extent {
  readonly findings: readonly unknown[];
  readonly updatedAt: number;
}

/** How many of the findings there are. */
export const countFound = ({ findings }: Pick<Extent, 'findings'>): number =>
  findings.reduce<number>((count, finding) => count + (finding === null ? 0 : 1), 0);

/** Whether two reviews are of the same moves and by the same engine, so that one may go on from the other. */
const isSameReview = (one: ReviewRecord, other: ReviewRecord): boolean =>
  one.content === other.content &&
  one.engine === other.engine &&
  one.findings.length === other.findings.length;

/** A review with what another one of the same has found besides: two tabs may have worked on it. */
export function joinReviews(review: ReviewRecord, other: ReviewRecord | null): ReviewRecord {
  if (!other || !isSameReview(review, other)) return review;
  const findings = review.findings.map((finding, ply) => finding ?? other.findings[ply] ?? null);
  return { ...review, findings };
}

/** Whether a review is worth more than another one of the same game: it is fuller, or else later. */
export const isBetterReview = (one: Extent, other: Extent): boolean =>
  (countFound(one) - countFound(other) || one.updatedAt - other.updatedAt) > 0;
