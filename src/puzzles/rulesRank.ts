// How well somebody may know the rules that a puzzle goes by: the standard ones first, then those that were played, then
// whatever differs least from any of them.
import { type OptionSpec, type OptionValues, sameOptions } from '../games/options';

/** 0 for the standard rules, 1 for rules that were played, and more the farther others are from all of these. */
export type RulesRank = (options: OptionValues) => number;

const STANDARD: OptionValues = {};

/** By the rules of games that somebody has begun or finished. */
export function rulesRankAfter(
  specs: readonly OptionSpec[],
  played: readonly OptionValues[],
): RulesRank {
  const known = [STANDARD, ...played];
  return (options) => {
    if (sameOptions(specs, options, STANDARD)) return 0;
    return 1 + Math.min(...known.map((one) => differences(specs, options, one)));
  };
}

/** How many options have another value. */
const differences = (
  specs: readonly OptionSpec[],
  one: OptionValues,
  other: OptionValues,
): number => specs.filter((spec) => !sameOptions([spec], one, other)).length;
