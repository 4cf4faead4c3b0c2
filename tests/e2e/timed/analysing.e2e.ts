// While a long game is analysed, the page answers every tap: going along its list, telling the engine's lines and playing moves
// take no task that would be noticed on a phone. The engine turns to each move at once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { treeOf } from '../../../src/analysis/tree';
import { bipartite } from '../../../src/games/bipartite';
import { newAnalysis } from '../../../src/storage/analysisRecord';
import { randomMoves } from '../../support/playedGames';
import { action, engineLines, notation, storeAnalysis } from '../support/analysing';
import { openDevice } from '../support/device';
import { eachOnPhone, median, NOTICEABLE } from '../support/mainThread';
import { offlineReady } from '../support/play';
import { sharedStage } from '../support/stage';

/**
 * How often each tap is measured: its quickest run counts. In about a third of them the browser puts a frame of the engine's news
 * and the tap into one task, which then takes twice as long without any more work of the app's.
 */
const RUNS = 7;
/** Milliseconds that the quickest run may take: middle ones take a third more, and are not to be noticed. */
const QUICKEST = 0.8 * NOTICEABLE;
const PLIES = 600;
/** Milliseconds within which the engine thinks about another move. */
const AT_ONCE = 100;
/** How often news of the engine are waited for: they come ten times a second at most. */
const REPORTS = 4;

const stage = sharedStage({ serviceWorker: true });
const rules = bipartite.rules({});

/** A game as long as that; the same each time. */
function longGame(): readonly string[] {
  for (let seed = 1; ; seed++) {
    const { moves } = randomMoves(rules, seed, PLIES);
    if (moves.length === PLIES) return moves;
  }
}

/** A phone that has the long game as an analysis, shown near its end, with the engine on. */
async function phone() {
  const device = await openDevice(stage.server.url, {
    own: true,
    reducedMotion: true,
    serviceWorker: true,
  });
  // The work of storing the app on the first visit is no part of analysing.
  await offlineReady(device.page);
  const { game, options, startFen: start } = rules;
  const moves = longGame();
  const chosen = { game, options, start, tree: treeOf(moves), path: moves.slice(0, -20) };
  const begun = newAnalysis(chosen, 'long', 5);
  await storeAnalysis(device.page, {
    ...begun,
    revision: 1,
    settings: { ...begun.settings, engine: true, lines: 3 },
  });
  return device;
}

test(`going through and entering moves in an analysis of ${PLIES} moves`, async () => {
  const runs: number[][] = [];
  while (runs.length < RUNS) {
    const { page, close } = await phone();
    // Opening the screen is no part of it.
    await openLong(page);
    const linesThen = (tap: () => Promise<void>) => async () => {
      await tap();
      await reports(page);
    };
    const back = linesThen(() => action(page, 'Previous').tap());
    // A move that is not there yet: the engine's second choice, or its third.
    const play = (rank: number) =>
      linesThen(() => engineLines(page).nth(rank).getByRole('button').first().tap());
    runs.push(await eachOnPhone(page, [back, back, back, play(1), play(2)]));
    await close();
  }
  const taps = runs[0].map((_, tap) => Math.min(...runs.map((longest) => longest[tap])));
  console.info(taps.map(rounded));
  for (const tap of taps) expect(tap, `of ${JSON.stringify(runs)} ms`).toBeLessThan(QUICKEST);
});

test('the engine turns to another move at once', async () => {
  const { page, close } = await phone();
  await openLong(page);
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

async function openLong(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('#/analysis/long'));
  await notation(page).locator('button').nth(PLIES).waitFor({ state: 'attached' });
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
