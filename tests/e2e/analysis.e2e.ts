// An analysis on a phone: its moves as a tree by touch and by keys, the engine beside it, and that nothing of it is lost.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { type AnalysisRecord, newAnalysis } from '../../src/storage/analysisRecord';
import {
  action,
  analysing,
  engineLines,
  expectStored,
  menu,
  notation,
  openAnalysis,
  shownMove,
  storeAnalysis,
} from './support/analysing';
import { faults } from './support/axe';
import { breakFirstWorker } from './support/browsers/breakage';
import { openDevice } from './support/device';
import { overflow, smallControls } from './support/layout';
import { refuseToStore } from './support/noRoom';
import { insist, swipe, tapMove } from './support/play';
import { freshStage } from './support/stage';

const stage = freshStage({ reducedMotion: true });
const { options, startFen: start } = bridge41.rules({});

/** One line of three moves, shown at its start. */
const LINE: AnalysisRecord = {
  ...newAnalysis({ game: bridge41.id, options, start }, 'mine', 5),
  tree: '1. lblc lylx 2. rbrc',
  revision: 1,
};
/** Three levels of variations. */
const LEVELS = '1. lblc lylx (1... mymx 2. mbmc (2. rbrc lylx (2... ryrx)) 2... ryrx) 2. rbrc';

async function open(record: AnalysisRecord = LINE): Promise<Page> {
  const { page, server } = stage;
  await storeAnalysis(page, record);
  await openAnalysis(page, server.url, record.id);
  return page;
}

const said = (page: Page) => page.locator('main > [role="status"]');
const sheet = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true }).tap();

/** Opens what can be done with the move shown, and does it. */
async function doWithMove(page: Page, deed: string): Promise<void> {
  await shownMove(page).tap();
  await press(page, deed);
}

test('by touch, other moves become variations, which are promoted, commented, copied and deleted', async () => {
  const page = await open();
  await stage.device.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await action(page, 'Next').tap();
  await tapMove(page, 'my', 'mx');
  await tapMove(page, 'mb', 'mc');
  await tapMove(page, 'ry', 'rx');
  for (let step = 0; step < 2; step++) await action(page, 'Previous').tap();
  await tapMove(page, 'rb', 'rc');
  await tapMove(page, 'ly', 'lx');
  await action(page, 'Previous').tap();
  await tapMove(page, 'ry', 'rx');
  await expectStored(page, { tree: LEVELS });
  await notation(page).locator('ol ol ol ol [data-level="3"]').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await smallControls(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);

  await doWithMove(page, 'Promote the variation');
  await expectStored(page, { tree: LEVELS.replace('lylx (2... ryrx)', 'ryrx (2... lylx)') });
  await doWithMove(page, 'Write a comment');
  await page.getByRole('textbox', { name: 'Comment' }).fill('  the same   idea ');
  await press(page, 'Save');
  await notation(page).getByText('the same idea').waitFor();
  await doWithMove(page, 'Copy the variation as text');
  await expect.poll(() => said(page).textContent()).toContain('Moves copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1. lblc mymx 2. rbrc ryrx {the same idea} *');
  await doWithMove(page, 'Make it the main line');
  const promoted =
    '1. lblc mymx (1... lylx 2. rbrc) 2. rbrc (2. mbmc ryrx) 2... ryrx {the same idea} (2... lylx)';
  await expectStored(page, { tree: promoted });
  await doWithMove(page, 'Delete from here on');
  await expectStored(page, {
    tree: promoted.replace(' 2... ryrx {the same idea} (2... lylx)', ' 2... lylx'),
  });
  await menu(page, 'Undo delete');
  await expectStored(page, { tree: promoted, path: ['lblc', 'mymx', 'rbrc', 'ryrx'] });
});

test('swiping goes along the line, a tap to any move, and where moves branch it asks which way', async () => {
  const page = await open({ ...LINE, tree: LEVELS });
  await swipe(page, notation(page), -120);
  await expect.poll(() => shownMove(page).textContent()).toBe('lc');
  await swipe(page, notation(page), -120);
  const ways = page.getByRole('group', { name: 'Which move?' }).getByRole('button');
  await expect.poll(() => ways.allTextContents()).toEqual(['lx', 'mx', '']);
  const MOMENTUM = 'the browser takes a tap right after a swipe for the end of its momentum';
  await insist(
    MOMENTUM,
    () => ways.nth(1).tap(),
    (patience) => ways.first().waitFor({ ...patience, state: 'detached' }),
  );
  await expectStored(page, { path: ['lblc', 'mymx'] });
  await swipe(page, notation(page), 120);
  await expectStored(page, { path: ['lblc'] });
  await insist(
    MOMENTUM,
    () => notation(page).locator('[data-level="3"] button').tap(),
    (patience) => notation(page).locator('[data-level="3"] [aria-current]').waitFor(patience),
  );
  await expectStored(page, { path: ['lblc', 'mymx', 'rbrc', 'ryrx'] });
  await action(page, 'Line start').tap();
  await expectStored(page, { path: ['lblc', 'mymx', 'rbrc'] });
  await action(page, 'Line end').tap();
  await expectStored(page, { path: ['lblc', 'mymx', 'rbrc', 'lylx'] });
});

test('keys go along the moves, choose ways, play typed moves, and tell what is to be heard', async () => {
  const page = await open({ ...LINE, tree: LEVELS });
  const { keyboard } = page;
  await keyboard.press('ArrowRight');
  await expect.poll(() => said(page).textContent()).toMatch(/^White: .*c.* 2 continuations\./);
  await keyboard.press('ArrowRight');
  await page.getByRole('group', { name: 'Which move?' }).getByRole('button').first().waitFor();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expectStored(page, { path: ['lblc', 'mymx'] });
  await expect.poll(() => said(page).textContent()).toContain('In a variation.');
  await keyboard.press('6');
  await expect.poll(() => said(page).textContent()).toContain('middle c, or right c.');
  await keyboard.press('2');
  await expect
    .poll(() => said(page).textContent())
    .toContain('After Black’s move 1: pawn middle y to middle x.');
  await keyboard.press('/');
  await page.getByLabel('Type a move').fill('lbld');
  await keyboard.press('Enter');
  await expect.poll(() => said(page).textContent()).not.toContain('After Black’s move 1');
  await keyboard.press('Escape');
  await keyboard.press('End');
  await keyboard.press('Home');
  await keyboard.press('9');
  await sheet(page).getByRole('button', { name: 'Delete from here on' }).waitFor();
  await keyboard.press('Escape');
  await keyboard.press('3');
  await expect.poll(() => said(page).textContent()).toContain('No comment here.');
});

test('the engine tells one to three lines with scores, bar and arrows; its moves can be gone to', async () => {
  const page = await open();
  const arrows = page.locator('[data-arrow]');
  await action(page, 'Engine').tap();
  await engineLines(page).waitFor();
  await expect.poll(() => arrows.count()).toBe(1);
  await page
    .locator('[data-part="standing"]')
    .getByText(/^Depth \d/)
    .waitFor();
  await menu(page, 'Engine');
  await sheet(page).getByRole('radio', { name: '3' }).check();
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await engineLines(page).nth(2).waitFor();
  await expect.poll(() => arrows.count()).toBe(3);
  expect(await smallControls(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
  await page.locator('body').press('5');
  await expect.poll(() => said(page).textContent()).toMatch(/chance|Even|ahead/);

  // Moves of the line may change until the tap: two are played in any case.
  await engineLines(page).first().getByRole('button').nth(1).tap();
  await expect.poll(() => shownMove(page).textContent()).not.toBe('Start');
  await expectStored(page, {
    tree: expect.stringContaining('lblc lylx'),
    path: [expect.any(String), expect.any(String)],
  });
  await engineLines(page).first().waitFor();
  // The moves pressed are gone: who uses a keyboard goes on from their list.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('The engine’s best lines');

  await page.locator('body').press('8');
  await page.getByRole('list', { name: 'If Black were to move' }).waitFor();
  await engineLines(page).waitFor();
  await expect.poll(() => engineLines(page).getByRole('button').count()).toBe(0);
  await expect.poll(() => page.locator('[data-arrow] [stroke-dasharray]').count()).toBe(1);
  await action(page, 'Engine').tap();
  await page.locator('[data-part="engine"]').waitFor({ state: 'detached' });
  await expect.poll(() => arrows.count()).toBe(0);
});

test('an engine that falls silent is replaced', async () => {
  const { page } = stage;
  await storeAnalysis(page, { ...LINE, settings: { ...LINE.settings, engine: true } });
  await page.evaluate(breakFirstWorker, 'hung' as const);
  await page.evaluate(() => location.assign('#/analysis/mine'));
  await page.getByText('Thinking…').waitFor();
  await engineLines(page).waitFor();
});

test('all of it is there after a reload, and after the browser was killed', async () => {
  const own = await openDevice(stage.server.url, { own: true, reducedMotion: true });
  const settings = { ...LINE.settings, engine: true, lines: 2 };
  await own.page.locator('main[aria-busy="false"]').waitFor();
  await storeAnalysis(own.page, { ...LINE, settings, tree: LEVELS });
  await openAnalysis(own.page, stage.server.url, LINE.id);
  await own.page.getByRole('button', { name: 'rc' }).last().tap();
  await tapMove(own.page, 'my', 'mx');
  const kept = { tree: `${LEVELS} mymx`, path: ['lblc', 'lylx', 'rbrc', 'mymx'], settings };
  await expectStored(own.page, kept);
  const list = await notation(own.page).textContent();
  await own.page.reload();
  await analysing(own.page);
  await expect.poll(() => notation(own.page).textContent()).toBe(list);
  await tapMove(own.page, 'mb', 'mc');
  await expectStored(own.page, { path: [...kept.path, 'mbmc'] });
  const { page, close } = await own.crash();
  await openAnalysis(page, stage.server.url, LINE.id);
  await expect.poll(() => shownMove(page).textContent()).toBe('mc');
  await engineLines(page).nth(1).waitFor();
  await close();
});

test('while it is open in another tab it can be looked at, and taken over', async () => {
  const page = await open();
  const other = await stage.device.context.newPage();
  await openAnalysis(other, stage.server.url, LINE.id);
  await other.getByText('This analysis is open in another tab.').waitFor();
  await action(other, 'Next').tap();
  await other.getByRole('button', { name: 'Continue here' }).tap();
  await page.getByRole('button', { name: 'Continue here' }).waitFor();
  await tapMove(other, 'mb', 'mc');
  await expectStored(other, { path: ['mbmc'] });
  await other.close();
});

test('what cannot be saved is told, and a backup has it', async () => {
  const page = await open();
  await page.evaluate(refuseToStore);
  await tapMove(page, 'mb', 'mc');
  await page
    .getByRole('alert')
    .getByText(/could not be saved/)
    .waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).tap();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('1. lblc (1. mbmc) 1... lylx 2. rbrc');
  expect(await faults(page)).toEqual([]);
});
