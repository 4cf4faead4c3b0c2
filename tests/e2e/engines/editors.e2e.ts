// Setting up a position and drawing a board in Chromium, Firefox and WebKitGTK alike, up to where something is begun.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { type Browser, until } from '../support/browsers/browser';
import { named, press, sees, storedForOffline, visit } from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

const cell = (name: string): string => `[data-button][aria-label^="${name},"]`;

describe.each(ENGINES)('%s', (_, open) => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serve(DIST);
    browser = await open(server.url);
    await storedForOffline(browser);
    await press(browser, named('OK'));
  });

  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  const label = (name: string) =>
    browser.evaluate(
      (wanted) => document.querySelector(wanted)?.getAttribute('aria-label') ?? '',
      cell(name),
    );

  test('pieces are laid and taken back, what is wrong is said, and a reload keeps the draft', async () => {
    await visit(browser, '#/set-up/cuarenta');
    await sees(browser, 'Can be played: White to move.');
    await press(browser, '[data-part=palette] [aria-label="white king"]');
    await press(browser, cell('e4'));
    await sees(browser, 'White has 2 kings, and can have only one.');
    expect(await label('e4')).toBe('e4, white king, marked');
    await browser.reload();
    await sees(browser, 'White has 2 kings, and can have only one.');
    await press(browser, named('Undo'));
    await sees(browser, 'Can be played: White to move.');
    expect(await label('e4')).toBe('e4, empty');
  });

  test('what is set up is analysed, and Back leads to it again', async () => {
    await press(browser, '[data-part=palette] [aria-label="Take pieces off"]');
    await press(browser, cell('e2'));
    await sees(browser, 'White has no king.');
    await press(browser, named('Undo'));
    await press(browser, named('Go on'));
    await press(browser, named('Analyse'));
    await until('the analysis', () =>
      browser.evaluate(() => location.hash.startsWith('#/analysis/')),
    );
    await press(browser, named('Back'));
    await sees(browser, 'Can be played: White to move.');
  });

  test('lanes are drawn, kept over a reload, and two computers try them', async () => {
    await visit(browser, '#/draw/fastlane');
    await sees(browser, '41 places');
    await press(browser, named('Clear'));
    await sees(browser, '64 places');
    await press(browser, cell('b4'));
    await press(browser, cell('b5'));
    await sees(browser, '62 places');
    await browser.reload();
    await sees(browser, '62 places');
    expect(await label('g5')).toBe('g5, empty, in g4-g5');
    await press(browser, named('Try it'));
    await until('the game', () => browser.evaluate(() => location.hash.startsWith('#/game/')));
    await sees(browser, 'Computer, level 6');
    expect(browser.complaints).toEqual([]);
  });
});
