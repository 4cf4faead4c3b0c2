// Offering the computer a draw on the production build: it takes one when it stands no better, and says so when it does.
import { expect, test } from 'vitest';
import { offerDraw, playComputer, plies, tapMove } from './support/play';
import { stageAtHome } from './support/stage';

const stage = stageAtHome();

/** White has two rooks more. */
const game = { game: 'TheBridge41', level: 8, position: 'k4/5/5/5/**1**/5/5/1R1R1/4K w m 0 0' };

test('the computer that stands worse takes a draw', async () => {
  const { page } = stage;
  await playComputer(page, { ...game, side: 'White' });
  await tapMove(page, 'lb', 'lc');
  await plies(page, 2);
  await offerDraw(page);
  const result = page.getByRole('region', { name: 'Result' });
  await result.waitFor();
  await expect.poll(() => result.textContent()).toContain('Draw');
});

test('the computer that stands better declines, and the game goes on', async () => {
  const { page } = stage;
  await playComputer(page, { ...game, side: 'Black' });
  await plies(page, 1);
  await offerDraw(page);
  // The menu is gone, and the answer lies where the moves are.
  const answer = page.locator('[data-part="message"]', {
    hasText: 'No draw: the computer wants to play on',
  });
  await answer.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const box = await answer.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(640);
  await expect.poll(() => page.getByRole('region', { name: 'Result' }).count()).toBe(0);
});
