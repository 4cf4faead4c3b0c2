// A value from storage, a file or a link becomes a GameRecord, or is refused by the name of its bad field. Whether
// its moves are legal is judged by replay.ts.
import { CHARACTERS } from '../games/characters';
import type { OptionValues } from '../games/game';
import { refusal, refuse } from '../input/input';
import {
  type Fields,
  LAST_TIME,
  onlyKnown,
  readBoolean,
  readFields,
  readInteger,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readTexts,
} from '../input/parse';
import { REASONS } from '../rules/types';
import { MOST_GRANTED } from './message';
import {
  COACHINGS,
  type GameClock,
  type GameRecord,
  type GameResult,
  type MessageRequest,
  type MessageState,
  type Player,
  RECORD_VERSION,
  REQUEST_STATES,
  REQUESTS,
  SCORES,
  type SideClock,
  SOURCES,
} from './record';
import { replay, rulesOf } from './replay';

/** How many characters each text may have. */
export const LONGEST = {
  id: 64,
  game: 32,
  option: 64,
  optionValue: 160,
  start: 400,
  move: 16,
  name: 60,
  title: 80,
};
const MOST_OPTIONS = 40;
/** The quiet-move draws end any game far earlier. */
export const MOST_MOVES = 20_000;
const PLAYER_KINDS = ['person', 'computer', 'friend'] as const;
/** The computer's levels, from 1. */
export const LEVELS = 8;
/** Counting goes on from here for longer than any device lasts; at 2^53 it would stand still. */
const MOST_SAVES = 2 ** 52;
/** What a game from a file may have been saved already, so that it can still be saved here as often as anyone likes. */
export const MOST_SAVES_BEFORE = 2 ** 51;
/** The longest time a clock can give, in milliseconds. */
export const LONGEST_CLOCK = 24 * 3_600_000;

const FIELDS: readonly (keyof GameRecord)[] = [
  'version',
  'id',
  'game',
  'options',
  'start',
  'moves',
  'white',
  'black',
  'result',
  'name',
  'pinned',
  'clock',
  'spent',
  'used',
  'coach',
  'source',
  'createdAt',
  'updatedAt',
  'revision',
];

/** What a record of this version may lack. */
const OPTIONAL: readonly (keyof GameRecord)[] = ['strict', 'message', 'trial'];

/** What each version added, as a record from before it means it. */
const SINCE: Readonly<Record<number, Fields>> = {
  2: { name: null, pinned: false, clock: null, spent: [], used: 0 },
  3: { coach: null },
  4: { source: null },
};

/**
 * Checks the form of a record; one of an older version becomes one of this.
 * @throws InputError naming the bad field, or that a newer version wrote it
 */
export function parseRecord(value: unknown): GameRecord {
  const fields = readCurrentFields(value);
  const time = (name: keyof GameRecord) => readInteger(fields[name], name, 0, LAST_TIME);
  const moves = readTexts(fields.moves, 'moves', MOST_MOVES, LONGEST.move);
  const clock = fields.clock === null ? null : readClock(fields.clock, 'clock');
  const white = readPlayer(fields.white, 'white');
  const black = readPlayer(fields.black, 'black');
  const message = readMessage(fields.message, moves.length);
  if ((message !== null) !== isByMessage(white, black)) {
    throw refuse('messagePlayers');
  }
  const trial = readFlag(fields.trial, 'trial');
  if (trial && [white, black].some(({ kind }) => kind !== 'computer')) {
    throw refuse('trialPlayers');
  }
  return {
    version: RECORD_VERSION,
    id: readText(fields.id, 'id', LONGEST.id),
    game: readText(fields.game, 'game', LONGEST.game),
    options: readOptionValues(fields.options, 'options'),
    start: readText(fields.start, 'start', LONGEST.start),
    moves,
    white,
    black,
    result: fields.result === null ? null : readResult(fields.result, 'result'),
    name: fields.name === null ? null : readText(fields.name, 'name', LONGEST.title),
    pinned: readBoolean(fields.pinned, 'pinned'),
    clock,
    spent: readSpent(fields.spent, clock ? moves.length : 0),
    used: readInteger(fields.used, 'used', 0, clock ? LAST_TIME : 0),
    coach: fields.coach === null ? null : readOneOf(fields.coach, 'coach', COACHINGS),
    source: fields.source === null ? null : readOneOf(fields.source, 'source', SOURCES),
    ...(readFlag(fields.strict, 'strict') && { strict: true }),
    ...(message && { message }),
    ...(trial && { trial }),
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
    revision: readInteger(fields.revision, 'revision', 0, MOST_SAVES),
  };
}

/** Checks form and moves. @throws InputError naming the bad field or ply */
export function parsePlayableRecord(value: unknown): GameRecord {
  const record = parseRecord(value);
  checkMoves(record);
  return record;
}

/** @throws InputError naming the ply or field that does not fit the rules */
export function checkMoves(record: GameRecord): void {
  replay(rulesOf(record), record);
}

/**
 * A game from a file of games, its form checked, that its rules are known here and its start is a position of theirs,
 * and that its count of saves leaves room. An ending that depends on who is to move needs its moves to fit, too.
 * @throws InputError naming what is wrong
 */
export function parseForeignRecord(value: unknown): GameRecord {
  const record = parseRecord(value);
  readInteger(record.revision, 'revision', 0, MOST_SAVES_BEFORE);
  if (record.result?.reason === 'stalemate') checkMoves(record);
  else checkStart(record);
  return record;
}

/** @throws InputError naming what is wrong with the start or the rules */
function checkStart(record: GameRecord): void {
  const rules = rulesOf(record);
  if (record.start !== rules.startFen) rules.parse(record.start);
}

/** The fields of a record of any known version, with those that it lacks for its age. */
function readCurrentFields(value: unknown): Fields {
  const fields = readFields(value, refusal('theRecord'));
  const version = readVersion(fields.version);
  if (version === RECORD_VERSION)
    return onlyKnown(fields, refusal('theRecord'), [...FIELDS, ...OPTIONAL]);
  const since = Object.entries(SINCE).filter(([added]) => version < Number(added));
  const lacking: Fields = Object.assign({}, ...since.map(([, added]) => added));
  const then = FIELDS.filter((name) => !(name in lacking));
  return { ...onlyKnown(fields, refusal('theRecord'), then), ...lacking };
}

/** A version of records that this build reads. @throws InputError for a newer one */
export function readVersion(value: unknown): number {
  const version = readInteger(value, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > RECORD_VERSION) {
    throw refuse('newerGame', version, RECORD_VERSION);
  }
  return version;
}

/** Chosen values by option name, whatever the game. @throws InputError naming the bad one */
export function readOptionValues(value: unknown, name: string): OptionValues {
  const entries = Object.entries(readFields(value, name));
  if (entries.length > MOST_OPTIONS) throw refuse('tooManyIn', name, MOST_OPTIONS);
  return Object.fromEntries(
    entries.map(([option, chosen]) => [
      readText(option, refusal('aNameIn', name), LONGEST.option),
      readText(chosen, `${name}.${option}`, LONGEST.optionValue),
    ]),
  );
}

/** A level of play. @throws InputError */
export function readLevel(value: unknown, name: string): number {
  return readInteger(value, name, 1, LEVELS);
}

/** A level between two of the eight. @throws InputError */
function readTenths(value: unknown, name: string): number {
  const level = readNumber(value, name, 1, LEVELS);
  if (isTenths(level)) return level;
  throw refuse('notTenths', name, level);
}

/** Whether a number has no more than one decimal. */
export const isTenths = (value: number): boolean => Math.round(value * 10) / 10 === value;

/** Whether a field is there that is true or missing. @throws InputError */
function readFlag(value: unknown, name: string): value is true {
  if (value === undefined || value === true) return value === true;
  throw refuse('notYesOrMissing', name);
}

function readPlayer(value: unknown, name: string): Player {
  const kind = readOneOf(readFields(value, name).kind, `${name}.kind`, PLAYER_KINDS);
  if (kind === 'computer') {
    const fields = readObject(value, name, ['kind', 'level', 'matched', 'character']);
    const { level, matched } = fields;
    const played = readFlag(matched, `${name}.matched`)
      ? { level: readTenths(level, `${name}.level`), matched }
      : { level: readLevel(level, `${name}.level`) };
    if (fields.character === undefined) return { kind, ...played };
    const character = readOneOf(fields.character, `${name}.character`, CHARACTERS);
    return { kind, ...played, character };
  }
  const fields = readObject(value, name, ['kind', 'name']);
  return fields.name === undefined
    ? { kind }
    : { kind, name: readText(fields.name, `${name}.name`, LONGEST.name) };
}

/** How a game by message stands; null for any other. @throws InputError naming the bad field */
function readMessage(value: unknown, plies: number): MessageState | null {
  if (value === undefined) return null;
  const fields = ['sent', 'due', 'request', 'granted'];
  const { sent, due, request, granted } = readObject(value, 'message', fields);
  return {
    sent: readInteger(sent, 'message.sent', 0, plies),
    ...(readFlag(due, 'message.due') && { due }),
    ...(request !== undefined && { request: readRequest(request) }),
    ...(granted !== undefined && {
      granted: readInteger(granted, 'message.granted', 1, MOST_GRANTED),
    }),
  };
}

function readRequest(value: unknown): MessageRequest {
  const { what, state } = readObject(value, 'message.request', ['what', 'state']);
  return {
    what: readOneOf(what, 'message.request.what', REQUESTS),
    state: readOneOf(state, 'message.request.state', REQUEST_STATES),
  };
}

const isByMessage = (white: Player, black: Player): boolean =>
  (white.kind === 'friend' && black.kind === 'person') ||
  (white.kind === 'person' && black.kind === 'friend');

/** Times of both sides. @throws InputError naming the bad field */
export function readClock(value: unknown, name: string): GameClock {
  const { white, black } = readObject(value, name, ['white', 'black']);
  return {
    white: readSideClock(white, `${name}.white`),
    black: readSideClock(black, `${name}.black`),
  };
}

function readSideClock(value: unknown, name: string): SideClock {
  const { start, increment } = readObject(value, name, ['start', 'increment']);
  return {
    start: readInteger(start, `${name}.start`, 1, LONGEST_CLOCK),
    increment: readInteger(increment, `${name}.increment`, 0, LONGEST_CLOCK),
  };
}

/** One time per ply. */
function readSpent(value: unknown, plies: number): number[] {
  const spent = readList(value, 'spent', MOST_MOVES, (item, name) =>
    readInteger(item, name, 0, LAST_TIME),
  );
  if (spent.length === plies) return spent;
  throw refuse('timesSpent', spent.length, plies);
}

function readResult(value: unknown, name: string): GameResult {
  const fields = readObject(value, name, ['score', 'reason']);
  return {
    score: readOneOf(fields.score, `${name}.score`, SCORES),
    reason: readOneOf(fields.reason, `${name}.reason`, REASONS),
  };
}
