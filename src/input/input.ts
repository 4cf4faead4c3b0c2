// Text from outside: the error that refuses it, and numbers in it. Only plain digits are a number, while JavaScript's own
// reading takes "", " 7", "1e3", "0x10" and "Infinity" too. Readers of whole objects are in parse.ts.
import {
  type Refusal,
  type RefusalArgs,
  type RefusalKey,
  refusal,
  refusalText,
  type Said,
} from '../language/refusal';

export { type Refusal, refusal, refusalText, type Said };

/** Input that cannot be accepted, such as a position, move, option or record; the message names the bad part. */
export class InputError extends Error {
  override name = 'InputError';

  constructor(readonly refusal: Refusal) {
    super();
    // Made when it is asked for: by then there is a language, or another one.
    const get = () => refusalText(refusal);
    Object.defineProperty(this, 'message', { get, configurable: true });
  }
}

/** What is to be thrown where input is refused. */
export const refuse = <Key extends RefusalKey>(key: Key, ...args: RefusalArgs<Key>): InputError =>
  new InputError(refusal(key, ...args));

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
  throw refuse('notWholeNumber', name, `"${text}"`, least, most);
}

/** A number within bounds. @throws InputError that names what the text stands for */
export function readDecimalText(text: string, name: string, least: number, most: number): number {
  const number = decimalOf(text, least, most);
  if (number !== null) return number;
  throw refuse('notNumber', name, `"${text}"`, least, most);
}
