// What the app may ask of the reviews it keeps, wherever they are; see databaseReviews.ts and memoryReviews.ts.
import type { ReviewRecord } from './reviewRecord';

/** Reviews by the ids of their games. One that cannot be read counts as not made. */
export interface ReviewStore {
  /** The review of a game, or null. */
  load(id: string): Promise<ReviewRecord | null>;
  /** Keeps a review, with what another tab found about the same moves. One whose game is not stored is not kept either. */
  save(review: ReviewRecord): Promise<void>;
  /** All reviews, in parts small enough for the page to stay alive between them. */
  list(): AsyncIterable<readonly ReviewRecord[]>;
}
