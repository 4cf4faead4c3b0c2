// Rule options of any game: completing and checking chosen values.
import { InputError } from '../rules/types';
import type { Game, OptionSpec, OptionValues } from './game';

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
export function checkOptions(
  game: Pick<Game, 'name' | 'options' | 'exclusion'>,
  chosen: OptionValues,
): OptionValues {
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
