// How the app fares as its games add up: a profile is filled, Chromium is slowed to a quarter, and each screen, a backup
// and a restore are timed beside the same with no game.
//
//   npm run lab -- bench-growth [--finished 10000] [--unfinished 200] [--slow 4] [--untraced] [folder ...]
//
// Each folder is a production build; without one it is dist, built anew where the sources have changed. A table is printed for each: milliseconds as they pass, and
// those of the main thread's own processor time, in all and of its longest task, which other work on the machine leaves
// as they are. Telling tasks takes about a third more time: with --untraced only the time as it passes is told.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { builtApp } from '../../e2e/support/build';
import { type Device, openDevice } from '../../e2e/support/device';
import { type MainThreadWork, workDuring } from '../../e2e/support/mainThread';
import { offlineReady } from '../../e2e/support/play';
import { serve } from '../../e2e/support/server';
import { grownGames } from './grownGames';
import { fill, frames, slowDown, summarised } from './growthPage';

/** Milliseconds to wait for the slowest of them. */
const PATIENCE = 240_000;
/** Times that Home is opened, since one visit is never like the next. */
const VISITS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    finished: { type: 'string', default: '10000' },
    unfinished: { type: 'string', default: '200' },
    slow: { type: 'string', default: '4' },
    untraced: { type: 'boolean', default: false },
  },
});

type Line = Readonly<Record<string, number | string>>;

/** Prints what was measured first, then each figure with its unit. */
function print({ what, ...figures }: Line): void {
  const words = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`.padEnd(20));
  console.log(`${String(what).padEnd(40)} ${words.join(' ')}`);
}

async function timed(page: Page, what: string, action: () => Promise<unknown>): Promise<Line> {
  let taken = 0;
  const clocked = async () => {
    const begun = performance.now();
    await action();
    taken = performance.now() - begun;
  };
  const work = values.untraced ? await clocked() : await workDuring(page, clocked);
  return { what, ms: Math.round(taken), ...(work && rounded(work)) };
}

const rounded = ({ longest, total }: MainThreadWork) => ({
  work: Math.round(total),
  'longest task': Math.round(longest),
});

const boards = (page: Page) => page.locator('.card-list .board-picture').first().waitFor();

async function home(device: Device, url: string, games: boolean, what: string): Promise<Line> {
  const { page } = device;
  await page.goto('about:blank');
  return timed(page, what, async () => {
    await page.goto(`${url}#/`);
    await page.locator('main[aria-busy="false"]').waitFor();
    if (games) await page.locator('[aria-labelledby="continue"] .board-picture').nth(2).waitFor();
    else await boards(page);
  });
}

async function lists(page: Page): Promise<Line[]> {
  const lines: Line[] = [];
  await page.getByRole('heading', { name: 'Play' }).waitFor();
  lines.push(
    await timed(page, 'History, first rows', async () => {
      await page.locator('a[href="#/history"]').click();
      await page.locator('[data-game]').first().waitFor();
    }),
    await timed(page, 'History, all counted', () => page.getByText(/^\d+ games$/).waitFor()),
  );
  let scrolled = 0;
  const work = await workDuring(page, async () => {
    scrolled = await frames(page);
  });
  lines.push({ what: 'History, scrolling', 'frames p95': scrolled, ...rounded(work) });
  await page.evaluate(() => scrollTo(0, 0));
  lines.push(
    await timed(page, 'Statistics', async () => {
      // By its address: looking for a name through a long list takes the page longer than what is measured.
      await page.locator('a[href="#/statistics"]').click();
      await page.locator('figure dl').first().waitFor();
    }),
  );
  return lines;
}

async function backUp(page: Page, url: string, file: string): Promise<Line> {
  await page.goto(`${url}#/settings`);
  const button = page.getByRole('button', { name: 'Back up everything' });
  await button.waitFor();
  const line = await timed(page, 'Backup', async () => {
    const download = page.waitForEvent('download', { timeout: PATIENCE });
    await button.click();
    await (await download).saveAs(file);
  });
  return { ...line, MB: (statSync(file).size / 1e6).toFixed(1) };
}

async function restore(page: Page, url: string, file: string, again = ''): Promise<Line[]> {
  await page.goto(`${url}#/settings`);
  await page.getByRole('button', { name: 'Restore a backup' }).waitFor();
  const agree = page.getByRole('button', { name: 'Restore', exact: true });
  const read = await timed(page, `Restore${again}, read and compared`, async () => {
    await page.getByLabel('Backup file').setInputFiles(file);
    await agree.waitFor({ timeout: PATIENCE });
  });
  const written = await timed(page, `Restore${again}, written`, async () => {
    await agree.click();
    await page.getByRole('button', { name: 'Done' }).waitFor({ timeout: PATIENCE });
  });
  return [read, written];
}

/**
 * Lets something be done on a device of its own: the app is stored for offline use before, which is no part of what is
 * measured. One device at a time, since Chromium takes a slowed page's idle time too.
 */
async function onDevice(url: string, action: (device: Device) => Promise<void>): Promise<void> {
  const device = await openDevice(url, { touch: false, own: true, serviceWorker: true });
  device.context.setDefaultTimeout(PATIENCE);
  try {
    await offlineReady(device.page);
    await action(device);
  } finally {
    await device.close();
  }
}

/** Measures a build, and prints each line as soon as it is known. */
async function measure(folder: string): Promise<void> {
  const server = await serve(folder);
  const { url } = server;
  const slow = Number(values.slow);
  const room = mkdtempSync(join(tmpdir(), 'fortyone-growth-'));
  const file = join(room, 'backup.json');
  const games = grownGames(Number(values.finished), Number(values.unfinished));
  try {
    await onDevice(url, async (empty) => {
      await slowDown(empty.page, slow);
      for (let time = 0; time < VISITS; time++)
        print(await home(empty, url, false, 'Home without a game'));
    });
    await onDevice(url, async (full) => {
      await fill(full.page, games);
      await slowDown(full.page, slow);
      print(await home(full, url, true, 'Home, first start with these games'));
      print(
        await timed(full.page, 'Games of an earlier version, all listed', () =>
          summarised(full.page),
        ),
      );
      for (let time = 0; time < VISITS; time++) print(await home(full, url, true, 'Home'));
      for (const line of await lists(full.page)) print(line);
      print(await backUp(full.page, url, file));
    });
    await onDevice(url, async (empty) => {
      await slowDown(empty.page, slow);
      for (const line of await restore(empty.page, url, file)) print(line);
      for (const line of await restore(empty.page, url, file, ' again')) print(line);
    });
  } finally {
    await server.stop();
    rmSync(room, { recursive: true });
  }
}

for (const folder of positionals.length > 0 ? positionals : [builtApp()]) {
  console.log(`${folder}: ${values.finished} finished and ${values.unfinished} unfinished games`);
  await measure(folder);
}
