// A value from storage or a file becomes an AttemptRecord, or is refused by the name of its bad field.
import { WAYS } from '../puzzles/attempt';
import { dayNumber } from '../puzzles/day';
import { InputError } from '../rules/types';
import {
  LAST_TIME,
  readBoolean,
  readFields,
  readInteger,
  readObject,
  readOneOf,
  readText,
} from '../util/parse';
import { ATTEMPT_VERSION, type AttemptRecord, MOST_NUMBER } from './attemptRecord';
import { LONGEST } from './parseRecord';

const HIGHEST_RATING = 4000;
/** The name of a mistake is a game's id and the number of a ply. */
const LONGEST_PUZZLE = LONGEST.id + 8;

/** @throws InputError naming the bad field, or that a newer version wrote it */
export function parseAttempt(value: unknown): AttemptRecord {
  const { version } = readFields(value, 'the attempt');
  if (readInteger(version, 'version', 1, Number.MAX_SAFE_INTEGER) > ATTEMPT_VERSION) {
    throw new InputError(
      `version is ${version}: a newer version of the app saved this attempt, and this one reads up to ${ATTEMPT_VERSION}`,
    );
  }
  const fields = readObject(value, 'the attempt', [
    ...['version', 'id', 'game', 'puzzle', 'way', 'solved', 'rating', 'number', 'day', 'run', 'at'],
  ]);
  const day = readText(fields.day, 'day', 10);
  if (dayNumber(day) === null) throw new InputError(`day is "${day}", not a day like 2026-11-22`);
  return {
    version: ATTEMPT_VERSION,
    id: readText(fields.id, 'id', LONGEST.id),
    game: readText(fields.game, 'game', 32),
    puzzle: readText(fields.puzzle, 'puzzle', LONGEST_PUZZLE),
    way: readOneOf(fields.way, 'way', WAYS),
    solved: readBoolean(fields.solved, 'solved'),
    rating: fields.rating === null ? null : readInteger(fields.rating, 'rating', 0, HIGHEST_RATING),
    number: readInteger(fields.number, 'number', 1, MOST_NUMBER),
    day,
    run: fields.run === null ? null : readText(fields.run, 'run', LONGEST.id),
    at: readInteger(fields.at, 'at', 0, LAST_TIME),
  };
}

/** The attempt in a stored value, or null for one that cannot be read. */
export function readableAttempt(value: unknown): AttemptRecord | null {
  try {
    return parseAttempt(value);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
