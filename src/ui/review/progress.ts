// How far a review has come, in words.
import type { ReviewView } from '../../session/review/types';

/** Without a full stop: who tells them as a sentence adds it. */
export function progressWords(
  view: Pick<ReviewView, 'state' | 'done' | 'findings' | 'millisecondsLeft' | 'problem'>,
): string {
  const { state, done, findings, millisecondsLeft, problem } = view;
  if (problem !== null) return `Stopped: ${problem}`;
  const share = `${done} of ${findings.length}`;
  if (state !== 'working') return `Reviewed ${share}`;
  return millisecondsLeft === null || done === 0
    ? `Reviewing: ${share}`
    : `${share}, ${timeWords(millisecondsLeft)} left`;
}

/** "6 s", "2 min". */
function timeWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
