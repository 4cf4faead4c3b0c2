// What fingers do to a board besides moving: a second one, one that is taken away, the screen's edge, a turned device.
// Nothing is ever stuck, and only the board keeps the page from scrolling.
import type { CDPSession } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PHONE } from './support/device';
import {
  cell,
  cellText,
  openNewGame,
  passAndPlay,
  plies,
  tapMove,
  typePosition,
} from './support/play';
import { sharedStage } from './support/stage';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const stage = sharedStage();
let glass: CDPSession;

beforeAll(async () => {
  glass = await stage.device.context.newCDPSession(stage.page);
});

beforeEach(async () => {
  await stage.page.setViewportSize(PHONE);
  await stage.page.goto(`${stage.server.url}#/`);
  await passAndPlay(stage.page, 'TheBridge41');
});

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...spots: Spot[]) =>
  glass.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })),
  });

async function spot(name: string): Promise<Spot> {
  const box = await cell(stage.page, name).boundingBox();
  if (!box) throw new Error(`no cell ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const held = () => stage.page.locator('.piece-held');

/** Lifts the pawn on mb and brings it over mc. */
async function lift(): Promise<Spot> {
  const [from, to] = [await spot('mb'), await spot('mc')];
  // Together, or the finger might rest for so long that it asks about the piece.
  await Promise.all([
    touch('touchStart', from),
    touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 }),
  ]);
  await touch('touchMove', to);
  await held().waitFor();
  return to;
}

/** The pawn is back, nothing is held, and the next move by tapping goes through. */
async function playsOn(): Promise<void> {
  await held().waitFor({ state: 'detached' });
  await expect.poll(() => cellText(stage.page, 'mc')).toMatch(/^mc, empty/);
  await tapMove(stage.page, 'mb', 'mc');
  await plies(stage.page, 1);
}

test('a second finger lets go of the piece, and nothing begins until both are up', async () => {
  const over = await lift();
  const other = await spot('lb');
  await touch('touchStart', over, other);
  await held().waitFor({ state: 'detached' });
  await touch('touchMove', over, await spot('lc'));
  await touch('touchEnd', over);
  await touch('touchMove', await spot('md'));
  await expect.poll(() => held().count()).toBe(0);
  await touch('touchEnd');
  await playsOn();
});

test('a finger that the device takes away lets go of the piece', async () => {
  await lift();
  await touch('touchCancel');
  await playsOn();
});

test('a window that loses the focus lets go of the piece', async () => {
  await lift();
  await stage.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await held().waitFor({ state: 'detached' });
  await touch('touchEnd');
  await playsOn();
});

test('turning the device in mid-drag lets go of the piece', async () => {
  await lift();
  await stage.page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await held().waitFor({ state: 'detached' });
  await touch('touchEnd');
  await playsOn();
});

test('a piece dropped beside the board returns', async () => {
  await lift();
  await touch('touchMove', { x: 180, y: 630 });
  await touch('touchEnd');
  await playsOn();
});

test('a swipe from the edge of the screen moves the piece there, and is not the browser’s', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, 'Chess in the Fast Lane');
  const [from, to] = [await spot('a2'), await spot('a4')];
  const answers = await page.evaluateHandle(() => {
    const prevented: boolean[] = [];
    document.addEventListener('touchstart', (event) => prevented.push(event.defaultPrevented));
    return prevented;
  });
  await Promise.all([
    touch('touchStart', { x: 6, y: from.y }),
    touch('touchMove', { x: 30, y: from.y }),
  ]);
  await touch('touchMove', to);
  await touch('touchEnd');
  await plies(page, 1);
  await expect.poll(() => cellText(page, 'a4')).toMatch(/^a4, white pawn/);
  expect(await answers.jsonValue()).toEqual([true]);
  expect(page.url()).toContain('#/game/');
});

test('neither a drag nor a double tap on the board moves or zooms the page', async () => {
  const { page } = stage;
  await lift();
  await touch('touchMove', await spot('mz'));
  await touch('touchEnd');
  const at = await spot('mk');
  for (let tap = 0; tap < 2; tap++) {
    await touch('touchStart', at);
    await touch('touchEnd');
  }
  const window = await page.evaluate(() => ({
    scale: visualViewport?.scale,
    top: visualViewport?.pageTop,
    left: visualViewport?.pageLeft,
    gestures: [...document.querySelectorAll('.board, .board-cell')]
      .map((element) => getComputedStyle(element).touchAction)
      .filter((action) => action !== 'none'),
    elsewhere: getComputedStyle(document.body).touchAction,
  }));
  expect(window).toEqual({ scale: 1, top: 0, left: 0, gestures: [], elsewhere: 'manipulation' });
});

test('a promotion at the edge of the screen is chosen with a finger at the very edge', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, 'Chess in the Fast Lane', '4k3/8/P7/8/8/8/8/4K3 w - 0 0');
  await tapMove(page, 'a6', 'a8');
  const queen = page.getByRole('dialog', { name: 'Promotion' }).getByRole('button').first();
  const box = await queen.boundingBox();
  if (!box) throw new Error('there is nothing to choose');
  const at = { x: box.x + 4, y: box.y + box.height / 2 };
  expect(at.x).toBeLessThan(28);
  await touch('touchStart', at);
  await touch('touchEnd');
  await plies(page, 1);
});

test('a text selected by mouse up to the edge of a sheet does not close it', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'TheBridge41');
  await typePosition(page, 'brkrb');
  const box = await page.getByLabel('Position text').boundingBox();
  if (!box) throw new Error('there is no field');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(180, 5);
  await page.mouse.up();
  await expect.poll(() => page.getByLabel('Position text').inputValue()).toBe('brkrb');
  await page.mouse.click(180, 5);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('beside boards a drag scrolls', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const x = 8;
  await touch('touchStart', { x, y: 560 });
  for (let y = 540; y >= 200; y -= 20) await touch('touchMove', { x, y });
  await touch('touchEnd');
  await page.waitForFunction(() => {
    const scrollers = [document.scrollingElement, ...document.querySelectorAll('*')];
    return scrollers.some((element) => element !== null && element.scrollTop > 100);
  });
});
