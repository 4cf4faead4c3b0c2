// Clocks on the production build: chosen, running, paused, hidden, killed and out of time. The page's clock is moved on
// by hand; nothing here waits for real seconds.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faults } from './support/axe';
import {
  afterEnd,
  allowTakeBack,
  choose,
  openNewGame,
  plies,
  setLevel,
  start,
  takeBackAgreed,
  tapMove,
} from './support/play';
import { stageAtHome } from './support/stage';
import { savedPlies } from './support/storedGames';

const MINUTE = 60_000;

const stage = stageAtHome({ own: true });

beforeAll(async () => {
  await stage.page.clock.install();
});

/** From Home to the board of a game with 3 minutes and 2 seconds more per move. */
async function timedGame(page: Page, opponent: 'Pass and play' | 'Computer'): Promise<void> {
  await openNewGame(page, 'TheBridge41');
  await choose(page, opponent);
  if (opponent === 'Computer') await setLevel(page, 1);
  await openClocks(page);
  await choose(page, '3+2');
  await start(page);
  await page.locator('.board').waitFor();
}

const openClocks = (page: Page): Promise<void> => page.getByText('Clock', { exact: true }).click();

const clockOf = (page: Page, side: 'White' | 'Black') =>
  page.getByRole('timer', { name: new RegExp(`^${side} has `) });

/** Seconds that a side's clock shows. */
async function seconds(page: Page, side: 'White' | 'Black'): Promise<number> {
  const text = (await clockOf(page, side).textContent()) ?? '';
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Puts the page out of sight, and back. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('clocks run from the first move, add the increment, and can be read in words', async () => {
  const { page } = stage;
  await timedGame(page, 'Pass and play');
  await page.clock.fastForward(MINUTE);
  expect(await seconds(page, 'White')).toBe(180);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  expect(await seconds(page, 'White')).toBe(182);
  await page.clock.fastForward(MINUTE);
  const black = await seconds(page, 'Black');
  expect(black).toBeLessThanOrEqual(120);
  expect(black).toBeGreaterThan(100);
  expect(await seconds(page, 'White')).toBe(182);
  await expect
    .poll(() => clockOf(page, 'White').getAttribute('aria-label'))
    .toBe('White has 3 minutes 2 seconds');
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
  expect(await seconds(page, 'Black')).toBeGreaterThan(100);
  const told = (await page.getByRole('status').allTextContents()).join(' ');
  expect(told).toMatch(/pawn/);
  expect(told).not.toMatch(/minute|second/);
});

test('own times may differ, and are there again for the next game', async () => {
  const { page } = stage;
  await openNewGame(page, 'Cuarenta');
  await choose(page, 'Pass and play');
  await openClocks(page);
  await choose(page, 'Custom');
  await page.getByLabel('Minutes').fill('1.5');
  await page.getByLabel('Seconds per move').fill('0');
  await page.getByRole('switch', { name: 'Different time for Black' }).check();
  await page.getByRole('group', { name: 'Black' }).getByLabel('Minutes').fill('20');
  await start(page);
  await page.locator('.board').waitFor();
  expect([await seconds(page, 'White'), await seconds(page, 'Black')]).toEqual([90, 1200]);
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'Cuarenta');
  await page.getByText('White 1.5+0, Black 20+0').waitFor();
  await openClocks(page);
  await page.getByRole('group', { name: 'White' }).getByLabel('Minutes').fill('');
  await start(page);
  await page.locator('.board').waitFor();
  expect([await seconds(page, 'White'), await seconds(page, 'Black')]).toEqual([90, 1200]);
});

test('little time is told by a sign; who has none left loses, and may take that back', async () => {
  const { page } = stage;
  await timedGame(page, 'Pass and play');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await page.clock.fastForward(165_000);
  await page.getByRole('timer', { name: /Black has .*little time/ }).waitFor();
  await expect.poll(() => clockOf(page, 'Black').locator('svg').count()).toBe(1);
  await expect.poll(() => clockOf(page, 'White').locator('svg').count()).toBe(0);
  await page.clock.fastForward(MINUTE);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('White won on time').waitFor();
  await expect.poll(() => clockOf(page, 'Black').textContent()).toBe('0.0');
  await afterEnd(page, 'Take back');
  await page.getByRole('dialog', { name: 'White: Black asks to play on' }).waitFor();
  await allowTakeBack(page);
  await result.waitFor({ state: 'detached' });
  expect(await seconds(page, 'Black')).toBeGreaterThan(170);
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
});

test('face to face, a flag that has fallen is shown to both sides, each the right way up', async () => {
  const { page } = stage;
  await openNewGame(page, 'TheBridge41');
  await choose(page, 'Pass and play');
  await choose(page, 'Face to face');
  await page.getByLabel('White’s name').fill('Ana');
  await openClocks(page);
  await choose(page, '3+2');
  await start(page);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await page.clock.fastForward(4 * MINUTE);
  const resultIn = (part: string) => page.locator(part).getByText('Ana won on time');
  await resultIn('[data-part="far"]').waitFor();
  await resultIn('[aria-label="Result"]').waitFor();
  const turns = (part: string) =>
    resultIn(part).evaluate((element) => {
      const { rotate } = getComputedStyle(element.closest('.turned') ?? element);
      return rotate;
    });
  await expect.poll(() => turns('[data-part="far"]')).toBe('180deg');
  await expect.poll(() => turns('[aria-label="Result"]')).toBe('none');
  await expect
    .poll(() => page.locator('[data-part="far"] [data-part="clock"]').textContent())
    .toContain('0.0');
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'TheBridge41');
  await page.getByLabel('White’s name').fill('');
  await choose(page, 'Side by side');
});

test('taking back gives the time back', async () => {
  const { page } = stage;
  await timedGame(page, 'Pass and play');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await page.clock.fastForward(MINUTE);
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
  expect(await seconds(page, 'Black')).toBeLessThan(125);
  await takeBackAgreed(page);
  await page.locator('[data-ply="2"]').waitFor({ state: 'detached' });
  expect(await seconds(page, 'Black')).toBeGreaterThan(170);
  await button(page, 'Redo').tap();
  await plies(page, 2);
  expect(await seconds(page, 'Black')).toBeLessThan(125);
});

test('out of sight the clock stands against the computer and runs on between two persons', async () => {
  const { page } = stage;
  await timedGame(page, 'Computer');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 2);
  await setHidden(page, true);
  await page.clock.fastForward(60 * MINUTE);
  await setHidden(page, false);
  expect(await seconds(page, 'White')).toBeGreaterThan(170);
  await page.goto(`${stage.server.url}#/`);
  await timedGame(page, 'Pass and play');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await setHidden(page, true);
  await page.clock.fastForward(60 * MINUTE);
  await setHidden(page, false);
  await page.getByText('White won on time').first().waitFor();
});

test('the players pause: nothing moves, listeners are told the time, and it goes on', async () => {
  const { page } = stage;
  await timedGame(page, 'Pass and play');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await button(page, 'Pause').tap();
  await page.getByText('Paused. Clocks are stopped.').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /Paused\. White has 3 minutes 2 seconds, Black has .*(minute|second)/ })
    .waitFor();
  await page.clock.fastForward(60 * MINUTE);
  expect(await seconds(page, 'Black')).toBeGreaterThan(170);
  await expect.poll(() => page.locator('.board-cell[aria-label*="legal"]').count()).toBe(0);
  await button(page, 'Resume').first().tap();
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
});

test('the number 5 on the board tells the clocks', async () => {
  const { page } = stage;
  await timedGame(page, 'Pass and play');
  await page.locator('.board-cell[tabindex="0"]').focus();
  await page.keyboard.press('5');
  await page
    .getByRole('status')
    .filter({ hasText: 'White has 3 minutes, Black has 3 minutes.' })
    .waitFor();
});

test.each(['light', 'dark'] as const)(
  'with clocks, in %s, nothing is out of reach',
  async (theme) => {
    const { page } = stage;
    await page.emulateMedia({ colorScheme: theme });
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await openClocks(page);
    await choose(page, 'Custom');
    await page.getByRole('switch', { name: 'Different time for Black' }).check();
    expect(await faults(page)).toEqual([]);
    await choose(page, '15+10');
    await start(page);
    await page.locator('.board').waitFor();
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    await page.clock.fastForward(14 * MINUTE + 5000);
    await page.getByRole('timer', { name: /little time/ }).waitFor();
    expect(await faults(page)).toEqual([]);
    await button(page, 'Pause').tap();
    await page.getByText('Paused. Clocks are stopped.').waitFor();
    expect(await faults(page)).toEqual([]);
    const sizes = await page
      .locator('main button:visible:not(.board-cell, [data-ply])')
      .evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return [
            one.textContent || one.getAttribute('aria-label'),
            Math.min(width, height),
          ] as const;
        }),
      );
    expect(sizes.filter(([, least]) => least < 44)).toEqual([]);
  },
);

test('killed in mid-game, it is paused when it is opened again, with the time used so far', async () => {
  await timedGame(stage.page, 'Pass and play');
  await tapMove(stage.page, 'rb', 'rc');
  await plies(stage.page, 1);
  await stage.page.clock.fastForward(MINUTE);
  await setHidden(stage.page, true);
  await setHidden(stage.page, false);
  await tapMove(stage.page, 'ry', 'rx');
  await savedPlies(stage.page, 2);
  await stage.crash();
  const { page } = stage;
  await page
    .getByRole('link', { name: /TheBridge41.*Two players/ })
    .first()
    .tap();
  await page.getByText('Paused. Clocks are stopped.').waitFor();
  await plies(page, 2);
  const black = await seconds(page, 'Black');
  expect(black).toBeLessThanOrEqual(122);
  expect(black).toBeGreaterThan(100);
  expect(await seconds(page, 'White')).toBeGreaterThan(170);
  await button(page, 'Resume').first().tap();
  await tapMove(page, 'mb', 'mc');
  await plies(page, 3);
  expect(stage.device.complaints).toEqual([]);
});
