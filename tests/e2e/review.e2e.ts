// The review of a finished game: the ways in, the graph, marks and words, lines on the board, doing it better, and all of it
// by keys and for those who listen.
import { expect, test } from 'vitest';
import { gameById } from '../../src/games';
import { playedGame } from '../support/playedGames';
import { faults } from './support/axe';
import { inDatabase } from './support/database';
import { freshStage } from './support/stage';
import { storeGames } from './support/storedGames';

const stage = freshStage({ reducedMotion: true });

const game = gameById('cuarenta');
if (!game) throw new Error('no Cuarenta');
/** Played at random, so full of mistakes; White is a person and gives up. */
const lost = playedGame('lost', 1_700_000_000_000, {
  game,
  black: { kind: 'computer', level: 2 },
  resigns: 'white',
  plies: 10,
  seed: 3,
});

const part = (name: string) => stage.page.locator(`[data-part="${name}"]`);
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });

/** What the engine found in the first test that let it look at every move. */
let reviews: readonly object[] = [];

/** Waits until the review on the screen is complete. */
async function complete(): Promise<void> {
  await part('standing').waitFor();
  reviews = await inDatabase(stage.page, {}, 'reviews');
}

/** Opens the complete review of a stored game; what was found before need not be found again. */
async function reviewed(): Promise<void> {
  const { page, server } = stage;
  await storeGames(page, [lost]);
  await inDatabase(page, { reviews }, 'games');
  await page.goto(`${server.url}#/review/lost`);
  await complete();
}

test('from the result to the marks, along a line, and on into an analysis', async () => {
  const { page, server } = stage;
  await storeGames(page, [lost]);
  await page.goto(`${server.url}#/game/lost`);
  await page.getByRole('link', { name: 'Review', exact: true }).tap();
  await complete();
  await part('words').getByText('You made').waitFor();
  expect(await faults(page)).toEqual([]);
  await button('Next moment').tap();
  const better = part('words').locator('button').first();
  await better.waitFor();
  await expect.poll(() => page.locator('[aria-current="true"]').count()).toBeGreaterThan(0);
  await part('words')
    .getByText(/^(Key moment )?1 of \d+\./)
    .waitFor();
  await page.locator('[data-badge]').waitFor({ state: 'attached' });
  await better.tap();
  await part('words').locator('[aria-current="true"]').waitFor();
  expect(await faults(page)).toEqual([]);
  await button('Analyse').tap();
  await part('notation').locator('[aria-current="true"]').waitFor();
  await page.goBack();
  await part('graph').waitFor();
});

test('the graph follows a finger and keys, and tells where one is', async () => {
  const { page } = stage;
  await reviewed();
  const graph = page.getByRole('slider', { name: 'Chance to win, move by move' });
  const box = await graph.boundingBox();
  if (!box) throw new Error('no graph');
  expect(box.height).toBeGreaterThanOrEqual(96);
  const board = await page.locator('[data-part="board"] svg').first().boundingBox();
  expect(board && board.y >= 0 && board.y + board.height <= 640).toBe(true);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => graph.getAttribute('aria-valuenow')).toBe('5');
  await graph.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => graph.getAttribute('aria-valuenow')).toBe('6');
  await page.keyboard.press('Home');
  await expect
    .poll(() => graph.getAttribute('aria-valuetext'))
    .toMatch(/^Start: (White|Black)’s chances: \d+ percent$/);
  await page.keyboard.press('PageDown');
  await expect
    .poll(() => graph.getAttribute('aria-valuetext'))
    .toMatch(/(Blunder|Mistake|Inaccuracy|Only)/);
  await page
    .getByRole('status')
    .filter({ hasText: /Blunder|Mistake|Inaccuracy|Only/ })
    .waitFor({ state: 'attached' });
});

test('by keys alone: to a mark, along its better line, to doing it better, and into an analysis', async () => {
  const { page } = stage;
  await reviewed();
  const { keyboard } = page;
  const told = (words: string | RegExp) =>
    page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
  const better = part('words').getByRole('group', { name: 'Better' });
  await keyboard.press('6');
  await told('No better line here.');
  await keyboard.press('8');
  const graph = page.getByRole('slider', { name: 'Chance to win, move by move' });
  const marked = await graph.getAttribute('aria-valuenow');
  await keyboard.press('6');
  await told('What was better than');
  await better.getByRole('button').first().and(page.locator('[aria-current]')).waitFor();
  await keyboard.press('.');
  await better.getByRole('button').nth(1).and(page.locator('[aria-current]')).waitFor();
  expect(await faults(page)).toEqual([]);
  await keyboard.press('0');
  await part('mistake').getByText('1 of').waitFor();
  await page.goBack();
  await part('standing').waitFor();
  expect(await graph.getAttribute('aria-valuenow')).toBe(marked);
  await keyboard.press('8');
  await keyboard.press('9');
  await part('notation').waitFor();
});

test('a mistake is done better: a wrong move is answered, the solution is right', async () => {
  const { page } = stage;
  await reviewed();
  await button('Practise').tap();
  await part('mistake').getByText('1 of').waitFor();
  expect(await faults(page)).toEqual([]);
  await button('Hint').tap();
  await page.locator('.mark-hint path').first().waitFor();
  await button('Solution').tap();
  await part('task').getByText('The best move is').waitFor();
  await part('practice').getByRole('link').waitFor();
  await button('Again').tap();
  await part('task').getByText('Find a better move').waitFor();
});

test('the solution of a capture that was missed calls it no quiet move', async () => {
  const { page, server } = stage;
  // The vao on e4 could have been taken back.
  await storeGames(page, [{ ...lost, id: 'missed', moves: ['g2e4', 'a8e4', 'h3i4', 'e4c2'] }]);
  await page.goto(`${server.url}#/review/missed`);
  await part('standing').waitFor();
  await button('Practise').tap();
  await button('Solution').tap();
  await part('task').getByText('The best move is f3xe4.').waitFor();
  const solution = await part('task').textContent();
  expect(solution).toContain('Doesn’t recapture the vao on e4');
  expect(solution).not.toContain('quiet');
});

test('to practise in a game that was taken up again leads to the game', async () => {
  const { page, server } = stage;
  await storeGames(page, [{ ...lost, result: null }]);
  await page.goto(`${server.url}#/better/lost`);
  await expect.poll(() => new URL(page.url()).hash).toBe('#/game/lost');
  await button('Hint').waitFor();
});

test('key moments can be one’s own alone, by key and by menu', async () => {
  const { page } = stage;
  await reviewed();
  const told = (words: string) =>
    page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
  const { keyboard } = page;
  await keyboard.press('4');
  await told('Your key moments only.');
  await keyboard.press('8');
  await told('Key moment 1 of 1.');
  await button('More').tap();
  await button('Key moments of both sides').tap();
  await told('Key moments of both sides.');
  await button('Previous moment').tap();
  await told('Key moment');
  await expect
    .poll(() => page.locator('[data-part="graph"] [data-sign]').count())
    .toBeGreaterThan(1);
});

test('stopped, it keeps what it has; the game’s menu and History lead to it', async () => {
  const { page, server } = stage;
  await storeGames(page, [lost]);
  await page.goto(`${server.url}#/history`);
  await page.locator('[data-game="lost"] button').tap();
  await page.getByRole('button', { name: 'Review', exact: true }).tap();
  await part('progress').waitFor();
  await part('standing').waitFor();
  await page.goto(`${server.url}#/mistakes`);
  const first = page.getByRole('listitem').first();
  await first.getByText(/^\d+\. /).waitFor();
  await first.locator('svg').waitFor();
  await page.goto(`${server.url}#/statistics`);
  await page.getByText('Your mistakes in reviewed games').waitFor();
  expect(await faults(page)).toEqual([]);
});
