// The coach: it asks before a move that throws much away is played, and either answer leaves the game as it should be; it names
// what the computer's move threatens; it is switched, counted and kept.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameRecord } from '../../src/storage/record';
import { gameOf } from '../session/fakes';
import { faults } from './support/axe';
import { boardAtEverySize, holdsAtEverySize } from './support/everySize';
import { setText } from './support/layout';
import {
  boardOf,
  cell,
  choose,
  coachSwitch,
  doubleText,
  insist,
  openNewGame,
  playComputer,
  plies,
  start,
  tapMove,
} from './support/play';
import { TABLE_SIZES } from './support/sizes';
import { freshStage } from './support/stage';
import { savedPlies, storeGames } from './support/storedGames';

/** White mates by lxlz, or loses a rook to the king by Lyry. */
const ROOK_TO_LOSE = '4k/R4/1R3/5/**1**/5/5/5/K3n w m 0 0';
const LOSES = 'This loses your rook on ry to the king on Rz. Play it anyway?';

const stage = freshStage();

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Coach' });
const answer = (page: Page, label: string) => question(page).getByRole('button', { name: label });
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });

/**
 * Plays the move that the coach asks about. Where the machine is so busy that the question would come too late, the move is
 * played without it; then it is taken back and tried again.
 */
async function untilAsked(page: Page): Promise<void> {
  const played = page.locator('[data-ply="1"]');
  await tapMove(page, 'Ly', 'ry');
  await question(page).or(played).first().waitFor();
  if ((await played.count()) === 0) return;
  await takeBack(page).tap();
  await played.waitFor({ state: 'detached' });
  await untilAsked(page);
}

/** How wide the arrow of the danger is, in CSS pixels. */
const shaftWidth = (page: Page): Promise<number> =>
  page
    .locator('[data-arrow] [stroke-width]')
    .last()
    .evaluate((shaft: SVGPathElement) => {
      const scale = shaft.ownerSVGElement?.getScreenCTM()?.a ?? 0;
      return scale * Number(shaft.getAttribute('stroke-width'));
    });

const coachedGame = (page: Page) =>
  playComputer(page, {
    ...{ game: 'TheBridge41', level: 1, side: 'White', coached: true },
    position: ROOK_TO_LOSE,
  });

test('a move that loses a rook is shown and asked about; taken back, it is as if it had not been made', async () => {
  const { page } = stage;
  await coachedGame(page);
  const before = await boardOf(page);
  const size = await boardAtEverySize(page);
  await untilAsked(page);
  await expect.poll(() => question(page).textContent()).toContain(LOSES);
  expect(await boardAtEverySize(page)).toEqual(size);
  await holdsAtEverySize(
    page,
    'the question',
    {
      inSight: true,
      besidePieces: '[role="alertdialog"]',
      reachable: '[role="alertdialog"] button',
      within: '[role="alertdialog"]',
    },
    { texts: [100, 131, 200], sizes: TABLE_SIZES },
  );
  await page.locator('.board-cell[aria-label^="ry, white rook"]').waitFor();
  await expect.poll(() => page.locator('[data-arrow]').count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  // Words twice as large leave a board half as large, on which the danger still shows.
  await doubleText(page);
  await expect.poll(() => shaftWidth(page)).toBeGreaterThan(5);
  await setText(page, 100);
  await savedPlies(page, 0);
  await answer(page, 'Cancel').tap();
  await question(page).waitFor({ state: 'detached' });
  await expect.poll(() => boardOf(page)).toEqual(before);
  await expect.poll(() => page.locator('[data-arrow]').count()).toBe(0);
  // Of this move the player has been told.
  await tapMove(page, 'Ly', 'ry');
  await plies(page, 1);
});

test('by keyboard: the question has the focus, Escape takes the move back, and the board has the focus again', async () => {
  const { page } = stage;
  await coachedGame(page);
  await untilAsked(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => focused()).toBe('Cancel');
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-cells]') !== null))
    .toBe(true);
  await savedPlies(page, 0);
});

test('played all the same, the move is saved, and the computer answers', async () => {
  const { page } = stage;
  await coachedGame(page);
  await untilAsked(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await plies(page, 2);
  await savedPlies(page, 2);
});

test('a browser that is killed before the answer has lost nothing, and has not played the move', async () => {
  await stage.ownBrowser();
  await coachedGame(stage.page);
  const before = await boardOf(stage.page);
  const address = stage.page.url();
  await untilAsked(stage.page);
  await stage.crash();
  const { page } = stage;
  // Before its first move a game stands in no list.
  await page.goto(address);
  await cell(page, 'Ly').waitFor();
  await expect.poll(() => boardOf(page)).toEqual(before);
  await untilAsked(page);
});

test('what the computer’s move threatens is named, and shown by an arrow', async () => {
  const { page, server } = stage;
  const start = 'k4/5/5/5/**1**/5/n4/5/1R2K w m 0 0';
  const record: GameRecord = gameOf(
    { start, white: { kind: 'computer', level: 1 }, coach: 'on' },
    { id: 'threatened', moves: ['laLa'], revision: 1 },
  );
  await storeGames(page, [record]);
  await insist(
    'where the machine is busy the threat is found too late, and not told',
    async () => {
      await page.goto(`${server.url}#/`);
      await page.goto(`${server.url}#/game/threatened`);
    },
    (patience) =>
      page
        .locator('[data-part="message"]', { hasText: 'White threatens your knight on Lc.' })
        .waitFor({ timeout: 10 * patience.timeout }),
  );
  await expect.poll(() => page.locator('[data-arrow]').count()).toBe(1);
  expect(await faults(page)).toEqual([]);
});

test('the switch: on for a newcomer, off with a clock, and kept as the player left it', async () => {
  const { page, server } = stage;
  await openNewGame(page, 'Cuarenta');
  await expect.poll(() => coachSwitch(page).isChecked()).toBe(true);
  await choose(page, 'Pass and play');
  await expect.poll(() => coachSwitch(page).count()).toBe(0);
  await choose(page, 'Computer');
  await start(page, true);
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await coachSwitch(page).uncheck();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.goto(`${server.url}#/`);
  await openNewGame(page, 'Cuarenta');
  await expect.poll(() => coachSwitch(page).isChecked()).toBe(false);
  await page.getByText('Clock', { exact: true }).click();
  await page.getByRole('radio', { name: /5/ }).first().check();
  await page.getByText('Off with a clock: its questions would cost you time.').waitFor();
  await expect.poll(() => coachSwitch(page).isDisabled()).toBe(true);
});
