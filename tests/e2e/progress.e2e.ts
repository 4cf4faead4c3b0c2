// How far one has come in a game, on one page: nothing yet, and then what was solved, by theme, on days in a row; in large letters too.
import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '../../src/puzzles/attempt';
import { parsePuzzles } from '../../src/puzzles/puzzle';
import { ATTEMPT_VERSION } from '../../src/storage/attemptRecord';
import { faults } from './support/axe';
import { inDatabase } from './support/database';
import { layoutFaults, setText } from './support/layout';
import { puzzled } from './support/puzzles';
import { stageAtHome } from './support/stage';

const stage = stageAtHome();

const part = (name: string) => stage.page.getByRole('region', { name });

test('nothing yet: what there is, and a first step for each', async () => {
  const { page, server } = stage;
  const lessons = (await puzzled.loadLessons?.())?.lessons().length;
  await page.goto(`${server.url}#/progress/${puzzled.id}`);
  await part('Lessons').getByText(`0 of ${lessons} done.`).waitFor();
  await part('Lessons')
    .getByRole('link', { name: /^Start:/ })
    .waitFor();
  await part('Levels of the computer').getByText('No level won yet.').waitFor();
  await part('Puzzles').getByText('None tried yet.').waitFor();
  expect(await faults(page)).toEqual([]);
});

test('what was tried on three days is counted by theme, and leads to more of it', async () => {
  const { page, server } = stage;
  const puzzles = parsePuzzles((await puzzled.loadPuzzles?.())?.default);
  const wins = puzzles.filter(({ themes }) => themes.includes('in2')).slice(0, 3);
  const attempts = wins.map(({ id, rating }, index) => {
    const at = Date.now() - index * DAY_MS;
    return {
      ...{
        version: ATTEMPT_VERSION,
        id: `try ${index}`,
        game: puzzled.id,
        puzzle: id,
        way: 'training',
      },
      ...{
        solved: index > 0,
        rating,
        number: wins.length - index,
        day: dayOf(new Date(at)),
        run: null,
        at,
      },
    };
  });
  await inDatabase(page, { attempts }, 'attempts');
  await page.goto(`${server.url}#/progress/${puzzled.id}`);
  await part('Puzzles').getByText('2 of 3 solved on the first try.').waitFor();
  await part('Puzzles').getByText('3 days in a row').waitFor();
  const theme = part('Puzzles').getByRole('link', { name: /Win in two moves/ });
  await theme.getByText('2 of 3').waitFor();
  expect(await faults(page)).toEqual([]);
  for (const percent of [100, 200]) {
    await setText(page, percent);
    expect(await layoutFaults(page, { narrow: true })).toEqual([]);
  }
  await setText(page, 100);
  await theme.tap();
  await page.locator('[data-part="puzzle"]').getByText('Win in two moves').waitFor();
});

test('it is found from lessons, puzzles and statistics', async () => {
  const { page, server } = stage;
  for (const screen of [`lessons/${puzzled.id}`, `puzzles/${puzzled.id}`, 'statistics']) {
    await page.goto(`${server.url}#/${screen}`);
    await page.getByRole('link', { name: 'Your progress' }).tap();
    await page.getByRole('heading', { name: `${puzzled.name}: your progress` }).waitFor();
  }
});
