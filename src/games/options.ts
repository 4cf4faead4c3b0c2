// Rule options of any game: what players choose from, how chosen values are completed and checked, and what the resulting
// variant is called.

import { InputError, refusal, refuse } from '../input/input';
import { readFields, readText } from '../input/parse';
import { textsOf } from '../language/texts';
import type { Lane } from './lanes';
import type { Passage } from './learn';

const texts = textsOf('variants');

/** One rule option as players choose it; the first value is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
  /** Values beside those, which players make themselves; absent where there are none. */
  readonly own?: OwnValues;
}

/** Values that players make themselves, as texts. */
export interface OwnValues {
  /** How they are made: by drawing lanes over the squares of the board. */
  readonly drawn: 'lanes';
  /** What the button says that leads there. */
  readonly invitation: string;
  /** The lanes of a value that is known. */
  readonly lanesOf: (value: string) => readonly Lane[];
  /** The value of lanes that are not refused. */
  readonly valueFor: (lanes: readonly Lane[]) => string;
  /** Why lanes are refused, or null. */
  readonly problem: (lanes: readonly Lane[]) => string | null;
  /** The value that a text stands for, perhaps a listed one: equal values are equal texts. @throws InputError */
  readonly read: (text: string) => string;
  /** What a value that has been read is called and does. */
  readonly describe: (value: string) => OptionValue;
}

export interface OptionValue {
  readonly value: string;
  readonly label: string;
  /** What it does, in a line or two; nothing for what needs no words. */
  readonly description: readonly Passage[];
  /** Its name where its option is not named beside it: "Moving bridge" for "Moving". */
  readonly fullLabel?: string | undefined;
  /** The board, or letters of the pieces, that play otherwise because of it; absent where none does. */
  readonly changes?: Changes | undefined;
  /** The terrain in which a changed board is pictured, where the start looks as it does without the change. */
  readonly terrain?: number;
  /** What it does among other values, which is not the same in every variant. */
  readonly among: (chosen: OptionValues) => Pick<OptionValue, 'description' | 'changes'>;
}

export type Changes = 'board' | readonly string[];

/** A named variant. */
export interface Preset {
  readonly name: string;
  readonly options: OptionValues;
  /** One line that says what kind of game it makes. */
  readonly summary: string;
}

/** A warning about values that favour a side together. */
export interface BalanceWarning {
  readonly text: string;
  /** Names of the options whose values cause it. */
  readonly causes: readonly string[];
}

/** Chosen values by option name; an absent option has its default. */
export type OptionValues = Readonly<Record<string, string>>;

/** A game as far as its options go. */
export interface Choosable {
  readonly name: string;
  readonly options: readonly OptionSpec[];
  readonly presets?: readonly Preset[];
}

/** A value as it plays among others. */
export const valueAmong = (value: OptionValue, chosen: OptionValues): OptionValue => ({
  ...value,
  ...value.among(chosen),
});

export interface ChosenValue {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
}

/** The value that a text stands for, or undefined where it stands for none. */
export function knownValue(spec: OptionSpec, text: string | undefined): OptionValue | undefined {
  if (text === undefined) return undefined;
  try {
    return readValue(spec, text);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** @throws InputError if the text stands for no value */
export function readValue({ name, values, own }: OptionSpec, text: string): OptionValue {
  const listed = (value: string) => values.find((one) => one.value === value);
  const found = listed(text);
  if (found) return found;
  if (own) {
    const value = own.read(text);
    return listed(value) ?? own.describe(value);
  }
  const known = values.map((one) => one.value);
  throw refuse('notOneOf', refusal('theOption', name), `"${text}"`, known);
}

/** The values in force that are not the defaults, in the order of the options. */
export function chosenValues(
  specs: readonly OptionSpec[],
  chosen: OptionValues,
): readonly ChosenValue[] {
  return specs.flatMap((spec) => {
    const value = knownValue(spec, chosen[spec.name]);
    return value && value !== spec.values[0] ? [{ spec, value }] : [];
  });
}

/** Values from elsewhere as the game knows them today: what is gone has its default. */
export function knownOptions(
  { options }: Pick<Choosable, 'options'>,
  chosen: OptionValues,
): OptionValues {
  return Object.fromEntries(
    chosenValues(options, chosen).map(({ spec, value }) => [spec.name, value.value]),
  );
}

/** The value in force: the chosen one, or the default. */
export function optionValue(
  specs: readonly OptionSpec[],
  chosen: OptionValues,
  name: string,
): string {
  return chosen[name] ?? specs.find((spec) => spec.name === name)?.values[0].value ?? '';
}

/**
 * Chosen values that differ from the defaults, in the order of the options.
 * @throws InputError for an unknown option or value
 */
export function checkOptions(game: Choosable, chosen: OptionValues): OptionValues {
  const unknown = Object.keys(chosen).find(
    (name) => !game.options.some((option) => option.name === name),
  );
  if (unknown !== undefined) throw refuse('unknownOption', game.name, unknown);
  const changed: Record<string, string> = {};
  for (const spec of game.options) {
    const text = chosen[spec.name];
    if (text === undefined) continue;
    const { value } = readValue(spec, text);
    if (value !== spec.values[0].value) changed[spec.name] = value;
  }
  return changed;
}

/** The same text for the same values in any order, as files and stored records have them. */
export const optionsKey = (chosen: OptionValues): string =>
  JSON.stringify(Object.entries(chosen).sort());

/** Longest value of an option in a file. */
const LONGEST_VALUE = 64;

/** Chosen values as a file of this project has them; whether a game knows them is not looked at. @throws InputError */
export function readOptionValues(value: unknown, name: string): OptionValues {
  const entries = Object.entries(readFields(value, name));
  return Object.fromEntries(
    entries.map(([option, chosen]) => [
      option,
      readText(chosen, `${name}.${option}`, LONGEST_VALUE),
    ]),
  );
}

/** Whether two choices come to the same rules. */
export function sameOptions(
  specs: readonly OptionSpec[],
  one: OptionValues,
  other: OptionValues,
): boolean {
  return specs.every(
    ({ name }) => optionValue(specs, one, name) === optionValue(specs, other, name),
  );
}

/** The game's own name for these rules, with what it says of them. */
export const presetFor = (
  { options, presets = [] }: Pick<Choosable, 'options' | 'presets'>,
  chosen: OptionValues,
): Preset | undefined => presets.find((one) => sameOptions(options, one.options, chosen));

/** How many values a variant's name lists before it only counts them. */
const MAX_NAMED_VALUES = 3;

/**
 * What players call the game's chosen options: the preset's name, or what they are, as in "Moving bridge, Dopefish"; null for a
 * game without options.
 */
export function variantName(
  game: Pick<Choosable, 'options' | 'presets'>,
  chosen: OptionValues,
): string | null {
  const { options } = game;
  if (options.length === 0) return null;
  const names = chosenValues(options, chosen).map(({ spec, value }) => valueLabel(spec, value));
  if (names.length === 0) return standardName();
  const preset = presetFor(game, chosen);
  if (preset) return preset.name;
  if (names.length <= MAX_NAMED_VALUES) return texts.values(names);
  const named = names.slice(0, MAX_NAMED_VALUES - 1);
  return texts.valuesAndMore(named, names.length - named.length);
}

/** What a value is called away from its option: "Moving bridge", and "Bridge: Fixed" for a default. */
export function valueLabel({ label, values }: OptionSpec, value: OptionValue): string {
  return value.fullLabel ?? (value === values[0] ? texts.default(label, value.label) : value.label);
}

/** The name of every game's defaults. */
export const standardName = (): string => texts.standard;
