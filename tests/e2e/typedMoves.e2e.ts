// Playing by typing, and what the keys of the board tell.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { cell, cellText, passAndPlay, plies } from './support/play';
import { stageAtHome } from './support/stage';

const GAME_AS_SHOWN = `[Fortyone "3"]
[Game "fastlane"]
[White "Person"]
[Black "Person"]
[Date "2026-11-25T08:00:00.000Z"]
[Start "rnbqkbnr/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 0"]
[Result "*"]

1. e4 dxe5 *
`;

const stage = stageAtHome({ touch: false });

const focused = () => stage.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const hears = (text: string) => stage.page.getByRole('status').filter({ hasText: text }).waitFor();

test('moves are typed without touching the board, and a bad one is kept for mending', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await page.keyboard.press('/');
  await page.getByLabel('Type a move').waitFor();
  const typed = ['N-ld', 'Lylw', 'ldmw', 'mymw'];
  for (const [index, text] of typed.entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    if (text !== 'mymw') await plies(page, index + 1);
  }
  await hears('not move like that');
  await expect.poll(() => page.getByLabel('Type a move').inputValue()).toBe('mymw');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByLabel('Type a move').count()).toBe(0);
});

test('moves of Fast Lane are typed and imported as they are shown: by the squares they enter', async () => {
  const { page, server } = stage;
  const shownMoves = () => page.locator('[data-ply]').allTextContents();
  await passAndPlay(page, 'Chess in the Fast Lane');
  await page.keyboard.press('/');
  for (const [index, text] of ['e4', 'dxe5'].entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await plies(page, index + 1);
  }
  expect((await shownMoves()).filter(Boolean)).toEqual(expect.arrayContaining(['e4', 'dxe5']));
  await page.goto(`${server.url}#/open`);
  await page.getByLabel('A link, or the text of games or a position').fill(GAME_AS_SHOWN);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await plies(page, 2);
  expect((await shownMoves()).filter(Boolean)).toEqual(expect.arrayContaining(['e4', 'dxe5']));
});

test('on the board, letters walk along pieces and digits tell how it stands', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await cell(page, 'mb').focus();
  await page.keyboard.press('n');
  await expect.poll(() => focused()).toMatch(/knight/);
  const first = await focused();
  await page.keyboard.press('n');
  await expect.poll(() => focused()).not.toBe(first);
  await page.keyboard.press('Shift+N');
  await expect.poll(() => focused()).toBe(first);
  await cell(page, 'lb').focus();
  await page.keyboard.press('1');
  await hears('left b, white pawn: left c.');
  await page.keyboard.press('2');
  await hears('No move yet.');
  await page.keyboard.press('3');
  await hears('White lost nothing. Black lost nothing.');
  await page.keyboard.press('4');
  await hears('White to move.');
  await expect.poll(() => cellText(page, 'lb')).toBe('lb, white pawn');
});

test('the whole board is described, from the menu and by a key that is the same everywhere', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Cuarenta');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Game' });
  await menu.getByRole('button', { name: 'Describe the board' }).click();
  const described = page.getByRole('dialog', { name: 'The board' });
  const lines = described.getByRole('listitem');
  await expect.poll(() => lines.allTextContents()).toContain('Pawns b3, d3, f3 and h3');
  expect((await lines.allTextContents()).at(-1)).toBe('White lost nothing. Black lost nothing.');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await described.waitFor({ state: 'hidden' });
  await cell(page, 'b1').focus();
  await page.keyboard.press('-');
  await hears('White: king e2; bishop b1; camel h1;');
  await page.keyboard.press('+');
  await hears('White bishop on b1. Nothing attacks it. Guarded by the frog on d1');
  await page.goto(`${stage.server.url}#/puzzles/cuarenta/training`);
  await page.getByRole('button', { name: 'Solution' }).waitFor();
  await page.keyboard.press('-');
  await hears('. Black: king');
  // Without keys and without a menu, it is a text before the board.
  await expect
    .poll(() => page.locator('main > p').first().textContent())
    .toMatch(/^White: king .*Black: king /);
});

test('the keys are listed in the game itself', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Cuarenta');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Type a move' }).click();
  await page.getByLabel('Type a move').waitFor();
  await page.keyboard.type('d1d5');
  await page.keyboard.press('Enter');
  await plies(page, 1);
  // An empty cell has nothing to tell: the key means what it means elsewhere, and the open field is found again.
  await cell(page, 'd1').focus();
  await page.keyboard.press('/');
  await expect
    .poll(() => page.getByLabel('Type a move').and(page.locator(':focus')).count())
    .toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.board-cell:focus').count()).toBe(1);
  await cell(page, 'd1').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
});
