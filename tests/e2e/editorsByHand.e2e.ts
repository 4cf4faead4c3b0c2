// Both editors by hand: pieces dragged from the palette, over the board and off it, and lanes drawn, with a finger and with a
// mouse; and the boards that come of it, played by the computer against itself.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from './support/build';
import { openDevice } from './support/device';
import { cell, cellText, dragFrom, dragWithMouse, plies } from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const becomes = (page: Page, square: string, text: string): Promise<void> =>
  page.locator(`.board-cell[aria-label="${square}, ${text}"]`).waitFor();
const says = (page: Page, name: string, text: string): Promise<void> =>
  part(page, name).getByText(text).waitFor();

describe.each([
  { by: 'finger', drag: dragFrom, touch: true },
  { by: 'mouse', drag: dragWithMouse, touch: false },
])('by $by', ({ drag, touch }) => {
  test('a piece goes from the palette to a cell, to another, and off the board', async () => {
    const { page, close } = await openDevice(`${server.url}#/set-up/cuarenta`, { touch });
    await says(page, 'verdict', 'Playable: White to move.');
    const pawn = part(page, 'palette').getByRole('button', { name: 'white pawn' });
    await drag(page, pawn, cell(page, 'e4'));
    await becomes(page, 'e4', 'white pawn');
    // Let go where there is no cell, it goes back into the palette.
    await drag(page, pawn, part(page, 'verdict'));
    await press(page, 'Move pieces');
    await drag(page, cell(page, 'e4'), cell(page, 'e6'));
    await becomes(page, 'e6', 'white pawn');
    await expect.poll(() => cellText(page, 'e4')).toBe('e4, empty');
    await drag(page, cell(page, 'e6'), part(page, 'palette'));
    await becomes(page, 'e6', 'empty');
    for (const text of ['white pawn', 'empty', 'empty']) {
      await press(page, 'Undo');
      await becomes(page, 'e6', text);
    }
    await expect.poll(() => cellText(page, 'e4')).toBe('e4, empty');
    await expect
      .poll(() =>
        page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled'),
      )
      .toBe('true');
    await close();
  });

  test('a chosen piece is laid on every cell that a stroke passes, and the eraser takes it off', async () => {
    const { page, close } = await openDevice(`${server.url}#/set-up/cuarenta`, { touch });
    await part(page, 'palette').getByRole('button', { name: 'white pawn' }).click();
    await drag(page, cell(page, 'd5'), cell(page, 'f5'));
    await becomes(page, 'd5', 'white pawn');
    await becomes(page, 'f5', 'white pawn');
    await press(page, 'Remove pieces');
    await drag(page, cell(page, 'd5'), cell(page, 'f5'));
    await becomes(page, 'd5', 'empty');
    await becomes(page, 'f5', 'empty');
    await close();
  });

  test('a lane is drawn over squares, on every side, and undone', async () => {
    const { page, close } = await openDevice(`${server.url}#/draw/fastlane`, { touch });
    await says(page, 'drawing', '41 places');
    await press(page, 'Clear');
    await says(page, 'drawing', '64 places');
    await drag(page, cell(page, 'a3'), cell(page, 'a6'));
    await says(page, 'drawing', '58 places');
    await becomes(page, 'h4', 'empty, in h3-h6');
    await press(page, 'Undo');
    await press(page, 'Undo');
    await says(page, 'drawing', '41 places');
    await close();
  });
});

test('fast games tell how fair a board is; given up, they end at once, and what was played counts', async () => {
  const { page, close, complaints } = await openDevice(`${server.url}#/draw/fastlane`);
  await says(page, 'drawing', '41 places');
  const ask = () => page.getByRole('button', { name: 'Fair?' }).tap();
  await ask();
  await page.getByText(/^Game \d+ of 40$/).waitFor();
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await expect.poll(() => page.getByText(/^Game \d+ of 40$/).count()).toBe(0);
  await expect.poll(() => part(page, 'fairness').textContent()).not.toBe('');
  await press(page, 'Done');
  await ask();
  await part(page, 'fairness').getByText('40 games:').waitFor({ timeout: 250_000 });
  await expect
    .poll(() => part(page, 'fairness').textContent())
    .toMatch(/^40 games: \d+ won by White, \d+ by Black/);
  await press(page, 'Play 40 more');
  await page.getByText('Game 41 of 80').waitFor();
  await press(page, 'Cancel');
  await expect
    .poll(async () => Number(/^\d+/.exec((await part(page, 'fairness').textContent()) ?? '')?.[0]))
    .toBeGreaterThanOrEqual(40);
  expect(complaints).toEqual([]);
  await close();
});

test('a tried board leaves nothing to continue; History calls it a trial, and the next one takes its place', async () => {
  const { page, close, complaints } = await openDevice(`${server.url}#/draw/fastlane`);
  const tried = page.getByRole('link', { name: /Fast Lane.*Computers, level 6 v 6, trial/ });
  await says(page, 'drawing', '41 places');
  for (const turn of ['first', 'second']) {
    await press(page, 'Try it');
    await plies(page, 2);
    await press(page, 'Pause');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.goto(`${server.url}#/`);
    await page.getByRole('heading', { name: 'Play' }).waitFor();
    await page.locator('main[aria-busy="false"]').waitFor();
    expect(await page.getByRole('heading', { name: 'Continue' }).count(), turn).toBe(0);
    await page.goto(`${server.url}#/continue`);
    await page.getByRole('heading', { name: 'Play' }).waitFor();
    await page.goto(`${server.url}#/history`);
    await tried.waitFor();
    await expect.poll(() => tried.count()).toBe(1);
    await page.goto(`${server.url}#/draw/fastlane`);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('a board from a link gets a name, is chosen for a game under it, renamed and forgotten', async () => {
  const lanes = 'a2-a3,h2-h3,a6-a7,d4-e5';
  const from = `${server.url}#/draw/fastlane/${encodeURIComponent(lanes)}`;
  const { page, close } = await openDevice(from, { reducedMotion: true });
  await says(page, 'drawing', '58 places');
  await press(page, 'More');
  await press(page, 'Save with a name');
  await page.getByLabel('Name').fill('Crossing');
  await press(page, 'Save');
  await says(page, 'drawing', 'Crossing');
  await page.goto(`${server.url}#/new/fastlane?opponent=person`);
  await page.getByText('Rules', { exact: true }).click();
  const mix = page.getByRole('group', { name: 'Mix' });
  await mix.getByRole('radio', { name: 'Crossing' }).check();
  await page.getByLabel('Name of this mix').fill('Corners');
  await press(page, 'Rename');
  await expect.poll(() => mix.getByRole('radio', { name: 'Corners' }).isChecked()).toBe(true);
  await page.reload();
  await page.getByText('Rules', { exact: true }).click();
  await mix.getByRole('radio', { name: 'Corners' }).check();
  await press(page, 'Delete “Corners”');
  await mix.waitFor();
  await expect.poll(() => mix.getByRole('radio', { name: 'Corners' }).count()).toBe(0);
  await press(page, 'Start');
  await cell(page, 'd4').waitFor();
  await expect.poll(() => cellText(page, 'd4')).toBe('d4-e5, empty');
  await close();
});

describe('a position is set up from', () => {
  const isSetUp = async (page: Page) => {
    await page.waitForURL(/#\/set-up\/cuarenta$/);
    await part(page, 'verdict').waitFor();
  };

  test('Home’s Analyse and New game', async () => {
    const { page, close } = await openDevice(`${server.url}#/analyse`, { reducedMotion: true });
    await page.getByRole('radio', { name: 'Cuarenta' }).check();
    await page.getByText('Start from a position').click();
    await press(page, 'Set up on a board');
    await isSetUp(page);
    await page.goto(`${server.url}#/new/cuarenta`);
    await page.getByText('Start from a position').click();
    await press(page, 'Set up on a board');
    await isSetUp(page);
    await close();
  });

  test('a game, an analysis and a diagram of Learn', async () => {
    const { page, close } = await openDevice(`${server.url}#/new/cuarenta?opponent=person`, {
      reducedMotion: true,
    });
    await press(page, 'Start');
    await page.locator('.board').waitFor();
    await press(page, 'More');
    await press(page, 'Analyse');
    await page.waitForURL(/#\/analysis\//);
    await press(page, 'More');
    await press(page, 'Set up from here');
    await isSetUp(page);
    await page.goBack();
    await page.waitForURL(/#\/analysis\//);
    await page.goBack();
    await page.waitForURL(/#\/game\//);
    await press(page, 'More');
    await press(page, 'Set up from here');
    await isSetUp(page);
    await says(page, 'verdict', 'Playable: White to move.');
    await page.goto(`${server.url}#/learn/cuarenta`);
    await page
      .getByRole('button', { name: /^Set up/ })
      .first()
      .click();
    await isSetUp(page);
    await close();
  });
});
