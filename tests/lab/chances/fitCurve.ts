// The logistic curve that predicts results best: Newton's method on its two slopes, with all material on the board and
// with none, and how well it does on games that it has not seen.
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

const STEPS = 40;
/** Draws the slopes together where the material hardly changes: as much as so many positions in doubt would. */
const PULL = 20;
/** Longest step of a slope: where results hardly follow the score, a whole one of Newton's leads far away and never back. */
const LONGEST_STEP = 0.1;
/** Centipawns that one unit of the equations stands for, which keeps their numbers near 1. */
const UNIT = 100;

/** @throws RangeError without samples */
export function fitCurve(samples: readonly Sample[]): ChanceCurve {
  if (samples.length === 0) throw new RangeError('no positions to fit a curve to');
  const full = samples.reduce((most, { material }) => Math.max(most, material), 1);
  let many = 0.3;
  let few = 0.3;
  for (let step = 0; step < STEPS; step++) {
    const apart = PULL * (many - few);
    let [gradientMany, gradientFew] = [-apart, apart];
    let [manyMany, manyFew, fewFew] = [PULL, -PULL, PULL];
    for (const { score, material, points } of samples) {
      const left = Math.min(1, material / full);
      const x = score / UNIT;
      const [byMany, byFew] = [x * left, x * (1 - left)];
      const chance = 1 / (1 + Math.exp(-(many * byMany + few * byFew)));
      const weight = chance * (1 - chance);
      gradientMany += (points - chance) * byMany;
      gradientFew += (points - chance) * byFew;
      manyMany += weight * byMany * byMany;
      manyFew += weight * byMany * byFew;
      fewFew += weight * byFew * byFew;
    }
    const determinant = manyMany * fewFew - manyFew * manyFew;
    if (determinant <= 0) break;
    const stepMany = (fewFew * gradientMany - manyFew * gradientFew) / determinant;
    const stepFew = (manyMany * gradientFew - manyFew * gradientMany) / determinant;
    const longest = Math.max(Math.abs(stepMany), Math.abs(stepFew));
    if (longest === 0) break;
    const share = Math.min(1, LONGEST_STEP / longest);
    many += share * stepMany;
    few += share * stepFew;
  }
  const slope = (perUnit: number) => Number(Math.max(0, perUnit / UNIT).toFixed(7));
  return { full, many: slope(many), few: slope(few) };
}

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
