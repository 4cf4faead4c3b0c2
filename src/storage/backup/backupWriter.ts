// Writes the text of a backup (backupForm.ts) in chunks, record by record.

import { LAST_TIME } from '../../input/parse';
import { Crc32, inHex } from '../../util/crc32';
import { bounded, boundedText, type QuarantinedValue, toTagged } from '../quarantine';
import type { GameRecord } from '../record';
import type { StoredReview } from '../reviewRecord';
import { compareTexts, type Everything, KIND, LARGEST, restOf, sorted } from './backupForm';

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
