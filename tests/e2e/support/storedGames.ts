// The device's database as it is, and games put into it without playing them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRecord } from '../../../src/storage/record';
import { type GameRow, rowOf, summaryRowOf } from '../../../src/storage/schema';
import { inDatabase } from './database';
import type { Runs } from './layout';

/** Stores the games; the app must have been opened on this page before. */
export async function storeGames(page: Runs, records: readonly GameRecord[]): Promise<void> {
  await inDatabase(
    page,
    { games: records.map(rowOf), summaries: records.map(summaryRowOf) },
    'games',
  );
}

/** All stored games, by id. */
export function storedGames(page: Page): Promise<GameRow[]> {
  return inDatabase(page, {}, 'games');
}

/** Waits until the game on the screen is stored with this many moves: each is drawn a moment before. */
export async function savedPlies(page: Page, count: number): Promise<void> {
  const id = await page.evaluate(() => decodeURIComponent(location.hash.replace('#/game/', '')));
  await expect
    .poll(async () => (await storedGames(page)).find((row) => row.id === id)?.moves.length)
    .toBe(count);
}
