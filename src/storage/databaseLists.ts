// Lists and counts of the games in the database, read from their summaries. Where summaries are missing, lists wait until
// they are made: those of unfinished games for theirs alone, which come first.
import { createObservable } from '../util/observable';
import { type CountedTallies, countTallies } from './countTallies';
import {
  deleteSummaries,
  type Filling,
  fillSummaries,
  fillTallies,
  isSummarised,
  summariesOf,
} from './fillSummaries';
import type { Summed } from './gameStore';
import type { Database, SummaryRow } from './schema';
import { type GameSummary, isValidSummary } from './summary';
import type { TallyCount } from './tally';

/** Summaries read at once: a moment's work. */
const PART = 250;
/** Those read before: enough for a screen to begin with. */
const FIRST_PART = 40;
/** Milliseconds of summing up after which the player is told of it. */
const PROGRESS_DELAY_MS = 1000;

type Read<T> = (database: Database) => Promise<T>;

export class DatabaseLists {
  /** How far summing up is, once it has taken long; null while nothing is being summed up. */
  readonly summing = createObservable<Summed | null>(null);
  /** Settles when every unfinished game has its summary. */
  private unfinishedListed: Promise<void> = Promise.resolve();
  /** Settles when every game has. */
  private allListed: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Pick<Filling, 'use' | 'setAside'>) {}

  /** Has the missing summaries made in the background, if there are any. */
  async prepare(): Promise<void> {
    if (await this.parts.use(isSummarised)) return;
    // Its failure is told by the list that waits for it.
    this.fill().catch(() => undefined);
  }

  async countUnfinished(): Promise<number> {
    await this.unfinishedListed;
    return this.parts.use((database) =>
      database.countFromIndex('summaries', 'finishedOrder', unfinished()),
    );
  }

  async listUnfinished(most?: number): Promise<GameSummary[]> {
    await this.unfinishedListed;
    return this.sound((database) =>
      database.getAllFromIndex('summaries', 'finishedOrder', unfinished(), most),
    );
  }

  async *listAll(): AsyncIterable<readonly GameSummary[]> {
    await this.allListed;
    let after: IDBKeyRange | undefined;
    for (let most = FIRST_PART; ; most = PART) {
      const [from, count] = [after, most];
      const part = await this.sound((database) =>
        database.getAllFromIndex('summaries', 'order', from, count),
      );
      const last = part.at(-1);
      if (!last) return;
      yield part;
      after = IDBKeyRange.lowerBound([last.unpinned, last.age, last.id], true);
    }
  }

  async summariesOf(ids: readonly string[]): Promise<GameSummary[]> {
    await this.allListed;
    return this.sound((database) => summariesOf(database, ids));
  }

  async countTallies(without: readonly string[]): Promise<readonly TallyCount[]> {
    const count = async (): Promise<CountedTallies> => {
      await this.allListed;
      return this.parts.use((database) => countTallies(database, without));
    };
    const { counts, complete } = await count();
    if (complete) return counts;
    await this.told((onProgress) => fillTallies({ ...this.parts, onProgress }));
    return (await count()).counts;
  }

  /** Reads summaries, once more if damaged ones among them had to be made anew. */
  private async sound(read: Read<SummaryRow[]>): Promise<SummaryRow[]> {
    const rows = await this.parts.use(read);
    const damaged = rows.filter((row) => !isValidSummary(row)).map(({ id }) => id);
    if (damaged.length === 0) return rows;
    await this.parts.use((database) => deleteSummaries(database, damaged));
    await this.fill();
    return this.parts.use(read);
  }

  private fill(): Promise<void> {
    this.allListed = this.told((onProgress) => {
      const { unfinished, all } = fillSummaries({ ...this.parts, onProgress });
      this.unfinishedListed = unfinished;
      return all;
    });
    return this.allListed;
  }

  /** Runs what tells its progress; the player is told of what takes long. */
  private async told(run: (onProgress: (summed: Summed) => void) => Promise<void>): Promise<void> {
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

/** Index keys of games without a result. */
const unfinished = (): IDBKeyRange => IDBKeyRange.bound([0], [1]);
