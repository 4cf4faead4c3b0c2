// Reviews in this page's memory only, for when the device gives no storage.
import { joinReviews, type ReviewRecord } from './reviewRecord';
import type { ReviewStore } from './reviewStore';

export class MemoryReviews implements ReviewStore {
  constructor(
    private readonly kept: Map<string, ReviewRecord>,
    /** Whether there is a game with this id. */
    private readonly hasGame: (id: string) => boolean,
  ) {}

  async load(id: string): Promise<ReviewRecord | null> {
    return this.kept.get(id) ?? null;
  }

  async save(review: ReviewRecord): Promise<void> {
    const { id } = review;
    if (this.hasGame(id)) this.kept.set(id, joinReviews(review, this.kept.get(id) ?? null));
  }

  async *list(): AsyncIterable<readonly ReviewRecord[]> {
    yield [...this.kept.values()];
  }
}
