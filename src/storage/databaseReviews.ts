// Reviews in IndexedDB, beside the games they are of.
import { saveFailure } from './errors';
import { joinReviews, type ReviewRecord, readableReview, storedForm } from './reviewRecord';
import type { ReviewStore } from './reviewStore';
import type { Database } from './schema';
import { lastOf, within } from './transaction';

/** Runs an operation on the open database; see Connection. */
type Use = <T>(operation: (database: Database) => Promise<T>) => Promise<T>;

/** Reviews read at once: a moment's work. */
const PART = 10;

export class DatabaseReviews implements ReviewStore {
  constructor(private readonly use: Use) {}

  async load(id: string): Promise<ReviewRecord | null> {
    return readableReview(await this.use((database) => database.get('reviews', id)));
  }

  async save(review: ReviewRecord): Promise<void> {
    try {
      await this.use((database) => saveReview(database, review));
    } catch (error) {
      throw saveFailure(error);
    }
  }

  async *list(): AsyncIterable<readonly ReviewRecord[]> {
    let after: IDBKeyRange | undefined;
    for (;;) {
      const from = after;
      const rows = await this.use((database) => database.getAll('reviews', from, PART));
      const last = rows.at(-1);
      if (!last) return;
      yield rows.flatMap((row) => readableReview(row) ?? []);
      after = IDBKeyRange.lowerBound(last.id, true);
    }
  }
}

async function saveReview(database: Database, review: ReviewRecord): Promise<void> {
  const tx = database.transaction(['games', 'reviews'], 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    const reviews = tx.objectStore('reviews');
    const joined = joinReviews(review, readableReview(await reviews.get(review.id)));
    // After what is stored was read, so that reading hundreds of findings and writing them are two tasks of the page.
    const games = await tx.objectStore('games').count(review.id);
    if (games > 0) await lastOf(tx, reviews.put(storedForm(joined)));
  });
}
