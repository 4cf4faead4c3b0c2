// Where reviews come from: what is stored, the game laid out, and the engine of today.
import { engineMark, knownGame } from '../../engine/api';
import { playableFindings, ReviewedGame } from '../../session/review/reviewedGame';
import type { Judge } from '../../session/review/reviewPly';
import { type OpenedReview, openReview } from '../../session/review/reviewSession';
import type { GameStore } from '../../storage/gameStore';
import type { GameRecord, GameResult } from '../../storage/record';

export async function reviewSource(
  record: GameRecord & { readonly result: GameResult },
  games: GameStore,
  judge: Judge,
): Promise<OpenedReview> {
  const reviews = await games.openReviews();
  const [kept, chances] = await Promise.all([
    reviews.load(record.id),
    knownGame(record.game).loadChances?.(),
  ]);
  // What cannot be played is asked for again.
  const stored = kept && { ...kept, findings: playableFindings(record, kept.findings) };
  const session = openReview({
    ...{ game: record, stored, judge, store: reviews, now: Date.now },
    engine: engineMark(chances?.default),
  });
  return { record, game: new ReviewedGame(record), session, judge };
}
