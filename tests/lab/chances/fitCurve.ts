// The curve that predicts results best: its two slopes, with all material on the board and with none, and its margin,
// found by trying; and how well it does on games that it has not seen.
import { type ChanceCurve, winningChance } from '../../../src/games/chances';

/** A position of a finished game, from the side to move's view. */
export interface Sample {
  /** Centipawns. */
  readonly score: number;
  readonly material: number;
  /** Points its side made in the end. */
  readonly points: number;
}

/** What a curve predicted for a range of chances, and what came about. */
export interface Bin {
  readonly positions: number;
  readonly predicted: number;
  readonly actual: number;
}

/** Draws the slopes together where the material hardly changes: as much as so many positions in doubt would. */
const PULL = 20;
/** Slopes per centipawn from which the search sets out. */
const FIRST_SLOPE = 0.003;
/** The factors by which it changes them, one after the other; a hundredth is less than noise. */
const FACTORS = [4, 2, 1.4, 1.2, 1.1, 1.05, 1.02, 1.01];
/** A slope below this is none, and none is steeper than this. */
const LEAST_SLOPE = 1e-5;
const STEEPEST_SLOPE = 0.03;
/** Margins that are tried, in centipawns: in these steps, up to a lead of a rook and a minor piece and more. */
const MARGIN_STEP = 100;
const LARGEST_MARGIN = 1500;
/** A margin must be worth so much log-likelihood, or there is none: twice what noise gives one free number nineteen times in twenty. */
const LEAST_GAIN = 4;
/** Centipawns that the pull counts in, which keeps its numbers near 1. */
const UNIT = 100;

/** @throws RangeError without samples */
export function fitCurve(samples: readonly Sample[]): ChanceCurve {
  if (samples.length === 0) throw new RangeError('no positions to fit a curve to');
  const full = samples.reduce((most, { material }) => Math.max(most, material), 1);
  const plain = fitSlopes(samples, { full, many: FIRST_SLOPE, few: FIRST_SLOPE, margin: 0 });
  let best = plain;
  for (let margin = MARGIN_STEP; margin <= LARGEST_MARGIN; margin += MARGIN_STEP) {
    const fitted = fitSlopes(samples, { ...best.curve, margin });
    if (fitted.likelihood > best.likelihood) best = fitted;
  }
  const { many, few, margin } = (best.likelihood > plain.likelihood + LEAST_GAIN ? best : plain)
    .curve;
  return { full, many: rounded(many), few: rounded(few), margin };
}

interface Fitted {
  readonly curve: ChanceCurve;
  readonly likelihood: number;
}

/** The best slopes with a margin as it is: each is made steeper or flatter by ever smaller factors while that helps. */
function fitSlopes(samples: readonly Sample[], first: ChanceCurve): Fitted {
  let curve = first;
  let likelihood = likelihoodOf(samples, curve);
  for (const factor of FACTORS) {
    for (let better = true; better; ) {
      better = false;
      for (const next of neighboursOf(curve, factor)) {
        const steepest = Math.max(next.many, next.few);
        if (steepest < LEAST_SLOPE || steepest > STEEPEST_SLOPE) continue;
        const reached = likelihoodOf(samples, next);
        if (reached > likelihood) [curve, likelihood, better] = [next, reached, true];
      }
    }
  }
  return { curve, likelihood };
}

function neighboursOf(curve: ChanceCurve, factor: number): ChanceCurve[] {
  const { many, few } = curve;
  return [factor, 1 / factor].flatMap((by) => [
    { ...curve, many: many * by },
    { ...curve, few: few * by },
    { ...curve, many: many * by, few: few * by },
  ]);
}

/** Logarithm of how likely these results are by a curve, less the pull. */
function likelihoodOf(samples: readonly Sample[], curve: ChanceCurve): number {
  let sum = (-PULL / 2) * ((curve.many - curve.few) * UNIT) ** 2;
  for (const { score, material, points } of samples) {
    const chance = winningChance(score, null, material, curve);
    sum += points * Math.log(chance) + (1 - points) * Math.log(1 - chance);
  }
  return sum;
}

const rounded = (slope: number): number => (slope < 2 * LEAST_SLOPE ? 0 : Number(slope.toFixed(7)));

/** Predicted chances in tenths, each with what came about. */
export function binsOf(curve: ChanceCurve, samples: readonly Sample[]): Bin[] {
  const sums = Array.from({ length: 10 }, () => ({ positions: 0, predicted: 0, actual: 0 }));
  for (const { score, material, points } of samples) {
    const chance = winningChance(score, null, material, curve);
    const bin = sums[Math.min(9, Math.floor(chance * 10))];
    bin.positions++;
    bin.predicted += chance;
    bin.actual += points;
  }
  return sums.map(({ positions, predicted, actual }) => ({
    positions,
    predicted: predicted / Math.max(1, positions),
    actual: actual / Math.max(1, positions),
  }));
}
