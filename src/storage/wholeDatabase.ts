// The database as a whole, for backup, restore and erasing: what changes it, in one transaction.
import { type IDBPObjectStore, unwrap, wrap } from 'idb';
import { lastItem } from '../util/items';
import type { ProgressOptions } from '../util/scheduling';
import { type ExtendDeadline, replacedSince, revisionOf } from './errors';
import type { StoreChanges, StoreContent } from './gameStore';
import { isBetterReview, readableReview, type StoredReview } from './reviewRecord';
import {
  type Database,
  type FortyoneSchema,
  type GameRow,
  rowOf,
  STORES,
  summaryRowOf,
} from './schema';
import { oneOf, within } from './transaction';

/** Games read at once: a moment's work. */
const PART = 60;
/** Games written at once, and as many again are on their way: a moment's work too. */
const WRITTEN = 25;

/** Rows of the next games, readable or not, sorted by id. */
export const readGames = (database: Database, after: string | null): Promise<GameRow[]> =>
  database.getAll('games', after === null ? null : IDBKeyRange.lowerBound(after, true), PART);

export function readRest(database: Database): Promise<StoreContent> {
  const tx = database.transaction(['analyses', 'attempts', 'aside', 'settings']);
  return within(tx, async () => {
    const settings = tx.objectStore('settings');
    const [analyses, attempts, aside, keys, values] = await Promise.all([
      tx.objectStore('analyses').getAll(),
      tx.objectStore('attempts').getAll(),
      tx.objectStore('aside').getAll(),
      settings.getAllKeys(),
      settings.getAll(),
    ]);
    const choices = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    return { analyses, attempts, aside, choices };
  });
}

/** @throws ConflictError if a game or an analysis is not as it was seen; nothing is changed then */
export function writeWhole(
  database: Database,
  changes: StoreChanges,
  goesOn: ExtendDeadline,
  { onProgress, signal }: ProgressOptions = {},
): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const there = new Set(await games.getAllKeys());
    // What answers each request is left out: hearing of ten thousand games one by one takes as long as writing them.
    const [rows, summaries] = [unwrap(games), unwrap(tx.objectStore('summaries'))];
    let before: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < changes.games.length; at += WRITTEN) {
      if (signal?.aborted) throw new DOMException('cancelled', 'AbortError');
      const part = changes.games.slice(at, at + WRITTEN);
      await Promise.all(
        part.map(async ({ record: { id }, seen }) => {
          const conflict = replacedSince(there.has(id) ? await games.get(id) : undefined, seen);
          if (conflict) throw conflict;
        }),
      );
      const requests = part.map(({ record }) => {
        rows.put(rowOf(record));
        return summaries.put(summaryRowOf(record));
      });
      const last = oneOf(wrap(lastItem(requests)));
      await before;
      before = last;
      goesOn();
      onProgress?.(at + part.length, changes.games.length);
    }
    await before;
    const analyses = tx.objectStore('analyses');
    for (const { record, seen } of changes.analyses) {
      const conflict = replacedSince(revisionOf(await analyses.get(record.id)), seen);
      if (conflict) throw conflict;
      await analyses.put(record);
      goesOn();
    }
    await putBetterReviews(tx.objectStore('reviews'), changes.reviews, goesOn);
    for (const attempt of changes.attempts) await tx.objectStore('attempts').put(attempt);
    for (const entry of changes.aside) await tx.objectStore('aside').add(entry);
    for (const [key, value] of changes.choices) await tx.objectStore('settings').put(value, key);
  });
}

type Reviews = Pick<
  IDBPObjectStore<FortyoneSchema, typeof STORES, 'reviews', 'readwrite'>,
  'get' | 'put'
>;

async function putBetterReviews(
  store: Reviews,
  reviews: readonly StoredReview[],
  goesOn: ExtendDeadline,
): Promise<void> {
  for (let at = 0; at < reviews.length; at += WRITTEN) {
    const part = reviews.slice(at, at + WRITTEN);
    await Promise.all(
      part.map(async (review) => {
        const own = readableReview(await store.get(review.id));
        if (!own || isBetterReview(review, own)) await store.put(review);
      }),
    );
    goesOn();
  }
}

export async function eraseWhole(database: Database): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await within(tx, () => Promise.all(STORES.map((name) => tx.objectStore(name).clear())));
}
