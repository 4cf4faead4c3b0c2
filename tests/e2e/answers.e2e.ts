// One's own move is seen to its end before the computer's answer shows.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from './support/build';
import { openDevice } from './support/device';
import { choose, playComputer, plies, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

/** Notes how each animation of the page ends, and when the list of moves grows. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: [what: string, at: number][] = [];
    Object.assign(globalThis, { seen });
    const note = (what: string) => seen.push([what, performance.now()]);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given: Parameters<typeof animate>) {
      const animation = animate.apply(this, given);
      const cell = this.getAttribute('data-cell');
      if (cell !== null) {
        note('begun');
        animation.addEventListener('finish', () => note('finished'));
        animation.addEventListener('cancel', () => note('cut short'));
      }
      return animation;
    };
    let shown = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll('[data-ply]').length;
      if (now > shown) note(`ply ${now}`);
      shown = now;
    }).observe(document, { subtree: true, childList: true });
  });
}

const seenOn = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen'));

/** Plays a move at a level, and tells what was seen until its answer, and how long after the move's end that came. */
async function answeredMove(page: Page, level: number) {
  await playComputer(page, { game: 'Cuarenta', level, side: 'White' });
  await tapMove(page, 'd3', 'e4');
  await plies(page, 2);
  const seen = await seenOn(page);
  const events = seen.map(([what]) => what);
  const answered = events.indexOf('ply 2');
  const [, ended] = seen[events.indexOf('finished')];
  return { before: events.slice(0, answered), pause: seen[answered][1] - ended };
}

test.each([1, 8])('a move glides to its end, and level %d answers after a pause', async (level) => {
  const device = await openDevice(server.url);
  const { page } = device;
  await watchMotion(page);
  await page.reload();
  const { before, pause } = await answeredMove(page, level);
  expect(before, before.join()).toContain('finished');
  expect(before, before.join()).not.toContain('cut short');
  expect(pause).toBeGreaterThan(450);
  expect(device.complaints).toEqual([]);
  await device.close();
});

test('who wants answers at once still sees the own move to its end', async () => {
  const device = await openDevice(server.url);
  const { page } = device;
  await watchMotion(page);
  await page.goto(`${server.url}#/settings`);
  await choose(page, 'At once');
  await page.goto(`${server.url}#/`);
  await page.reload();
  const { before } = await answeredMove(page, 1);
  expect(before, before.join()).toContain('finished');
  expect(before, before.join()).not.toContain('cut short');
  expect(device.complaints).toEqual([]);
  await device.close();
});
