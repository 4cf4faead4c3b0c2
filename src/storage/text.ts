// A game as text for people: tags in square brackets, then the moves in exact move text, then the result. What is
// written here can be read back, and means the same game; so can moves as the move list shows them. Variations and comments, which others may have added, are read
// as well, for whoever wants to analyse: a game is its main line.
import { exactMoves } from '../analysis/exactMoves';
import { moveTokens, parseMoveText } from '../analysis/moveText';
import { type MoveTree, mainLine, treeOf } from '../analysis/tree';
import { type Colour, InputError } from '../rules/types';
import { readDecimalText, readWholeText } from '../util/input';
import { LAST_TIME } from '../util/parse';
import { parsePlayableRecord, parseRecord, readVersion } from './parseRecord';
import {
  asShared,
  type GameClock,
  type GameRecord,
  type GameResult,
  levelText,
  type Player,
  RECORD_VERSION,
  type SideClock,
} from './record';
import { moveName, rulesOf } from './replay';
import {
  formatTagged,
  movesBefore,
  optionsText,
  parseDate,
  parseOptions,
  requiredTag,
  splitTags,
  words,
} from './tags';

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
  'Result',
] as const;
type Tag = (typeof TAGS)[number];

export const UNFINISHED = '*';
/** The last second that a Date can express. */
const LAST_SECOND = LAST_TIME / 1000;

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
  const tagged = splitTags(text, TAGS, 'a game');
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
    createdAt: parseDate(tag('Date')),
    updatedAt: now,
    revision: 0,
  };
  // What the moves mean depends on the rest.
  const rules = rulesOf(parseRecord({ ...fields, moves: [], spent: [] }));
  const nameOf = (sides: readonly Colour[]) => moveName(rules, sides);
  const read = parseMoveText(written, rules.notationWord);
  const tree = exactMoves(rules, fields.start, read, nameOf);
  const spent = words(tags.get('Spent') ?? '').map((time) => milliseconds(time, 'Spent'));
  const record = parsePlayableRecord({ ...fields, moves: mainLine(tree), spent });
  return { record: asShared(record), tree };
}

function playerText(player: Player): string {
  if (player.kind === 'computer') return `Computer, level ${levelText(player)}`;
  return player.name === undefined ? 'Person' : `Person, ${player.name}`;
}

/** Kind and level or name, unchecked: parseRecord judges them. */
function parsePlayer(tag: Tag, text: string): Record<string, unknown> {
  const level = /^Computer, level (\d+(\.\d+)?)$/.exec(text);
  if (level)
    return { kind: 'computer', level: Number(level[1]), ...(level[2] && { matched: true }) };
  if (text === 'Person') return { kind: 'person' };
  if (text.startsWith('Person, ')) return { kind: 'person', name: text.slice('Person, '.length) };
  throw new InputError(`${tag} is "${text}", not "Person", "Person, NAME" or "Computer, level N"`);
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
  const refusal = () =>
    new InputError(`Clock is "${text}", not like "300+3 300+3": seconds for White and Black`);
  const side = (given = ''): SideClock => {
    const [start, increment, ...more] = given.split('+');
    if (start !== undefined && increment !== undefined && more.length === 0) {
      return { start: milliseconds(start, 'Clock'), increment: milliseconds(increment, 'Clock') };
    }
    throw refusal();
  };
  const [white, black, ...more] = words(text);
  if (more.length === 0) return { white: side(white), black: side(black) };
  throw refusal();
}

/** Score and reason, unchecked. */
function parseResult(text: string): Record<keyof GameResult, string> | null {
  if (text === UNFINISHED) return null;
  const [score = '', reason = '', ...more] = text.split(' ');
  if (more.length > 0) throw new InputError(`Result is "${text}", not a score and a reason`);
  return { score, reason };
}
