// The backup file: one JSON text with everything the app keeps, for people to read and for any later version to
// restore. The same content always gives the same text. This file knows its form and writes its text, in chunks and record by
// record; backupReader.ts reads it, and what stands in it is judged game by game in restorePlan.ts.
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
import { type Fields, LAST_TIME } from '../../input/parse';
import { Crc32, inHex } from '../../util/crc32';
import type { AnalysisRecord } from '../analysisRecord';
import type { AttemptRecord } from '../attemptRecord';
import { bounded, boundedText, type QuarantinedValue, toTagged } from '../quarantine';
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
interface Everything {
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
const restOf = (version: number): readonly Exclude<Part, 'games'>[] =>
  partsOf(version).filter((part) => part !== 'games');

/** The parts that are lists of records, one a line. */
export const LISTS = ['games', 'analyses', 'reviews', 'attempts', 'aside'] as const;

/** Fields in the order of their names, each value as `convert` makes it. */
export function sorted(fields: Fields, convert = (value: unknown) => value): Fields {
  const entries = Object.entries(fields).sort(([a], [b]) => compareTexts(a, b));
  return Object.fromEntries(entries.map(([name, value]) => [name, convert(value)]));
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Records of a chunk: one by one, each would cost more than what is done with it. */
const RECORDS_PER_CHUNK = 50;

/** What the file has beside games and reviews. */
type Rest = Omit<Everything, 'games' | 'reviews'>;

/** A file's text. */
export interface WrittenBackup {
  /** The text in chunks. */
  readonly chunks: readonly string[];
  /** Reviews for which there was no room. */
  readonly reviewsLeftOut: number;
}

/** Writes a backup whose games and reviews come one by one. */
export class BackupWriter {
  private readonly crc = new Crc32();
  private readonly chunks: string[] = [];
  private readonly games: ListWriter;
  private readonly reviews: { readonly id: string; readonly text: string }[] = [];

  /** Reviews, which can be made again, are left out where the text would have more than `most` characters with them. */
  constructor(private readonly most = LARGEST) {
    this.crc.add('[');
    this.games = new ListWriter(this.crc, this.chunks);
  }

  /** Games come sorted by id. */
  addGame(game: GameRecord): void {
    this.games.add(JSON.stringify(game));
  }

  addReview(review: StoredReview): void {
    this.reviews.push({ id: review.id, text: JSON.stringify(review) });
  }

  /** The file's text, with all that is neither game nor review. */
  finish(rest: Rest): WrittenBackup {
    const { chunks, crc } = this;
    this.games.end();
    const asTexts = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));
    const aside = rest.aside
      .map(writtenAside)
      .map((entry) => ({ entry, text: JSON.stringify(entry) }))
      .sort((a, b) => a.entry.at - b.entry.at || compareTexts(a.text, b.text))
      .map(({ text }) => text);
    const choices = sorted(rest.choices, (value) => toTagged(value));
    const others = {
      analyses: asTexts(byId(rest.analyses)),
      attempts: asTexts(byId(rest.attempts)),
      aside,
    };
    const single = {
      choices: JSON.stringify(choices),
      preferences: JSON.stringify(sorted(rest.preferences)),
    };
    const size = [...chunks, ...Object.values(others).flat(), ...Object.values(single)];
    const reviews = this.reviewsWithin(this.most - lengthOf(size));
    const lists = { ...others, reviews };
    const version = versionFor(lists);
    for (const part of restOf(version)) {
      crc.add(',');
      chunks.push(`,\n${JSON.stringify(part)}: `);
      if (part === 'choices' || part === 'preferences') {
        crc.add(single[part]);
        chunks.push(single[part]);
      } else {
        const list = new ListWriter(crc, chunks);
        for (const text of lists[part]) list.add(text);
        list.end();
      }
    }
    crc.add(']');
    const counts = {
      games: this.games.count,
      ...(version >= 2 && { analyses: lists.analyses.length }),
      ...(version >= 3 && { reviews: reviews.length }),
      ...(version >= 4 && { attempts: lists.attempts.length }),
      aside: aside.length,
      choices: Object.keys(choices).length,
    };
    const head = `{
"fortyone": ${JSON.stringify(KIND)},
"version": ${version},
"counts": ${JSON.stringify(counts)},
"checksum": ${JSON.stringify(inHex(crc.value))},
"games": `;
    return {
      chunks: [head, ...chunks, '\n}\n'],
      reviewsLeftOut: this.reviews.length - reviews.length,
    };
  }

  /** Texts of the reviews, sorted by id, for which there is room. */
  private reviewsWithin(room: number): string[] {
    let left = room;
    return this.reviews
      .sort((a, b) => compareTexts(a.id, b.id))
      .map(({ text }) => text)
      .filter((text) => {
        left -= text.length;
        return left >= 0;
      });
  }
}

/** Writes a list with one item a line, some at a time. */
class ListWriter {
  count = 0;
  /** Texts of the items that no chunk has yet. */
  private waiting: string[] = [];

  constructor(
    private readonly crc: Crc32,
    private readonly chunks: string[],
  ) {
    crc.add('[');
    chunks.push('[');
  }

  add(item: string): void {
    this.waiting.push(item);
    if (this.waiting.length === RECORDS_PER_CHUNK) this.endChunk();
  }

  end(): void {
    this.endChunk();
    this.crc.add(']');
    this.chunks.push(this.count === 0 ? ']' : '\n]');
  }

  private endChunk(): void {
    if (this.waiting.length === 0) return;
    const isFirst = this.count === 0;
    this.crc.add(`${isFirst ? '' : ','}${this.waiting.join(',')}`);
    this.chunks.push(`${isFirst ? '\n' : ',\n'}${this.waiting.join(',\n')}`);
    this.count += this.waiting.length;
    this.waiting = [];
  }
}

/** The earliest version that has a place for all there is. */
function versionFor(
  lists: Readonly<Record<'analyses' | 'reviews' | 'attempts', readonly unknown[]>>,
): number {
  if (lists.attempts.length > 0) return 4;
  if (lists.reviews.length > 0) return 3;
  return lists.analyses.length > 0 ? 2 : 1;
}

/** Sorted by id. */
const byId = <Kept extends { readonly id: string }>(records: readonly Kept[]): Kept[] =>
  [...records].sort((a, b) => compareTexts(a.id, b.id));

/** Even of an entry that was itself damaged, its value is kept. */
function writtenAside({ reason, at, raw }: QuarantinedValue): QuarantinedValue {
  const time = Number.isInteger(at) && at >= 0 && at <= LAST_TIME ? at : 0;
  return { reason: boundedText(String(reason)), at: time, raw: toTagged(bounded(raw)) };
}

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0);
