// An attempt at a puzzle as it is stored and backed up; see ../puzzles/attempt.ts. It never changes.
import type { Attempt, NewAttempt } from '../puzzles/attempt';

export const ATTEMPT_VERSION = 1;

export interface AttemptRecord extends Attempt {
  readonly version: typeof ATTEMPT_VERSION;
}

/** Numbers go no further: what a damaged file says must not spoil the order of what comes. */
export const MOST_NUMBER = 1_000_000_000;

/** Whether another attempt at the same day's puzzle was kept while this one went on; `earlier` as of AttemptStore.add. */
export const isForestalled = (
  { way, game, day }: NewAttempt,
  kept: readonly Attempt[],
  earlier = 0,
): boolean =>
  way === 'daily' &&
  kept.filter((one) => one.way === way && one.game === game && one.day === day).length > earlier;

/** The record of an attempt that follows those of its game up to `last`, 0 for none. */
export const recordAfter = (attempt: NewAttempt, last: number): AttemptRecord => ({
  version: ATTEMPT_VERSION,
  ...attempt,
  number: Math.min(last + 1, MOST_NUMBER),
});
