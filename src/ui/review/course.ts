// What became different in a review, in words for those who listen.
import type { Spot } from '../../session/review/reviewedGame';
import type { ReviewView } from '../../session/review/types';
import type { Told } from './told';

export interface ReviewCourse extends Pick<ReviewView, 'state' | 'problem'> {
  /** How far the work has come. */
  readonly progress: string;
  readonly spot: Spot;
  readonly told: Told;
  /** Whose chance is how large. */
  readonly chance: string;
}

/** Empty if nothing is worth telling: findings that come in are not, one by one. */
export function changes(before: ReviewCourse, now: ReviewCourse): string {
  if (before.problem !== now.problem && now.problem !== null) return `${now.progress}.`;
  if (before.state !== now.state && now.state === 'whole') {
    return `The review is complete. ${placeWords(now)}`;
  }
  // That it goes on, or stands still: the button that did so says only what it would do next.
  if (before.state !== now.state) return `${now.progress}.`;
  return before.spot === now.spot ? '' : placeWords(now);
}

function placeWords({ told, chance }: ReviewCourse): string {
  const mark = told.mark === null ? '' : ` ${told.mark}.`;
  return `${told.place}.${mark} ${told.sentences}${told.mark === null ? ` ${chance}.` : ''}`;
}
