// Puzzles by touch and by keyboard: from Home to the day's puzzle, a wrong move refuted, a right one answered, and what is
// kept of it in the calendar and in Statistics.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '../../src/puzzles/attempt';
import { ATTEMPT_VERSION } from '../../src/storage/attemptRecord';
import { faults } from './support/axe';
import { inDatabase } from './support/database';
import { boardAtEverySize } from './support/everySize';
import { cell, tapMove } from './support/play';
import { plainPuzzles, puzzled } from './support/puzzles';
import { freshStage } from './support/stage';

const stage = freshStage();
const phase = (name: string, page: Page = stage.page) =>
  page.locator(`[data-part="task"][data-phase="${name}"]`).waitFor();
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });

test('the day’s puzzle is a card that can be hidden, and Settings brings it back', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/`);
  const daily = page.getByRole('link', { name: /Today’s puzzle.*(White|Black) to move/ });
  await daily.locator('.board-picture').waitFor();
  // Its position is its own: no game begins from it.
  const boards = await page
    .locator('.board-picture')
    .evaluateAll((all) => all.map((board) => board.innerHTML));
  expect(new Set(boards).size).toBe(boards.length);
  expect(await faults(page)).toEqual([]);
  await button('Hide today’s puzzle').press('Enter');
  await page.getByRole('link', { name: /Today’s puzzle/ }).waitFor({ state: 'detached' });
  // The button went with its card.
  await page.locator('[aria-labelledby="puzzles"]:focus').waitFor();
  await page.reload();
  await page.getByRole('link', { name: /All puzzles/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Today’s puzzle/ }).count()).toBe(0);
  await page.goto(`${stage.server.url}#/settings`);
  await page.getByRole('switch', { name: 'Today’s puzzle' }).tap();
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /Today’s puzzle/ }).waitFor();
});

test('by touch: a wrong move is refuted, the right ones are answered, the calendar remembers', async () => {
  const { page } = stage;
  const [long] = await plainPuzzles(puzzled, 2);
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily/${long.day}`);
  await phase('asked');
  expect(await faults(page)).toEqual([]);
  const board = await boardAtEverySize(page);
  await tapMove(page, ...long.wrong);
  await phase('wrong');
  expect(await faults(page)).toEqual([]);
  expect(await boardAtEverySize(page)).toEqual(board);
  await button('Try again').tap();
  const task = page.locator('[data-part="task"]');
  const reply = task.getByText(/(White|Black) answers \S/);
  for (const [index, steps] of long.own.entries()) {
    await phase('asked');
    if (index > 0) await reply.waitFor();
    await tapMove(page, ...steps);
  }
  await phase('solved');
  await task.getByText('Found.').waitFor();
  expect(await boardAtEverySize(page)).toEqual(board);
  await button('Previous move').tap();
  await reply.waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await boardAtEverySize(page)).toEqual(board);
  await button('Next move').tap();
  await task.getByText('Found.').waitFor();
  const [short] = await plainPuzzles(puzzled, 1);
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily/${short.day}`);
  await page.reload();
  await phase('asked');
  await tapMove(page, ...short.own[0]);
  await phase('solved');
  await button('More puzzles').tap();
  await page.getByText('You solved 1 of 2 on the first try.').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${stage.server.url}#/statistics`);
  await page.getByText('Puzzles: 1 of 2 solved on the first try.').waitFor();
  expect(await faults(page)).toEqual([]);
});

test('what was missed yesterday is due today, in one line of Home, and once solved in three days', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /All puzzles/ }).waitFor();
  const due = page.getByRole('link', { name: /Due today/ });
  const [short] = await plainPuzzles(puzzled, 1);
  const at = Date.now() - DAY_MS;
  const missed = { puzzle: short.id, way: 'training', solved: false, rating: 1200, run: null };
  const when = { id: 'yesterday', game: puzzled.id, number: 1, day: dayOf(new Date(at)), at };
  await inDatabase(
    page,
    { attempts: [{ version: ATTEMPT_VERSION, ...when, ...missed }] },
    'attempts',
  );
  await page.reload();
  await due.getByText(`1 in ${puzzled.name}`).waitFor();
  expect(await faults(page)).toEqual([]);
  await due.tap();
  await phase('asked');
  expect(await faults(page)).toEqual([]);
  await tapMove(page, ...short.own[0]);
  await phase('solved');
  await page
    .locator('[data-part="task"]')
    .getByText('You’ll see this one again in 3 days.')
    .waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Next', exact: true }).tap();
  await page.getByText('All done for today.').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /Today’s puzzle/ }).waitFor();
  await expect.poll(() => due.count()).toBe(0);
});

test('by keyboard: a hint, the solution, and on to the next', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/training`);
  await phase('asked');
  await page.keyboard.press('5');
  await page
    .getByText(/Look at your .* on|Choose:/)
    .first()
    .waitFor();
  await page.keyboard.press('6');
  await phase('shown');
  await page.keyboard.press('Enter');
  await phase('asked');
  const [short] = await plainPuzzles(puzzled, 1);
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily/${short.day}`);
  await phase('asked');
  for (const name of short.own[0]) {
    await cell(page, name).focus();
    await page.keyboard.press('Enter');
  }
  await phase('solved');
});

test('an app that is left open over midnight shows the new day’s puzzle', async () => {
  const { page } = stage;
  await page.clock.install({ time: new Date(2026, 10, 24, 23, 58) });
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily`);
  await page.reload();
  const day = (name: string) => page.locator('[data-part="puzzle"]').getByText(name).waitFor();
  await day('24 November 2026');
  await page.clock.fastForward('02:00');
  await day('25 November 2026');
});

test('Home and the calendar turn the day at midnight too', async () => {
  const { page } = stage;
  await page.clock.install({ time: new Date(2026, 10, 24, 23, 58) });
  await page.goto(`${stage.server.url}#/`);
  await page.reload();
  const card = page.getByRole('link', { name: /Today’s puzzle.*(White|Black) to move/ });
  const before = await card.textContent();
  await page.clock.fastForward('02:00');
  // Each day is another game’s.
  await expect.poll(() => card.textContent()).not.toBe(before);
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}`);
  await page.getByRole('link', { name: '25 November 2026, today, not tried' }).waitFor();
  await page.clock.fastForward('24:00:00');
  await page.getByRole('link', { name: '26 November 2026, today, not tried' }).waitFor();
});

test('two tabs at one day’s puzzle: the first one counts', async () => {
  const [daily] = await plainPuzzles(puzzled, 1);
  const other = await stage.device.context.newPage();
  for (const page of [stage.page, other]) {
    await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily/${daily.day}`);
    await phase('asked', page);
  }
  for (const page of [stage.page, other]) {
    // Only the tab in front is sure to be drawn.
    await page.bringToFront();
    await tapMove(page, ...daily.own[0]);
    await phase('solved', page);
  }
  await other.goto(`${stage.server.url}#/puzzles/${puzzled.id}`);
  await other.getByText('You solved 1 of 1 on the first try.').waitFor();
  await other.close();
});

test('two tabs at once: what either solves counts, and both tell it', async () => {
  const [first, second] = await plainPuzzles(puzzled, 1);
  const other = await stage.device.context.newPage();
  const tabs = [
    { page: stage.page, puzzle: first },
    { page: other, puzzle: second },
  ];
  for (const { page, puzzle } of tabs) {
    await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily/${puzzle.day}`);
    await phase('asked', page);
  }
  for (const { page, puzzle } of tabs) {
    await page.bringToFront();
    await tapMove(page, ...puzzle.own[0]);
    await phase('solved', page);
  }
  for (const { page } of tabs) {
    await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}`);
    await page.getByText('You solved 2 of 2 on the first try.').waitFor();
  }
  await other.close();
});
