// How the row of one game changes: always in one transaction, and its summary with it. And lists and counts of the games, read
// from their summaries. Where summaries are missing, lists wait until they are made: those of unfinished games for theirs
// alone, which come first.

import { games } from '../games';
import type { GameId } from '../games/game';
import { itemAt } from '../util/items';
import { createObservable } from '../util/observable';
import { changedSince, conflictWith } from './errors';
import {
  deleteSummaries,
  type Filling,
  fillSummaries,
  fillTallies,
  isSummarised,
  summariesOf,
} from './fillSummaries';
import type { Summed } from './gameStore';
import { LEVELS, parseRecord } from './parseRecord';
import { bounded } from './quarantine';
import { byPinAndTime, computerIn, type GameLabels, type GameRecord } from './record';
import type { KeyRange, Query, RowDatabase } from './rows';
import { recordOf, rowOf, type SummaryRow, summaryRowOf, UNFINISHED, UNSENT } from './schema';
import {
  type GameSummary,
  isValidSummary,
  type Tally,
  type TallyCount,
  type TallyOpponent,
  talliesOf,
} from './summary';

/** Stores a game as the next revision. @throws ConflictError if it was saved or deleted elsewhere meanwhile */
export async function saveGame(database: RowDatabase, record: GameRecord): Promise<void> {
  const row = rowOf(record);
  const summary = summaryRowOf(record);
  await database.write(['games', 'summaries'], async ({ games, summaries }, finish) => {
    const stored = await games.get(row.id);
    // A save may have succeeded although its connection was lost before it could say so.
    if (stored && JSON.stringify(stored) === JSON.stringify(row)) return;
    const conflict = conflictWith(stored, row);
    if (conflict) throw conflict;
    await finish(games.put(row), summaries.put(summary));
  });
}

/** The game with its new labels, or null if it is gone. @throws InputError for a bad name */
export function relabelGame(
  database: RowDatabase,
  id: string,
  labels: Partial<GameLabels>,
): Promise<GameRecord | null> {
  return database.write(['games', 'summaries'], async ({ games, summaries }, finish) => {
    const row = await games.get(id);
    if (row === undefined) return null;
    const record = recordOf(row);
    const changed = parseRecord({ ...record, ...labels, revision: record.revision + 1 });
    const summary = summaryRowOf(changed);
    await finish(games.put(rowOf(changed)), summaries.put(summary));
    return changed;
  });
}

/** Deletes a game and its review. @throws ConflictError if it is not at this revision any more */
export async function removeGame(
  database: RowDatabase,
  id: string,
  revision: number | undefined,
): Promise<void> {
  await database.write(
    ['games', 'summaries', 'reviews'],
    async ({ games, summaries, reviews }, finish) => {
      const conflict = changedSince(await games.get(id), revision);
      if (conflict) throw conflict;
      const others = [summaries.delete(id), reviews.delete(id)];
      await finish(games.delete(id), ...others);
    },
  );
}

/** Moves a game that cannot be read into quarantine. `at` is in milliseconds since 1970. */
export async function quarantineGame(
  database: RowDatabase,
  id: string,
  reason: string,
  at: number,
): Promise<void> {
  await database.write(['games', 'summaries', 'aside'], async ({ games, summaries, aside }) => {
    const raw: unknown = await games.get(id);
    await summaries.delete(id);
    if (raw === undefined) return;
    await aside.add({ reason, at, raw: bounded(raw) });
    await games.delete(id);
  });
}

/** Summaries read at once: a moment's work. */
const SUMMARIES_PER_PART = 250;
/** Those read before: enough for a screen to begin with. */
const SUMMARIES_IN_FIRST_PART = 40;
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
  /** Whether making summaries has failed: the next question begins it anew. */
  private hasFailed = false;

  constructor(private readonly parts: Pick<Filling, 'use' | 'quarantine'>) {}

  /** Has the missing summaries made in the background, if there are any. */
  async prepare(): Promise<void> {
    if (await this.parts.use(isSummarised)) return;
    this.fill();
  }

  async countUnfinished(): Promise<number> {
    await this.listed('unfinished');
    return this.parts.use((database) =>
      database.read('summaries', ({ summaries }) => summaries.count(UNFINISHED_AND_UNSENT)),
    );
  }

  async listUnfinished(most?: number): Promise<GameSummary[]> {
    await this.listed('unfinished');
    const query = { ...UNFINISHED_AND_UNSENT, ...(most !== undefined && { most }) };
    const found = await this.valid((database) =>
      database.read('summaries', ({ summaries }) => summaries.list(query)),
    );
    return found.sort(byPinAndTime);
  }

  async *listAll(): AsyncIterable<readonly GameSummary[]> {
    await this.listed('all');
    let range = {};
    for (let most = SUMMARIES_IN_FIRST_PART; ; most = SUMMARIES_PER_PART) {
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
    await this.listed('all');
    return this.valid((database) => summariesOf(database, ids));
  }

  async *latestFinished(ids: readonly string[]): AsyncIterable<readonly GameSummary[]> {
    await this.listed('all');
    const wanted = new Set(ids);
    const finished = await this.parts.use(finishedKeys);
    const few = finished.few.filter((id) => wanted.has(id));
    const others = finished.others.filter((id) => wanted.has(id));
    // Lists have those that are pinned or unsent first, which are few; here each has its place among the others.
    let left = await this.summariesOf(few);
    for (let at = 0; at < others.length; at += SUMMARIES_PER_PART) {
      const part = await this.summariesOf(others.slice(at, at + SUMMARIES_PER_PART));
      const oldest = part.at(-1)?.updatedAt ?? 0;
      yield [...part, ...left.filter((one) => one.updatedAt >= oldest)].sort(byTime);
      left = left.filter((one) => one.updatedAt < oldest);
    }
    yield left.sort(byTime);
  }

  async countTallies(without: readonly string[]): Promise<readonly TallyCount[]> {
    const count = async (): Promise<CountedTallies> => {
      await this.listed('all');
      return this.parts.use((database) => countTallies(database, without));
    };
    const { counts, isComplete } = await count();
    if (isComplete) return counts;
    await this.reporting((onProgress) => fillTallies({ ...this.parts, onProgress }));
    return (await count()).counts;
  }

  async wonLevels(game: GameId): Promise<readonly number[]> {
    await this.listed('all');
    const levels = await this.parts.use((database) => wonLevels(database, game));
    return [...new Set(levels)].sort((a, b) => a - b);
  }

  /** Reads summaries, once more if damaged ones among them had to be made anew. */
  private async valid(read: Read<SummaryRow[]>): Promise<SummaryRow[]> {
    const rows = await this.parts.use(read);
    const damaged = rows.filter((row) => !isValidSummary(row)).map(({ id }) => id);
    if (damaged.length === 0) return rows;
    await this.parts.use((database) => deleteSummaries(database, damaged));
    this.fill();
    await this.allListed;
    return this.parts.use(read);
  }

  private listed(which: 'unfinished' | 'all'): Promise<void> {
    if (this.hasFailed) this.fill();
    return which === 'all' ? this.allListed : this.unfinishedListed;
  }

  private fill(): void {
    this.hasFailed = false;
    this.allListed = this.reporting((onProgress) => {
      const { unfinished, all } = fillSummaries({ ...this.parts, onProgress });
      this.unfinishedListed = unfinished;
      return all;
    });
    // The lists that wait for it report its failure.
    this.allListed.catch(() => {
      this.hasFailed = true;
    });
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

const byTime = (a: GameSummary, b: GameSummary): number => b.updatedAt - a.updatedAt;

/** Keys of the finished games, the last played first: thousands are read faster than their summaries. */
const finishedKeys = (database: RowDatabase) =>
  database.read('summaries', async ({ summaries }) => {
    const [from, between, to] = [[1], [1, 1], [2]];
    const keys = (range: KeyRange) => summaries.keys({ index: 'finishedOrder', ...range });
    const [unsent, pinned, others] = await Promise.all([
      keys(UNSENT),
      keys({ from, to: between }),
      keys({ from: between, to }),
    ]);
    return { few: [...unsent, ...pinned], others };
  });

const UNFINISHED_IN_ORDER = { index: 'finishedOrder', ...UNFINISHED } as const;
const UNFINISHED_AND_UNSENT = { ...UNFINISHED_IN_ORDER, from: UNSENT.from };

/** Games won with the coach that are looked through for their levels: with it, few players win as many. */
const MOST_COACHED = 100;

/** Levels at which a game was won, from an index; games with the coach are counted together, and tell theirs themselves. */
const wonLevels = (database: RowDatabase, game: GameId): Promise<number[]> =>
  database.read('summaries', async ({ summaries: rows }) => {
    const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
    const wonAs = (opponent: TallyOpponent) => {
      const tally: Tally = [game, opponent, 'won'];
      return { index: 'tally', from: tally, to: tally } as const;
    };
    const [alone, coached] = await Promise.all([
      Promise.all(levels.map((level) => rows.count(wonAs(`level${level}`)))),
      rows.list({ ...wonAs('coached'), most: MOST_COACHED }),
    ]);
    return [
      ...levels.filter((_, index) => itemAt(alone, index) > 0),
      ...coached.flatMap((row) => {
        const computer = isValidSummary(row) ? computerIn(row) : null;
        return computer && !computer.matched ? [computer.level] : [];
      }),
    ];
  });

/** Tallies that Statistics leaves out, whatever their score: a list comes after all texts. */
function uncountedOf(game: GameId): Query<'summaries'> {
  const opponent: TallyOpponent = 'uncounted';
  return { index: 'tally', from: [game, opponent], to: [game, opponent, []] };
}

interface CountedTallies {
  readonly counts: readonly TallyCount[];
  /** Whether every finished game has a tally, as those that earlier versions of the app summed up have not. */
  readonly isComplete: boolean;
}

/** Counts all games but the `without` ones, from an index alone. */
const countTallies = (database: RowDatabase, without: readonly string[]): Promise<CountedTallies> =>
  database.read('summaries', async ({ summaries: rows }) => {
    const tallies = games.flatMap(({ id }) => talliesOf(id));
    // Browsers count a whole store much faster than an index, so that each row of the index is counted once.
    const [all, unfinished, counted, uncounted, left] = await Promise.all([
      rows.count(),
      rows.count(UNFINISHED_IN_ORDER),
      Promise.all(tallies.map((tally) => rows.count({ index: 'tally', from: tally, to: tally }))),
      Promise.all(games.map(({ id }) => rows.count(uncountedOf(id)))),
      Promise.all(without.map((id) => rows.get(id))),
    ]);
    const tallied = [...counted, ...uncounted].reduce((sum, count) => sum + count, 0);
    return {
      counts: [
        ...tallies.map((tally, at) => ({ tally, count: itemAt(counted, at) })),
        ...left.flatMap((row) => (row?.tally ? [{ tally: row.tally, count: -1 }] : [])),
      ],
      isComplete: tallied === all - unfinished,
    };
  });
