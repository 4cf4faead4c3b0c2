// While the computer thinks at full strength, the page answers every tap: it never waits for the engine, and no task of
// its own would be long enough to be noticed on a phone. The engine stays within its memory.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../support/device';
import { engineMemory } from '../support/engineMemory';
import { ofEveryGame } from '../support/everyGame';
import { longestOnPhone, median, NOTICEABLE } from '../support/mainThread';
import {
  cell,
  choose,
  offlineReady,
  openNewGame,
  plies,
  setLevel,
  start,
  tapPiece,
  target,
} from '../support/play';
import { sharedStage } from '../support/stage';

/** Bytes that the engine may hold; its table alone takes 16 MiB. */
const MEMORY = 30_000_000;

/** How often each game is measured: the middle run counts, since what else uses the processor's caches comes and goes. */
const RUNS = 3;

interface Opening {
  /** The first move, from and to. */
  readonly move: readonly [string, string];
  /** Cells to tap while the computer thinks. */
  readonly taps: readonly string[];
  readonly side?: string;
}

const OPENINGS = ofEveryGame<Opening>({
  bridge41: { move: ['mb', 'mc'], taps: ['lb', 'rb', 'ma'] },
  cuarenta: { move: ['d3', 'e4'], taps: ['f3', 'b3', 'e2'] },
  fastlane: { move: ['a2', 'a4'], taps: ['e2', 'h2', 'e1'] },
  bridges40: { move: ['c3', 'c5'], taps: ['a3', 'b2', 'd2'] },
  // Black begins the race.
  bipartite: { move: ['B1', 'C1'], taps: ['B3', 'B5', 'A2'], side: 'Black' },
});
type Played = (typeof OPENINGS)[number];

const stage = sharedStage({ own: true, serviceWorker: true });

test.each(OPENINGS)('$name', async (opening) => {
  const runs: number[] = [];
  while (runs.length < RUNS) {
    // Switched on anew: the first move of all is the slowest.
    const device = await openDevice(stage.server.url, { own: true, serviceWorker: true });
    // The work of storing the app on the first visit is no part of thinking.
    await offlineReady(device.page);
    await begin(device.page, opening);
    runs.push(await longestOnPhone(device.page, () => playOn(device.page, opening)));
    await device.close();
  }
  expect(median(runs), `of ${runs.join(', ')} ms`).toBeLessThan(NOTICEABLE);
  console.info(opening.name, runs);
});

test('after all games the engine holds no more memory than it may', async () => {
  const { page, server } = stage;
  for (const opening of OPENINGS) {
    await page.goto(`${server.url}#/`);
    await begin(page, opening);
    await playOn(page, opening);
  }
  const held = await engineMemory(page);
  expect(held).toBeGreaterThan(16 * 2 ** 20);
  expect(held).toBeLessThan(MEMORY);
});

/** Begins the game against level 8 and takes up the first piece: opening the screen is no part of thinking. */
async function begin(page: Page, { name, move: [from, to], side }: Played): Promise<void> {
  await openNewGame(page, name);
  await setLevel(page, 8);
  if (side) await choose(page, side);
  await start(page);
  await tapPiece(page, from, to);
}

/** Moves, and taps on until it is answered. */
async function playOn(page: Page, { move: [, to], taps }: Played): Promise<void> {
  await target(page, to).tap();
  for (const name of taps) await cell(page, name).tap();
  await plies(page, 2);
}
