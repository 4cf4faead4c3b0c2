// `npm run lab -- lighthouse`
// Runs Lighthouse, as a mid-range phone on a slow network, on the production build: Home, a game, Learn. Prints the
// scores with what keeps them below 100, and fails below the goal. The host compresses nothing, so that the figures
// hold for the simplest there is.

import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { builtApp } from '../../e2e/support/build';
import { serve } from '../../e2e/support/server';
import { programOf } from '../../support/installed';

const GOAL = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const server = await serve(builtApp());
const browser = await puppeteer.launch({
  executablePath: programOf('Chromium'),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const visits: readonly (readonly [string, string])[] = [
    ['Home', server.url],
    ['a game', await beginGame(page)],
    ['Learn', `${server.url}#/learn/cuarenta`],
  ];
  for (const [name, url] of visits) await audit(page, name, url);
} finally {
  await browser.close();
  await server.stop();
}

/** Address of a game that is stored on the device, one move old. */
async function beginGame(page: Page): Promise<string> {
  await page.goto(`${server.url}#/new/cuarenta?opponent=person`);
  await page.locator('dialog footer .button').click();
  await page.locator('.board-cell[aria-label^="h3, "]').click();
  await page.locator('.board-cell[aria-label^="i4, "]').click();
  await page.waitForSelector('[data-ply="1"]');
  return page.url();
}

async function audit(page: Page, name: string, url: string): Promise<void> {
  // Home with its list as on every visit but the first.
  if (url === server.url) await page.goto(url, { waitUntil: 'networkidle0' });
  // Only the fragment differs between screens: a detour makes the browser load the page anew.
  await page.goto('about:blank');
  const run = await lighthouse(
    url,
    { onlyCategories: CATEGORIES, disableStorageReset: true, output: 'html' },
    undefined,
    page,
  );
  if (!run) throw new Error(`Lighthouse has no result for ${name}`);
  const { categories, audits, environment } = run.lhr;
  const scores = CATEGORIES.map(
    (id) => [id, Math.round(100 * (categories[id].score ?? 0))] as const,
  );
  console.info(`${name}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
  // Lighthouse slows every machine by the same factor: figures of two days compare only as far as the machines do.
  console.info(`  benchmarkIndex of the machine: ${environment.benchmarkIndex}`);
  for (const metric of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    console.info(`  ${audits[metric].title}: ${audits[metric].displayValue}`);
  }
  for (const fault of faults(run.lhr)) console.info(`  below 100: ${fault}`);
  if (scores.some(([, score]) => score < GOAL)) process.exitCode = 1;
}

/** What counts in a score and is not perfect. */
function faults({ categories, audits }: Result): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counting
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`.trim());
}
