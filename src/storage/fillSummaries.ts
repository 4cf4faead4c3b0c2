// Makes good what summaries lack: those of games that an earlier version of the app saved, or another program put here.
// Done in pieces, the unfinished games first, while the app is used.
import { type IDBPObjectStore, unwrap } from 'idb';
import { InputError } from '../rules/types';
import { itemAt } from '../util/items';
import { finished } from './countTallies';
import type { Summed } from './gameStore';
import {
  type Database,
  type FortyoneSchema,
  type GameRow,
  recordOf,
  type SummaryRow,
  summaryRowOf,
} from './schema';
import { within } from './transaction';

/** Games of one transaction: a moment's work, and room for a save between two. */
const PIECE = 40;

/** Runs an operation on the open database. */
type Use = <T>(operation: (database: Database) => Promise<T>) => Promise<T>;

/** A game that has no form of a record. */
interface BadRow {
  readonly id: string;
  readonly reason: string;
}

export interface Filling {
  /** Runs an operation on the open database. */
  readonly use: Use;
  /** Told which games have no form of a record. */
  readonly setAside: (bad: BadRow) => Promise<void>;
  /** Told after each piece how far it is. */
  readonly onProgress: (summed: Summed) => void;
}

/** Settle when the unfinished games have their summaries, and when all games have. */
interface Filled {
  readonly unfinished: Promise<void>;
  readonly all: Promise<void>;
}

/** Whether every game has its summary and every summary its game. */
export async function isSummarised(database: Database): Promise<boolean> {
  const [games, summaries] = await Promise.all([
    database.count('games'),
    database.count('summaries'),
  ]);
  return games === summaries;
}

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
  // Its failure is told by those who wait for it, if there are any.
  unfinished.catch(() => undefined);
  return { unfinished, all };
}

/** Writes those summaries of finished games anew that have no tally: they are from before there was one. */
export async function fillTallies(filling: Filling): Promise<void> {
  await fill(await filling.use(untallied), filling);
}

async function fill(ids: readonly string[], { use, setAside, onProgress }: Filling): Promise<void> {
  for (let at = 0; at < ids.length; at += PIECE) {
    const piece = ids.slice(at, at + PIECE);
    for (const bad of await use((database) => fillPiece(database, piece))) await setAside(bad);
    onProgress({ done: at + piece.length, of: ids.length });
  }
}

async function untallied(database: Database): Promise<string[]> {
  const tx = database.transaction('summaries');
  return within(tx, async () => {
    const [all, tallied] = await Promise.all([
      tx.store.index('finishedOrder').getAllKeys(finished()),
      tx.store.index('tally').getAllKeys(),
    ]);
    const known = new Set(tallied);
    return all.filter((id) => !known.has(id)).sort();
  });
}

/** Summaries of those of these games that have one. */
export async function summariesOf(
  database: Database,
  ids: readonly string[],
): Promise<SummaryRow[]> {
  const tx = database.transaction('summaries');
  const rows = await within(tx, () => Promise.all(ids.map((id) => tx.store.get(id))));
  return rows.filter((row) => row !== undefined);
}

/** Deletes summaries, to be made anew. */
export async function deleteSummaries(database: Database, ids: readonly string[]): Promise<void> {
  const tx = database.transaction('summaries', 'readwrite');
  await within(tx, () => Promise.all(ids.map((id) => tx.store.delete(id))));
}

async function compareKeys(database: Database) {
  const tx = database.transaction(['games', 'summaries']);
  return within(tx, async () => {
    const games = tx.objectStore('games');
    const [ended, all, summarised] = await Promise.all([
      games.index('finishedUpdatedAt').getAllKeys(finished()),
      games.getAllKeys(),
      tx.objectStore('summaries').getAllKeys(),
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
}

/** Returns the games that could not be summed up. `ids` are in their order. */
async function fillPiece(database: Database, ids: readonly string[]): Promise<BadRow[]> {
  const bad: BadRow[] = [];
  const tx = database.transaction(['games', 'summaries'], 'readwrite');
  await within(tx, async () => {
    const rows = await rowsOf(tx.objectStore('games'), ids);
    const summaries = unwrap(tx.objectStore('summaries'));
    for (const [index, row] of rows.entries()) {
      if (row === undefined) continue;
      try {
        // Not heard of one by one: its failure is the transaction's.
        summaries.put(summaryRowOf(recordOf(row)));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        bad.push({ id: itemAt(ids, index), reason: error.message });
      }
    }
  });
  return bad;
}

/** Where nothing lies between them, they are read at once. */
async function rowsOf(
  games: Pick<IDBPObjectStore<FortyoneSchema, ['games', 'summaries'], 'games'>, 'get' | 'getAll'>,
  ids: readonly string[],
): Promise<readonly (GameRow | undefined)[]> {
  const range = IDBKeyRange.bound(ids[0], ids[ids.length - 1]);
  const rows = await games.getAll(range, ids.length);
  if (rows.length === ids.length && rows.every(({ id }, index) => id === ids[index])) return rows;
  return Promise.all(ids.map((id) => games.get(id)));
}

/** A game may have been saved under the same id since it was missed. */
async function deleteSurplus(database: Database, ids: readonly string[]): Promise<void> {
  const tx = database.transaction(['games', 'summaries'], 'readwrite');
  await within(tx, async () => {
    for (const id of ids) {
      if ((await tx.objectStore('games').count(id)) === 0) {
        await tx.objectStore('summaries').delete(id);
      }
    }
  });
}
