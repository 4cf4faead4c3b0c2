// The rules a game is played by: chosen from pictures and named mixes, seen in the game and in lists, and what Learn and a
// held piece go by.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import {
  cell,
  cellText,
  choose,
  doubleText,
  gameCard,
  openNewGame,
  start,
  tapMove,
} from './support/play';
import { freshStage } from './support/stage';
import { savedPlies } from './support/storedGames';

const stage = freshStage({ reducedMotion: true });

async function openRules(page: Page): Promise<void> {
  await openNewGame(page, 'TheBridge41');
  await page.getByText('Rules', { exact: true }).click();
}

async function play(page: Page): Promise<void> {
  await choose(page, 'Pass and play');
  await start(page);
  await page.locator('.board').waitFor();
}

const close = (page: Page): Promise<void> =>
  page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();

test('the options chosen are named in the game, in lists and in Learn, and helped with as they are', async () => {
  const { page } = stage;
  await openRules(page);
  await choose(page, 'Sideways');
  await choose(page, 'Tiny king palace');
  await play(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rules: Tiny king palace, Sideways pawns' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules of this game' });
  await expect
    .poll(() => sheet.locator('strong').allTextContents())
    .toEqual(['Tiny king palace', 'Sideways pawns']);
  expect(await faults(page)).toEqual([]);
  await close(page);

  await cell(page, 'lb').focus();
  await page.keyboard.press('?');
  const pawn = page.getByRole('dialog', { name: 'How the pawn moves' });
  await pawn.getByText(/captures one square sideways/).waitFor();
  await expect.poll(() => pawn.getByText(/diagonally/).count()).toBe(0);
  await pawn.getByText(/captures on left c, right c/).waitFor({ state: 'attached' });
  await close(page);
  await tapMove(page, 'mb', 'mc');
  await savedPlies(page, 1);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'How it is played' }).click();
  await page.getByRole('heading', { name: 'Tiny king palace, Sideways pawns rules' }).waitFor();
  await expect.poll(() => page.getByText(/queen|dopefish|camel/i).count()).toBe(0);
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /TheBridge41.*Tiny king palace, Sideways pawns/ }).waitFor();
});

test('an old address of Learn goes by those of its options that there still are', async () => {
  const { page, server } = stage;
  await page.goto(`${server.url}#/learn/bridge41?bridge=moving&army=pope&river=wide`);
  await page.getByRole('heading', { name: 'Ferry rules' }).waitFor();
  await page.getByRole('heading', { name: 'How it ends' }).waitFor();
});

test('a picture shows what a value does under the other options, and large text hides nothing of it', async () => {
  const { page } = stage;
  await openRules(page);
  await doubleText(page);
  await choose(page, 'Moving');
  await page.getByRole('button', { name: 'Show: Moving bridge' }).click();
  await page.getByText(/middle k moves to left k, right k/).waitFor({ state: 'attached' });
  await close(page);
  await page.getByRole('button', { name: 'Show: Dopefish' }).click();
  await page.getByText(/dopefish on middle c captures on/).waitFor({ state: 'attached' });
  expect(await faults(page)).toEqual([]);
  await close(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('a newcomer is offered the livelier rules by name, and the inventor’s are one tap away', async () => {
  const { page } = stage;
  await page.locator('main[aria-busy="false"]').waitFor();
  await gameCard(page, 'TheBridge41').click();
  const first = page.getByRole('group', { name: 'Rules to begin with' });
  await first.locator('.board-picture').nth(1).waitFor();
  await expect.poll(() => first.getByRole('radio', { name: 'Open river' }).isChecked()).toBe(true);
  expect(await faults(page)).toEqual([]);
  await first.getByRole('radio', { name: 'Standard' }).check();
  await first.getByText('The inventor’s game. Careful players often draw it.').waitFor();
  await first.getByRole('radio', { name: 'Open river' }).check();
  await play(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rules: Open river' }).waitFor();

  // Who has played keeps the last choice, and is not asked again.
  await page.goto(`${stage.server.url}#/`);
  await gameCard(page, 'TheBridge41').click();
  await page.getByText('Rules', { exact: true }).click();
  const mix = page.getByRole('group', { name: 'Mix' });
  await expect.poll(() => mix.getByRole('radio', { name: 'Open river' }).isChecked()).toBe(true);
  await expect.poll(() => first.count()).toBe(0);
});

test('a preset, a mix of one’s own and the standard rules are one tap each', async () => {
  const { page } = stage;
  await openRules(page);
  const mix = page.getByRole('group', { name: 'Mix' });
  await mix.getByRole('radio', { name: 'Menagerie' }).check();
  await expect
    .poll(() => page.getByRole('radio', { name: 'All your base' }).isChecked())
    .toBe(true);
  await choose(page, 'Sideways');
  await page.getByLabel('Name for this mix').fill('Evening');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => mix.getByRole('radio', { name: 'Evening' }).isChecked()).toBe(true);
  await mix.getByRole('radio', { name: 'Standard' }).check();
  await expect.poll(() => page.getByRole('radio', { name: 'Diagonal' }).isChecked()).toBe(true);
  await page.reload();
  await page.getByText('Rules', { exact: true }).click();
  await mix.getByRole('radio', { name: 'Evening' }).check();
  await expect.poll(() => page.getByRole('radio', { name: 'Sideways' }).isChecked()).toBe(true);
  await play(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rules: Evening' }).waitFor();
});

test('rules that name a piece go with every army, and say what stands in for it', async () => {
  const { page } = stage;
  await openRules(page);
  await page.getByRole('switch', { name: /No knight on bridge/ }).check();
  await page.getByRole('switch', { name: /Bishop palace/ }).check();
  await choose(page, 'All your base');
  await page.getByText('Camels may not stop on the bridge.').waitFor();
  await page.getByText(/^Crooked bishops and Murray lions swap places/).waitFor();
  await page.getByRole('button', { name: 'Show: No knight on bridge' }).click();
  const sheet = page.getByRole('dialog', { name: 'No knight on bridge' });
  await sheet.getByText(/It may leap over the bridge, but not stop there/).waitFor();
  await close(page);
  await play(page);
  await expect.poll(() => cellText(page, 'La')).toContain('white Murray lion');
});

test('a lopsided mix says so beside the options that make it so', async () => {
  const { page } = stage;
  await openRules(page);
  await choose(page, 'Big');
  await choose(page, 'For a knight');
  const cautions = page.locator('p.optionFields-caution:not([role])');
  await cautions.first().waitFor();
  await expect
    .poll(() => cautions.allTextContents())
    .toEqual([
      'White wins more often with these rules.',
      'White wins more often with these rules.',
    ]);
  await page.getByText('Rules', { exact: true }).click();
  await page.locator('.optionFields-folded').waitFor();
});
