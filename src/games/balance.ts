// A warning where a variant favours a side. `npm run lab -- presets --pairs` plays the games; a game's folder stores their results
// (balance.json). Apart from fairness.ts, which the first page loads.
import { textsOf } from '../language/texts';
import { clearWinner, fairnessFrom } from './fairness';
import type { BalanceWarning, OptionValues } from './options';

const texts = textsOf('variants');

/** Results of one variant between equals. */
export interface VariantResult {
  /** Those that are not at their defaults. */
  readonly options: OptionValues;
  /** How many games White won, were drawn, Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
  /** The mark of the engine that played (tests/lab/marks.ts): with another one this is out of date. */
  readonly mark: string;
}

export interface BalanceTable {
  readonly made: {
    /** As 2026-11-22. */
    readonly date: string;
    /** The command that plays them again. */
    readonly command: string;
  };
  readonly variants: readonly VariantResult[];
}

/**
 * Warns if a measured variant that the chosen options contain clearly favours a side, unless a larger measured one that they
 * contain does not. Null if there is nothing to warn of.
 */
export function balanceWarning(
  { variants }: BalanceTable,
  chosen: OptionValues,
): BalanceWarning | null {
  const contained = variants
    .filter(({ options }) => contains(chosen, options))
    .map(({ options, white, drawn, black }) => ({
      options,
      winner: clearWinner(fairnessFrom({ wins: white, draws: drawn, losses: black })),
    }))
    .sort((a, b) => sizeOf(a.options) - sizeOf(b.options));
  const decisive = contained.find(
    ({ options, winner }) =>
      winner !== null &&
      !contained.some((other) => other.winner === null && contains(other.options, options)),
  );
  if (!decisive?.winner) return null;
  return { text: texts.unfair[decisive.winner], causes: Object.keys(decisive.options) };
}

const sizeOf = (options: OptionValues): number => Object.keys(options).length;

const contains = (whole: OptionValues, part: OptionValues): boolean =>
  Object.entries(part).every(([name, value]) => whole[name] === value);
