// While a long game is analysed, the page answers every tap: going along its list, telling the engine's lines and playing moves
// take no task that would be noticed on a phone. The engine turns to each move at once.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { treeOf } from '../../../src/analysis/tree';
import { bipartite } from '../../../src/games/bipartite';
import { newAnalysis } from '../../../src/storage/analysisRecord';
import { itemAt } from '../../../src/util/items';
import { randomMoves } from '../../support/playedGames';
import { action, engineLines, notation, storeAnalysis } from '../support/analysing';
import { openDevice } from '../support/device';
import { eachOnPhone, median, NOTICEABLE } from '../support/mainThread';
import { centre, offlineReady } from '../support/play';
import { sharedStage } from '../support/stage';

/**
 * How often each tap is measured: its quickest run counts. In about a third of them the browser puts a frame of the engine's news
 * and the tap into one task, which then takes twice as long without any more work of the app's.
 */
const RUNS = 5;
const PLIES = 600;
/** An analysis of so few moves has next to nothing in its list: what its taps take, the table takes by itself. */
const FEW_PLIES = 40;
/** A tap in the long analysis takes at most this many times as long as in the short one. */
const MAX_RATIO = 1.5;
/** Milliseconds within which the engine thinks about another move. */
const AT_ONCE = 100;
/** How often news of the engine are waited for: they come ten times a second at most. */
const REPORTS = 4;

const ID = 'kept';

const stage = sharedStage({ serviceWorker: true });
const rules = bipartite.rules({});

/** A game as long as that; the same each time. */
function gameOf(plies: number): readonly string[] {
  for (let seed = 1; ; seed++) {
    const { moves } = randomMoves(rules, seed, plies);
    if (moves.length === plies) return moves;
  }
}

/** A phone that has a game of this many plies as an analysis, shown near its end, with the engine on. */
async function phone(plies: number) {
  const device = await openDevice(stage.server.url, {
    own: true,
    reducedMotion: true,
    serviceWorker: true,
  });
  // The work of storing the app on the first visit is no part of analysing.
  await offlineReady(device.page);
  const { game, options, startFen: start } = rules;
  const moves = gameOf(plies);
  const chosen = { game, options, start, tree: treeOf(moves), path: moves.slice(0, -20) };
  const begun = newAnalysis(chosen, ID, 5);
  await storeAnalysis(device.page, {
    ...begun,
    revision: 1,
    settings: { ...begun.settings, engine: true, lines: 3 },
  });
  return device;
}

test(`going through and entering moves in an analysis of ${PLIES} moves`, async () => {
  const long: number[][] = [];
  const short: number[][] = [];
  while (long.length < RUNS) {
    long.push(await taps(PLIES));
    short.push(await taps(FEW_PLIES));
  }
  const [quickest, quickestShort] = [quickestOf(long), quickestOf(short)];
  console.info(quickest.map(rounded), quickestShort.map(rounded));
  for (const [tap, milliseconds] of quickest.entries()) {
    const measured = `tap ${tap} of ${JSON.stringify({ long, short })} ms`;
    expect(milliseconds, measured).toBeLessThan(NOTICEABLE);
    expect(milliseconds / itemAt(quickestShort, tap), measured).toBeLessThan(MAX_RATIO);
  }
});

const quickestOf = (runs: readonly number[][]): number[] =>
  itemAt(runs, 0).map((_, tap) => Math.min(...runs.map((run) => itemAt(run, tap))));

/** Milliseconds of the longest task of each of five taps in an analysis of this many plies. */
async function taps(plies: number): Promise<number[]> {
  const { page, close } = await phone(plies);
  // Opening the screen is no part of it.
  await openThere(page, plies);
  // By a finger where the target is: a test's own tap looks for it, and watches where it goes, within the app's tasks.
  const linesThen = (target: () => Locator) => async () => {
    const { x, y } = await centre(target());
    return async () => {
      await page.touchscreen.tap(x, y);
      await reports(page);
    };
  };
  const back = linesThen(() => action(page, 'Previous'));
  // A move that is not there yet: the engine's second choice, or its third.
  const play = (rank: number) =>
    linesThen(() => engineLines(page).nth(rank).getByRole('button').first());
  const longest = await eachOnPhone(page, [back, back, back, play(1), play(2)]);
  await close();
  return longest;
}

test('the engine turns to another move at once', async () => {
  const { page, close } = await phone(PLIES);
  await openThere(page, PLIES);
  await page.evaluate(timeAnswers);
  for (let step = 0; step < 5; step++) {
    await action(page, 'Previous').tap();
    await engineLines(page).nth(2).waitFor();
  }
  const delays = await page.evaluate((): number[] => Reflect.get(window, 'delays'));
  await close();
  console.info(`from a tap to the question: ${delays.map(rounded)} ms`);
  expect(delays).toHaveLength(5);
  expect(median(delays)).toBeLessThan(AT_ONCE);
});

async function openThere(page: Page, plies: number): Promise<void> {
  await page.evaluate((id) => location.assign(`#/analysis/${id}`), ID);
  await notation(page).locator('button').nth(plies).waitFor({ state: 'attached' });
  await engineLines(page).nth(2).waitFor();
  await reports(page);
}

/** Waits until the engine's lines have changed some times. */
function reports(page: Page): Promise<void> {
  return page.locator('[data-part="engine"]').evaluate(
    (lines, count) =>
      new Promise<void>((resolve) => {
        let seen = 0;
        new MutationObserver((_, observer) => {
          if (++seen < count) return;
          observer.disconnect();
          resolve();
        }).observe(lines, { childList: true, characterData: true, subtree: true });
      }),
    REPORTS,
  );
}

/** Runs in the page: notes how long after each click a worker is asked. */
function timeAnswers(): void {
  const delays: number[] = [];
  let clicked: number | null = null;
  document.addEventListener(
    'click',
    () => {
      clicked = performance.now();
    },
    true,
  );
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
    if (clicked !== null && JSON.stringify(given[0]).includes('"analyse"')) {
      delays.push(performance.now() - clicked);
      clicked = null;
    }
    Reflect.apply(postMessage, this, given);
  };
  Object.assign(window, { delays });
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
