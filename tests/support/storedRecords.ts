// All games of a store, as lists and screens would come by them.
import type { GameStore } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import type { GameSummary } from '../../src/storage/summary';

/** Summaries of all games, in the order of lists. */
export async function listed(store: Pick<GameStore, 'listAll'>): Promise<GameSummary[]> {
  const games: GameSummary[] = [];
  for await (const part of store.listAll()) games.push(...part);
  return games;
}

/** All games that can be played, in the order of lists. */
export async function storedRecords(store: GameStore): Promise<GameRecord[]> {
  const records = await Promise.all((await listed(store)).map(({ id }) => store.peek(id)));
  return records.filter((record) => record !== null);
}
