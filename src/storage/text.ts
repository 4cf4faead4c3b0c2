// A game as text for people: tags in square brackets, then the moves in exact move text, then the result. What is
// written here can be read back, and means the same game.
import { InputError } from '../rules/types';
import { parsePlayableRecord, readVersion } from './parseRecord';
import {
  type GameClock,
  type GameRecord,
  type GameResult,
  type Player,
  RECORD_VERSION,
  type SideClock,
} from './record';

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
  'Result',
] as const;
type Tag = (typeof TAGS)[number];

const WIDTH = 80;
/** No game comes near this many characters. */
const LONGEST = 1_000_000;
const UNFINISHED = '*';

/** Writes a game; its identity on this device is left out. */
export function formatGameText(record: GameRecord): string {
  const { result } = record;
  const values: Record<Tag, string> = {
    Fortyone: String(record.version),
    Name: record.name ?? '',
    Game: record.game,
    Options: Object.entries(record.options)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    White: playerText(record.white),
    Black: playerText(record.black),
    Date: new Date(record.createdAt).toISOString(),
    Start: record.start,
    Clock: record.clock ? `${sideText(record.clock.white)} ${sideText(record.clock.black)}` : '',
    Spent: record.spent.map(seconds).join(' '),
    Result: result ? `${result.score} ${result.reason}` : UNFINISHED,
  };
  const tags = TAGS.filter((tag) => values[tag] !== '').map(
    (tag) => `[${tag} "${values[tag].replace(/["\\]/g, '\\$&')}"]\n`,
  );
  const moves = record.moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move));
  return `${tags.join('')}\n${wrapped([...moves, result?.score ?? UNFINISHED])}\n`;
}

/**
 * Reads a game, as a new one on this device: `id` is its identity here and `now` the time.
 * @throws InputError naming the tag, the field or the move that is wrong
 */
export function parseGameText(text: string, id: string, now: number): GameRecord {
  if (text.length > LONGEST) throw new InputError(`the text has more than ${LONGEST} characters`);
  const { tags, rest } = splitTags(text.replace(/^\uFEFF/, '').trimStart());
  const tag = (name: Tag): string => {
    const value = tags.get(name);
    if (value === undefined) throw new InputError(`the tag [${name} "..."] is missing`);
    return value;
  };
  readVersion(Number(tag('Fortyone')));
  const result = parseResult(tag('Result'));
  return parsePlayableRecord({
    version: RECORD_VERSION,
    id,
    game: tag('Game'),
    options: parseOptions(tags.get('Options') ?? ''),
    start: tag('Start'),
    moves: parseMoves(rest, result?.score ?? UNFINISHED),
    white: parsePlayer('White', tag('White')),
    black: parsePlayer('Black', tag('Black')),
    result,
    name: tags.get('Name') ?? null,
    pinned: false,
    clock: parseClock(tags.get('Clock')),
    spent: words(tags.get('Spent') ?? '').map(milliseconds),
    used: 0,
    createdAt: parseDate(tag('Date')),
    updatedAt: now,
    revision: 0,
  });
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Words on lines of at most WIDTH characters. */
function wrapped(all: readonly string[]): string {
  const lines: string[] = [];
  for (const word of all) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

/** Tags at the beginning of the text, and what follows them. */
function splitTags(text: string): { tags: Map<Tag, string>; rest: string } {
  const tags = new Map<Tag, string>();
  const pattern = /\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*/y;
  let end = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, name, value] = match;
    const tag = TAGS.find((known) => known === name);
    if (!tag) throw new InputError(`the tag [${name}] is unknown`);
    if (tags.has(tag)) throw new InputError(`the tag [${name}] is there twice`);
    tags.set(tag, value.replace(/\\(.)/g, '$1'));
    end = pattern.lastIndex;
  }
  if (tags.size === 0)
    throw new InputError('this is not the text of a game: it begins with no tag');
  return { tags, rest: text.slice(end) };
}

/** Move texts without their numbers; the last word must be the score of the Result tag. */
function parseMoves(text: string, score: string): string[] {
  const moves = words(text);
  const last = moves.pop();
  if (last !== score) {
    throw new InputError(`the moves end with "${last ?? ''}", not with the result ${score}`);
  }
  return moves.filter((word) => !/^\d+\.$/.test(word));
}

function parseOptions(text: string): Record<string, string> {
  return Object.fromEntries(
    words(text).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) throw new InputError(`Options has "${pair}", not name=value`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function playerText(player: Player): string {
  if (player.kind === 'computer') return `Computer, level ${player.level}`;
  return player.name === undefined ? 'Person' : `Person, ${player.name}`;
}

/** Kind and level or name, unchecked: parseRecord judges them. */
function parsePlayer(tag: Tag, text: string): Record<string, unknown> {
  const level = /^Computer, level (\d+)$/.exec(text)?.[1];
  if (level !== undefined) return { kind: 'computer', level: Number(level) };
  if (text === 'Person') return { kind: 'person' };
  if (text.startsWith('Person, ')) return { kind: 'person', name: text.slice('Person, '.length) };
  throw new InputError(`${tag} is "${text}", not "Person", "Person, NAME" or "Computer, level N"`);
}

/** Starting time and increment in seconds, as in "300+3". */
const sideText = ({ start, increment }: SideClock): string =>
  `${seconds(start)}+${seconds(increment)}`;

const seconds = (time: number): string => String(time / 1000);
const milliseconds = (text: string): number => Math.round(Number(text) * 1000);

/** White's time and Black's, unchecked. */
function parseClock(text: string | undefined): GameClock | null {
  if (text === undefined) return null;
  const sides = words(text).map((side) => side.split('+').map(milliseconds));
  if (sides.length !== 2 || sides.some((side) => side.length !== 2)) {
    throw new InputError(`Clock is "${text}", not like "300+3 300+3": seconds for White and Black`);
  }
  const [[white, whiteMore], [black, blackMore]] = sides;
  return {
    white: { start: white, increment: whiteMore },
    black: { start: black, increment: blackMore },
  };
}

function parseDate(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InputError(`Date is "${text}", not a date and time`);
  return time;
}

/** Score and reason, unchecked. */
function parseResult(text: string): Record<keyof GameResult, string> | null {
  if (text === UNFINISHED) return null;
  const [score, reason = '', ...more] = text.split(' ');
  if (more.length > 0) throw new InputError(`Result is "${text}", not a score and a reason`);
  return { score, reason };
}
