// Rule options of any game: what players choose from, completing and checking chosen values.
import { InputError } from '../rules/types';

/** One rule option as players choose it; the first value is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
}

export interface OptionValue {
  readonly value: string;
  readonly label: string;
  /** One line for the New game sheet. */
  readonly summary: string;
}

/** Chosen values by option name; an absent option has its default. */
export type OptionValues = Readonly<Record<string, string>>;

/** A game as far as its options go. */
export interface Choosable {
  readonly name: string;
  readonly options: readonly OptionSpec[];
  /** Why these values cannot be chosen together, or null. */
  exclusion(values: OptionValues): string | null;
}

/** A switch between `off` (the default) and `on`. */
export function toggleOption(name: string, label: string, summary: string): OptionSpec {
  return {
    name,
    label,
    values: [
      { value: 'off', label: 'Off', summary: '' },
      { value: 'on', label: 'On', summary },
    ],
  };
}

/** The value in force: the chosen one, or the default. */
export function optionValue(
  specs: readonly OptionSpec[],
  chosen: OptionValues,
  name: string,
): string {
  return chosen[name] ?? specs.find((spec) => spec.name === name)?.values[0].value ?? '';
}

/** Chosen values that differ from the defaults. @throws InputError for an unknown option or value, or an excluded mix */
export function checkOptions(game: Choosable, chosen: OptionValues): OptionValues {
  const changed: Record<string, string> = {};
  for (const [name, value] of Object.entries(chosen)) {
    const spec = game.options.find((option) => option.name === name);
    if (!spec) throw new InputError(`${game.name} has no option "${name}"`);
    if (!spec.values.some((one) => one.value === value)) {
      const known = spec.values.map((one) => one.value).join(', ');
      throw new InputError(`option ${name} is "${value}", not one of ${known}`);
    }
    if (value !== spec.values[0].value) changed[name] = value;
  }
  const reason = game.exclusion(changed);
  if (reason) throw new InputError(reason);
  return changed;
}
