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
import { type Device, openDevice } from '../support/device';
import { longestOfEach, median, NOTICEABLE, restyledDuring } from '../support/mainThread';
import { centre, offlineReady } from '../support/play';
import { sharedStage } from '../support/stage';

/**
 * How often all taps are measured. None may be noticed in its quickest run; the middle ones are compared, since the quickest of
 * many is an accident. In about a third of them the browser puts a frame of the engine's news and the tap into one task, which
 * then takes twice as long without any more work of the app's.
 */
const RUNS = 5;
/** What the taps do, in turn. */
const TAPS = ['back', 'back', 'back', 'play', 'play'] as const;
const PLIES = 600;
/** An analysis of so few moves to the same end has next to nothing in its list: what its taps take, the table takes by itself. */
const FEW_PLIES = 40;
/** A tap in the long analysis takes at most this many times as long as one that does the same in the short one. */
const MAX_RATIO = 1.5;
/** Milliseconds within which the engine thinks about another move. */
const AT_ONCE = 100;
/** How often news of the engine are waited for: they come ten times a second at most. */
const REPORTS = 4;

/** Of the table's 2,000 elements, those that news of the engine and a step along the list may give a new style. */
const MOST_RESTYLED = 150;

const stage = sharedStage({ serviceWorker: true });
const rules = bipartite.rules({});

const moves = longGame();

/** A game as long as that; the same each time. */
function longGame(): readonly string[] {
  for (let seed = 1; ; seed++) {
    const { moves } = randomMoves(rules, seed, PLIES);
    if (moves.length === PLIES) return moves;
  }
}

/** The position from which this many moves are left of it. */
function startOf(plies: number): string {
  const position = rules.parse(rules.startFen);
  for (const move of moves.slice(0, -plies)) position.make(rules.parseMove(position, move));
  return rules.format(position);
}

let stored = 0;

/** Opens the last moves of the game as an analysis, on a page of its own: near its end, with the engine on. */
async function openAnalysisOf({ page }: Device, plies: number): Promise<void> {
  const { game, options } = rules;
  const start = startOf(plies);
  const last = moves.slice(-plies);
  const chosen = { game, options, start, tree: treeOf(last), path: last.slice(0, -20) };
  const id = `kept-${++stored}`;
  const begun = newAnalysis(chosen, id, 5);
  await storeAnalysis(page, {
    ...begun,
    revision: 1,
    settings: { ...begun.settings, engine: true, lines: 3 },
  });
  await page.evaluate((id) => location.assign(`#/analysis/${id}`), id);
  await page.reload();
  await notation(page).locator('button').nth(plies).waitFor({ state: 'attached' });
  await engineLines(page).nth(2).waitFor();
  await reports(page);
}

/** A phone on which the app is installed: the work of storing it on the first visit is no part of analysing. */
async function phone(): Promise<Device> {
  const device = await openDevice(stage.server.url, {
    own: true,
    reducedMotion: true,
    serviceWorker: true,
  });
  await offlineReady(device.page);
  return device;
}

test(`going through and entering moves in an analysis of ${PLIES} moves`, async () => {
  const long: Taps[] = [];
  const short: Taps[] = [];
  const device = await phone();
  while (long.length < RUNS) {
    long.push(await taps(device, PLIES));
    short.push(await taps(device, FEW_PLIES));
  }
  await device.close();
  const measured = JSON.stringify({ long, short });
  for (const tap of TAPS.keys()) {
    const quickest = Math.min(...long.map((run) => itemAt(run.longest, tap) * run.onPhone));
    expect(quickest, `tap ${tap} of ${measured} ms`).toBeLessThan(NOTICEABLE);
  }
  for (const kind of new Set(TAPS)) {
    const [inLong, inShort] = [middleOf(long, kind), middleOf(short, kind)];
    console.info(kind, rounded(inLong), rounded(inShort));
    expect(inLong / inShort, `${kind} of ${measured} ms`).toBeLessThan(MAX_RATIO);
  }
});

type Taps = Awaited<ReturnType<typeof taps>>;

/** As they were here, in long and short analyses alternately: what a phone would take is known less well than their ratio. */
const middleOf = (runs: readonly Taps[], kind: (typeof TAPS)[number]): number =>
  median(runs.flatMap(({ longest }) => longest.filter((_, tap) => TAPS[tap] === kind)));

/** The longest task of each of the taps in an analysis of this many plies. */
async function taps(device: Device, plies: number) {
  const { page } = device;
  // Opening the screen is no part of it.
  await openAnalysisOf(device, plies);
  // By a finger where the target is: a test's own tap looks for it, and watches where it goes, within the app's tasks.
  const linesThen = (target: () => Locator) => async () => {
    const { x, y } = await centre(target());
    return async () => {
      await page.touchscreen.tap(x, y);
      await reports(page);
    };
  };
  const back = linesThen(() => action(page, 'Previous'));
  // A move that is not there yet.
  const play = (rank: number) =>
    linesThen(() => engineLines(page).nth(rank).getByRole('button').first());
  // The engine's second choice and its third in turn.
  return await longestOfEach(
    page,
    TAPS.map((tap, index) => (tap === 'back' ? back : play(1 + ((index + 1) % 2)))),
  );
}

test('the engine turns to another move at once, and only what changes gets a style', async () => {
  const device = await phone();
  const { page } = device;
  await openAnalysisOf(device, PLIES);
  await page.evaluate(timeAnswers);
  const restyled: number[] = [];
  for (let step = 0; step < 5; step++) {
    const count = await restyledDuring(page, async () => {
      await action(page, 'Previous').tap();
      await engineLines(page).nth(2).waitFor();
      await reports(page);
    });
    restyled.push(count);
  }
  const delays = await page.evaluate((): number[] => Reflect.get(window, 'delays'));
  await device.close();
  console.info(`from a tap to the question: ${delays.map(rounded)} ms; styles: ${restyled}`);
  expect(delays).toHaveLength(5);
  expect(median(delays)).toBeLessThan(AT_ONCE);
  expect(median(restyled)).toBeLessThan(MOST_RESTYLED);
});

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
