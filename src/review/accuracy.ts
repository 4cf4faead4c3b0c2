// How accurate a side has played, as lichess counts it: AccuracyPercent.scala, explained on lichess.org/page/accuracy.
import type { Colour } from '../rules/types';
import { forWhite } from './gameChances';
import type { MoveAnalysis } from './moveAnalysis';
import { lossOf } from './moveAnalysis';

/** Accuracy of a move, 0 to 100, by the points of chance it lost (0 to 100). */
export const moveAccuracy = (points: number): number =>
  Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * points) - 3.1669));

/** Weights of moves, by how far the chances in percent swing around them. */
const LIGHTEST = 0.5;
const HEAVIEST = 12;
/** Positions around a move that are looked at: a tenth of the game's, within bounds. */
const WINDOW = { least: 2, most: 8, share: 0.1 } as const;

interface Weighed {
  readonly accuracy: number;
  readonly weight: number;
}

/**
 * Accuracy of a side in percent: between the mean of its moves, weighted by how much was at stake, and their harmonic mean,
 * which single bad moves pull down. Null while a ply is unknown, or where the side had no choice to make.
 */
export function accuracyOf(
  findings: readonly (MoveAnalysis | null)[],
  side: Colour,
): number | null {
  const known = findings.flatMap((finding) => finding ?? []);
  if (known.length < findings.length) return null;
  const percent = known.map(({ best, side }) => 100 * forWhite(best.chance, side));
  const length = Math.round(known.length * WINDOW.share);
  const window = Math.min(WINDOW.most, Math.max(WINDOW.least, length));
  const own = known.flatMap((finding, ply): Weighed[] => {
    if (finding.side !== side || !finding.played || finding.choices < 2) return [];
    const from = Math.max(0, Math.min(ply - (window >> 1), percent.length - window));
    const swing = deviation(percent.slice(from, from + window));
    const weight = Math.min(HEAVIEST, Math.max(LIGHTEST, swing));
    return [{ accuracy: moveAccuracy(100 * lossOf(finding)), weight }];
  });
  return own.length === 0 ? null : (weightedMean(own) + harmonicMean(own)) / 2;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function weightedMean(moves: readonly Weighed[]): number {
  const weights = moves.reduce((sum, { weight }) => sum + weight, 0);
  return moves.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / weights;
}

/** A move of no accuracy at all counts as one percent, or nothing else would count. */
const harmonicMean = (moves: readonly Weighed[]): number =>
  moves.length / moves.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0);
