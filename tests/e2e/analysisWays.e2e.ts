// Ways into an analysis and out of it: from a game and back to its ply, from Home, a position, a link, a backup. The game stays
// as it was, and what was entered is found again.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { gameLink } from '../../src/share/link';
import { playedGame } from '../support/playedGames';
import {
  action,
  analysing,
  enterMove,
  expectStored,
  menu,
  storedAnalyses,
} from './support/analysing';
import { faults } from './support/axe';
import { openDevice } from './support/device';
import { afterEnd, choose, openNewGame, start, tapMove } from './support/play';
import { copied, openShareSheet } from './support/share';
import { freshStage } from './support/stage';
import { storedGames, storeGames } from './support/storedGames';

const stage = freshStage({ reducedMotion: true });

const PLAYED = 1_700_000_000_000;

/** The way back, which stands in the corner. */
const leave = (page: Page) => page.locator('header').getByRole('button', { name: 'Back' }).tap();

test.each(offeredGames.map((game) => ({ name: game.name, game })))(
  'a game of $name is analysed at the ply shown; Back returns there, and the game is as it was',
  async ({ game }) => {
    const { page, server } = stage;
    await storeGames(page, [playedGame('mine', PLAYED, { game, plies: 4, seed: 3 })]);
    const before = await storedGames(page);
    await page.goto(`${server.url}#/game/mine`);
    const shown = (ply: number) => page.locator(`[data-ply="${ply}"][aria-current]`).waitFor();
    await shown(4);
    await page.getByRole('button', { name: 'Previous move' }).tap();
    await page.getByRole('button', { name: 'Previous move' }).tap();
    await shown(2);
    await menu(page, 'Analyse');
    await analysing(page);
    await expectStored(page, { path: before[0].moves.slice(0, 2) });
    await action(page, 'Line end').tap();
    await enterMove(page);
    const [{ tree }] = await storedAnalyses(page);
    await page.reload();
    await analysing(page);
    await leave(page);
    await shown(2);
    await menu(page, 'Analyse');
    await analysing(page);
    await expectStored(page, { tree, path: before[0].moves.slice(0, 2) });
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await analysing(page);
    await leave(page);
    await shown(2);
    expect(await storedGames(page)).toEqual(before);
  },
);

const [game] = offeredGames;

test('the result of a game offers it', async () => {
  const { page } = stage;
  await storeGames(page, [playedGame('mine', PLAYED, { game, plies: 4, resigns: 'white' })]);
  await page.goto(`${stage.server.url}#/game/mine`);
  await afterEnd(page, 'Analyse');
  await analysing(page);
  await expectStored(page, { origin: { game: 'mine', ply: 4 } });
});

test('a position typed for a new game can be analysed instead', async () => {
  const { page } = stage;
  const rules = game.rules({});
  const position = rules.startFen.replace(' w ', ' b ');
  await openNewGame(page, game.name);
  await page.getByText('Start from a position').tap();
  await page.getByLabel('Position text').fill(position);
  await page.getByRole('button', { name: 'Analyse this position' }).tap();
  await analysing(page);
  await expectStored(page, { game: game.id, start: position });
  expect(await storedGames(page)).toEqual([]);
});

test('a game from a link is analysed at the ply shown, and not taken', async () => {
  const { page, server } = stage;
  const record = playedGame('theirs', PLAYED, { game, plies: 4 });
  await page.goto(`${server.url}#/open/${gameLink(record)}`);
  await page.getByRole('button', { name: 'Previous move' }).tap();
  await page.getByRole('button', { name: 'Analyse', exact: true }).tap();
  await analysing(page);
  await expectStored(page, { path: record.moves.slice(0, 3), origin: null });
  expect(await storedGames(page)).toEqual([]);
});

/** At Home of an empty device: an analysis with a move in it. */
async function analyseStart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Analyse a position' }).tap();
  await start(page);
  await analysing(page);
  await enterMove(page);
}

test('Home and History lead back to it, where it is named, deleted and brought back', async () => {
  const { page } = stage;
  await analyseStart(page);
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /Untitled analysis/ }).tap();
  await analysing(page);
  await page.goto(`${stage.server.url}#/history?list=analyses`);
  await page.getByText('1 analysis', { exact: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  const manage = page.getByRole('button', { name: /^Rename, pin or delete/ });
  await manage.tap();
  await page.getByRole('button', { name: 'Rename', exact: true }).tap();
  await page.getByLabel('Title').fill('Sunday');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('link', { name: /^Sunday/ }).waitFor();
  await manage.tap();
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await page.getByText('No analyses yet', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('link', { name: /^Sunday/ }).waitFor();
  await expectStored(page, { name: 'Sunday' });
});

test('each game is analysed from its start; one in which nothing was entered gives way to the next', async () => {
  const { page, server } = stage;
  await page.getByRole('link', { name: 'Analyse a position' }).tap();
  for (const { id, name } of offeredGames) {
    await choose(page, name);
    await start(page);
    await analysing(page);
    await expectStored(page, { game: id, tree: '', name: null });
    await leave(page);
    await page.getByRole('link', { name: 'Analyse a position' }).tap();
  }
  expect(page.url()).toBe(`${server.url}#/analyse`);
});

test('a backup brings it back', async () => {
  const { page } = stage;
  await analyseStart(page);
  const [before] = await storedAnalyses(page);
  await page.goto(`${stage.server.url}#/settings`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up everything' }).tap();
  const buffer = readFileSync(await (await download).path());
  const other = await openDevice(`${stage.server.url}#/settings`, { reducedMotion: true });
  const file = { name: 'games.json', mimeType: 'application/json', buffer };
  await other.page.getByLabel('Backup file').setInputFiles(file);
  await other.page.getByText('1 analysis new here').waitFor();
  await other.page.getByRole('button', { name: 'Restore', exact: true }).tap();
  await other.page.getByRole('button', { name: 'Done' }).tap();
  expect(await storedAnalyses(other.page)).toEqual([before]);
  await other.close();
});

test('a link takes it to another device with its variations; one played on from it leaves it as it is', async () => {
  const { page, device } = stage;
  await device.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await analyseStart(page);
  await action(page, 'Previous').tap();
  await tapMove(page, 'mb', 'mc');
  await expectStored(page, { tree: expect.stringContaining('(1. mbmc)') });
  const [before] = await storedAnalyses(page);
  await openShareSheet(page);
  expect(await faults(page)).toEqual([]);
  const link = await copied(page, 'Link to the analysis');
  const text = await copied(page, 'Text of the analysis');
  expect(text).toContain(before.tree);
  await page.getByRole('button', { name: 'Close' }).tap();
  await menu(page, 'Play on from here');
  await page.getByRole('dialog', { name: 'Play on' }).getByRole('button', { name: 'Start' }).tap();
  await page.waitForURL(/#\/game\//);
  await expect
    .poll(async () => (await storedGames(page)).map(({ moves }) => moves))
    .toEqual([before.path]);
  expect((await storedAnalyses(page)).map(({ tree }) => tree)).toEqual([before.tree]);

  const other = await openDevice(link, { reducedMotion: true });
  await other.page.getByRole('heading', { name: /^Analysis: / }).waitFor();
  await expect
    .poll(() => other.page.getByRole('button', { name: 'Keep this game' }).count())
    .toBe(0);
  await other.page.getByRole('button', { name: 'Open the analysis' }).tap();
  await analysing(other.page);
  expect((await storedAnalyses(other.page)).map(({ tree }) => tree)).toEqual([before.tree]);
  await other.page.goto(link.slice(0, -3));
  await other.page.getByText('This link can’t be opened').waitFor();
  await other.close();
});
