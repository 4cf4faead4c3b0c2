// The database: its stores and indexes, its versions, and how a game lies in it.
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { refusal } from '../input/input';
import { readFields } from '../input/parse';
import { parsePlayableRecord, parseRecord } from './parseRecord';
import type { QuarantinedValue } from './quarantine';
import { type GameRecord, isEndUnsent } from './record';
import { type GameSummary, summaryOf, type Tally, tallyOf } from './summary';

export const DATABASE = 'fortyone';
export const DATABASE_VERSION = 8;

/** A game with what its index needs: a record's result is no valid key. */
export interface GameRow extends GameRecord {
  readonly finished: 0 | 1;
}

/** A summary with what its indexes need, so that lists come in their order. */
export interface SummaryRow extends GameSummary {
  /** 1 for games with a result, but -1 where a friend is yet to be sent that: those are listed with the unfinished ones. */
  readonly finished: -1 | 0 | 1;
  /** 0 for pinned games, which come first. */
  readonly unpinned: 0 | 1;
  /** The time of the last save below zero: the latest comes first. */
  readonly age: number;
  /** What Statistics counts; absent while the game goes on, and from before there were tallies. */
  readonly tally?: Tally;
}

/** What every stored analysis has, whatever else it holds. */
interface AnalysisRow {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What every stored review has, whatever else it holds. */
interface ReviewRow {
  /** Of the game. */
  readonly id: string;
}

/** What every stored attempt at a puzzle has, whatever else it holds. */
interface AttemptRow {
  readonly id: string;
  readonly game: string;
  /** One more than the greatest of the game when it was saved. */
  readonly number: number;
}

export interface FortyoneSchema extends DBSchema {
  games: {
    key: string;
    value: GameRow;
    /** Finished or not, then by time. */
    indexes: { finishedUpdatedAt: [number, number] };
  };
  /** One for each game, written with it: what lists show without reading the moves of every game. */
  summaries: {
    key: string;
    value: SummaryRow;
    /** The order of lists, of all games and of the finished or unfinished ones. */
    indexes: {
      order: [unpinned: number, age: number, id: string];
      finishedOrder: [finished: number, unpinned: number, age: number, id: string];
      /** Finished games by what Statistics counts. */
      tally: Tally;
    };
  };
  analyses: { key: string; value: AnalysisRow; indexes: { updatedAt: number } };
  reviews: { key: string; value: ReviewRow };
  attempts: { key: string; value: AttemptRow; indexes: { order: [game: string, number: number] } };
  settings: { key: string; value: unknown };
  aside: { key: number; value: QuarantinedValue };
}

/** All stores of the database. */
export const STORES = [
  'games',
  'summaries',
  'analyses',
  'reviews',
  'attempts',
  'aside',
  'settings',
] as const;

/** Where each index finds its keys in a row. */
export const INDEXES = {
  games: { finishedUpdatedAt: ['finished', 'updatedAt'] },
  summaries: {
    order: ['unpinned', 'age', 'id'],
    finishedOrder: ['finished', 'unpinned', 'age', 'id'],
    tally: 'tally',
  },
  analyses: { updatedAt: 'updatedAt' },
  attempts: { order: ['game', 'number'] },
};

/**
 * Keys in the indexes that begin with `finished`: of games with a result, of those without one, and of summaries of games whose
 * result a friend is yet to be sent.
 */
export const FINISHED = { from: [1], to: [2] };
export const UNFINISHED = { from: [0], to: [1] };
export const UNSENT = { from: [-1], to: [0] };

export type Database = IDBPDatabase<FortyoneSchema>;

/** The transaction in which a database becomes one of this version. */
type Upgrading = Pick<
  IDBPTransaction<FortyoneSchema, StoreNames<FortyoneSchema>[], 'versionchange'>,
  'objectStore'
>;

/**
 * Brings a database of an older version, 0 for none, to this one. Version 2 changed no store: it came with records of
 * version 2, and keeps builds away that would take those for damaged. Version 3 added summaries and analyses; the
 * summaries of games that are here already are written afterwards, in batches (fillSummaries.ts), so that a device with
 * thousands of games opens at once. Version 4 added reviews, version 5 attempts at puzzles.
 * Version 6 changed no store either: it came with records of version 3. Version 7 added tallies, which summaries that are
 * here already get when they are first counted. Version 8 changed no store: it came with records of version 4.
 */
export function upgrade(database: Database, oldVersion: number, tx: Upgrading): void {
  if (oldVersion < 1) {
    const games = database.createObjectStore('games', { keyPath: 'id' });
    games.createIndex('finishedUpdatedAt', INDEXES.games.finishedUpdatedAt);
    database.createObjectStore('settings');
    database.createObjectStore('aside', { autoIncrement: true });
  }
  if (oldVersion < 3) {
    const summaries = database.createObjectStore('summaries', { keyPath: 'id' });
    summaries.createIndex('order', INDEXES.summaries.order);
    summaries.createIndex('finishedOrder', INDEXES.summaries.finishedOrder);
    database
      .createObjectStore('analyses', { keyPath: 'id' })
      .createIndex('updatedAt', INDEXES.analyses.updatedAt);
  }
  if (oldVersion < 4) database.createObjectStore('reviews', { keyPath: 'id' });
  if (oldVersion < 5) {
    const attempts = database.createObjectStore('attempts', { keyPath: 'id' });
    attempts.createIndex('order', INDEXES.attempts.order);
  }
  if (oldVersion < 7) tx.objectStore('summaries').createIndex('tally', INDEXES.summaries.tally);
}

export function rowOf(record: GameRecord): GameRow {
  return { ...record, finished: record.result ? 1 : 0 };
}

/** @throws InputError if the summary needs a replay and the moves do not fit */
export function summaryRowOf(record: GameRecord): SummaryRow {
  const summary = summaryOf(record);
  const tally = tallyOf(summary);
  return {
    ...summary,
    ...(tally && { tally }),
    finished: isEndUnsent(record) ? -1 : record.result ? 1 : 0,
    unpinned: record.pinned ? 0 : 1,
    age: -record.updatedAt,
  };
}

/** The record in a row. @throws InputError naming the bad field */
export function recordOf(row: unknown): GameRecord {
  return parseRecord(withoutIndex(row));
}

/** The record in a row, its moves checked too. @throws InputError naming the bad field or ply */
export function playableRecordOf(row: unknown): GameRecord {
  return parsePlayableRecord(withoutIndex(row));
}

/** A row as its record would be, readable or not. */
export function withoutIndex(row: unknown): unknown {
  const { finished: _finished, ...record } = readFields(row, refusal('theRecord'));
  return record;
}
