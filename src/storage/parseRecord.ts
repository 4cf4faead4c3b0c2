// A value from storage, a file or a link becomes a GameRecord, or is refused by the name of its bad field. Whether
// its moves are legal is judged by replay.ts.
import type { OptionValues } from '../games/game';
import { InputError, REASONS } from '../rules/types';
import { readFields, readInteger, readList, readObject, readOneOf, readText } from './fields';
import { type GameRecord, type GameResult, type Player, RECORD_VERSION, SCORES } from './record';
import { replay, rulesOf } from './replay';

const LONGEST = { id: 64, game: 32, option: 64, start: 400, move: 16, name: 60 };
const MOST_OPTIONS = 40;
/** The quiet-move draws end any game far earlier. */
const MOST_MOVES = 20_000;
const LEVELS = 8;
/** The last millisecond that a Date can express. */
const LAST_TIME = 8.64e15;

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
  'createdAt',
  'updatedAt',
  'revision',
];

/** Checks the form of a record. @throws InputError naming the bad field, or that a newer version wrote it */
export function parseRecord(value: unknown): GameRecord {
  checkVersion(readFields(value, 'the record').version);
  const fields = readObject(value, 'the record', FIELDS);
  const time = (name: keyof GameRecord) => readInteger(fields[name], name, 0, LAST_TIME);
  return {
    version: RECORD_VERSION,
    id: readText(fields.id, 'id', LONGEST.id),
    game: readText(fields.game, 'game', LONGEST.game),
    options: readOptions(fields.options, 'options'),
    start: readText(fields.start, 'start', LONGEST.start),
    moves: readList(fields.moves, 'moves', MOST_MOVES, (move, name) =>
      readText(move, name, LONGEST.move),
    ),
    white: readPlayer(fields.white, 'white'),
    black: readPlayer(fields.black, 'black'),
    result: fields.result === null ? null : readResult(fields.result, 'result'),
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
    revision: readInteger(fields.revision, 'revision', 0, Number.MAX_SAFE_INTEGER),
  };
}

/** Checks form and moves. @throws InputError naming the bad field or ply */
export function parsePlayableRecord(value: unknown): GameRecord {
  const record = parseRecord(value);
  replay(rulesOf(record), record);
  return record;
}

function checkVersion(value: unknown): void {
  const version = readInteger(value, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > RECORD_VERSION) {
    throw new InputError(
      `version is ${version}: a newer version of the app saved this game, and this one reads up to ${RECORD_VERSION}`,
    );
  }
}

/** Chosen values by option name, whatever the game. @throws InputError naming the bad one */
export function readOptions(value: unknown, name: string): OptionValues {
  const entries = Object.entries(readFields(value, name));
  if (entries.length > MOST_OPTIONS) throw new InputError(`${name} has more than ${MOST_OPTIONS}`);
  return Object.fromEntries(
    entries.map(([option, chosen]) => [
      readText(option, `a name in ${name}`, LONGEST.option),
      readText(chosen, `${name}.${option}`, LONGEST.option),
    ]),
  );
}

/** A level of play. @throws InputError */
export function readLevel(value: unknown, name: string): number {
  return readInteger(value, name, 1, LEVELS);
}

function readPlayer(value: unknown, name: string): Player {
  const { kind } = readFields(value, name);
  if (readOneOf(kind, `${name}.kind`, ['person', 'computer']) === 'computer') {
    const fields = readObject(value, name, ['kind', 'level']);
    return { kind: 'computer', level: readLevel(fields.level, `${name}.level`) };
  }
  const fields = readObject(value, name, ['kind', 'name']);
  return fields.name === undefined
    ? { kind: 'person' }
    : { kind: 'person', name: readText(fields.name, `${name}.name`, LONGEST.name) };
}

function readResult(value: unknown, name: string): GameResult {
  const fields = readObject(value, name, ['score', 'reason']);
  return {
    score: readOneOf(fields.score, `${name}.score`, SCORES),
    reason: readOneOf(fields.reason, `${name}.reason`, REASONS),
  };
}
