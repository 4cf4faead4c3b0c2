// The promise of the app in Chromium, Firefox and WebKitGTK alike: after one visit with the network, everything works
// without it, also after the browser was killed. Offline means that the server is stopped.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import { ENGINES } from '../support/browsers';
import { type Browser, until } from '../support/browsers/browser';
import {
  board,
  named,
  newGame,
  playMove,
  press,
  saved,
  savedMoves,
  sees,
  seesHeading,
  shownMoves,
  storedForOffline,
  visit,
} from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

/** Every screen but the games', and a heading or legend that only it has. */
const SCREENS: readonly (readonly [string, string])[] = [
  ['#/', 'Play'],
  ...offeredGames.map(({ id }) => [`#/new/${id}`, 'Opponent'] as const),
  ...offeredGames.map(({ id }) => [`#/learn/${id}`, 'Aim'] as const),
  ['#/learn', 'Learn'],
  ['#/open', 'Open a game'],
  ['#/history', 'History'],
  ['#/statistics', 'Statistics'],
  ['#/settings', 'Settings'],
  ['#/about', 'Credits and licences'],
];

/** White may lose a rook to the king by Lyry. */
const ROOK_TO_LOSE = '4k/R4/1R3/5/**1**/5/5/5/K3n w m 0 0';
/** Milliseconds in which a coach that may be late comes in time once. */
const COACHED = 180_000;

/** What the engine knows beside its weights. */
const NETWORK = /\/network-[^/]+\.bin$/;

/** The app as it is before a service worker has stored it. */
const withoutServiceWorker = mkdtempSync(join(tmpdir(), 'fortyone-no-worker-'));

beforeAll(() => {
  cpSync(DIST, withoutServiceWorker, { recursive: true });
  rmSync(join(withoutServiceWorker, 'sw.js'));
});

afterAll(() => rmSync(withoutServiceWorker, { recursive: true }));

describe.each(ENGINES)('%s', (engine, open) => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serve(DIST);
    browser = await open(server.url);
  });

  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  /** Waits until the board is as it was. */
  const standsAs = (before: readonly string[]) =>
    until('the game as it was', async () => {
      const now = await board(browser);
      return JSON.stringify(now) === JSON.stringify(before);
    });

  const isAsked = () =>
    browser.evaluate(() => document.querySelector('[role=alertdialog]') !== null);

  test('a move is answered by the computer, and the game is there after a reload', async () => {
    await storedForOffline(browser);
    await press(browser, named('OK'));
    await newGame(browser, 'bridge41');
    const start = await board(browser);
    await playMove(browser);
    const moves = await saved(browser, 2);
    const before = await board(browser);
    expect(before).not.toEqual(start);
    await browser.reload();
    await standsAs(before);
    await playMove(browser);
    expect((await saved(browser, 4)).slice(0, 2)).toEqual(moves);
  });

  test('killed, and switched on again without the network: the game goes on', async () => {
    const moves = await saved(browser, 4);
    const address = await browser.evaluate(() => location.href);
    const before = await board(browser);
    await server.stop();
    await browser.kill();
    await browser.start(address);
    await standsAs(before);
    await playMove(browser);
    expect((await saved(browser, 6)).slice(0, 4)).toEqual(moves);
  });

  test('left again and again before it was ready, it reads and saves as before', async () => {
    const game = await browser.evaluate(() => location.href);
    const before = (await saved(browser, 6)).length;
    for (const wait of [0, 20, 40, 60, 80, 100]) {
      await browser.goto('about:blank');
      await browser.goto(server.url);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    await browser.goto('about:blank');
    await browser.goto(game);
    await playMove(browser);
    await saved(browser, before + 2);
  });

  test('offline, unknown paths and queries open the app', async () => {
    for (const path of ['nowhere', 'deep/below/nowhere.html', '?utm=1&x=y', '#/nowhere']) {
      await browser.goto('about:blank');
      await browser.goto(server.url + path);
      await seesHeading(browser, 'Continue');
    }
  });

  test.each(SCREENS)('offline, %s opens', async (fragment, text) => {
    await visit(browser, '#/elsewhere');
    await visit(browser, fragment);
    await seesHeading(browser, text);
  });

  test.each(offeredGames.map(({ id }) => id))(
    'offline, the computer answers in %s',
    async (game) => {
      await newGame(browser, game);
      await playMove(browser);
      await saved(browser, 2);
    },
  );

  test('offline, the coach asks about a move that loses a rook; taken back, the board is as it was', {
    timeout: 2 * COACHED,
  }, async () => {
    await newGame(browser, 'bridge41', { coached: true, position: ROOK_TO_LOSE });
    const before = await board(browser);
    await until(
      'the question of the coach',
      async () => {
        // Where the machine is busy it may come too late, and the move is played.
        if ((await shownMoves(browser)) > 0) {
          await browser.press(named('Take back'));
          return false;
        }
        await browser.press('.board-cell[aria-label^="Ly,"]');
        await browser.press('.board-cell[aria-label^="ry,"]');
        return until('the question, or the move', async () => {
          if ((await shownMoves(browser)) > 0) return 'played';
          return (await isAsked()) && 'asked';
        }).then((came) => came === 'asked');
      },
      COACHED,
    );
    await sees(browser, 'This loses your rook on ry to the king on Rz.');
    await press(browser, named('Cancel'));
    await standsAs(before);
    expect(await savedMoves(browser)).toEqual([]);
  });

  test('offline, an opponent that matches says where it stands, and plays there', async () => {
    await newGame(browser, 'cuarenta', { matched: true });
    await sees(browser, 'Computer, level 2.0');
    await playMove(browser);
    await saved(browser, 2);
    await browser.reload();
    await sees(browser, 'Computer, level 2.0');
  });

  test('nothing failed, nothing was missing, and nothing was asked of any other host', () => {
    console.info(`${engine}: ${server.requests.length} requests, all while the network was there`);
    expect(server.missing).toEqual([]);
    expect(browser.complaints).toEqual([]);
  });

  test('offline before the app was stored, a screen says so, and opens once there is a network', async () => {
    await server.stop();
    await browser.close();
    await server.start();
    server.deploy(withoutServiceWorker);
    browser = await open(server.url);
    await seesHeading(browser, 'Play');
    await server.stop();
    await visit(browser, '#/settings');
    await seesHeading(browser, 'This screen couldn’t be loaded');
    await browser.evaluate(() => document.querySelector('.missingCode')?.classList.add('first'));
    await press(browser, named('Try again'));
    // The message is drawn anew once this attempt has failed, too: only then may the network come back.
    await until('the message of the second attempt', () =>
      browser.evaluate(() => document.querySelector('.missingCode:not(.first)') !== null),
    );
    await server.start();
    if (engine === 'WebKitGTK') {
      // It remembers a script that failed to load beyond a reload, until it is started anew.
      await browser.kill();
      await browser.start(`${server.url}#/settings`);
    } else {
      await press(browser, named('Try again'));
    }
    await seesHeading(browser, 'Settings');
  });

  test('what the computer has learnt comes with the first game of a visit', async () => {
    for (const game of offeredGames) {
      const { learned } = await game.loadEvaluation();
      if (!learned) continue;
      server.requests.length = 0;
      await newGame(browser, game.id);
      await playMove(browser);
      await saved(browser, 2);
      const asked = new Set(server.requests.filter((path) => NETWORK.test(path)));
      expect(asked.size, game.id).toBe(learned.isFor({}) ? 1 : 0);
      expect(server.missing.filter((path) => NETWORK.test(path))).toEqual([]);
    }
  });
});
