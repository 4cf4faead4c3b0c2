// While the computer thinks at full strength, the page answers every tap: it never waits for the engine, and no task of
// its own would be long enough to be noticed on a phone. The engine stays within its memory.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../support/device';
import { engineMemory } from '../support/engineMemory';
import { ofEveryGame } from '../support/everyGame';
import { longestTask, median, yardstick } from '../support/mainThread';
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

/** Milliseconds after which people notice that something was slow to react. */
const NOTICEABLE = 50;
/**
 * Milliseconds that the yardstick takes on a phone: four times what it took where Fairy-Stockfish's WebAssembly searched
 * 357,000 nodes of TheBridge41 per second (`npm run bench`). Speed is told by it, not by the clock, since one machine may
 * be twice as fast at times; nor by the browser's own throttling, which stretches what other programs take, too.
 */
const YARDSTICK_OF_A_PHONE = 58;
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

const stage = sharedStage({ own: true });

test.each(OPENINGS)('$name', async (opening) => {
  const runs: number[] = [];
  while (runs.length < RUNS) {
    // Switched on anew: the first move of all is the slowest.
    const device = await openDevice(stage.server.url, { own: true });
    // The work of storing the app on the first visit is no part of thinking.
    await offlineReady(device.page);
    runs.push(await longestOnPhone(device.page, opening));
    await device.close();
  }
  expect(median(runs), `of ${runs.join(', ')} ms`).toBeLessThan(NOTICEABLE);
  console.info(opening.name, runs);
});

test('after all games the engine holds no more memory than it may', async () => {
  const { page, server } = stage;
  for (const opening of OPENINGS) {
    await page.goto(`${server.url}#/`);
    await longestWhileThinking(page, opening);
  }
  const held = await engineMemory(page);
  expect(held).toBeGreaterThan(16 * 2 ** 20);
  expect(held).toBeLessThan(MEMORY);
});

/** The longest task while the computer thinks, in milliseconds of a phone. */
async function longestOnPhone(page: Page, opening: Played): Promise<number> {
  const before = await yardstick(page);
  const longest = await longestWhileThinking(page, opening);
  const after = await yardstick(page);
  return (longest * YARDSTICK_OF_A_PHONE * 2) / (before + after);
}

/** Begins the game against level 8, moves, and taps on until it is answered: the longest task, in milliseconds. */
async function longestWhileThinking(page: Page, { name, move, taps, side }: Played) {
  await openNewGame(page, name);
  await setLevel(page, 8);
  if (side) await choose(page, side);
  await start(page);
  // Opening the screen is no part of it either.
  const [from, to] = move;
  await tapPiece(page, from, to);
  return longestTask(page, async () => {
    await target(page, to).tap();
    for (const name of taps) await cell(page, name).tap();
    await plies(page, 2);
  });
}
