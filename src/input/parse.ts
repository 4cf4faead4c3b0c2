// Reads values from outside, such as a stored record or a file: each reader returns the exact type or throws an
// InputError that names the bad field.
import { refusal, refuse, type Said } from './input';

/** The last millisecond that a Date can express. */
export const LAST_TIME = 8.64e15;

export type Fields = Readonly<Record<string, unknown>>;

/** An object that has these fields and no others. @throws InputError naming the one that is missing or unknown */
export function readObject(value: unknown, name: Said, known: readonly string[]): Fields {
  return onlyKnown(readFields(value, name), name, known);
}

/** The fields, if there are no others than these. @throws InputError naming one that is unknown */
export function onlyKnown(fields: Fields, name: Said, known: readonly string[]): Fields {
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) throw refuse('unknownField', name, unknown);
  return fields;
}

/** Any plain object. @throws InputError */
export function readFields(value: unknown, name: Said): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('notObject', name, describe(value));
  }
  return { ...value };
}

/**
 * Text of 1 to `longest` characters without control characters, in well-formed Unicode: half a character cannot stand in
 * an address or a file, and would end whatever screen shows it. @throws InputError
 */
export function readText(value: unknown, name: Said, longest: number): string {
  if (isPlainText(value, longest)) return value;
  if (typeof value !== 'string') throw refuse('notText', name, describe(value));
  if (value === '') throw refuse('empty', name);
  if (value.length > longest) {
    throw refuse('tooManyCharacters', name, value.length, longest);
  }
  if (/\p{Cc}/u.test(value)) throw refuse('controlCharacter', name);
  if (/\p{Cs}/u.test(value)) throw refuse('halfCharacter', name);
  return value;
}

/** Nearly all texts are of these characters, and there may be a million of them. */
const isPlainText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && /^[ -~]+$/.test(value);

/** A whole number from `least` to `most`. @throws InputError */
export function readInteger(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw refuse('notWholeNumber', name, describe(value), least, most);
  }
  return value;
}

/** A number from `least` to `most`. @throws InputError */
export function readNumber(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) {
    throw refuse('notNumber', name, describe(value), least, most);
  }
  return value;
}

/** True or false. @throws InputError */
export function readBoolean(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw refuse('notYesOrNo', name, describe(value));
  return value;
}

/** One of the listed texts. @throws InputError */
export function readOneOf<T extends string>(
  value: unknown,
  name: string,
  choices: readonly T[],
): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw refuse('notOneOf', name, describe(value), choices);
  }
  return found;
}

/** A list of at most `longest` items. @throws InputError */
export function readList<T>(
  value: unknown,
  name: string,
  longest: number,
  readItem: (item: unknown, name: string) => T,
): T[] {
  if (!Array.isArray(value)) throw refuse('notList', name, describe(value));
  if (value.length > longest) {
    throw refuse('tooManyItems', name, value.length, longest);
  }
  return Array.from(value, (item, index) => readItem(item, `${name}[${index}]`));
}

/** A list of at most `most` texts, each as readText takes it. @throws InputError */
export function readTexts(value: unknown, name: string, most: number, longest: number): string[] {
  // A name for each of a million texts would take longer than reading them.
  if (Array.isArray(value) && value.length <= most) {
    const texts: unknown[] = Array.from(value);
    if (texts.every((text) => isPlainText(text, longest))) return texts;
  }
  return readList(value, name, most, (item, itemName) => readText(item, itemName, longest));
}

/** A short mention of a bad value. */
function describe(value: unknown): Said {
  if (value === undefined) return refusal('missing');
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === 'object' && value !== null) {
    return refusal(Array.isArray(value) ? 'aList' : 'anObject');
  }
  return String(value);
}
