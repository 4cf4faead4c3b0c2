// Offering the computer a draw on the production build: it takes one when it stands no better, and says so when it does.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, openNewGame, plies, setLevel, start, tapMove, typePosition } from './support/play';
import { stageAtHome } from './support/stage';

const stage = stageAtHome();

/** White has two rooks more. */
const WHITE_WINS = 'k4/5/5/5/**1**/5/5/1R1R1/4K w m 0 0';

async function play(page: Page, side: 'White' | 'Black'): Promise<void> {
  await openNewGame(page, 'TheBridge41');
  await choose(page, 'Computer');
  await choose(page, side);
  await setLevel(page, 8);
  await typePosition(page, WHITE_WINS);
  await start(page);
}

async function offerDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Offer a draw' }).tap();
}

test('the computer that stands worse takes a draw', async () => {
  const { page } = stage;
  await play(page, 'White');
  await tapMove(page, 'lb', 'lc');
  await plies(page, 2);
  await offerDraw(page);
  const result = page.getByRole('region', { name: 'Result' });
  await result.waitFor();
  expect(await result.textContent()).toContain('Draw');
});

test('the computer that stands better declines, and the game goes on', async () => {
  const { page } = stage;
  await play(page, 'Black');
  await plies(page, 1);
  await offerDraw(page);
  await page.getByText('The computer declines: it hopes for more.').waitFor();
  expect(await page.getByRole('region', { name: 'Result' }).count()).toBe(0);
});
