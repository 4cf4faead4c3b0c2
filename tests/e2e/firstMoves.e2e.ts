// First moves on a phone: asked for in an analysis, played from, and closed; and the plans of Learn that lead there.
import { expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { cuarenta } from '../../src/games/cuarenta';
import { type AnalysisRecord, newAnalysis } from '../../src/storage/analysisRecord';
import { menu, notation, openAnalysis, storeAnalysis } from './support/analysing';
import { faults } from './support/axe';
import { overflow, smallControls } from './support/layout';
import { freshStage } from './support/stage';

const stage = freshStage({ reducedMotion: true });
const { options, startFen: start } = cuarenta.rules({});
const RECORD: AnalysisRecord = {
  ...newAnalysis({ game: cuarenta.id, options, start }, 'mine', 5),
  revision: 1,
};

const list = () => stage.page.locator('[data-part="firstMoves"]');
const moves = () => list().getByRole('listitem').getByRole('button');

/** How the first of them is read to listeners. */
const spoken = async () => (await moves().first().locator('.visually-hidden').textContent()) ?? '';

const bottom = (box: { y: number; height: number } | null) =>
  box ? box.y + box.height : Number.NaN;

test('an analysis lists the first moves, plays one, goes on with those after it, and hides them again', async () => {
  const { page, server } = stage;
  await storeAnalysis(page, RECORD);
  await openAnalysis(page, server.url, RECORD.id);
  await menu(page, 'First moves');
  await expect.poll(() => moves().count()).toBeGreaterThan(2);
  const first = await spoken();
  expect(first).toMatch(/^\S+, aims at [a-z ]+\. White made \d+% of the points in [\d,]+ games\.$/);
  expect(await smallControls(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await faults(page)).toEqual([]);
  await moves().first().tap();
  // The answers are of the other side.
  await expect.poll(spoken).toMatch(/Black made/);
  expect(await list().evaluate((one) => one === document.activeElement)).toBe(true);
  const [played] = first.split(',');
  await list().getByRole('button', { name: 'Hide the first moves' }).tap();
  await expect.poll(() => list().count()).toBe(0);
  expect(await notation(page).textContent()).toContain(played);
});

test.each(offeredGames)('Learn shows plans of $name and leads to its first moves', async (game) => {
  const { page, server } = stage;
  await page.goto(`${server.url}#/learn/${game.id}`);
  const plans = page.getByRole('region', { name: /good plans? to begin with/ });
  await expect.poll(() => plans.getByRole('article').count()).toBeGreaterThan(1);
  await expect.poll(() => plans.textContent()).toMatch(/made \d+% of the points/);
  await plans.getByRole('button', { name: 'Explore the first moves' }).tap();
  await expect.poll(() => moves().count()).toBeGreaterThan(1);
  // Two of them are in sight without scrolling.
  const [box, second] = [
    await list().getByRole('list').boundingBox(),
    await moves().nth(1).boundingBox(),
  ];
  expect(bottom(second)).toBeLessThanOrEqual(bottom(box) + 1);
});
