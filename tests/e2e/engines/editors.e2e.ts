// Setting up a position and drawing a board in Chromium, Firefox and WebKitGTK alike, up to where something is begun.
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import { named, press, sees, visit } from '../support/browsers/player';
import { offlineStage } from '../support/browsers/stage';

const cell = (name: string): string => `[data-button][aria-label^="${name},"]`;

describe.each(ENGINES)('%s', (_, open) => {
  const stage = offlineStage(open);

  const label = (name: string) =>
    stage.browser.evaluate(
      (wanted) => document.querySelector(wanted)?.getAttribute('aria-label') ?? '',
      cell(name),
    );

  test('pieces are laid and taken back, what is wrong is said, and a reload keeps the draft', async () => {
    await visit(stage.browser, '#/set-up/cuarenta');
    await sees(stage.browser, 'Playable: White to move.');
    await press(stage.browser, '[data-part=palette] [aria-label="white king"]');
    await press(stage.browser, cell('e4'));
    await sees(stage.browser, 'White has 2 kings, and can have only one.');
    await expect.poll(() => label('e4')).toBe('e4, white king, marked');
    await stage.browser.reload();
    await sees(stage.browser, 'White has 2 kings, and can have only one.');
    await press(stage.browser, named('Undo'));
    await sees(stage.browser, 'Playable: White to move.');
    await expect.poll(() => label('e4')).toBe('e4, empty');
  });

  test('what is set up is analysed, and Back leads to it again', async () => {
    await press(stage.browser, '[data-part=palette] [aria-label="Remove pieces"]');
    await press(stage.browser, cell('e2'));
    await sees(stage.browser, 'White has no king.');
    await press(stage.browser, named('Undo'));
    await press(stage.browser, named('Continue'));
    await press(stage.browser, named('Analyse'));
    await until('the analysis', () =>
      stage.browser.evaluate(() => location.hash.startsWith('#/analysis/')),
    );
    await press(stage.browser, named('Back'));
    await sees(stage.browser, 'Playable: White to move.');
  });

  test('lanes are drawn, kept over a reload, and two computers try them', async () => {
    await visit(stage.browser, '#/draw/fastlane');
    await sees(stage.browser, '41 places');
    await press(stage.browser, named('Clear'));
    await sees(stage.browser, '64 places');
    await press(stage.browser, cell('b4'));
    await press(stage.browser, cell('b5'));
    await sees(stage.browser, '62 places');
    await stage.browser.reload();
    await sees(stage.browser, '62 places');
    await expect.poll(() => label('g5')).toBe('g5, empty, in g4-g5');
    await press(stage.browser, named('Try it'));
    await until('the game', () =>
      stage.browser.evaluate(() => location.hash.startsWith('#/game/')),
    );
    await sees(stage.browser, 'Computer, level 6');
    expect(stage.browser.complaints).toEqual([]);
  });
});
