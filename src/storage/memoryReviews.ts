// Reviews in this page's memory only, for when the device gives no storage.
import {
  joinReviews,
  type ReviewRecord,
  readableReview,
  type StoredReview,
  storedForm,
} from './reviewRecord';
import type { ReviewStore } from './reviewStore';

export class MemoryReviews implements ReviewStore {
  constructor(
    private readonly kept: Map<string, StoredReview>,
    /** Whether there is a game with this id. */
    private readonly hasGame: (id: string) => boolean,
  ) {}

  async load(id: string): Promise<ReviewRecord | null> {
    return readableReview(this.kept.get(id));
  }

  async save(review: ReviewRecord): Promise<void> {
    const { id } = review;
    if (!this.hasGame(id)) return;
    this.kept.set(id, storedForm(joinReviews(review, await this.load(id))));
  }

  async *list(): AsyncIterable<readonly ReviewRecord[]> {
    for (const stored of this.kept.values()) yield [readableReview(stored) ?? []].flat();
  }
}
