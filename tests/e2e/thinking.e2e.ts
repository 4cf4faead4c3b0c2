// While the computer thinks at full strength, the page answers every tap: it never waits for the engine, and no task of
// its own would be long enough to be noticed on a processor four times slower. The engine stays within its memory.
import { beforeAll, expect, test } from 'vitest';
import { engineMemory } from './support/engineMemory';
import { longestTask } from './support/mainThread';
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
} from './support/play';
import { sharedStage } from './support/stage';

/** Milliseconds after which people notice that something was slow to react. */
const NOTICEABLE = 50;
/**
 * How much slower a phone is. Not by the browser's own throttling: that also stretches what other programs take from
 * the page meanwhile.
 */
const SLOWER = 4;
/** Bytes that the engine may hold; its table alone takes 16 MiB. */
const MEMORY = 30_000_000;

const stage = sharedStage();

// The work of storing the app on the first visit is no part of thinking.
beforeAll(() => offlineReady(stage.page));

test.each([
  ['TheBridge41', ['mb', 'mc'], ['lb', 'rb', 'ma']],
  ['Cuarenta', ['d3', 'e4'], ['f3', 'b3', 'e2']],
  ['Chess in the Fast Lane', ['a2', 'a4'], ['e2', 'h2', 'e1']],
  ['40 Bridges', ['c3', 'c5'], ['a3', 'b2', 'd2']],
  ['Bipartite Chess', ['B1', 'C1'], ['B3', 'B5', 'A2']],
])('%s', async (game, [from, to], taps) => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, game);
  await setLevel(page, 8);
  // Black begins the race.
  if (game === 'Bipartite Chess') await choose(page, 'Black');
  await start(page);
  // Opening the screen is no part of it either.
  await tapPiece(page, from, to);
  const longest = await longestTask(page, async () => {
    await target(page, to).tap();
    for (const name of taps) await cell(page, name).tap();
    await plies(page, 2);
  });
  expect(longest * SLOWER).toBeLessThan(NOTICEABLE);
});

test('after all five games the engine holds no more memory than it may', async () => {
  const held = await engineMemory(stage.page);
  expect(held).toBeGreaterThan(16 * 2 ** 20);
  expect(held).toBeLessThan(MEMORY);
});
