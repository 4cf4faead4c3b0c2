// Which mixes of options favour a side, as games of the engine against itself have shown: `npm run presets -- --pairs`
// plays them, and a game's folder stores how they came out.
import { clearWinner, fairnessFrom } from './fairness';
import type { Caution, OptionValues } from './options';

/** How one mix came out between equals. */
export interface PlayedMix {
  /** Those that are not at their defaults. */
  readonly options: OptionValues;
  /** How many games White won, were drawn, Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
  /** The mark of the engine that played (tests/engine/mark.ts): with another one this is out of date. */
  readonly mark: string;
}

export interface PlayedMixes {
  readonly made: {
    /** As 2026-11-22. */
    readonly date: string;
    /** The command that plays them again. */
    readonly command: string;
  };
  readonly mixes: readonly PlayedMix[];
}

/**
 * What players should know of chosen options: that a mix which they contain clearly favours a side, unless a larger one that
 * they contain as well does not. Null where nothing is known.
 */
export function cautionOf({ mixes }: PlayedMixes, chosen: OptionValues): Caution | null {
  const contained = mixes
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
  if (!decisive) return null;
  const causes = Object.keys(decisive.options);
  return { text: `${decisive.winner} wins more often with these rules.`, causes };
}

const sizeOf = (options: OptionValues): number => Object.keys(options).length;

const contains = (whole: OptionValues, part: OptionValues): boolean =>
  Object.entries(part).every(([name, value]) => whole[name] === value);
