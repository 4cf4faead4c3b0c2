// A task and a puzzle have a menu too: what keys do is there to be tapped, and leads back to where one was.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { stageAtHome } from './support/stage';

const stage = stageAtHome();

test.each([
  ['a task', 'lessons/cuarenta/first', 'Task', 'All lessons', 'Cuarenta: lessons'],
  ['a puzzle', 'puzzles/cuarenta/training', 'Puzzle', 'All puzzles', 'Cuarenta: puzzles'],
])('%s', async (_what, path, title, all, list) => {
  const { page, server } = stage;
  await page.goto(`${server.url}#/${path}`);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await dialog(title).getByRole('button', { name: item }).tap();
  };
  const close = async (name: string | RegExp) => {
    await dialog(name).getByRole('button', { name: 'Close' }).tap();
    await dialog(name).waitFor({ state: 'detached' });
  };
  await choose('Describe the board');
  await dialog('The board').getByRole('heading', { name: 'White' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await close('The board');
  await choose('Meet the pieces');
  await dialog(/^How the \w+ moves$/).waitFor();
  await close(/^How the \w+ moves$/);
  await choose('Keys');
  await dialog('Keys').waitFor();
  await close('Keys');
  await choose('Type a move');
  await page.getByRole('textbox', { name: /move/i }).waitFor();
  await choose(all);
  await page.getByRole('heading', { name: list, level: 1 }).waitFor();
});
