// Lists and counts of the games read from their summaries. Where summaries are missing, lists wait until
// they are made: those of unfinished games for theirs alone, which come first.
import { games } from '../games';
import { itemAt } from '../util/items';
import { createObservable } from '../util/observable';
import {
  deleteSummaries,
  type Filling,
  fillSummaries,
  fillTallies,
  isSummarised,
  summariesOf,
} from './fillSummaries';
import type { Summed } from './gameStore';
import type { RowDatabase } from './rows';
import { FINISHED, type SummaryRow, UNFINISHED } from './schema';
import { type GameSummary, isValidSummary } from './summary';
import { type TallyCount, talliesOf } from './tally';

/** Summaries read at once: a moment's work. */
const PART = 250;
/** Those read before: enough for a screen to begin with. */
const FIRST_PART = 40;
/** Milliseconds of summing up after which its progress is shown. */
const PROGRESS_DELAY_MS = 1000;

type Read<T> = (database: RowDatabase) => Promise<T>;

export class GameLists {
  /** How far summing up is, once it has taken long; null while nothing is being summed up. */
  readonly summing = createObservable<Summed | null>(null);
  /** Settles when every unfinished game has its summary. */
  private unfinishedListed: Promise<void> = Promise.resolve();
  /** Settles when every game has. */
  private allListed: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Pick<Filling, 'use' | 'quarantine'>) {}

  /** Has the missing summaries made in the background, if there are any. */
  async prepare(): Promise<void> {
    if (await this.parts.use(isSummarised)) return;
    // The list that waits for it reports its failure.
    this.fill().catch(() => undefined);
  }

  async countUnfinished(): Promise<number> {
    await this.unfinishedListed;
    return this.parts.use((database) =>
      database.read('summaries', ({ summaries }) => summaries.count(UNFINISHED_IN_ORDER)),
    );
  }

  async listUnfinished(most?: number): Promise<GameSummary[]> {
    await this.unfinishedListed;
    const query = { ...UNFINISHED_IN_ORDER, ...(most !== undefined && { most }) };
    return this.valid((database) =>
      database.read('summaries', ({ summaries }) => summaries.list(query)),
    );
  }

  async *listAll(): AsyncIterable<readonly GameSummary[]> {
    await this.allListed;
    let range = {};
    for (let most = FIRST_PART; ; most = PART) {
      const query = { index: 'order', ...range, most } as const;
      const part = await this.valid((database) =>
        database.read('summaries', ({ summaries }) => summaries.list(query)),
      );
      const last = part.at(-1);
      if (!last) return;
      yield part;
      range = { after: [last.unpinned, last.age, last.id] };
    }
  }

  async summariesOf(ids: readonly string[]): Promise<GameSummary[]> {
    await this.allListed;
    return this.valid((database) => summariesOf(database, ids));
  }

  async countTallies(without: readonly string[]): Promise<readonly TallyCount[]> {
    const count = async (): Promise<CountedTallies> => {
      await this.allListed;
      return this.parts.use((database) => countTallies(database, without));
    };
    const { counts, isComplete } = await count();
    if (isComplete) return counts;
    await this.reporting((onProgress) => fillTallies({ ...this.parts, onProgress }));
    return (await count()).counts;
  }

  /** Reads summaries, once more if damaged ones among them had to be made anew. */
  private async valid(read: Read<SummaryRow[]>): Promise<SummaryRow[]> {
    const rows = await this.parts.use(read);
    const damaged = rows.filter((row) => !isValidSummary(row)).map(({ id }) => id);
    if (damaged.length === 0) return rows;
    await this.parts.use((database) => deleteSummaries(database, damaged));
    await this.fill();
    return this.parts.use(read);
  }

  private fill(): Promise<void> {
    this.allListed = this.reporting((onProgress) => {
      const { unfinished, all } = fillSummaries({ ...this.parts, onProgress });
      this.unfinishedListed = unfinished;
      return all;
    });
    return this.allListed;
  }

  /** Shows the progress of what takes long. */
  private async reporting(
    run: (onProgress: (summed: Summed) => void) => Promise<void>,
  ): Promise<void> {
    const begun = performance.now();
    try {
      await run((summed) => {
        if (performance.now() - begun > PROGRESS_DELAY_MS) this.summing.set(summed);
      });
    } finally {
      this.summing.set(null);
    }
  }
}

const UNFINISHED_IN_ORDER = { index: 'finishedOrder', ...UNFINISHED } as const;

interface CountedTallies {
  readonly counts: readonly TallyCount[];
  /** Whether every finished game has a tally, as those that earlier versions of the app summed up have not. */
  readonly isComplete: boolean;
}

/** Counts all games but the `without` ones, from an index alone. */
const countTallies = (database: RowDatabase, without: readonly string[]): Promise<CountedTallies> =>
  database.read('summaries', async ({ summaries: rows }) => {
    const tallies = games.flatMap(({ id }) => talliesOf(id));
    const [all, tallied, counted, left] = await Promise.all([
      rows.count({ index: 'finishedOrder', ...FINISHED }),
      rows.count({ index: 'tally' }),
      Promise.all(tallies.map((tally) => rows.count({ index: 'tally', from: tally, to: tally }))),
      Promise.all(without.map((id) => rows.get(id))),
    ]);
    return {
      counts: [
        ...tallies.map((tally, at) => ({ tally, count: itemAt(counted, at) })),
        ...left.flatMap((row) => (row?.tally ? [{ tally: row.tally, count: -1 }] : [])),
      ],
      isComplete: tallied === all,
    };
  });
