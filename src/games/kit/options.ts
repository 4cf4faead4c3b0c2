// Options and presets as a game's folder writes them: what they do as data, and what is said of them from src/language under the
// same names, which is read when it is shown. The compiler finds what has no words, and words for what there is not.
import { textsOf } from '../../language/texts';
import type { Passage } from '../learn';
import type { Changes, OptionSpec, OptionValue, OptionValues, OwnValues, Preset } from '../options';

const texts = textsOf('variants');

/** What a value is called, beside its option and away from it. */
type ValueNames = Pick<OptionValue, 'label' | 'fullLabel'>;

/** A value without what is said. `Said` is what its words are; `chosen` are the values that it plays among. */
export interface ValueData<Said> {
  /** What it does; nothing if absent. */
  readonly description?: (said: Said, chosen: OptionValues) => readonly Passage[];
  readonly changes?: Changes | ((chosen: OptionValues) => Changes);
  readonly terrain?: number;
}

/** An option with its values in this order, the default first. */
export function option<Values extends Readonly<Record<string, ValueNames>>>(
  name: string,
  said: () => { readonly label: string; readonly values: Values },
  values: { readonly [Value in keyof Values]: ValueData<Values[Value]> },
  own?: OwnValues,
): OptionSpec {
  const keys = Object.keys(values) as (keyof Values & string)[];
  return {
    name,
    get label() {
      return said().label;
    },
    values: keys.map((value) => namedValue(value, () => said().values[value], values[value])),
    ...(own && { own }),
  };
}

/** A switch between `off` (the default) and `on`, with what it does when it is on. */
export function toggleOption<Said extends Pick<OptionSpec, 'label'>>(
  name: string,
  said: () => Said,
  on: ValueData<Said>,
): OptionSpec {
  return {
    name,
    get label() {
      return said().label;
    },
    values: [
      namedValue('off', () => ({ label: texts.off }), {}),
      namedValue('on', () => ({ ...said(), label: texts.on, fullLabel: said().label }), on),
    ],
  };
}

/** A value of an option with what is said of it. */
export function namedValue<Said extends ValueNames>(
  value: string,
  said: () => Said,
  { description = () => [], changes, terrain }: ValueData<Said>,
): OptionValue {
  const changesAmong = (chosen: OptionValues) =>
    typeof changes === 'function' ? changes(chosen) : changes;
  return {
    value,
    get label() {
      return said().label;
    },
    get fullLabel() {
      return said().fullLabel;
    },
    get description() {
      return description(said(), {});
    },
    changes: changesAmong({}),
    ...(terrain !== undefined && { terrain }),
    among: (chosen) => ({
      description: description(said(), chosen),
      changes: changesAmong(chosen),
    }),
  };
}

/** Named variants, each with what it is called and what kind of game it makes. */
export function namedVariants<
  Said extends Readonly<Record<string, Pick<Preset, 'name' | 'summary'>>>,
>(said: () => Said, variants: { readonly [Name in keyof Said]: OptionValues }): readonly Preset[] {
  return Object.entries(variants).map(([key, options]) => ({
    get name() {
      return said()[key].name;
    },
    options,
    get summary() {
      return said()[key].summary;
    },
  }));
}
