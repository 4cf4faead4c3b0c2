// Attempts at puzzles (see ../puzzles/attempt.ts): the record, which never changes, how it is parsed, and the store.

import { refusal, refuse } from '../input/input';
import {
  LAST_TIME,
  readBoolean,
  readFields,
  readInteger,
  readObject,
  readOneOf,
  readText,
} from '../input/parse';
import { type Attempt, dayNumber, type NewAttempt, WAYS } from '../puzzles/attempt';
import { readOrNull } from './errors';
import { LONGEST } from './parseRecord';
import type { Query, RowSource, WritableRows } from './rows';

export const ATTEMPT_VERSION = 1;

export interface AttemptRecord extends Attempt {
  readonly version: typeof ATTEMPT_VERSION;
}

/** Numbers go no further: what a damaged file says must not spoil the order of what comes. */
const MOST_NUMBER = 1_000_000_000;

/** Attempts by game. One that cannot be read counts as not made, and stays where it is. */
export interface AttemptStore {
  /** All attempts at a game's puzzles, in no order; with those of this page that could not be kept yet. */
  list(game: string): Promise<readonly Attempt[]>;
  /**
   * Keeps an attempt as the next of its game, after those of this page that could not be kept before, and resolves when all are
   * safe. Adding the same one again changes nothing. Of tabs that try a day's puzzle at once the first one counts: an attempt at
   * it is left out if more than `earlier` others are kept, which is how many there were when it was begun.
   */
  add(attempt: NewAttempt, earlier?: number): Promise<void>;
}

/** An attempt as a page adds it. */
export interface AddedAttempt {
  readonly attempt: NewAttempt;
  /** As of AttemptStore.add. */
  readonly earlier: number;
  /** Whether it was stored once. */
  readonly isStored: boolean;
}

interface AttemptStoreParts extends Pick<RowSource, 'use' | 'keep'> {
  /** Takes what this page adds. */
  readonly held: Map<string, AddedAttempt>;
}

export function createAttemptStore({ use, keep, held }: AttemptStoreParts): AttemptStore {
  const notStored = () => [...held.values()].filter(({ isStored }) => !isStored);
  return {
    async list(game) {
      const rows = await use((database) =>
        database.read('attempts', ({ attempts }) => attempts.list(ofGame(game))),
      );
      const found = readableAmong(rows);
      for (const { attempt, earlier } of notStored()) {
        if (attempt.game !== game || found.some(({ id }) => id === attempt.id)) continue;
        if (attempt.way === 'daily' && isForestalled(attempt, found, earlier)) continue;
        found.push(recordAfter(attempt, Math.max(0, ...found.map(({ number }) => number))));
      }
      return found;
    },
    async add(attempt, earlier = 0) {
      if (!held.has(attempt.id)) held.set(attempt.id, { attempt, earlier, isStored: false });
      const added = notStored();
      await keep((database) =>
        database.write('attempts', ({ attempts }) => addAttempts(attempts, added)),
      );
      for (const one of added) {
        // Unless all were erased meanwhile.
        if (held.has(one.attempt.id)) held.set(one.attempt.id, { ...one, isStored: true });
      }
    },
  };
}

/**
 * Writes attempts that are not there yet. A save may have succeeded although its connection was lost before it could say so.
 * Numbers are given within the transaction, so that two tabs never give the same; the first of a day is found there too.
 */
export async function addAttempts(
  rows: WritableRows<'attempts'>,
  added: Iterable<AddedAttempt>,
): Promise<void> {
  for (const { attempt, earlier } of added) {
    if (await rows.has(attempt.id)) continue;
    if (attempt.way === 'daily') {
      const others = readableAmong(await rows.list(ofGame(attempt.game)));
      if (isForestalled(attempt, others, earlier)) continue;
    }
    const last = await rows.last(ofGame(attempt.game));
    await rows.put(recordAfter(attempt, last?.number ?? 0));
  }
}

/** Whether another attempt at the same day's puzzle was saved while this one went on; `earlier` as of AttemptStore.add. */
const isForestalled = (
  { way, game, day }: NewAttempt,
  others: readonly Attempt[],
  earlier: number,
): boolean =>
  others.filter((one) => one.way === way && one.game === game && one.day === day).length > earlier;

/** The record of an attempt that follows those of its game up to `last`, 0 for none. */
const recordAfter = (attempt: NewAttempt, last: number): AttemptRecord => ({
  version: ATTEMPT_VERSION,
  ...attempt,
  number: Math.min(last + 1, MOST_NUMBER),
});

const readableAmong = (rows: readonly unknown[]): Attempt[] =>
  rows.flatMap((row) => readableAttempt(row) ?? []);

const ofGame = (game: string): Query<'attempts'> => ({
  index: 'order',
  from: [game, 0],
  to: [game, Number.POSITIVE_INFINITY],
});

const HIGHEST_RATING = 4000;
/** The name of a mistake is a game's id and the number of a ply. */
const LONGEST_PUZZLE = LONGEST.id + 8;

/** @throws InputError naming the bad field, or that a newer version wrote it */
export function parseAttempt(value: unknown): AttemptRecord {
  const stored = readFields(value, refusal('theAttempt')).version;
  const version = readInteger(stored, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > ATTEMPT_VERSION) throw refuse('newerAttempt', version, ATTEMPT_VERSION);
  const fields = readObject(value, refusal('theAttempt'), [
    ...['version', 'id', 'game', 'puzzle', 'way', 'solved', 'rating', 'number', 'day', 'run', 'at'],
  ]);
  const day = readText(fields.day, 'day', 10);
  if (dayNumber(day) === null) throw refuse('badDay', day);
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
export const readableAttempt = (value: unknown): AttemptRecord | null =>
  readOrNull(value, parseAttempt);
