// Asking for a hint: first the piece, then its target with the reason; nothing is played, and the hint is gone with
// the position it belongs to.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import {
  boardOf,
  cellText,
  openNewGame,
  passAndPlay,
  plies,
  resign,
  start,
  takeBackAgreed,
  tapMove,
} from './support/play';
import { freshStage } from './support/stage';

/** White's rook takes a knight that nothing guards, and nothing else is worth as much; too many pieces for a solved ending. */
const KNIGHT_HANGS = 'k4/4p/5/5/**1**/5/n4/4P/R3K w m 0 0';

const stage = freshStage();

const hintButton = () => stage.page.getByRole('button', { name: 'Hint', exact: true });
const bar = () => stage.page.locator('[data-part="message"]');
const mark = () => stage.page.locator('.mark-hint path');

test('the piece, then the target and why; then away; and nothing was played', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
  const before = await boardOf(page);
  await hintButton().tap();
  await bar().getByText('Look at your rook on La.').waitFor();
  await expect.poll(() => mark().count()).toBe(1);
  await hintButton().tap();
  await bar().getByText('Rook La to Lc. Wins the knight on Lc.').waitFor();
  await expect.poll(() => mark().count()).toBe(2);
  await page
    .getByRole('status')
    .filter({ hasText: 'Rook outer left a to outer left c. Wins the knight on outer left c.' })
    .waitFor({ state: 'attached' });
  expect(await faults(page)).toEqual([]);
  await hintButton().tap();
  await bar().waitFor({ state: 'detached' });
  await expect.poll(() => mark().count()).toBe(0);
  await expect.poll(() => boardOf(page)).toEqual(before);
});

test('by keyboard: the button is reached and pressed, and the move is the player’s own to make', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
  await hintButton().focus();
  await page.keyboard.press('Enter');
  await bar().getByText('Look at your rook on La.').waitFor();
  await page.keyboard.press('Enter');
  await bar().getByText('Wins the knight on Lc.').waitFor();
  await tapMove(page, 'La', 'Lc');
  await plies(page, 1);
  await expect.poll(() => cellText(page, 'Lc')).toContain('white rook');
  await bar().waitFor({ state: 'detached' });
  await expect.poll(() => mark().count()).toBe(0);
});

test('a hint that is still looked for does not hold up a move, and says nothing of the position before it', async () => {
  const { page } = stage;
  await passAndPlay(page, '40 Bridges');
  const looking = bar().getByText('Looking for a good move…').waitFor();
  await hintButton().tap();
  await looking;
  await tapMove(page, 'a1', 'a5');
  await plies(page, 1);
  await bar().waitFor({ state: 'detached' });
  // Black may ask in turn.
  await hintButton().tap();
  await bar()
    .getByText(/^Look at your disc on /)
    .waitFor();
  await takeBackAgreed(page);
  await bar().waitFor({ state: 'detached' });
});

test('against the computer a hint is there on the player’s turn alone', async () => {
  const { page } = stage;
  await openNewGame(page, 'Cuarenta');
  await start(page);
  await page.locator('.board').waitFor();
  await hintButton().tap();
  await bar()
    .getByText(/^Look at your /)
    .waitFor();
  await hintButton().tap();
  await bar()
    .getByText(/ to .+\. [A-Z].+\.$/)
    .waitFor();
  const [, from, to] = /(\w\w) to (\w\w)\./.exec((await bar().textContent()) ?? '') ?? [];
  await tapMove(page, from, to);
  await plies(page, 2);
  await expect.poll(() => hintButton().isEnabled()).toBe(true);
});

test('while looking back, and once the game is over', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
  await tapMove(page, 'La', 'la');
  await plies(page, 1);
  await page.getByRole('button', { name: 'Previous move' }).tap();
  await hintButton().tap();
  await bar().getByText('Look at your rook on La.').waitFor();
  await hintButton().tap();
  await bar().getByText('Wins the knight on Lc.').waitFor();
  await hintButton().tap();
  await bar().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to the game' }).tap();

  await hintButton().tap();
  await bar()
    .getByText(/Look at your/)
    .waitFor();
  await hintButton().tap();
  // The arrow is there.
  await expect.poll(() => mark().count()).toBe(2);
  await resign(page);
  await bar().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await expect.poll(() => page.locator('.mark-hint').count()).toBe(0);
  await hintButton().tap();
  await bar()
    .getByText(/Look at your/)
    .waitFor();
});
