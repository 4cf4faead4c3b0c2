// What players call a mix of rules, and each value in it.
import {
  type Choosable,
  chosenValues,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
} from './options';

/** Names of values that a mix is called by before the rest is only counted. */
const LONGEST_NAME = 3;

/** What players call the game's chosen options, as in "Moving bridge, Dopefish"; null for a game without options. */
export function mixName(
  { options }: Pick<Choosable, 'options'>,
  chosen: OptionValues,
): string | null {
  if (options.length === 0) return null;
  const names = chosenValues(options, chosen).map(({ spec, value }) => optionName(spec, value));
  if (names.length === 0) return STANDARD;
  if (names.length <= LONGEST_NAME) return names.join(', ');
  return `${names.slice(0, LONGEST_NAME - 1).join(', ')} and ${names.length - LONGEST_NAME + 1} more`;
}

/** What a value is called away from its option: "Moving bridge", and "Bridge: Fixed" for a default. */
export function optionName({ label, values }: OptionSpec, value: OptionValue): string {
  return value.inMix ?? (value === values[0] ? `${label}: ${value.label}` : value.label);
}

/** The name of every game's defaults. */
export const STANDARD = 'Standard';
