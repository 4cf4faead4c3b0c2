// When a match has told enough: Wald's sequential probability ratio test between two Elo differences, over the means
// of pairs as score.ts counts them. The likelihood ratio is the generalised one of means with unknown variance
// (Michel Van den Bergh, "The Generalized Sequential Probability Ratio Test" and its normal approximation,
// https://www.cantate.be/Fishtest/GSPRT_approximation.pdf), as fishtest and cutechess tell theirs.
import type { MatchGame } from './match';
import { meansOf } from './score';

export interface SprtSettings {
  /** Elo difference of the hypothesis that a change does not pay, and of the one that it does. */
  readonly elo: readonly [no: number, yes: number];
  /** Chances to take a change that does not pay, and to turn down one that does. */
  readonly alpha: number;
  readonly beta: number;
}

export const SPRT_ERRORS = { alpha: 0.05, beta: 0.05 } as const;

export interface Sprt {
  /** Log-likelihood ratio: how much more likely the pairs are if the change pays. */
  readonly ratio: number;
  /** The test ends at or beyond these. */
  readonly bounds: readonly [no: number, yes: number];
  readonly verdict: 'yes' | 'no' | null;
}

/** Where the test of these pairs stands, from the view of the match's first player. */
export function testMatch(
  pairs: readonly (readonly Pick<MatchGame, 'points'>[])[],
  { elo, alpha, beta }: SprtSettings,
): Sprt {
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  const ratio = ratioOf(meansOf(pairs), shareOf(elo[0]), shareOf(elo[1]));
  if (ratio <= bounds[0]) return { ratio, bounds, verdict: 'no' };
  return { ratio, bounds, verdict: ratio >= bounds[1] ? 'yes' : null };
}

/** Share of the points that an Elo difference predicts. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Under each hypothesis the variance is what fits the pairs best; that of too few of them says nothing. */
function ratioOf(means: readonly number[], no: number, yes: number): number {
  if (means.length === 0) return 0;
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  // As if one pair more had been won and one lost: the first pairs may all be alike, and have no variance at all.
  const spread = means.reduce((sum, one) => sum + (one - mean) ** 2, 0.5) / (means.length + 2);
  return (means.length / 2) * Math.log((spread + (mean - no) ** 2) / (spread + (mean - yes) ** 2));
}

/** `0,10` @throws RangeError unless two numbers, the lower one first */
export function readSprt(text: string): SprtSettings {
  const elo = text.split(',').map(Number);
  const [no, yes] = elo;
  if (elo.length !== 2 || !(no < yes)) throw new RangeError(`not two Elo differences: ${text}`);
  return { elo: [no, yes], ...SPRT_ERRORS };
}

/** `LLR 1.87 (-2.94 to 2.94)`, and the verdict if there is one */
export function describeSprt({ ratio, bounds, verdict }: Sprt, { elo }: SprtSettings): string {
  const [low, high] = bounds.map((bound) => bound.toFixed(2));
  const said = { yes: `: ${elo[1]} Elo, not ${elo[0]}`, no: `: ${elo[0]} Elo, not ${elo[1]}` };
  return `LLR ${ratio.toFixed(2)} (${low} to ${high})${verdict ? said[verdict] : ''}`;
}
