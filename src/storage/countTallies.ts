// Counts the finished games in the database by their tallies, from an index alone.
import { games } from '../games';
import { itemAt } from '../util/items';
import type { Database } from './schema';
import { type TallyCount, talliesOf } from './tally';
import { within } from './transaction';

/** Index keys of finished games. */
export const finished = (): IDBKeyRange => IDBKeyRange.bound([1], [2]);

export interface CountedTallies {
  readonly counts: readonly TallyCount[];
  /** Whether every finished game has a tally, as those that earlier versions of the app summed up have not. */
  readonly complete: boolean;
}

/** Counts all games but the `without` ones. */
export function countTallies(
  database: Database,
  without: readonly string[],
): Promise<CountedTallies> {
  const tx = database.transaction('summaries');
  return within(tx, async () => {
    const index = tx.store.index('tally');
    const tallies = games.flatMap(({ id }) => talliesOf(id));
    const [all, tallied, counted, left] = await Promise.all([
      tx.store.index('finishedOrder').count(finished()),
      index.count(),
      Promise.all(tallies.map((tally) => index.count(IDBKeyRange.only(tally)))),
      Promise.all(without.map((id) => tx.store.get(id))),
    ]);
    return {
      counts: [
        ...tallies.map((tally, at) => ({ tally, count: itemAt(counted, at) })),
        ...left.flatMap((row) => (row?.tally ? [{ tally: row.tally, count: -1 }] : [])),
      ],
      complete: tallied === all,
    };
  });
}
