// Lessons: from an empty profile to a first lesson done by touch, and one by keyboard; left in the middle and gone on with.
import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/puzzles/attempt';
import { faults } from './support/axe';
import { inDatabase } from './support/database';
import { boardAtEverySize } from './support/everySize';
import { cell, cellText, doubleText, openNewGame, tapMove } from './support/play';
import { freshStage } from './support/stage';

const stage = freshStage();

const words = () => stage.page.locator('[data-part="task"]');
const button = (name: string | RegExp) => stage.page.getByRole('button', { name });
const phase = (name: string) =>
  stage.page.locator(`[data-part="task"][data-phase="${name}"]`).waitFor();

test('a newcomer is led to the first lesson and does it by touch', async () => {
  const { page } = stage;
  await openNewGame(page, 'Cuarenta');
  await page.getByRole('link', { name: 'Learn it first (3 min)' }).tap();
  await words().getByText('Your frog on d3').waitFor();
  expect(await faults(page)).toEqual([]);
  const board = await boardAtEverySize(page);
  await tapMove(page, 'd3', 'f3');
  await phase('wrong');
  expect(await faults(page)).toEqual([]);
  expect(await boardAtEverySize(page)).toEqual(board);
  await button('Take it back').tap();
  for (const [index, moves] of [
    ['d3 d5', 'd5 d7'],
    ['d3 g6'],
    ['b3 f7'],
    ['d3 e4'],
    ['c4 e6', 'd3 g4'],
    ['c2 c4', 'c4 d5'],
    ['e8 f7'],
  ].entries()) {
    if (index > 0) {
      await phase('done');
      expect(await boardAtEverySize(page)).toEqual(board);
      await button('Next task').tap();
    }
    for (const move of moves) {
      const [from = '', to = ''] = move.split(' ');
      await tapMove(page, from, to);
    }
  }
  await phase('done');
  await button('Next: The king').tap();
  await words().getByText('The king steps').waitFor();
  await page.goto(`${stage.server.url}#/lessons/cuarenta`);
  await page.getByText('1 of 14 lessons done').waitFor();
  await page.getByText('Done without help').waitFor();
  await page.goto(`${stage.server.url}#/learn`);
  await page.getByRole('link', { name: /Cuarenta.*1 lesson done/ }).waitFor();
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /The king.*Cuarenta.*1 of 14 lessons done/ }).waitFor();
  await openNewGame(page, 'Cuarenta');
  await page.getByRole('link', { name: 'How it is played' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Learn it first (3 min)' }).count())
    .toBe(0);
});

test('a task left after its first move is gone on with when the page comes again', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/lessons/cuarenta/first`);
  await tapMove(page, 'd3', 'd5');
  await page.locator('[data-part="lesson"]').getByText('1 move').waitFor();
  // It is shown at once and saved in the background.
  const isSaved = async () =>
    JSON.stringify(await inDatabase(page, {}, 'settings')).includes('d3d5');
  await expect.poll(isSaved).toBe(true);
  await page.reload();
  await page.locator('[data-part="lesson"]').getByText('1 move').waitFor();
  await expect.poll(() => cellText(page, 'd5')).toContain('white frog');
});

test('by keyboard and by ear: moves, a wrong one taken back, and on to the next task', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/lessons/cuarenta/first`);
  await words().waitFor();
  const move = async (from: string, to: string) => {
    await cell(page, from).focus();
    await page.keyboard.press('Enter');
    await cell(page, to).focus();
    await page.keyboard.press('Enter');
  };
  const told = (text: string) =>
    page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
  await told('Your frog on d3');
  await move('d3', 'b3');
  await phase('wrong');
  await told('That is a frog’s step, but it leads away.');
  await page.keyboard.press('Enter');
  await phase('asked');
  await told('Taken back.');
  await move('d3', 'd5');
  await page.locator('[data-part="lesson"]').getByText('1 move').waitFor();
  await told('Right so far. 1 move left.');
  await move('d5', 'd7');
  await phase('done');
  await told(' That is how a frog steps.');
  await page.keyboard.press('Enter');
  await words().getByText('A frog also jumps').waitFor();
  await told('A frog also jumps');
});

test('a task that needed “Show me” is due the next day, with its own words and board, until it is solved', async () => {
  const { page } = stage;
  const due = page.getByRole('link', { name: /Due today/ });
  const toHome = async () => {
    await page.goto(`${stage.server.url}#/`);
    await page.reload();
    await page.getByRole('link', { name: /All puzzles/ }).waitFor();
  };
  await page.goto(`${stage.server.url}#/lessons/cuarenta/first`);
  await words().getByText('Your frog on d3').waitFor();
  await button('Show me').tap();
  await tapMove(page, 'd3', 'd5');
  await tapMove(page, 'd5', 'd7');
  await phase('done');
  await words().getByText('You’ll see this one again tomorrow.').waitFor();
  expect(await faults(page)).toEqual([]);
  await toHome();
  await expect.poll(() => due.count()).toBe(0);
  await page.clock.install({ time: new Date(Date.now() + DAY_MS) });
  await toHome();
  await due.getByText('1 in Cuarenta').waitFor();
  await due.tap();
  await words().getByText('Your frog on d3').waitFor();
  await words().getByText('With “Show me” it won’t count as solved.').waitFor();
  await page.locator('[data-part="lesson"]').getByText('Due today').waitFor();
  expect(await faults(page)).toEqual([]);
  const board = await boardAtEverySize(page);
  await tapMove(page, 'd3', 'd5');
  await tapMove(page, 'd5', 'd7');
  await phase('done');
  await words().getByText('You’ll see this one again in 3 days.').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await boardAtEverySize(page)).toEqual(board);
  await page
    .locator('[data-part="answers"]')
    .getByRole('button', { name: 'Next', exact: true })
    .tap();
  await page.getByText('All done for today.').waitFor();
  await toHome();
  await expect.poll(() => due.count()).toBe(0);
});

test('where letters twice as large leave no board, what lies below is tapped all the same', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/lessons/bipartite/choice`);
  await words().waitFor();
  await button('Skip').tap();
  await words().getByText('Choose the straight one.').waitFor();
  await doubleText(page);
  await button('Show me').tap();
  await page.locator('[data-part="message"]', { hasText: 'Choose: Straight' }).waitFor();
});
