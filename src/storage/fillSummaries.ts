// Makes good what summaries lack: those of games that an earlier version of the app saved, or another program put here.
// Done in batches, the unfinished games first, while the app is used.

import { InputError, type Refusal } from '../input/input';
import { itemAt, lastItem } from '../util/items';
import type { Summed } from './gameStore';
import type { RowDatabase, RowSource, Rows } from './rows';
import { FINISHED, type GameRow, recordOf, type SummaryRow, summaryRowOf } from './schema';

/** Games of one transaction: a moment's work, and room for a save between two. */
const GAMES_PER_BATCH = 40;

/** A game that has no form of a record. */
interface BadRow {
  readonly id: string;
  readonly refusal: Refusal;
}

export interface Filling extends Pick<RowSource, 'use'> {
  /** Called for each game that has no form of a record. */
  readonly quarantine: (bad: BadRow) => Promise<void>;
  /** Called after each batch. */
  readonly onProgress: (summed: Summed) => void;
}

/** Settle when the unfinished games have their summaries, and when all games have. */
interface Filled {
  readonly unfinished: Promise<void>;
  readonly all: Promise<void>;
}

/** Whether every game has its summary and every summary its game. */
export const isSummarised = (database: RowDatabase): Promise<boolean> =>
  database.read(
    ['games', 'summaries'],
    async ({ games, summaries }) => (await games.count()) === (await summaries.count()),
  );

/**
 * Writes the summaries that are missing and deletes those without a game. Where it is cut short, the next call goes on
 * with what is still missing.
 */
export function fillSummaries(filling: Filling): Filled {
  const { use, onProgress } = filling;
  const compared = use(compareKeys);
  const unfinished = compared.then(async ({ begun, ended, surplus }) => {
    const of = begun.length + ended.length;
    if (surplus.length > 0) await use((database) => deleteSurplus(database, surplus));
    await fill(begun, { ...filling, onProgress: ({ done }) => onProgress({ done, of }) });
  });
  const all = unfinished.then(async () => {
    const { begun, ended } = await compared;
    const [before, of] = [begun.length, begun.length + ended.length];
    await fill(ended, {
      ...filling,
      onProgress: ({ done }) => onProgress({ done: before + done, of }),
    });
  });
  // Callers that wait for it report its failure.
  unfinished.catch(() => undefined);
  return { unfinished, all };
}

/** Writes those summaries of finished games anew that have no tally: they are from before there was one. */
export async function fillTallies(filling: Filling): Promise<void> {
  await fill(await filling.use(untallied), filling);
}

async function fill(
  ids: readonly string[],
  { use, quarantine, onProgress }: Filling,
): Promise<void> {
  for (let at = 0; at < ids.length; at += GAMES_PER_BATCH) {
    const batch = ids.slice(at, at + GAMES_PER_BATCH);
    for (const bad of await use((database) => fillBatch(database, batch))) await quarantine(bad);
    onProgress({ done: at + batch.length, of: ids.length });
  }
}

const untallied = (database: RowDatabase): Promise<string[]> =>
  database.read('summaries', async ({ summaries }) => {
    const [all, tallied] = await Promise.all([
      summaries.keys({ index: 'finishedOrder', ...FINISHED }),
      summaries.keys({ index: 'tally' }),
    ]);
    const known = new Set(tallied);
    return all.filter((id) => !known.has(id)).sort();
  });

/** Summaries of those of these games that have one. */
export async function summariesOf(
  database: RowDatabase,
  ids: readonly string[],
): Promise<SummaryRow[]> {
  const rows = await database.read('summaries', ({ summaries }) =>
    Promise.all(ids.map((id) => summaries.get(id))),
  );
  return rows.filter((row) => row !== undefined);
}

/** Deletes summaries, to be made anew. */
export async function deleteSummaries(
  database: RowDatabase,
  ids: readonly string[],
): Promise<void> {
  await database.write(
    'summaries',
    ({ summaries }) => Promise.all(ids.map((id) => summaries.delete(id))),
    'relaxed',
  );
}

const compareKeys = (database: RowDatabase) =>
  database.read(['games', 'summaries'], async ({ games, summaries }) => {
    const [ended, all, summarised] = await Promise.all([
      games.keys({ index: 'finishedUpdatedAt', ...FINISHED }),
      games.keys(),
      summaries.keys(),
    ]);
    const known = new Set(summarised);
    const over = new Set(ended);
    const stored = new Set(all);
    const missing = all.filter((id) => !known.has(id));
    return {
      /** The unfinished ones, whose lists come first; and what the index lacks, which is damaged. */
      begun: missing.filter((id) => !over.has(id)),
      ended: missing.filter((id) => over.has(id)),
      surplus: summarised.filter((id) => !stored.has(id)),
    };
  });

/** Returns the games that could not be summed up. `ids` are in their order. */
function fillBatch(database: RowDatabase, ids: readonly string[]): Promise<BadRow[]> {
  return database.write(
    ['games', 'summaries'],
    async ({ games, summaries }) => {
      const bad: BadRow[] = [];
      const made: SummaryRow[] = [];
      for (const [index, row] of (await rowsOf(games, ids)).entries()) {
        if (row === undefined) continue;
        try {
          made.push(summaryRowOf(recordOf(row)));
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          bad.push({ id: itemAt(ids, index), refusal: error.refusal });
        }
      }
      await summaries.putAll(made);
      return bad;
    },
    'relaxed',
  );
}

/** Where nothing lies between them, they are read at once. */
async function rowsOf(
  games: Rows<'games'>,
  ids: readonly string[],
): Promise<readonly (GameRow | undefined)[]> {
  const range = { from: itemAt(ids, 0), to: lastItem(ids) };
  const rows = await games.list({ ...range, most: ids.length });
  if (rows.length === ids.length && rows.every(({ id }, index) => id === ids[index])) return rows;
  return Promise.all(ids.map((id) => games.get(id)));
}

/** A game may have been saved under the same id since it was missed. */
async function deleteSurplus(database: RowDatabase, ids: readonly string[]): Promise<void> {
  await database.write(
    ['games', 'summaries'],
    async ({ games, summaries }) => {
      for (const id of ids) {
        if (!(await games.has(id))) await summaries.delete(id);
      }
    },
    'relaxed',
  );
}
