// The backup file: one JSON text with everything the app keeps, for people to read and for any later version to
// restore. The same content always gives the same text. This file knows its form, backupWriter.ts and backupReader.ts its
// text; what stands in it is judged game by game in restorePlan.ts.
//
//   fortyone     "backup"
//   version      of this form: 4 with attempts at puzzles, else 3 with reviews, else 2 with analyses, else 1: earlier
//                versions of the app restore what they know
//   counts       how many games, analyses, reviews, attempts, games set aside and choices follow
//   checksum     CRC-32, in hexadecimal, of the parts below written as one JSON list without spaces
//   games        records (record.ts), sorted by id, one a line
//   analyses     records (analysisRecord.ts) likewise; since version 2
//   reviews      in their stored form (reviewRecord.ts) likewise; since version 3
//   attempts     records (attemptRecord.ts) likewise; since version 4
//   aside        what could not be read, as it was found (quarantine.ts), with the reason
//   choices      what was last chosen for each new game, and how far its lessons are done
//   preferences  the settings
import type { Fields } from '../../input/parse';
import type { AnalysisRecord } from '../analysisRecord';
import type { AttemptRecord } from '../attemptRecord';
import type { QuarantinedValue } from '../quarantine';
import type { GameRecord } from '../record';
import type { StoredReview } from '../reviewRecord';

/** What the field `fortyone` says. */
export const KIND = 'backup';
/** The latest version. */
export const VERSION = 4;
/**
 * Characters that a file has with reviews, at most, and that are parsed at once: what a phone has the memory for. One
 * with more games than that is read line by line.
 */
export const LARGEST = 64 * 1024 * 1024;
const PARTS = [
  'games',
  'analyses',
  'reviews',
  'attempts',
  'aside',
  'choices',
  'preferences',
] as const;
type Part = (typeof PARTS)[number];
/** The first version that has a part; 1 for those that are not here. */
const SINCE: Partial<Record<Part, number>> = { analyses: 2, reviews: 3, attempts: 4 };

/** What a backup is made of. */
export interface Everything {
  readonly games: readonly GameRecord[];
  readonly analyses: readonly AnalysisRecord[];
  readonly reviews: readonly StoredReview[];
  readonly attempts: readonly AttemptRecord[];
  readonly aside: readonly QuarantinedValue[];
  /** Stored values by key. */
  readonly choices: Fields;
  readonly preferences: Fields;
}

/** A file's content, its form checked; the records are as they stand there. */
export interface BackupContent
  extends Omit<Everything, 'games' | 'analyses' | 'reviews' | 'attempts'> {
  readonly games: readonly unknown[];
  readonly analyses: readonly unknown[];
  readonly reviews: readonly unknown[];
  readonly attempts: readonly unknown[];
}

/** The parts that a file of a version has. */
export const partsOf = (version: number): readonly Part[] =>
  PARTS.filter((part) => version >= (SINCE[part] ?? 1));

/** The parts behind the games. */
export const restOf = (version: number): readonly Exclude<Part, 'games'>[] =>
  partsOf(version).filter((part) => part !== 'games');

/** The parts that are lists of records, one a line. */
export const LISTS = ['games', 'analyses', 'reviews', 'attempts', 'aside'] as const;

/** Fields in the order of their names, each value as `convert` makes it. */
export function sorted(fields: Fields, convert = (value: unknown) => value): Fields {
  const entries = Object.entries(fields).sort(([a], [b]) => compareTexts(a, b));
  return Object.fromEntries(entries.map(([name, value]) => [name, convert(value)]));
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
