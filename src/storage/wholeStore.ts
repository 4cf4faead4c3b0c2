// All rows at once, for backup, restore and erasing: what changes them, in one transaction.
import type { ProgressOptions } from '../util/scheduling';
import { type ExtendDeadline, problemWith, replacedSince, revisionOf } from './errors';
import type { StoreChanges, StoreContent } from './gameStore';
import { isBetterReview, isReviewOf, readableReview, type StoredReview } from './reviewRecord';
import type { KeyRange, RowDatabase, RowSource, WritableStores } from './rows';
import { recordOf, rowOf, STORES, summaryRowOf, withoutIndex } from './schema';

/** Games read at once: a moment's work. */
const GAMES_PER_PART = 60;
/** Games or reviews written at once, and as many again are on their way: a moment's work too. */
const ROWS_PER_WRITE = 25;

/** All games, readable or not, sorted by id, in parts. */
export async function* readGames(use: RowSource['use']): AsyncIterable<readonly unknown[]> {
  const read = (range: KeyRange) => {
    const query = { ...range, most: GAMES_PER_PART };
    const part = use((database) => database.read('games', ({ games }) => games.list(query)));
    // Its callers handle its failure.
    part.catch(() => undefined);
    return part;
  };
  let next = read({});
  for (;;) {
    const part = await next;
    const last = part.at(-1);
    if (!last) return;
    // Read while this part is worked on.
    next = read({ after: last.id });
    yield part.map(withoutIndex);
  }
}

export function readRest(database: RowDatabase): Promise<StoreContent> {
  return database.read(
    ['analyses', 'attempts', 'aside', 'settings'],
    async ({ settings, analyses, attempts, aside }) => {
      const [keys, values] = await Promise.all([settings.keys(), settings.list()]);
      const choices = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
      return {
        analyses: await analyses.list(),
        attempts: await attempts.list(),
        aside: await aside.list(),
        choices,
      };
    },
  );
}

/** @throws ConflictError if a game or an analysis is not as it was seen; nothing is changed then */
export function writeWhole(
  database: RowDatabase,
  changes: StoreChanges,
  extendDeadline: ExtendDeadline,
  { onProgress, signal }: ProgressOptions = {},
): Promise<void> {
  return database.write(
    STORES,
    async ({ games, summaries, analyses, reviews, attempts, aside, settings }) => {
      const stored = new Set(await games.keys());
      let before: Promise<unknown> = Promise.resolve();
      for (let at = 0; at < changes.games.length; at += ROWS_PER_WRITE) {
        signal?.throwIfAborted();
        const part = changes.games.slice(at, at + ROWS_PER_WRITE);
        await Promise.all(
          part.map(async ({ record: { id }, seen }) => {
            const conflict = replacedSince(stored.has(id) ? await games.get(id) : undefined, seen);
            if (conflict) throw conflict;
          }),
        );
        const lines = part.map(({ record }) => summaryRowOf(record));
        const written = Promise.all([
          games.putAll(part.map(({ record }) => rowOf(record))),
          summaries.putAll(lines),
        ]);
        // The next step or the transaction rejects with its failure.
        written.catch(() => undefined);
        await before;
        before = written;
        extendDeadline();
        onProgress?.(at + part.length, changes.games.length);
      }
      await before;
      for (const { record, seen } of changes.analyses) {
        const conflict = replacedSince(revisionOf(await analyses.get(record.id)), seen);
        if (conflict) throw conflict;
        await analyses.put(record);
        extendDeadline();
      }
      await putBetterReviews({ games, reviews }, changes.reviews, extendDeadline);
      for (const attempt of changes.attempts) await attempts.put(attempt);
      for (const entry of changes.aside) await aside.add(entry);
      for (const [key, value] of changes.choices) await settings.put(value, key);
    },
  );
}

async function putBetterReviews(
  { games, reviews: rows }: WritableStores<'games' | 'reviews'>,
  reviews: readonly StoredReview[],
  extendDeadline: ExtendDeadline,
): Promise<void> {
  /** Among reviews of other moves, the one of those that the game has now is better. */
  const isOfStored = async (review: StoredReview): Promise<boolean> => {
    const game = await games.get(review.id);
    return game !== undefined && problemWith(game, recordOf) === null && isReviewOf(review, game);
  };
  for (let at = 0; at < reviews.length; at += ROWS_PER_WRITE) {
    const part = reviews.slice(at, at + ROWS_PER_WRITE);
    await Promise.all(
      part.map(async (review) => {
        const own = readableReview(await rows.get(review.id));
        const isBetter =
          own?.content === review.content
            ? isBetterReview(review, own)
            : !own || (await isOfStored(review));
        if (isBetter) await rows.put(review);
      }),
    );
    extendDeadline();
  }
}

export async function eraseWhole(database: RowDatabase): Promise<void> {
  await database.write(STORES, (stores) => Promise.all(STORES.map((name) => stores[name].clear())));
}
