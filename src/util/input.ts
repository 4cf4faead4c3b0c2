// Text from outside: the error that refuses it, and numbers in it. Only plain digits are a number, while JavaScript's own
// reading takes "", " 7", "1e3", "0x10" and "Infinity" too. Readers of whole objects are in parse.ts.

/** Input that cannot be accepted, such as a position, move, option or record; the message names the bad part. */
export class InputError extends Error {
  override name = 'InputError';
}

const WHOLE = /^-?\d{1,16}$/;
const DECIMAL = /^-?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/;

function plainNumber(text: string, form: RegExp, least: number, most: number): number | null {
  const number = form.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** The whole number within bounds that a text writes; null for any other text. */
export const wholeNumberOf = (text: string, least: number, most: number): number | null =>
  plainNumber(text, WHOLE, least, most);

/** The number within bounds that a text writes in plain decimals; null for any other text. */
export const decimalOf = (text: string, least: number, most: number): number | null =>
  plainNumber(text, DECIMAL, least, most);

/** A whole number within bounds. @throws InputError that names what the text stands for */
export function readWholeText(text: string, name: string, least: number, most: number): number {
  const number = wholeNumberOf(text, least, most);
  if (number !== null) return number;
  throw new InputError(`${name} is "${text}", not a whole number from ${least} to ${most}`);
}

/** A number within bounds. @throws InputError that names what the text stands for */
export function readDecimalText(text: string, name: string, least: number, most: number): number {
  const number = decimalOf(text, least, most);
  if (number !== null) return number;
  throw new InputError(`${name} is "${text}", not a number from ${least} to ${most}`);
}
