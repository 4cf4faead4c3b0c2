// The short text of a link: one character for its form, its length, packed digits and a checksum. Reading trusts
// nothing: every part is checked, and each way of being wrong has words of its own.
import { lastItem } from '../rules/items';
import { InputError } from '../rules/types';
import { crc32 } from '../storage/crc32';
import { ALPHABET, DigitReader, DigitWriter, numberOf, twoCharacters } from './digits';

/**
 * The forms of link that this version knows, each a character of ALPHABET; later forms come later in it. B holds a game or a
 * position, C whatever else is shared.
 */
const FORMS = ['B', 'C'] as const;
type Form = (typeof FORMS)[number];

const HEAD = 3;
const CHECKSUM = 6;
/** The length is written with two characters. */
const LONGEST = 64 ** 2 - 1;

/** The link text with what `write` writes; null if that is too long for a link, or `write` says so by giving false. */
export function sealed(form: Form, write: (digits: DigitWriter) => unknown): string | null {
  const digits = new DigitWriter();
  if (write(digits) === false) return null;
  const body = digits.finish();
  const length = HEAD + body.length + CHECKSUM;
  if (length > LONGEST) return null;
  const text = form + twoCharacters(length) + body;
  return text + checksum(text);
}

/** What a link text that came here whole holds. @throws InputError saying what is wrong with it */
export function unsealed(given: string): { readonly form: Form; readonly digits: DigitReader } {
  // Longer ones are refused before anything is done with all of their characters.
  if (given.length > 2 * LONGEST) {
    throw new InputError(`it has ${given.length} characters, more than any link of this app`);
  }
  const text = given.replace(/\s+/g, '');
  if (text === '') throw new InputError('nothing follows its address');
  const form = formOf(text.charAt(0));
  const foreign = [...text].find((character) => !ALPHABET.includes(character));
  if (foreign !== undefined) {
    const place = text.indexOf(foreign) + 1;
    throw new InputError(`character ${place}, “${foreign}”, never stands in a link of this app`);
  }
  const length = text.length < HEAD ? HEAD + CHECKSUM : numberOf(text.slice(1, HEAD));
  if (text.length < length) {
    throw new InputError(`it is cut short: ${text.length} of its ${length} characters are here`);
  }
  if (text.length > length) {
    const more = text.slice(length, length + 20);
    throw new InputError(`“${more}” at its end does not belong to it`);
  }
  const end = length - CHECKSUM;
  if (end < HEAD || text.slice(end) !== checksum(text.slice(0, end))) {
    throw new InputError('it was changed on its way: its checksum does not fit its characters');
  }
  return { form, digits: new DigitReader(text.slice(HEAD, end)) };
}

function formOf(character: string): Form {
  const form = FORMS.find((one) => one === character);
  if (form) return form;
  const newest = lastItem(FORMS);
  if (ALPHABET.indexOf(character) > ALPHABET.indexOf(newest)) {
    throw new InputError(
      `its first character is “${character}”: a newer version of the app made it, or it was mistyped`,
    );
  }
  throw new InputError(`its first character is “${character}”, and no link of this app begins so`);
}

function checksum(text: string): string {
  const crc = crc32(text);
  return [crc >>> 24, (crc >>> 12) & 4095, crc & 4095].map(twoCharacters).join('');
}
