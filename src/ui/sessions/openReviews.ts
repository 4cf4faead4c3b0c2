// Opens the reviews of finished games. The code of session and engine is loaded with the first of them.

import type { Judge, OpenedReview } from '../../session/review/types';
import type { GameStore } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';

/** What there is to review under an id. Rejects with an InputError for a game that cannot be read. */
export type OpenReviews = (id: string) => Promise<OpenedReview | 'missing' | 'unfinished'>;

interface OpenReviewsParts {
  readonly store: Promise<GameStore>;
  /** Games that live in this page only, or have gone further here. */
  readonly unsaved: () => readonly GameRecord[];
  /** Makes a judge with an engine of its own. */
  readonly loadJudge: () => Promise<() => Judge>;
}

export function createOpenReviews({ store, unsaved, loadJudge }: OpenReviewsParts): OpenReviews {
  return async (id) => {
    const games = await store;
    const record = unsaved().find((one) => one.id === id) ?? (await games.load(id));
    if (!record) return 'missing';
    if (!record.result) return 'unfinished';
    const [createJudge, { reviewSource }] = await Promise.all([
      loadJudge(),
      import('./reviewSource'),
    ]);
    return reviewSource({ ...record, result: record.result }, games, createJudge());
  };
}
