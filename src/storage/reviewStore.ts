// Reviews by the ids of their games, stored beside these. One that cannot be read counts as not made.
import { saveFailure } from './errors';
import { joinReviews, type ReviewRecord, readableReview, storedForm } from './reviewRecord';
import type { RowSource } from './rows';

/** Reviews read at once: a moment's work. */
const PART = 10;

export interface ReviewStore {
  /** The review of a game, or null. */
  load(id: string): Promise<ReviewRecord | null>;
  /** Saves a review, with what another tab found about the same moves; not if its game is not stored. */
  save(review: ReviewRecord): Promise<void>;
  /** All reviews, in parts small enough for the page to stay alive between them. */
  list(): AsyncIterable<readonly ReviewRecord[]>;
}

export function createReviewStore({ use }: Pick<RowSource, 'use'>): ReviewStore {
  return {
    load: async (id) =>
      readableReview(
        await use((database) => database.read('reviews', ({ reviews }) => reviews.get(id))),
      ),

    async save(review) {
      try {
        await use((database) =>
          database.write(['games', 'reviews'], async ({ reviews, games }, finish) => {
            const joined = joinReviews(review, readableReview(await reviews.get(review.id)));
            // Asked after what is stored was read, so that reading hundreds of findings and writing them are two tasks.
            const isStored = await games.has(review.id);
            if (isStored) await finish(reviews.put(storedForm(joined)));
          }),
        );
      } catch (error) {
        throw saveFailure(error);
      }
    },

    async *list() {
      let range = {};
      for (;;) {
        const query = { ...range, most: PART };
        const rows = await use((database) =>
          database.read('reviews', ({ reviews }) => reviews.list(query)),
        );
        const last = rows.at(-1);
        if (!last) return;
        yield rows.flatMap((row) => readableReview(row) ?? []);
        range = { after: last.id };
      }
    },
  };
}
