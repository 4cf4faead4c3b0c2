// What axe finds wrong with a page for those who cannot see or point.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Faults found by axe, one line each. */
export async function faults(page: Page): Promise<string[]> {
  // What is still fading in has no contrast to speak of.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => {
      const ends = Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
      return !ends || one.playState !== 'running';
    }),
  );
  // Evaluated by the debugger, which the page's content policy does not bind; once a document, since it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(
        options,
      ),
    // Preloading asks for style sheets and media again, for rules that are off or about what the app does not have.
    { resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
