// What a restore makes of the reviews and of the attempts at puzzles in a file.
import { InputError } from '../../rules/types';
import { createYielder } from '../../util/scheduling';
import type { AsideValue } from '../aside';
import type { AttemptRecord } from '../attemptRecord';
import { bounded } from '../bounded';
import type { StoreContent } from '../gameStore';
import { parseAttempt } from '../parseAttempt';
import { readableReview } from '../parseReview';
import { type StoredReview, storedForm } from '../reviewForm';
import type { BackupContent } from './backupForm';

/** Reviews of games that are here or in the file. One that cannot be read is left out: it can be made again. */
export async function reviewsOf(
  file: BackupContent,
  here: { readonly games: readonly unknown[] },
  signal?: AbortSignal,
): Promise<StoredReview[]> {
  const games = new Set([...here.games, ...file.games].map(idOf));
  const found: StoredReview[] = [];
  const breathe = createYielder({ ...(signal && { signal }) });
  for (const raw of file.reviews) {
    const review = readableReview(raw);
    if (review && games.has(review.id)) found.push(storedForm(review));
    await breathe();
  }
  return found;
}

/** Attempts at puzzles of the file that are not here: none of them ever changes. Those that cannot be read are set aside. */
export function newAttempts(file: BackupContent, here: StoreContent, now: number) {
  const known = new Set(here.attempts.map(idOf));
  const changes = new Map<string, AttemptRecord>();
  const aside: AsideValue[] = [];
  const problems: string[] = [];
  for (const [index, raw] of file.attempts.entries()) {
    try {
      const attempt = parseAttempt(raw);
      if (!known.has(attempt.id)) changes.set(attempt.id, attempt);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(`attempts[${index}]: ${error.message}`);
      aside.push({ reason: error.message, at: now, raw: bounded(raw) });
    }
  }
  return { changes: [...changes.values()], aside, problems };
}

/** The id of whatever has one. */
const idOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
