// A device after years of use, beside one of a first day: whether a backup of it comes back the same on a small heap, how much
// longer its screens and saves take, and what tidying up frees.
//
//   npm run lab -- year [--games 10000] [--reviews 2000] [--analyses 500] [--attempts 5000] [--seed 1] [--heap 512] [--rounds 5]
//                       [--only backup|screens] [--what text] [--folder dist]
//
// The backup's round trip runs in Node, in two processes with a heap of `--heap` megabytes, in which the database lies too. Screens
// are timed in Chromium on two devices in turn; of each round the ratio is taken, and the median of these is printed with the
// lowest and highest. `--what` times only what has this text in its name.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtApp } from '../../e2e/support/build';
import { openDevice } from '../../e2e/support/device';
import { median } from '../../e2e/support/mainThread';
import { serve } from '../../e2e/support/server';
import { fill, MEASURES, watchSaves } from './pages';
import type { HalfTrip } from './roundTrip';
import { type Amounts, usedStore } from './usedStore';

/** A first day: enough that each screen shows the same. */
const LITTLE: Amounts = { games: 24, reviews: 8, analyses: 3, attempts: 40 };
const TIMEOUT_MS = 120_000;
const MOST_OUTPUT = 2 ** 28;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    reviews: { type: 'string', default: '2000' },
    analyses: { type: 'string', default: '500' },
    attempts: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    heap: { type: 'string', default: '512' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    what: { type: 'string', default: '' },
    folder: { type: 'string' },
  },
});
const seed = Number(values.seed);
const much: Amounts = {
  games: Number(values.games),
  reviews: Number(values.reviews),
  analyses: Number(values.analyses),
  attempts: Number(values.attempts),
};

function halfTrip(...args: readonly string[]): HalfTrip {
  const program = join(import.meta.dirname, 'roundTrip.ts');
  const options = [`--max-old-space-size=${values.heap}`, '--import', 'tsx', program, ...args];
  const printed = execFileSync(process.execPath, options, { maxBuffer: MOST_OUTPUT });
  return JSON.parse(printed.toString());
}

/** Prints a row for each store: how many of its rows came back the same. */
function roundTrip(): void {
  const room = mkdtempSync(join(tmpdir(), 'fortyone-year-'));
  const file = join(room, 'backup.json');
  try {
    const { games, reviews, analyses, attempts } = much;
    const amounts = [seed, games, reviews, analyses, attempts].map(String);
    const before = halfTrip('write', file, ...amounts);
    const after = halfTrip('restore', file);
    const megabytes = (before.backupBytes / 1e6).toFixed(1);
    console.log(
      `backup ${megabytes} MB, ${before.reviewsLeftOut} reviews left out; made again it is ${before.backup === after.backup ? 'the same' : 'ANOTHER'}`,
    );
    console.log(`heap at most ${before.peakMb} MB to write, ${after.peakMb} MB to restore`);
    for (const [name, rows] of Object.entries(before.rows)) {
      const same = rows.filter((row, at) => after.rows[name][at] === row).length;
      console.log(`| ${name.padEnd(9)} | ${rows.length} | ${same} |`);
    }
  } finally {
    rmSync(room, { recursive: true });
  }
}

async function screens(): Promise<void> {
  const server = await serve(values.folder ?? builtApp());
  const { url } = server;
  const [little, full] = [
    await openDevice(url, { own: true, serviceWorker: true }),
    await openDevice(url, { own: true, serviceWorker: true }),
  ];
  try {
    for (const [device, amounts] of [
      [little, LITTLE],
      [full, much],
    ] as const) {
      device.context.setDefaultTimeout(TIMEOUT_MS);
      await watchSaves(device);
      await fill(device.page, usedStore(amounts, seed));
      await device.page.goto('about:blank');
    }
    for (const [what, measure] of Object.entries(MEASURES)) {
      if (!what.includes(values.what)) continue;
      const pairs: (readonly [number, number])[] = [];
      // The first visit of each finds nothing compiled, and does not count.
      for (let round = 0; round <= Number(values.rounds); round++) {
        const pair = [await measure(little.page, url), await measure(full.page, url)] as const;
        await Promise.all([little, full].map(({ page }) => page.goto('about:blank')));
        if (round > 0) pairs.push(pair);
      }
      const ratios = pairs.map(([few, many]) => many / few);
      const [few, many] = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side]))));
      const range = [Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
      console.log(
        `| ${what.padEnd(42)} | ${median(ratios).toFixed(2)} | ${range.join(' to ')} | (${few} and ${many} ms) |`,
      );
    }
  } finally {
    await Promise.all([little.close(), full.close()]);
    await server.stop();
  }
}

if (values.only !== 'screens') roundTrip();
if (values.only !== 'backup') await screens();
