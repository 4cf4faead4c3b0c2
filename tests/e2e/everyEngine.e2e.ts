// Chromium, Firefox and WebKitGTK alike: a first visit, a game against the computer, and the same game after a reload.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from './support/browsers';
import type { Browser } from './support/browsers/browser';
import { until } from './support/browsers/browser';
import {
  board,
  named,
  newGame,
  playMove,
  press,
  saved,
  storedForOffline,
} from './support/browsers/player';
import { DIST } from './support/build';
import { type StaticServer, serve } from './support/server';

describe.each(ENGINES)('%s', (_engine, open) => {
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
    await until('the game as it was', async () => {
      const after = await board(browser);
      return JSON.stringify(after) === JSON.stringify(before);
    });
    await playMove(browser);
    expect((await saved(browser, 4)).slice(0, 2)).toEqual(moves);
    expect(browser.complaints).toEqual([]);
  });
});
