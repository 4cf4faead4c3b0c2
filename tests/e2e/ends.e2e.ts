// How a game ends: a win, a loss and a draw by their looks and their next steps, and the levels won at on Home.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { gameCard, offerDraw, passAndPlay, playComputer, resign, tapMove } from './support/play';
import { freshStage } from './support/stage';

/** White's second rook mates on the last row. */
const MATE_IN_ONE = 'k7/7R/8/8/8/8/8/K5R1 w - 0 0';
const LANES = 'Chess in the Fast Lane';

const stage = freshStage();

const result = () => stage.page.getByRole('region', { name: 'Result' });
const primary = () => result().locator('.primary');
const lying = () => stage.page.locator('.piece-fallen');
const glowing = () => stage.page.locator('.mark-glow');

const home = () => stage.page.goto(`${stage.server.url}#/`);

async function winAtLevel(level: number): Promise<void> {
  const { page } = stage;
  await playComputer(page, { game: LANES, level, side: 'White', position: MATE_IN_ONE });
  await tapMove(page, 'g1', 'g8');
  await result().getByText('You won by checkmate').waitFor();
}

test('a win glows, offers the next level after two, and is kept on Home', async () => {
  const { page } = stage;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await winAtLevel(1);
  await expect.poll(() => glowing().count()).toBe(1);
  await expect.poll(() => lying().count()).toBe(1);
  await expect.poll(() => primary().textContent()).toBe('Rematch as Black');
  expect(await faults(page)).toEqual([]);
  await home();
  await gameCard(page, LANES).getByText('Won at level 1', { exact: true }).waitFor();
  await expect.poll(() => page.getByText(/^Won at/).count()).toBe(1);
  expect(await faults(page)).toEqual([]);

  await winAtLevel(1);
  await expect.poll(() => primary().textContent()).toBe('Try level 2');
  await result().getByText('Two wins in a row at level 1.').waitFor();
  await result().getByRole('button', { name: 'More…' }).tap();
  await page.getByRole('button', { name: 'Rematch, sides swapped' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  await primary().tap();
  await result().waitFor({ state: 'detached' });
  await page.locator('[data-part="strip"]').getByText('Computer, level 2').waitFor();

  await home();
  await winAtLevel(4);
  await expect.poll(() => primary().textContent()).toBe('Rematch as Black');
  await home();
  await gameCard(page, LANES).getByText('Won at levels 1 and 4', { exact: true }).waitFor();
});

test('a win with the coach is kept as well', async () => {
  const { page } = stage;
  const position = MATE_IN_ONE;
  await playComputer(page, { game: LANES, level: 2, side: 'White', position, coached: true });
  await tapMove(page, 'g1', 'g8');
  await result().waitFor();
  await home();
  await gameCard(page, LANES).getByText('Won at level 2', { exact: true }).waitFor();
});

test('a loss lays the own king down, a draw none; their next steps are the same', async () => {
  const { page } = stage;
  await playComputer(page, { game: LANES, level: 1, side: 'White', position: MATE_IN_ONE });
  await tapMove(page, 'g1', 'g2');
  await resign(page);
  await result().getByText('You lost: you resigned').waitFor();
  await expect.poll(() => lying().count()).toBe(1);
  await expect.poll(() => glowing().count()).toBe(0);
  await expect.poll(() => primary().textContent()).toBe('Rematch as Black');
  await result().getByRole('link', { name: 'Review' }).waitFor();
  await home();
  await passAndPlay(page, LANES, MATE_IN_ONE);
  await offerDraw(page);
  await page.getByRole('button', { name: 'Draw', exact: true }).tap();
  await result().getByText('Draw: both players agreed').waitFor();
  await expect.poll(() => lying().count()).toBe(0);
  await expect.poll(() => primary().textContent()).toBe('Rematch');
  await home();
  await gameCard(page, LANES).waitFor();
  await expect.poll(() => page.getByText(/^Won at/).count()).toBe(0);
});
