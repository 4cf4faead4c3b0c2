// A new version arrives in the middle of a game: it is offered, never forced; what the old one still needs goes on
// working, even while it is replaced; and after the player's word the game stands where it stood.
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newsOf } from '../../../.build/news';
import { ENGINES, engines } from '../support/browsers';
import { type Browser, type Tab, until } from '../support/browsers/browser';
import {
  board,
  named,
  newGame,
  newPassAndPlay,
  playMove,
  press,
  saved,
  sees,
  seesHeading,
  shownMoves,
  storedForOffline,
  visit,
} from '../support/browsers/player';
import { DIST } from '../support/build';
import { nextVersion } from '../support/nextVersion';
import { type StaticServer, serve } from '../support/server';

const NEWS = newsOf(readFileSync('CHANGELOG.md', 'utf8'));

let server: StaticServer;
let next: string;
let browser: Browser;

beforeEach(async () => {
  next = nextVersion(DIST);
  server = await serve(DIST);
});

afterEach(async () => {
  await browser?.close();
  await server.stop();
  rmSync(next, { recursive: true });
});

/** Looks for a new version, as the app does by the hour, until one waits. */
async function findUpdate(tab: Tab, folder = next): Promise<void> {
  server.deploy(folder);
  await until('a new version that waits', () =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.installing && !registration?.waiting) await registration?.update();
      return Boolean(registration?.waiting);
    }),
  );
}

/** Whether the page runs the new version's scripts, or another one's, by the mark in their names. */
const isNew = (tab: Tab, mark = 'next0'): Promise<boolean> =>
  tab.evaluate((wanted) => document.querySelector(`script[src*="${wanted}"]`) !== null, mark);

/** Whether the service worker has taken note of a version that starts. */
const hasStarted = (tab: Tab): Promise<boolean> =>
  tab.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('fortyone-versions'));
    const cache = await caches.open(`${name}`);
    const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    const versions = await Promise.all(found.map((one) => one?.json()));
    return versions.some(({ tries }) => tries === null);
  });

/** Whether all scripts that the service worker keeps are the new version's. */
const keepsNewOnly = (tab: Tab): Promise<boolean> =>
  tab.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const scripts = kept.flat().filter(({ url }) => url.endsWith('.js'));
    return scripts.length > 0 && scripts.every(({ url }) => url.includes('next0'));
  });

describe.each(ENGINES)('%s', (_engine, open) => {
  test('a new version waits for the player, and nothing is missing meanwhile', async () => {
    browser = await open(server.url);
    await storedForOffline(browser);
    await newGame(browser, 'bridge41');
    const address = await browser.evaluate(() => location.hash);
    await playMove(browser);
    await saved(browser, 2);
    await findUpdate(browser);

    await playMove(browser);
    const moves = await saved(browser, 4);
    expect(await isNew(browser)).toBe(false);
    await visit(browser, '#/learn/cuarenta');
    await seesHeading(browser, 'Aim');
    await visit(browser, address);
    const before = await until('the board', async () => {
      const cells = await board(browser);
      return cells.length > 0 && cells;
    });

    await visit(browser, '#/');
    await sees(browser, 'A new version is ready.');
    await sees(browser, NEWS);
    await press(browser, named('Update'));
    await until('the new version', () => isNew(browser));
    await visit(browser, address);
    await until('the game as it was', async () => `${await board(browser)}` === `${before}`);
    await playMove(browser);
    expect((await saved(browser, 6)).slice(0, 4)).toEqual(moves);
    expect(server.missing).toEqual([]);
    expect(browser.complaints).toEqual([]);
    await until('the old version forgotten', () => keepsNewOnly(browser));
  });
});

test.each(ENGINES)(
  'in %s, a new version that does not start gives way to the one before, until a newer one does',
  async (_engine, open) => {
    const broken = nextVersion(DIST, { mark: 'fail', starts: false });
    onTestFinished(() => rmSync(broken, { recursive: true }));
    browser = await open(server.url);
    await storedForOffline(browser);
    await newPassAndPlay(browser, 'bridge41');
    const address = await browser.evaluate(() => location.hash);
    await playMove(browser);
    await saved(browser, 1);
    await browser.reload();
    await until('a version that is known to start', () => hasStarted(browser));
    await findUpdate(browser, broken);
    await visit(browser, '#/');
    await press(browser, named('Update'));
    await until('the broken version', () => isNew(browser, 'fail0'));
    await sees(browser, 'Fortyone has not started yet. Your games are kept.');
    await browser.reload();
    expect(await isNew(browser, 'fail0')).toBe(true);
    // The one that is served now is stored: no network is needed to go back.
    await server.stop();
    await browser.goto('about:blank');
    await browser.goto(server.url + address);
    await until('the game', async () => (await shownMoves(browser)) === 1);
    await visit(browser, '#/settings');
    await seesHeading(browser, 'Settings');
    await server.start();

    await findUpdate(browser);
    await visit(browser, '#/');
    await press(browser, named('Update'));
    await until('the new version', () => isNew(browser));
    await visit(browser, address);
    await until('the game', async () => (await shownMoves(browser)) === 1);
    await until('the old versions forgotten', () => keepsNewOnly(browser));
  },
);

test.each(engines('Chromium'))(
  'in %s, agreed to in one tab, it does not disturb a game in another, which misses nothing until it is reloaded',
  async (_engine, open) => {
    browser = await open(server.url);
    await storedForOffline(browser);
    const other = await browser.newTab(server.url);
    await newPassAndPlay(other, 'bridge41');
    await playMove(other);
    await saved(other, 1);
    await findUpdate(browser);
    await sees(browser, 'A new version is ready.');
    await press(browser, named('Update'));
    await until('the new version', () => isNew(browser));

    expect(await isNew(other)).toBe(false);
    expect(await saved(other, 1)).toHaveLength(1);
    // Its code was not loaded yet, and only the older version has it.
    await visit(other, '#/settings');
    await seesHeading(other, 'Settings');
    await other.reload();
    await until('the new version', () => isNew(other));
    await seesHeading(other, 'Settings');
    expect(server.missing).toEqual([]);
  },
);

test.each(engines('Chromium'))(
  'in %s, a part that is gone from a newer version on the host: said so, and the update offered there',
  async (_engine, open) => {
    browser = await open(server.url);
    await storedForOffline(browser);
    server.deploy(next);
    await browser.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (request.url.includes('SettingsScreen')) await cache.delete(request);
        }
      }
    });
    await visit(browser, '#/settings');
    await seesHeading(browser, 'A new version is ready');
    await press(browser, named('Update'));
    await until('the new version', () => isNew(browser));
    await seesHeading(browser, 'Settings');
  },
);
