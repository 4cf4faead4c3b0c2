// What people look at most, in Chromium, Firefox and WebKitGTK, on a phone, on its side, and on a tablet: nothing leaves the screen or
// scrolls sideways, no heading lies over another, and no name is cut.
import { beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import { storedForm } from '../../../src/storage/reviewRecord';
import { gamesWithCaptures } from '../../support/playedGames';
import { reviewOf } from '../../support/reviews';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import { choice, named, press, sees, seesHeading, visit } from '../support/browsers/player';
import { engineStage } from '../support/browsers/stage';
import { inDatabase } from '../support/database';
import { layoutFaults, overlaps, STRIP_CHECKS, sidewaysScrollers } from '../support/layout';
import type { Size } from '../support/sizes';
import { storeGames } from '../support/storedGames';

/** A phone, the same on its side, and a tablet. */
const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1024, height: 768 },
];

/** A phone's single line of moves is there to be swiped. */
const SWIPED = 'nav[aria-label="Moves"]';
const HEADINGS = ':is(h1, h2, h3, caption, figcaption)';

/** Games for lists, and boards to look at. */
const played = offeredGames.flatMap(gamesWithCaptures);
const ended = played.filter(({ result }) => result !== null);
/** As many of each game as a plot in Statistics waits for. */
const over = ['', '-again', '-more'].flatMap((end) =>
  ended.map((game) => ({ ...game, id: game.id + end })),
);
const stored = [...played.filter(({ result }) => result === null), ...over];
const [{ id: first }] = offeredGames;

/** Screens by address, with a heading or legend that only they have. */
const SCREENS = [
  ['#/', 'Play'],
  ['#/statistics', 'Statistics'],
  ['#/history', 'History'],
  ['#/settings', 'Settings'],
  ['#/learn', 'Learn'],
  [`#/learn/${first}`, 'Aim'],
] as const;

describe.each(ENGINES)('%s', (_engine, open) => {
  const stage = engineStage(open);

  beforeAll(async () => {
    const { browser } = stage;
    await sees(browser, 'Ready to work offline.');
    await press(browser, named('OK'));
    await visit(browser, `#/new/${first}?opponent=person`);
    await press(browser, choice('Face to face'));
    await press(browser, named('Close'));
    // One at a time: WebKit's inspector hangs up on a message that holds all.
    for (const game of stored) await storeGames(browser, [game]);
    for (const game of over)
      await inDatabase(browser, { reviews: [storedForm(reviewOf(game))] }, 'games');
  });

  // Before all others: whether WebKit shows a ring depends on how the focus came about so far.
  test('a sheet that a finger opens shows no ring of the keyboard', async () => {
    const { browser } = stage;
    await visit(browser, '#/');
    await seesHeading(browser, 'Play');
    await browser.evaluate(() => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      document.querySelector<HTMLElement>('a[href*="#/new/"]')?.click();
    });
    await seesHeading(browser, 'Opponent');
    const ring = await browser.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('dialog') ? getComputedStyle(focused).outlineStyle : 'elsewhere';
    });
    expect(ring).toBe('none');
  });

  /** Asserts that nothing is wrong at any size, once the screen has taken its form there. */
  const atSizes = async (look: () => Promise<readonly string[]>): Promise<void> => {
    for (const { width, height } of SIZES) {
      await stage.browser.resize(width, height);
      await expect.poll(look, { message: `${width}x${height}` }).toEqual([]);
    }
  };

  const pageFaults = async () => [
    ...(await sidewaysScrollers(stage.browser, SWIPED)),
    ...(await overlaps(stage.browser, HEADINGS)),
  ];

  test.each(SCREENS)('%s', async (fragment, heading) => {
    await visit(stage.browser, '#/elsewhere');
    await visit(stage.browser, fragment);
    await seesHeading(stage.browser, heading);
    if (fragment === '#/statistics') await sees(stage.browser, 'Accuracy by game');
    await atSizes(pageFaults);
  });

  test.each(offeredGames.map(({ id }) => id))('%s with captures', async (id) => {
    const { browser } = stage;
    for (const end of ['computer', 'person', 'over']) {
      await visit(browser, `#/game/${id}-${end}`);
      await until('what was taken', () =>
        browser.evaluate(
          (game) =>
            location.hash.endsWith(game) &&
            document.querySelectorAll('[data-part="taken"]').length === 2,
          `${id}-${end}`,
        ),
      );
      await atSizes(async () => [
        ...(await layoutFaults(browser, STRIP_CHECKS)),
        ...(await sidewaysScrollers(browser, SWIPED)),
        ...(await cutLabels()),
      ]);
    }
  });

  /** Names in the action bar that stick out of it, whatever size the screen had before. */
  const cutLabels = (): Promise<string[]> =>
    stage.browser.evaluate(() => {
      const bar = document.querySelector('[data-part="actions"]');
      const end = bar?.getBoundingClientRect().bottom ?? 0;
      return [...(bar?.querySelectorAll('button > span') ?? [])]
        .filter((one) => one.getBoundingClientRect().bottom > end)
        .map((one) => one.textContent ?? '');
    });

  test('the menu of a game', async () => {
    const { browser } = stage;
    await visit(browser, `#/game/${first}-computer`);
    await press(browser, named('More'));
    await seesHeading(browser, 'Game');
    await atSizes(() => sidewaysScrollers(browser, SWIPED));
    await press(browser, named('Close'));
  });

  test('names in the action bar that take a second line on a smaller screen are not cut', async () => {
    const { browser } = stage;
    await browser.resize(1280, 900);
    await visit(browser, '#/elsewhere');
    await visit(browser, `#/game/${first}-person`);
    await until('the action bar', () =>
      browser.evaluate(() => document.querySelector('[data-part="actions"]') !== null),
    );
    await browser.resize(640, 360);
    expect(await cutLabels()).toEqual([]);
  });
});
