// The rule option of Cuarenta (RULES.md section 2).
import { type OptionSpec, type OptionValues, optionValue, toggleOption } from '../options';
import { rule } from '../passage';

export const OPTIONS: readonly OptionSpec[] = [
  toggleOption('castling', 'Castling', {
    description: [rule('Once a game, king and camel may trade places.')],
    changes: ['K'],
  }),
];

/** Whether values that checkOptions has accepted allow castling. */
export const hasCastling = (values: OptionValues): boolean =>
  optionValue(OPTIONS, values, 'castling') === 'on';
