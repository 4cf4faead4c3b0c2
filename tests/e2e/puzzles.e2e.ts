// Puzzles by touch and by keyboard: from Home to the day's puzzle, a wrong move refuted, a right one answered, and what is
// kept of it in the calendar and in Statistics.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './support/axe';
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
  await page.getByRole('link', { name: /Today’s puzzle/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await button('Hide today’s puzzle').tap();
  await page.getByRole('link', { name: /Today’s puzzle/ }).waitFor({ state: 'detached' });
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
  await tapMove(page, ...long.wrong);
  await phase('wrong');
  expect(await faults(page)).toEqual([]);
  await button('Try again').tap();
  for (const steps of long.own) {
    await phase('asked');
    await tapMove(page, ...steps);
  }
  await phase('solved');
  await page.locator('[data-part="task"]').getByText('Found.').waitFor();
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

test('by keyboard: a hint, the solution, and on to the next', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/training`);
  await phase('asked');
  await page.keyboard.press('5');
  await page
    .getByText(/Look at the .* on|Choose:/)
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

test('two tabs at one day’s puzzle: the first one counts', async () => {
  const [daily] = await plainPuzzles(puzzled, 1);
  const other = await stage.device.context.newPage();
  for (const page of [stage.page, other]) {
    await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}/daily/${daily.day}`);
    await phase('asked', page);
  }
  for (const page of [stage.page, other]) {
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
    await tapMove(page, ...puzzle.own[0]);
    await phase('solved', page);
  }
  for (const { page } of tabs) {
    await page.goto(`${stage.server.url}#/puzzles/${puzzled.id}`);
    await page.getByText('You solved 2 of 2 on the first try.').waitFor();
  }
  await other.close();
});
