// The board under a real finger, in the gallery page: nothing scrolls, animations run and end, and those who prefer
// reduced motion see none.

import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { scenes } from '../board/scenes';
import { programOf } from '../support/installed';
import { PATIENCE } from './support/browsers/browser';

interface Spot {
  readonly x: number;
  readonly y: number;
}

let server: ViteDevServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let touchscreen: CDPSession;

beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  browser = await chromium.launch({
    executablePath: programOf('Chromium'),
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  const viewport = { width: 360, height: 640 };
  context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(PATIENCE);
  page = await context.newPage();
  touchscreen = await context.newCDPSession(page);
});
afterEach(() => context.close());

/** Opens a scene of tests/board/scenes.ts. */
const firstScene = (id: string): string => scenes.find(({ game }) => game === id)?.name ?? '';

async function open(scene: string, milliseconds: number): Promise<void> {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('the dev server has no port');
  const gallery = `http://localhost:${address.port}/tests/board/gallery.html`;
  await page.goto(`${gallery}?scene=${scene}&animation=${milliseconds}`);
  await page.waitForSelector('body[data-ready]');
}

const button = (cell: string) => page.locator(`.board-cells button[aria-label^="${cell},"]`);

async function middle(cell: string): Promise<Spot> {
  const box = await button(cell).boundingBox();
  if (!box) throw new Error(`no cell ${cell}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Spot[]) =>
  touchscreen.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: touchPoints.map((spot, id) => ({ ...spot, id })),
  });

/** Slides a finger that is down from one spot to another in steps. */
async function slide(from: Spot, to: Spot): Promise<void> {
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await finger('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
}

async function tap(cell: string): Promise<void> {
  const { x, y } = await middle(cell);
  await page.touchscreen.tap(x, y);
}

const name = (cell: string) => button(cell).getAttribute('aria-label');
const animations = () => page.evaluate(() => document.getAnimations().length);

test('a piece is dragged without scrolling the page, and lands without an animation', async () => {
  await open('bridge-start', 5000);
  await page.evaluate(() => {
    document.body.style.height = '3000px';
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ['pointercancel', 'scroll']) {
      window.addEventListener(type, () => seen.push(type), true);
    }
  });
  const [from, to] = [await middle('lb'), await middle('lc')];
  await finger('touchStart', from);
  await slide(from, to);
  await expect.poll(() => page.locator('.piece-held').count()).toBe(1);
  await finger('touchEnd');
  await expect.poll(() => name('lc')).toBe('lc, white pawn');
  expect(await animations()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('a second finger stops a drag', async () => {
  await open('bridge-start', 0);
  const [from, to] = [await middle('lb'), await middle('lc')];
  await finger('touchStart', from);
  await finger('touchMove', to);
  await finger('touchStart', to, { x: 300, y: 300 });
  await finger('touchEnd');
  await expect.poll(() => page.locator('.piece-held').count()).toBe(0);
  await expect.poll(() => name('lb')).toBe('lb, white pawn');
});

test('a tapped move glides, is already known, and ends', async () => {
  await open('bridge-start', 5000);
  await tap('lb');
  await tap('lc');
  await expect.poll(() => name('lc')).toBe('lc, white pawn');
  expect(await animations()).toBe(1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
});

test('captured pieces fade and are gone', async () => {
  await open('tiles-middle', 5000);
  await tap('h4');
  await expect.poll(() => page.locator('[data-ghost]').count()).toBe(2);
  await page.waitForFunction(() => document.querySelectorAll('[data-ghost]').length === 0);
  await expect.poll(() => name('f6')).toBe('f6, empty');
});

test('a next move cuts the last one short', async () => {
  await open('bridge-start', 5000);
  await tap('lb');
  await tap('lc');
  await tap('ly');
  await tap('lx');
  expect(await animations()).toBe(1);
  await expect.poll(() => name('lx')).toBe('lx, black pawn');
});

test('nothing moves for those who prefer it so', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('tiles-middle', 5000);
  await tap('h4');
  await expect.poll(() => name('h4')).toBe('h4, white disc');
  expect(await animations()).toBe(0);
  await expect.poll(() => page.locator('[data-ghost]').count()).toBe(0);
});

test('screen readers find one board of buttons, one for each cell, in every game', async () => {
  for (const { id, rules: rulesWith } of offeredGames) {
    const rules = rulesWith({});
    const { terrain } = rules.parse(rules.startFen);
    await open(firstScene(id), 0);
    const { nodes } = await touchscreen.send('Accessibility.getFullAXTree');
    const buttons = nodes.filter(({ role }) => role?.value === 'button');
    expect(buttons.every(({ name: spoken }) => /^\w\w(-\w\w)?, /.test(spoken?.value ?? ''))).toBe(
      true,
    );
    expect(buttons.length).toBe(
      rules.board.cells.filter(({ index }) => rules.exists(terrain, index)).length,
    );
    expect(nodes.filter(({ role }) => role?.value === 'application').length).toBe(1);
  }
});
