// A game or a position as the short text that a link carries: a version, a length, the packed game and a checksum.
// Reading trusts nothing: every part is checked, and each way of being wrong has words of its own. What the packed
// game consists of is linkContent.ts's business; addresses around the text are the interface's.
import { InputError } from '../rules/types';
import { crc32 } from '../storage/crc32';
import type { GameRecord } from '../storage/record';
import { ALPHABET, DigitReader, DigitWriter, numberOf, twoCharacters } from './digits';
import { type PositionText, readGame, readPosition, writeGame, writePosition } from './linkContent';

/** The form of link that this version writes; a character of ALPHABET, and later forms come later in it. */
const VERSION = 'B';
const HEAD = 3;
const CHECKSUM = 6;
/** The length is written with two characters. */
const LONGEST = 64 ** 2 - 1;
/** A wire format: its order is what links hold. */
const CONTENTS = ['game', 'position'] as const;

/** What came with a link. */
export interface Shared {
  readonly content: (typeof CONTENTS)[number];
  /** A new game on this device; without moves, and between two persons, if a position came. */
  readonly record: GameRecord;
  /** What the identity of the game that was shared begins with; null if it had none that fits. */
  readonly origin: string | null;
}

/** The link text of a game. @throws InputError if it is too long for a link, or cannot be replayed */
export function gameLink(record: GameRecord): string {
  return sealed('game', (digits) => writeGame(digits, record));
}

/** The link text of a position of a game. @throws InputError for options that the game does not know */
export function positionLink(position: PositionText): string {
  return sealed('position', (digits) => writePosition(digits, position));
}

/**
 * Reads a link text; white space that a mail program put in does not matter. A game becomes a new one on this
 * device: `id` is its identity here and `now` the time. @throws InputError saying what is wrong with the link
 */
export function readLink(text: string, id: string, now: number): Shared {
  const digits = new DigitReader(opened(text));
  const content = CONTENTS[digits.take(CONTENTS.length)];
  const read = content === 'game' ? readGame : readPosition;
  const shared = { content, ...read(digits, id, now) };
  digits.finish();
  return shared;
}

function sealed(content: Shared['content'], write: (digits: DigitWriter) => void): string {
  const digits = new DigitWriter();
  digits.put(CONTENTS.indexOf(content), CONTENTS.length);
  write(digits);
  const body = digits.finish();
  const length = HEAD + body.length + CHECKSUM;
  if (length > LONGEST) throw new InputError('the game is too long for a link');
  const text = VERSION + twoCharacters(length) + body;
  return text + checksum(text);
}

/** The packed part of a link text that came here whole. */
function opened(given: string): string {
  // Longer ones are refused before anything is done with all of their characters.
  if (given.length > 2 * LONGEST) {
    throw new InputError(`it has ${given.length} characters, more than any link of this app`);
  }
  const text = given.replace(/\s+/g, '');
  if (text === '') throw new InputError('nothing follows its address');
  checkVersion(text[0]);
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
  return text.slice(HEAD, end);
}

function checkVersion(version: string): void {
  if (version === VERSION) return;
  if (ALPHABET.indexOf(version) > ALPHABET.indexOf(VERSION)) {
    throw new InputError(
      `its first character is “${version}”: a newer version of the app made it, or it was mistyped`,
    );
  }
  throw new InputError(`its first character is “${version}”, and no link of this app begins so`);
}

function checksum(text: string): string {
  const crc = crc32(text);
  return [crc >>> 24, (crc >>> 12) & 4095, crc & 4095].map(twoCharacters).join('');
}
