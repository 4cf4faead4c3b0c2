// Taking back and redoing on the production build, changing sides in mid-game, and watching two computers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameLink } from '../../src/share/link';
import { COMPUTER, gameOf } from '../session/fakes';
import { faults } from './support/axe';
import {
  afterEnd,
  boardOf,
  choose,
  openNewGame,
  playComputer,
  plies,
  resign,
  setLevel,
  start,
  tapMove,
} from './support/play';
import { stageAtHome } from './support/stage';
import { savedPlies } from './support/storedGames';

const stage = stageAtHome();

/** Of a strict game in which White is to move. */
const STRICT_LINK = gameLink(
  gameOf({ strict: true, black: COMPUTER }, { moves: ['mbmc', 'lylx'] }),
);

const againstComputer = (page: Page, level: number): Promise<void> =>
  playComputer(page, { game: 'TheBridge41', level, side: 'White' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const noMoves = (page: Page): Promise<void> => page.getByText('No moves yet').waitFor();
const played = (page: Page): Promise<number> => page.locator('[data-ply]').count();

/** From now on the engine thinks and reports, but however soon it is done, its answer does not come by itself. */
async function withholdAnswers(page: Page): Promise<void> {
  // An engine that is there already is heard.
  await page.reload();
  await page.evaluate(() => {
    const { addEventListener } = EventTarget.prototype;
    Worker.prototype.addEventListener = function (
      this: Worker,
      ...given: Parameters<typeof addEventListener>
    ) {
      if (given[0] !== 'message') addEventListener.apply(this, given);
    };
  });
}

test('a move and its answer are taken back and redone; the keyboard does it too', async () => {
  const { page } = stage;
  await againstComputer(page, 1);
  const before = await boardOf(page);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 2);
  const after = await boardOf(page);
  await button(page, 'Take back').tap();
  await noMoves(page);
  await savedPlies(page, 0);
  await expect.poll(() => boardOf(page)).toEqual(before);
  await button(page, 'Redo').focus();
  await page.keyboard.press('Enter');
  await plies(page, 2);
  await expect.poll(() => boardOf(page)).toEqual(after);
  await expect.poll(() => button(page, 'Redo').isDisabled()).toBe(true);
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Redo');
  await savedPlies(page, 2);
  await page.reload();
  await plies(page, 2);
  await expect.poll(() => boardOf(page)).toEqual(after);
});

test('a move is taken back while the computer thinks, and its answer does not come', async () => {
  const { page } = stage;
  await withholdAnswers(page);
  await againstComputer(page, 8);
  await tapMove(page, 'mb', 'mc');
  await page.getByText(/^Thinking/).waitFor();
  await button(page, 'Take back').tap();
  await noMoves(page);
  await expect.poll(() => page.getByText(/^Thinking/).count()).toBe(0);
  await tapMove(page, 'lb', 'lc');
  await page.getByText(/^Thinking · depth/).waitFor();
  await button(page, 'More').tap();
  await button(page, 'Move now').tap();
  await plies(page, 2);
  const [first] = await page.locator('[data-ply]').allTextContents();
  expect(first).toBe('lc');
  await page.reload();
});

test('a game given up is opened again by taking back', async () => {
  const { page } = stage;
  await againstComputer(page, 1);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 2);
  await resign(page);
  const result = page.getByRole('region', { name: 'Result' });
  await afterEnd(page, 'Take back');
  await result.waitFor({ state: 'detached' });
  await tapMove(page, 'lb', 'lc');
  await plies(page, 4);
});

test('a strict game offers no take back, says why, and is named in lists, links and a rematch', async () => {
  const { page } = stage;
  const why = 'Strict game: no take back.';
  const strict = () => page.getByRole('switch', { name: /^Strict game/ });
  // It is dimmed, which keeps no finger off it.
  const ask = () => button(page, 'Take back').tap({ force: true });
  await openNewGame(page, 'Cuarenta');
  await choose(page, 'Computer');
  await choose(page, 'White');
  await setLevel(page, 1);
  await strict().check();
  await start(page);
  await tapMove(page, 'd3', 'e4');
  await plies(page, 2);
  await expect.poll(() => button(page, 'Take back').isDisabled()).toBe(true);
  await expect.poll(() => button(page, 'Redo').count()).toBe(0);
  await ask();
  await page.locator('[data-part="message"]').getByText(why).waitFor();
  await page.getByRole('status').filter({ hasText: why }).waitFor();
  await plies(page, 2);
  await button(page, 'More').tap();
  await page.getByRole('dialog', { name: 'Game' }).getByText(why).waitFor();
  expect(await faults(page)).toEqual([]);
  await button(page, 'Close').tap();

  await page.goto(`${stage.server.url}#/`);
  const listed = page.getByRole('link', { name: /Cuarenta.*Computer, level 1, strict game/ });
  await listed.tap();
  await plies(page, 2);
  await resign(page);
  await button(page, 'More…').tap();
  const menu = page.getByRole('dialog', { name: 'Game' });
  await menu.getByRole('button', { name: 'Analyse' }).waitFor();
  await expect.poll(() => menu.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  await button(page, 'Close').tap();

  await page.getByRole('region', { name: 'Result' }).getByText('Rematch as Black').tap();
  await plies(page, 1);
  await ask();
  await page.locator('[data-part="message"]').getByText(why).waitFor();
  await page.goto(`${stage.server.url}#/history`);
  await page.getByText('Computer, level 1, strict game').first().waitFor();
  // A friend who opens its link reads so, and plays on in the same way.
  await page.goto(`${stage.server.url}#/open/${STRICT_LINK}`);
  await page.locator('main').getByText(why).waitFor();
  await button(page, 'Play on from here').tap();
  await button(page, 'Start').tap();
  await plies(page, 2);
  await ask();
  await page.locator('[data-part="message"]').getByText(why).waitFor();
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'Cuarenta');
  await expect.poll(() => strict().isChecked()).toBe(true);
  await choose(page, 'Watch');
  await expect.poll(() => strict().count()).toBe(0);
  await choose(page, 'Computer');
  await strict().uncheck();
  await start(page);
  await page.locator('.board').waitFor();
});

test('in mid-game the player and the computer change sides', async () => {
  const { page } = stage;
  await againstComputer(page, 1);
  await page.getByRole('application', { name: /White at the bottom/ }).waitFor();
  await button(page, 'More').tap();
  await button(page, 'Change sides').tap();
  await plies(page, 1);
  await page.getByRole('application', { name: /Black at the bottom/ }).waitFor();
  await page.locator('[data-part="near"]').getByText('You').waitFor();
  await page.reload();
  await page.locator('[data-part="near"]').getByText('You').waitFor();
  await page.getByRole('application', { name: /Black at the bottom/ }).waitFor();
});

test('two computers are watched, stopped, stepped, taken back and set going again', async () => {
  const { page } = stage;
  await openNewGame(page, 'Cuarenta');
  await choose(page, 'Watch');
  await page.getByRole('slider', { name: /White/ }).fill('1');
  await page.getByRole('slider', { name: /Black/ }).fill('3');
  expect(await faults(page)).toEqual([]);
  await start(page);
  await plies(page, 1);
  await button(page, 'Pause').tap();
  await button(page, 'Start').waitFor();
  const stopped = await played(page);
  await button(page, 'Step').tap();
  await plies(page, stopped + 1);
  await button(page, 'Take back').tap();
  await page.locator(`[data-ply="${stopped + 1}"]`).waitFor({ state: 'detached' });
  await button(page, 'Redo').tap();
  await plies(page, stopped + 1);
  expect(await faults(page)).toEqual([]);
  await button(page, 'More').tap();
  await page.getByRole('dialog', { name: 'Game' }).waitFor();
  await expect.poll(() => button(page, 'Resign').count()).toBe(0);
  await button(page, 'Close').tap();
  await button(page, 'Start').tap();
  await plies(page, stopped + 3);
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /Cuarenta.*Computers, level 1 v 3/ }).tap();
  await button(page, 'Start').waitFor();
  expect(stage.device.complaints).toEqual([]);
});
