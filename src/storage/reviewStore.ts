// Reviews by the ids of their games, stored beside these. One that cannot be read counts as not made.
import {
  joinReviews,
  type ReviewRecord,
  readableReview,
  type StoredReview,
  storedForm,
} from './reviewRecord';
import type { RowSource } from './rows';

/** Reviews read at once: a moment's work. */
const REVIEWS_PER_PART = 10;

/** How many reviews there are, and about how many bytes they take. */
interface ReviewUsage {
  readonly count: number;
  readonly bytes: number;
}

export interface ReviewStore {
  /** The review of a game, or null. */
  load(id: string): Promise<ReviewRecord | null>;
  /** Saves a review, with what another tab found about the same moves; not if its game is not stored. */
  save(review: ReviewRecord): Promise<void>;
  /** Reads all of them for it. */
  usage(): Promise<ReviewUsage>;
  /** Deletes all reviews, which can be made again from their games; only when the player asks for it. */
  clear(): Promise<void>;
  /** Ids of all games with a review. */
  ids(): Promise<readonly string[]>;
  /** All reviews, in parts small enough for the page to stay alive between them. */
  list(): AsyncIterable<readonly ReviewRecord[]>;
}

interface ReviewStoreParts extends Pick<RowSource, 'use' | 'keep'> {
  /** Takes what this page saves. */
  readonly held: Map<string, StoredReview>;
}

export function createReviewStore({ use, keep, held }: ReviewStoreParts): ReviewStore {
  async function* parts() {
    let range = {};
    for (;;) {
      const query = { ...range, most: REVIEWS_PER_PART };
      const rows = await use((database) =>
        database.read('reviews', ({ reviews }) => reviews.list(query)),
      );
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      range = { after: last.id };
    }
  }
  return {
    load: async (id) =>
      readableReview(
        await use((database) => database.read('reviews', ({ reviews }) => reviews.get(id))),
      ),

    save: (review) =>
      keep((database) =>
        database.write(['games', 'reviews'], async ({ reviews, games }, finish) => {
          const joined = joinReviews(review, readableReview(await reviews.get(review.id)));
          // Asked after what is stored was read, so that reading hundreds of findings and writing them are two tasks.
          const isStored = await games.has(review.id);
          if (!isStored) return;
          const stored = storedForm(joined);
          await finish(reviews.put(stored));
          held.set(review.id, stored);
        }),
      ),

    ids: () => use((database) => database.read('reviews', ({ reviews }) => reviews.keys())),

    async usage() {
      let [count, bytes] = [0, 0];
      for await (const rows of parts()) {
        count += rows.length;
        bytes += JSON.stringify(rows).length;
      }
      return { count, bytes };
    },

    async clear() {
      await use((database) => database.write('reviews', ({ reviews }) => reviews.clear()));
      held.clear();
    },

    async *list() {
      for await (const rows of parts()) yield rows.flatMap((row) => readableReview(row) ?? []);
    },
  };
}
