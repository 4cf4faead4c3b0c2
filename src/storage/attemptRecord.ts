// An attempt at a puzzle as it is stored and backed up, and how it is parsed; see ../puzzles/attempt.ts. It never changes.
import { type Attempt, dayNumber, type NewAttempt, WAYS } from '../puzzles/attempt';
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
import { LONGEST } from './parseRecord';

export const ATTEMPT_VERSION = 1;

export interface AttemptRecord extends Attempt {
  readonly version: typeof ATTEMPT_VERSION;
}

/** Numbers go no further: what a damaged file says must not spoil the order of what comes. */
export const MOST_NUMBER = 1_000_000_000;

/** Whether another attempt at the same day's puzzle was kept while this one went on; `earlier` as of AttemptStore.add. */
export const isForestalled = (
  { way, game, day }: NewAttempt,
  kept: readonly Attempt[],
  earlier = 0,
): boolean =>
  way === 'daily' &&
  kept.filter((one) => one.way === way && one.game === game && one.day === day).length > earlier;

/** The record of an attempt that follows those of its game up to `last`, 0 for none. */
export const recordAfter = (attempt: NewAttempt, last: number): AttemptRecord => ({
  version: ATTEMPT_VERSION,
  ...attempt,
  number: Math.min(last + 1, MOST_NUMBER),
});

/** Attempts by game. One that cannot be read counts as not made, and stays where it is. */
export interface AttemptStore {
  /** All attempts at a game's puzzles, in no order. */
  list(game: string): Promise<readonly Attempt[]>;
  /**
   * Keeps an attempt as the next of its game, and resolves when it is safe. Adding the same one again changes nothing. Of
   * tabs that try a day's puzzle at once the first one counts: an attempt at it is left out if more than `earlier` others are
   * kept, which is how many there were when it was begun.
   */
  add(attempt: NewAttempt, earlier?: number): Promise<void>;
}

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
