// "How does this move?": asked by a resting finger, a right click or a key, answered over the board, and the game is as
// it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { openDevice } from './support/device';
import { boardOf, cell, passAndPlay, plies, tapMove, tapPiece } from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

test('a resting finger asks of either side’s pieces, a moving one drags, and the game goes on', async () => {
  const device = await openDevice(server.url, { reducedMotion: true });
  const { page } = device;
  const client = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', name: string) => {
    const box = await cell(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  };
  const lift = () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await passAndPlay(page, 'TheBridge41');
  const before = await boardOf(page);

  await touch('touchStart', 'ry');
  const answer = page.getByRole('dialog', { name: 'How the pawn moves' });
  await answer.waitFor();
  await lift();
  // Lifting the finger does not close what it opened.
  await answer.getByRole('button', { name: 'Close' }).waitFor();
  await answer.locator('.mark-dot').first().waitFor();
  await expect.poll(() => answer.getByText(/The white pawn on [\w ]+ moves to/).count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  const shown = await answer.getByRole('button', { name: /show the next/ }).textContent();
  await answer.getByRole('button', { name: /show the next/ }).tap();
  await expect
    .poll(() => answer.getByRole('button', { name: /show the next/ }).textContent())
    .not.toBe(shown);
  await answer.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => boardOf(page)).toEqual(before);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);

  // However long a drag takes, it stays a drag.
  await page.clock.install();
  await tapPiece(page, 'my', 'mx');
  await page.clock.pauseAt(Date.now() + 60_000);
  await touch('touchStart', 'my');
  await touch('touchMove', 'mx');
  await page.locator('.piece-held').waitFor();
  await page.clock.fastForward(5000);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await lift();
  await plies(page, 2);
  expect(device.complaints).toEqual([]);
  await device.close();
});

test('a right click and a question mark ask too, and the focus returns to the piece', async () => {
  const device = await openDevice(server.url, {
    size: { width: 1024, height: 768 },
    touch: false,
    dark: true,
  });
  const { page } = device;
  await passAndPlay(page, 'Cuarenta');
  const before = await boardOf(page);
  await cell(page, 'b7').click({ button: 'right' });
  await page.getByRole('dialog', { name: /^How the \w+ moves$/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const key of ['?', 'Shift+F10']) {
    await cell(page, 'a2').focus();
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: /^How the \w+ moves$/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await cell(page, 'a2').evaluate((one) => one === document.activeElement)).toBe(true);
  }
  await expect.poll(() => boardOf(page)).toEqual(before);
  await device.close();
});

test('whoever types on while the answer closes types on the board', async () => {
  const device = await openDevice(server.url, { touch: false });
  const { page } = device;
  await passAndPlay(page, 'Cuarenta');
  await cell(page, 'a2').focus();
  await page.keyboard.press('?');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await close.waitFor();
  const focused = await close.evaluate(async (button) => {
    if (button instanceof HTMLElement) button.click();
    // The page is rendered by now, but nothing was painted since.
    await Promise.resolve().then(() => undefined);
    return [document.querySelector('dialog'), document.activeElement?.getAttribute('aria-label')];
  });
  expect(focused).toEqual([null, expect.stringMatching(/^a2, /)]);
  await device.close();
});
