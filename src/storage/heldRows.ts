// What this page has read or saved one by one: games, analyses, reviews, attempts, choices and progress. Should the database be
// deleted from outside, they are written again.
import type { AnalysisRecord } from './analysisRecord';
import type { AddedAttempt } from './attemptRecord';
import type { StoreChanges } from './gameStore';
import type { GameRecord } from './record';
import type { StoredReview } from './reviewRecord';
import type { RowDatabase } from './rows';
import { rowOf, summaryRowOf } from './schema';

export class HeldRows {
  readonly games = new Map<string, GameRecord>();
  readonly analyses = new Map<string, AnalysisRecord>();
  /** By the ids of their games. */
  readonly reviews = new Map<string, StoredReview>();
  /** Those that this page has made, stored or not, in their order. */
  readonly attempts = new Map<string, AddedAttempt>();
  /** By the keys of the settings store. */
  readonly settings = new Map<string, unknown>();

  /** Takes over what has become of games and analyses that are held. */
  follow({ games, analyses }: Pick<StoreChanges, 'games' | 'analyses'>): void {
    for (const { record } of games) {
      if (this.games.has(record.id)) this.games.set(record.id, record);
    }
    for (const { record } of analyses) {
      if (this.analyses.has(record.id)) this.analyses.set(record.id, record);
    }
  }

  clear(): void {
    this.games.clear();
    this.analyses.clear();
    this.reviews.clear();
    this.attempts.clear();
    this.settings.clear();
  }

  /** Writes what a database lacks, or has in an older form: another page may have written its own. */
  async writeTo(database: RowDatabase): Promise<void> {
    // Loaded already where there are some.
    const { addAttempts } = this.attempts.size > 0 ? await import('./attemptRecord') : {};
    await database.write(
      ['games', 'summaries', 'analyses', 'reviews', 'attempts', 'settings'],
      async ({ games, summaries, analyses, reviews, attempts, settings }) => {
        for (const record of this.games.values()) {
          if (!isOlder(await games.get(record.id), record)) continue;
          await games.put(rowOf(record));
          await summaries.put(summaryRowOf(record));
        }
        for (const record of this.analyses.values()) {
          if (isOlder(await analyses.get(record.id), record)) await analyses.put(record);
        }
        for (const review of this.reviews.values()) {
          const { id } = review;
          if ((await games.has(id)) && !(await reviews.has(id))) await reviews.put(review);
        }
        await addAttempts?.(attempts, this.attempts.values());
        for (const [key, value] of this.settings) {
          if (!(await settings.has(key))) await settings.put(value, key);
        }
      },
    );
  }
}

function isOlder(stored: object | undefined, record: { readonly revision: number }): boolean {
  if (!stored) return true;
  return 'revision' in stored && Number(stored.revision) < record.revision;
}
