// A game, a position or an analysis as the short text that a link carries. What the packed content consists of is the business of
// linkContent.ts and analysisContent.ts; addresses around the text are the interface's.
import { parseMoveText } from '../analysis/moveText';
import { mainLine, nearestPath, treeOf } from '../analysis/tree';
import { itemAt } from '../rules/items';
import { InputError } from '../rules/types';
import { gameOfMainLine } from '../storage/analysisGame';
import type { AnalysisRecord } from '../storage/analysisRecord';
import type { GameRecord } from '../storage/record';
import { type Extent, readAnalysisContent, writeAnalysisContent } from './analysisContent';
import type { DigitReader } from './digits';
import { COACH_CODES, coded } from './linkCodes';
import {
  type LinkedPosition,
  readGame,
  readPosition,
  writeGame,
  writePosition,
} from './linkContent';
import { sealed, unsealed } from './sealedText';

/** What a link of form B holds, in the order of its first digit: a wire format, and there is no room for more. */
const CONTENTS = ['game', 'position'] as const;
/** What a link of form C holds, in the order of its first digit: a wire format, with room for what comes later. */
const MORE_CONTENTS = ['analysis', 'coached game'] as const;
const KINDS = 64;
/** Room for what else a coach may do. */
const COACHINGS = 16;

/** What came with a link. */
export interface Shared {
  readonly content: (typeof CONTENTS)[number];
  /** A new game on this device; without moves, and between two persons, if a position came. */
  readonly record: GameRecord;
  /** What the identity of the game that was shared begins with; null if it had none that fits. */
  readonly origin: string | null;
  /** All that came, if it was an analysis, of which the game above is the main line; or a game with variations. */
  readonly analysis?: AnalysisRecord;
}

/** The link text of a game. @throws InputError if it is too long for a link, or cannot be replayed */
export function gameLink(record: GameRecord): string {
  const { coach } = record;
  const text =
    coach === null
      ? sealed('B', (digits) => {
          digits.put(CONTENTS.indexOf('game'), CONTENTS.length);
          writeGame(digits, record);
        })
      : sealed('C', (digits) => {
          digits.put(MORE_CONTENTS.indexOf('coached game'), KINDS);
          digits.put(COACH_CODES[coach], COACHINGS);
          writeGame(digits, record);
        });
  return fitting(text, 'game');
}

/** The link text of a position of a game. @throws InputError for options that the game does not know */
export function positionLink(position: LinkedPosition): string {
  return fitting(
    sealed('B', (digits) => {
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
    const text = sealed('C', (digits) => {
      digits.put(MORE_CONTENTS.indexOf('analysis'), KINDS);
      return writeAnalysisContent(digits, { ...record, path }, extent);
    });
    if (text !== null) return { text, leftOut };
  }
  throw new InputError('the main line is too long for a link');
}

/**
 * Reads a link text; white space that a mail program put in does not matter. What it holds becomes new on this device: `id`
 * is its identity here and `now` the time. @throws InputError saying what is wrong with the link
 */
export function readLink(text: string, id: string, now: number): Shared {
  const { form, digits } = unsealed(text);
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
    default:
      throw new InputError('it holds something that only a newer version of the app knows');
  }
}

function readCoachedGame(digits: DigitReader, id: string, now: number): Shared {
  const coach = coded(COACH_CODES, digits.take(COACHINGS));
  if (coach === undefined) throw new InputError('it sets the coach to something unknown here');
  const { record, origin } = readGame(digits, id, now);
  return { content: 'game', record: { ...record, coach }, origin };
}

function readAnalysisAsGame(digits: DigitReader, id: string, now: number): Shared {
  const analysis = readAnalysisContent(digits, id, now);
  return { content: 'game', record: gameOfMainLine(analysis, id, now), origin: null, analysis };
}

function fitting(text: string | null, what: string): string {
  if (text === null) throw new InputError(`the ${what} is too long for a link`);
  return text;
}
