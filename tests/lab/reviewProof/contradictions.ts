// How many marks of a review the next ply's finding denies: by one look at each ply, and with the closer looks that follow.
import { isContradicted, markOf } from '../../../src/review/marks';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { findingsOf, type Ground, unevenGame } from './unevenGames';

export interface Contradictions {
  readonly plies: number;
  /** Marks, and those of them that are denied, by one look at each ply. */
  readonly firstMarks: number;
  readonly firstDenied: number;
  /** The same of the review. */
  readonly marks: number;
  readonly denied: number;
  /** Looks beside the first ones. */
  readonly closer: number;
}

export async function contradictionsIn(
  ground: Ground,
  seed: number,
  number: number,
): Promise<Contradictions> {
  const line = await unevenGame(ground, seed, number);
  const { first, findings, closer } = await findingsOf(line, 1);
  const [firstMarks, marks] = [countMarks(first), countMarks(findings)];
  const [firstDenied, denied] = [countDenied(first), countDenied(findings)];
  return { plies: findings.length, firstMarks, firstDenied, marks, denied, closer };
}

const countMarks = (findings: readonly (MoveAnalysis | null)[]): number =>
  findings.filter((finding) => finding && markOf(finding)).length;

const countDenied = (findings: readonly (MoveAnalysis | null)[]): number =>
  findings.filter((finding, ply) => finding && isContradicted(finding, findings[ply + 1])).length;
