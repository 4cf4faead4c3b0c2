// One half of a backup's round trip, in a process of its own with a small heap, on IndexedDB as fake-indexeddb keeps it in that
// heap: `write FILE SEED GAMES REVIEWS ANALYSES ATTEMPTS` fills a store and backs it up, `restore FILE` restores that into an
// empty one. Prints the checksum of every row, store by store, of the backup made then, and the largest heap.
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { openAsBlob, writeFileSync } from 'node:fs';
import { openDB } from 'idb';
import { createBackup, restore } from '../../../src/storage/backup/backup';
import { readBackup } from '../../../src/storage/backup/backupReader';
import { choicesKey } from '../../../src/storage/choicesAndProgress';
import type { GameStore } from '../../../src/storage/gameStore';
import { openStore } from '../../../src/storage/openStore';
import { DATABASE, STORES } from '../../../src/storage/schema';
import { usedStore } from './usedStore';

/** What a process says of itself when it has ended well. */
export interface HalfTrip {
  /** Checksums of the rows, by store. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** Of the backup of the store as it is then. */
  readonly backup: string;
  readonly backupBytes: number;
  readonly reviewsLeftOut: number;
  /** Largest heap in use, in MB, what was not collected yet included. */
  readonly peakMb: number;
}

const SAMPLES_MS = 20;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

async function rowsOf(): Promise<Record<string, string[]>> {
  const database = await openDB(DATABASE);
  const found: Record<string, string[]> = {};
  for (const name of STORES) {
    const [keys, rows] = [await database.getAllKeys(name), await database.getAll(name)];
    found[name] = rows.map((row, at) =>
      hashOf(JSON.stringify([name === 'aside' ? 0 : keys[at], row])),
    );
  }
  database.close();
  return found;
}

/** Something set aside, and what was last chosen, are part of a backup too. */
async function fill(
  store: GameStore,
  [seed, games, reviews, analyses, attempts]: readonly number[],
) {
  const used = usedStore({ games, reviews, analyses, attempts }, seed);
  await store.writeAll({
    games: used.games.map((record) => ({ record, seen: null })),
    analyses: used.analyses.map((record) => ({ record, seen: null })),
    reviews: used.reviews,
    attempts: used.attempts,
    aside: [{ reason: 'damaged', at: 5, raw: { id: 'odd', moves: 'none' } }],
    choices: [
      [choicesKey('cuarenta'), { opponent: 'computer', level: 3, side: 'white', options: {} }],
    ],
  });
}

let peak = 0;
const sample = () => {
  peak = Math.max(peak, process.memoryUsage().heapUsed);
};
const timer = setInterval(sample, SAMPLES_MS);
const [half, file, ...amounts] = process.argv.slice(2);
const store = await openStore({ persist: () => undefined });
if (half === 'write') await fill(store, amounts.map(Number));
else await restore(store, await readBackup(await openAsBlob(file)), 9);
sample();
const { chunks, reviewsLeftOut } = await createBackup(store, {}, { theme: 'dark' });
sample();
if (half === 'write') writeFileSync(file, chunks.join(''));
const hash = createHash('sha256');
for (const chunk of chunks) hash.update(chunk);
const trip: HalfTrip = {
  rows: await rowsOf(),
  backup: hash.digest('base64'),
  backupBytes: chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0),
  reviewsLeftOut,
  peakMb: Math.round(peak / 2 ** 20),
};
clearInterval(timer);
store.close();
process.stdout.write(JSON.stringify(trip), () => process.exit());
