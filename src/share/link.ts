// A game, a position or an analysis as the short text of a link: one character for its form, its length, packed digits and a
// checksum. Reading trusts nothing. What the digits hold is in linkContent.ts and analysisContent.ts; addresses belong to ui.
import { parseMoveText } from '../analysis/moveText';
import { mainLine, nearestPath, treeOf } from '../analysis/tree';
import { refuse } from '../input/input';
import { BLACK, opposite, WHITE } from '../rules/types';
import { gameOfMainLine } from '../storage/analysisConversion';
import type { AnalysisRecord } from '../storage/analysisRecord';
import { MOST_GRANTED, seatedByMessage } from '../storage/message';
import { type Coaching, type GameRecord, ownColour, type RequestKind } from '../storage/record';
import { crc32 } from '../util/crc32';
import { itemAt, lastItem } from '../util/items';
import { type Extent, readAnalysisContent, writeAnalysisContent } from './analysisContent';
import { ALPHABET, DigitReader, DigitWriter, numberOf, twoCharacters } from './digits';
import { COACH_CODES, findName } from './linkCodes';
import {
  type LinkedPosition,
  readGame,
  readPosition,
  writeGame,
  writePosition,
} from './linkContent';

/** What a link of form B holds, in the order of its first digit: a wire format, and there is no room for more. */
const CONTENTS = ['game', 'position'] as const;
/** What a link of form C holds, in the order of its first digit: a wire format, with room for what comes later. */
const MORE_CONTENTS = ['analysis', 'coached game', 'strict game', 'game by message'] as const;
const KINDS = 64;
/** Room for what else a coach may do; the last one stands for no coach. */
const COACHINGS = 16;
const NO_COACH = COACHINGS - 1;
/** What a message can ask for besides, in the order of its digit: a wire format, with room for what comes later. */
const ASKED: readonly (RequestKind | null)[] = [null, 'draw', 'takeBack'];
const REQUEST_ROOM = 16;
/** Added to that digit where moves were taken back by consent; how many follows. */
const WITH_GRANTED = 8;

/** What came with a link. */
export interface Shared {
  readonly content: (typeof CONTENTS)[number];
  /**
   * A new game on this device; without moves, and between two persons, if a position came. A game by message is seen from the
   * side of who is to receive it, and goes by the identity that it has on the other device.
   */
  readonly record: GameRecord;
  /** What the identity of the game that was shared begins with; null if it had none that fits. */
  readonly origin: string | null;
  /** All that came, if it was an analysis, of which the game above is the main line; or a game with variations. */
  readonly analysis?: AnalysisRecord;
}

/** The link text of a game. @throws InputError if it is too long for a link, or cannot be replayed */
export function gameLink(record: GameRecord): string {
  const { coach, strict } = record;
  const text =
    coach === null && !strict
      ? encodeLinkText('B', (digits) => {
          digits.put(CONTENTS.indexOf('game'), CONTENTS.length);
          writeGame(digits, record);
        })
      : encodeLinkText('C', (digits) => {
          digits.put(MORE_CONTENTS.indexOf(strict ? 'strict game' : 'coached game'), KINDS);
          digits.put(coach === null ? NO_COACH : COACH_CODES[coach], COACHINGS);
          writeGame(digits, record);
        });
  return fitting(text, 'game');
}

/**
 * The link text of a game by message, for the friend: who sits where, and what is asked for, then the game.
 * @throws InputError if it is too long for a link, or cannot be replayed
 */
export function messageLink(record: GameRecord): string {
  const text = encodeLinkText('C', (digits) => {
    digits.put(MORE_CONTENTS.indexOf('game by message'), KINDS);
    digits.put(ownColour(record) === WHITE ? 0 : 1, 2);
    const { request, granted } = record.message ?? {};
    const asked = request?.state === 'asked' ? ASKED.indexOf(request.what) : 0;
    digits.put(asked + (granted ? WITH_GRANTED : 0), REQUEST_ROOM);
    if (granted) digits.put(granted, MOST_GRANTED + 1);
    writeGame(digits, record);
  });
  return fitting(text, 'game');
}

/** The link text of a position of a game. @throws InputError for options that the game does not know */
export function positionLink(position: LinkedPosition): string {
  return fitting(
    encodeLinkText('B', (digits) => {
      digits.put(CONTENTS.indexOf('position'), CONTENTS.length);
      writePosition(digits, position);
    }),
    'position',
  );
}

/** The link text of an analysis, and what it had no room for. */
export interface AnalysisLink {
  readonly text: string;
  readonly leftOut: 'nothing' | 'comments' | 'comments and variations';
}

/** The link of as much of an analysis as fits. @throws InputError if not even its main line does */
export function analysisLink(record: AnalysisRecord): AnalysisLink {
  const whole = parseMoveText(record.tree);
  const extents: readonly (readonly [AnalysisLink['leftOut'], Extent])[] = [
    ['nothing', { tree: whole, comments: true }],
    ['comments', { tree: whole, comments: false }],
    ['comments and variations', { tree: treeOf(mainLine(whole)), comments: false }],
  ];
  for (const [leftOut, extent] of extents) {
    const path = nearestPath(extent.tree, record.path);
    const text = encodeLinkText('C', (digits) => {
      digits.put(MORE_CONTENTS.indexOf('analysis'), KINDS);
      return writeAnalysisContent(digits, { ...record, path }, extent);
    });
    if (text !== null) return { text, leftOut };
  }
  throw refuse('longMainLine');
}

/**
 * Reads a link text; white space that a mail program put in does not matter. What it holds becomes new on this device: `id`
 * is its identity here, but for the beginning that a game has from its origin, and `now` the time.
 * @throws InputError saying what is wrong with the link
 */
export function readLink(text: string, id: string, now: number): Shared {
  const { form, digits } = decodeLinkText(text);
  if (form === 'D') throw refuse('connectsDevices');
  const shared = (form === 'B' ? readGameOrPosition : readMore)(digits, id, now);
  digits.finish();
  return shared;
}

function readGameOrPosition(digits: DigitReader, id: string, now: number): Shared {
  const content = itemAt(CONTENTS, digits.take(CONTENTS.length));
  const read = content === 'game' ? readGame : readPosition;
  return { content, ...read(digits, id, now) };
}

function readMore(digits: DigitReader, id: string, now: number): Shared {
  switch (MORE_CONTENTS[digits.take(KINDS)]) {
    case 'analysis':
      return readAnalysisAsGame(digits, id, now);
    case 'coached game':
      return readCoachedGame(digits, id, now);
    case 'strict game':
      return readStrictGame(digits, id, now);
    case 'game by message':
      return readMessage(digits, id, now);
    default:
      throw refuse('newerContent');
  }
}

function readCoachedGame(digits: DigitReader, id: string, now: number): Shared {
  return readGameWith({ coach: coachOf(digits.take(COACHINGS)) }, digits, id, now);
}

function readStrictGame(digits: DigitReader, id: string, now: number): Shared {
  const code = digits.take(COACHINGS);
  const coach = code === NO_COACH ? null : coachOf(code);
  return readGameWith({ coach, strict: true }, digits, id, now);
}

/** @throws InputError naming what no game by message has */
function readMessage(digits: DigitReader, id: string, now: number): Shared {
  const sender = digits.take(2) === 0 ? WHITE : BLACK;
  const code = digits.take(REQUEST_ROOM);
  const what = ASKED[code % WITH_GRANTED];
  if (what === undefined) throw refuse('newerRequest');
  const granted = code >= WITH_GRANTED ? digits.take(MOST_GRANTED + 1) : 0;
  const { record, origin } = readGame(digits, id, now);
  const { white, black, moves, result, clock } = record;
  if (origin === null) throw refuse('noOrigin');
  if (white.kind === 'computer' || black.kind === 'computer') throw refuse('messageWithComputer');
  if (clock === null && result?.reason === 'time') throw refuse('messageWithoutClock');
  if (what !== null && (result !== null || moves.length === 0)) {
    throw refuse(what === 'draw' ? 'lateDrawOffer' : 'lateTakeBack');
  }
  return {
    content: 'game',
    record: {
      ...record,
      ...seatedByMessage(record, opposite(sender)),
      source: null,
      message: {
        sent: moves.length,
        ...(what !== null && { request: { what, state: 'asked' } }),
        ...(granted > 0 && { granted }),
      },
    },
    origin,
  };
}

/** @throws InputError for a code that this version does not know */
function coachOf(code: number): Coaching {
  const coach = findName(COACH_CODES, code);
  if (coach === undefined) throw refuse('newerCoach');
  return coach;
}

function readGameWith(
  more: Pick<GameRecord, 'coach' | 'strict'>,
  digits: DigitReader,
  id: string,
  now: number,
): Shared {
  const { record, origin } = readGame(digits, id, now);
  return { content: 'game', record: { ...record, ...more }, origin };
}

function readAnalysisAsGame(digits: DigitReader, id: string, now: number): Shared {
  const analysis = readAnalysisContent(digits, id, now);
  return { content: 'game', record: gameOfMainLine(analysis, id, now), origin: null, analysis };
}

function fitting(text: string | null, what: Shared['content']): string {
  if (text === null) throw refuse(what === 'game' ? 'longGame' : 'longPosition');
  return text;
}

/**
 * The forms of link that this version knows, each a character of ALPHABET; later forms come later in it. B holds a game or a
 * position, C whatever else is shared, D how to reach another device (channel/signal.ts).
 */
const FORMS = ['B', 'C', 'D'] as const;
type Form = (typeof FORMS)[number];

const HEADER_LENGTH = 3;
const CHECKSUM_LENGTH = 6;
/** The length is written with two characters. */
const MAX_LENGTH = 64 ** 2 - 1;

/** The link text with what `write` writes; null if that is too long for a link, or `write` says so by giving false. */
export function encodeLinkText(form: Form, write: (digits: DigitWriter) => unknown): string | null {
  const digits = new DigitWriter();
  if (write(digits) === false) return null;
  const body = digits.finish();
  const length = HEADER_LENGTH + body.length + CHECKSUM_LENGTH;
  if (length > MAX_LENGTH) return null;
  const text = form + twoCharacters(length) + body;
  return text + checksum(text);
}

/** What a link text that came here whole holds. @throws InputError saying what is wrong with it */
export function decodeLinkText(given: string): {
  readonly form: Form;
  readonly digits: DigitReader;
} {
  // Longer ones are refused before anything is done with all of their characters.
  if (given.length > 2 * MAX_LENGTH) {
    throw refuse('linkLength', given.length);
  }
  const text = given.replace(/\s+/g, '');
  if (text === '') throw refuse('emptyLink');
  const form = formOf(text.charAt(0));
  const foreign = [...text].find((character) => !ALPHABET.includes(character));
  if (foreign !== undefined) {
    const place = text.indexOf(foreign) + 1;
    throw refuse('foreignCharacter', place, foreign);
  }
  const length = statedLength(text);
  if (text.length < length) {
    throw refuse('cutLink', text.length, length);
  }
  if (text.length > length) {
    const more = text.slice(length, length + 20);
    throw refuse('moreAtEnd', more);
  }
  const end = length - CHECKSUM_LENGTH;
  if (end < HEADER_LENGTH || text.slice(end) !== checksum(text.slice(0, end))) {
    throw refuse('changedLink');
  }
  return { form, digits: new DigitReader(text.slice(HEADER_LENGTH, end)) };
}

/** How many characters a link text has by its own word, or at least where it ends before that. */
export const statedLength = (text: string): number =>
  text.length < HEADER_LENGTH
    ? HEADER_LENGTH + CHECKSUM_LENGTH
    : numberOf(text.slice(1, HEADER_LENGTH));

function formOf(character: string): Form {
  const form = FORMS.find((one) => one === character);
  if (form) return form;
  const newest = lastItem(FORMS);
  if (ALPHABET.indexOf(character) > ALPHABET.indexOf(newest)) {
    throw refuse('newerLink', character);
  }
  throw refuse('noLink', character);
}

function checksum(text: string): string {
  const crc = crc32(text);
  return [crc >>> 24, (crc >>> 12) & 4095, crc & 4095].map(twoCharacters).join('');
}
