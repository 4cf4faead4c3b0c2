// A game as text for people that can be read back: tags in square brackets, exact move texts, then the result. Moves as the
// move list shows them, variations and comments are read as well; a game takes their main line.
import { exactMoves, moveTokens, parseMoveText } from '../analysis/moveText';
import { type MoveTree, mainLine, treeOf } from '../analysis/tree';
import { CHARACTER_NAMES, CHARACTERS } from '../games/characters';
import type { OptionValues } from '../games/game';
import { readDecimalText, readWholeText, refusal, refuse } from '../input/input';
import { LAST_TIME } from '../input/parse';
import type { Colour } from '../rules/types';
import { itemAt } from '../util/items';
import { parsePlayableRecord, parseRecord, readVersion } from './parseRecord';
import {
  asShared,
  type GameClock,
  type GameRecord,
  type GameResult,
  type Player,
  RECORD_VERSION,
  type SideClock,
  storedLevelText,
} from './record';
import { moveNumber, rulesOf } from './replay';

const TAGS = [
  'Fortyone',
  'Name',
  'Game',
  'Options',
  'White',
  'Black',
  'Date',
  'Start',
  'Clock',
  'Spent',
  'Coach',
  'Strict',
  'Result',
] as const;
type Tag = (typeof TAGS)[number];

export const UNFINISHED = '*';
/** The last second that a Date can express. */
const LAST_SECOND = LAST_TIME / 1000;

/** Of a strict game. */
const STRICT = 'yes';

/** Of the records that a text holds all of: earlier builds read it as well, although records have more fields since. */
const TEXT_VERSION = 3;

/** Writes a game; its identity on this device is left out. */
export function formatGameText(record: GameRecord): string {
  const { result } = record;
  const values: Record<Tag, string> = {
    Fortyone: String(TEXT_VERSION),
    Name: record.name ?? '',
    Game: record.game,
    Options: optionsText(record.options),
    White: playerText(record.white),
    Black: playerText(record.black),
    Date: new Date(record.createdAt).toISOString(),
    Start: record.start,
    Clock: record.clock ? `${sideText(record.clock.white)} ${sideText(record.clock.black)}` : '',
    Spent: record.spent.map(seconds).join(' '),
    Coach: record.coach ?? '',
    Strict: record.strict ? STRICT : '',
    Result: result ? `${result.score} ${result.reason}` : UNFINISHED,
  };
  const moves = moveTokens(treeOf(record.moves));
  return formatTagged(
    TAGS.map((tag) => [tag, values[tag]]),
    [...moves, result?.score ?? UNFINISHED],
  );
}

/** A game, and its moves as they stand in its text, with variations and comments. */
interface AnnotatedGame {
  readonly record: GameRecord;
  readonly tree: MoveTree;
}

/**
 * Reads a game, as a new one on this device: `id` is its identity here and `now` the time. It counts as somebody else's.
 * @throws InputError naming the tag, the field or the move that is wrong
 */
export function parseGameText(text: string, id: string, now: number): AnnotatedGame {
  const tagged = splitTags(text, TAGS, 'game');
  const { tags, rest } = tagged;
  const tag = (name: Tag): string => requiredTag(tagged, name);
  readVersion(readWholeText(tag('Fortyone'), 'Fortyone', 1, Number.MAX_SAFE_INTEGER));
  const result = parseResult(tag('Result'));
  const written = movesBefore(rest, result?.score ?? UNFINISHED);
  const fields = {
    version: RECORD_VERSION,
    id,
    game: tag('Game'),
    options: parseOptions(tags.get('Options') ?? ''),
    start: tag('Start'),
    white: parsePlayer('White', tag('White')),
    black: parsePlayer('Black', tag('Black')),
    result,
    name: tags.get('Name') ?? null,
    pinned: false,
    clock: parseClock(tags.get('Clock')),
    used: 0,
    coach: tags.get('Coach') ?? null,
    source: null,
    ...(parseStrict(tags.get('Strict')) && { strict: true }),
    createdAt: parseDate(tag('Date')),
    updatedAt: now,
    revision: 0,
  };
  // What the moves mean depends on the rest.
  const rules = rulesOf(parseRecord({ ...fields, moves: [], spent: [] }));
  const nameOf = (sides: readonly Colour[]) => refusal('atMove', moveNumber(rules, sides));
  const read = parseMoveText(written, rules.notationWord);
  const tree = exactMoves(rules, fields.start, read, nameOf);
  const spent = words(tags.get('Spent') ?? '').map((time) => milliseconds(time, 'Spent'));
  const record = parsePlayableRecord({ ...fields, moves: mainLine(tree), spent });
  return { record: asShared(record), tree };
}

/** Who plays at a level, without a character. */
const PLAIN = 'Computer';

function playerText(player: Player): string {
  if (player.kind === 'computer')
    return `${player.character ? CHARACTER_NAMES[player.character] : PLAIN}, level ${storedLevelText(player)}`;
  return player.name === undefined ? 'Person' : `Person, ${player.name}`;
}

/** Kind and level or name, unchecked: parseRecord judges them. */
function parsePlayer(tag: Tag, text: string): Record<string, unknown> {
  const computer = /^(\S+), level (\d+(\.\d+)?)$/.exec(text);
  const character = CHARACTERS.find((one) => CHARACTER_NAMES[one] === computer?.[1]);
  if (computer && (computer[1] === PLAIN || character))
    return {
      kind: 'computer',
      level: Number(computer[2]),
      ...(computer[3] && { matched: true }),
      ...(character && { character }),
    };
  if (text === 'Person') return { kind: 'person' };
  if (text.startsWith('Person, ')) return { kind: 'person', name: text.slice('Person, '.length) };
  throw refuse('badPlayer', tag, text, Object.values(CHARACTER_NAMES));
}

/** Starting time and increment in seconds, as in "300+3". */
const sideText = ({ start, increment }: SideClock): string =>
  `${seconds(start)}+${seconds(increment)}`;

const seconds = (time: number): string => String(time / 1000);
const milliseconds = (text: string, tag: Tag): number =>
  Math.round(readDecimalText(text, tag, 0, LAST_SECOND) * 1000);

/** White's time and Black's, unchecked. */
function parseClock(text: string | undefined): GameClock | null {
  if (text === undefined) return null;
  const side = (given = ''): SideClock => {
    const [start, increment, ...more] = given.split('+');
    if (start !== undefined && increment !== undefined && more.length === 0) {
      return { start: milliseconds(start, 'Clock'), increment: milliseconds(increment, 'Clock') };
    }
    throw refuse('badClock', text);
  };
  const [white, black, ...more] = words(text);
  if (more.length === 0) return { white: side(white), black: side(black) };
  throw refuse('badClock', text);
}

/** Whether a game is strict, which the tag says with one word. */
function parseStrict(text: string | undefined): boolean {
  if (text === undefined || text === STRICT) return text === STRICT;
  throw refuse('badStrict', text, STRICT);
}

/** Score and reason, unchecked. */
function parseResult(text: string): Record<keyof GameResult, string> | null {
  if (text === UNFINISHED) return null;
  const [score = '', reason = '', ...more] = text.split(' ');
  if (more.length > 0) throw refuse('badResult', text);
  return { score, reason };
}

const WIDTH = 80;
/** No text of the app comes near this many characters. */
const LONGEST = 1_000_000;

/** A text's tags by name, and what follows them. */
interface TaggedText<Tag extends string> {
  readonly tags: ReadonlyMap<Tag, string>;
  readonly rest: string;
}

/** Tags, those without a value left out, then words on lines of at most WIDTH characters. */
export function formatTagged(
  values: readonly (readonly [tag: string, value: string])[],
  words: readonly string[],
): string {
  const tags = values
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `[${tag} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  return `${tags.join('')}\n${wrapped(words)}\n`;
}

/**
 * Tells the tags at the beginning of a text from what follows them. `what` is what the text should be of.
 * @throws InputError naming a tag that is unknown or there twice
 */
export function splitTags<Tag extends string>(
  text: string,
  known: readonly Tag[],
  what: 'game' | 'analysis',
): TaggedText<Tag> {
  if (text.length > LONGEST) throw refuse('textTooLong', LONGEST);
  const begun = text.replace(/^\uFEFF/, '').trimStart();
  const tags = new Map<Tag, string>();
  const pattern = /\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*/y;
  let end = 0;
  for (let match = pattern.exec(begun); match; match = pattern.exec(begun)) {
    const name = itemAt(match, 1);
    const value = itemAt(match, 2);
    const tag = known.find((one) => one === name);
    if (!tag) throw refuse('tagUnknown', name);
    if (tags.has(tag)) throw refuse('tagTwice', name);
    tags.set(tag, value.replace(/\\(.)/g, '$1'));
    end = pattern.lastIndex;
  }
  if (tags.size === 0) {
    throw refuse(what === 'game' ? 'notGameText' : 'notAnalysisText');
  }
  return { tags, rest: begun.slice(end) };
}

/** The value of a tag that has to be there. @throws InputError */
export function requiredTag<Tag extends string>({ tags }: TaggedText<Tag>, name: Tag): string {
  const value = tags.get(name);
  if (value === undefined) throw refuse('tagMissing', name);
  return value;
}

export const optionsText = (options: OptionValues): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Options by name, unchecked. @throws InputError */
export function parseOptions(text: string): Record<string, string> {
  return Object.fromEntries(
    words(text).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) throw refuse('badOption', pair);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Milliseconds since 1970. @throws InputError */
export function parseDate(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw refuse('badDate', text);
  return time;
}

/** The moves before the score with which a text must end, so that a text cut short is noticed. @throws InputError */
export function movesBefore(text: string, score: string): string {
  const last = words(text).at(-1) ?? '';
  if (last === score) return text.trimEnd().slice(0, -score.length);
  throw refuse('wrongEnd', last.slice(0, 40), score);
}

export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function wrapped(all: readonly string[]): string {
  const lines: string[] = [];
  for (const word of all) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}
