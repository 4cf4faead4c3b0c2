// Two people with the device between them: what each sees the right way up, whose hand reaches what, and the cover
// while the device changes hands.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import {
  cell,
  choose,
  offerDraw,
  openNewGame,
  plies,
  start,
  tapMove,
  tapPiece,
} from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
});

beforeEach(async () => {
  device = await openDevice(server.url, { reducedMotion: true });
});

afterAll(() => server.stop());

const playing = async (use: () => Promise<void>) => {
  try {
    await use();
    expect(device.complaints).toEqual([]);
  } finally {
    await device.close();
  }
};

async function begin(seating: string): Promise<void> {
  const { page } = device;
  await openNewGame(page, 'TheBridge41');
  await choose(page, 'Pass and play');
  await choose(page, seating);
  await start(page);
  await page.locator('.board').waitFor();
}

/** Whether an element is upside down on the screen, by its own and its ancestors' turns. */
const upsideDown = (locator: Locator): Promise<boolean> =>
  locator.first().evaluate((element) => {
    let turns = 0;
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (getComputedStyle(one).rotate === '180deg') turns++;
      if (one.getAttribute('transform')?.includes('rotate(180)')) turns++;
    }
    return turns % 2 === 1;
  });

/** The drawing of the piece on a square. */
const piece = async (name: string): Promise<Locator> => {
  const index = await cell(device.page, name).getAttribute('data-button');
  return device.page.locator(`[data-cell="${index}"] > g`);
};

const strip = (colour: string): Locator =>
  device.page.locator('[data-part="strip"]', { hasText: colour });

test('face to face, Black’s pieces, strip, questions and buttons face Black', () =>
  playing(async () => {
    const { page } = device;
    await begin('Face to face');
    expect(await upsideDown(await piece('my'))).toBe(true);
    expect(await upsideDown(await piece('mb'))).toBe(false);
    await expect.poll(() => upsideDown(strip('Black'))).toBe(true);
    await expect.poll(() => upsideDown(strip('White'))).toBe(false);
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    const farTakeBack = page.getByRole('button', { name: 'Take back, far side' });
    const nearTakeBack = page.getByRole('button', { name: 'Take back', exact: true });
    // Black has nothing of its own to take back.
    await expect.poll(() => farTakeBack.isDisabled()).toBe(true);
    await tapMove(page, 'my', 'mx');
    await plies(page, 2);
    await farTakeBack.tap();
    const ofWhite = page.getByRole('dialog', { name: 'White: Black asks to take back a move' });
    await expect.poll(() => upsideDown(ofWhite)).toBe(false);
    await ofWhite.getByRole('button', { name: 'Play on' }).tap();
    await ofWhite.waitFor({ state: 'detached' });
    const refusal = page
      .locator('[data-part="message"]')
      .filter({ hasText: 'White lets the move stand.' });
    await expect.poll(() => upsideDown(refusal)).toBe(true);
    await plies(page, 2);
    // White’s own last move lies before Black’s.
    await nearTakeBack.tap();
    const ofBlack = page.getByRole('dialog', { name: 'Black: White asks to take back a move' });
    await expect.poll(() => upsideDown(ofBlack)).toBe(true);
    await ofBlack.getByRole('button', { name: 'Allow' }).tap();
    await page.getByText('No moves yet').waitFor();
    await page.getByRole('button', { name: 'More, far side' }).tap();
    const menu = page.getByRole('dialog', { name: 'Game' });
    await expect.poll(() => upsideDown(menu)).toBe(true);
    await menu.getByRole('button', { name: 'Resign' }).tap();
    const question = page.getByRole('dialog', { name: 'Black: resign this game?' });
    await expect.poll(() => upsideDown(question)).toBe(true);
    await question.getByRole('button', { name: 'Play on' }).tap();

    await offerDraw(page);
    const offer = page.getByRole('dialog', { name: 'Black: White offers a draw' });
    await expect.poll(() => upsideDown(offer)).toBe(true);
    await offer.getByRole('button', { name: 'Draw', exact: true }).tap();
    const words = page.getByText('Draw: both players agreed');
    await words.first().waitFor();
    await expect
      .poll(() => upsideDown(page.locator('[data-part="far"]').getByText(/^Draw/)))
      .toBe(true);
    await expect.poll(() => upsideDown(page.getByRole('region', { name: 'Result' }))).toBe(false);
  }));

test('a promotion is asked of Black the way Black reads it', () =>
  playing(async () => {
    const { page } = device;
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await choose(page, 'Face to face');
    await page.getByText('Start from a position').click();
    await page.getByLabel('Position text').fill('4k/5/5/5/**1**/5/5/2p2/K2R1 b m 0 0');
    await start(page);
    await tapMove(page, 'mb', 'ma');
    const picker = page.getByRole('dialog', { name: 'Promotion' });
    await expect.poll(() => upsideDown(picker.locator('button'))).toBe(true);
    await picker.locator('button').first().tap();
    await plies(page, 1);
  }));

test('with turning pieces, all of them face who is to move', () =>
  playing(async () => {
    const { page } = device;
    await begin('Pieces turn');
    expect(await upsideDown(await piece('my'))).toBe(false);
    expect(await upsideDown(await piece('rb'))).toBe(false);
    await tapMove(page, 'mb', 'mc');
    await page.locator('[data-cell] > g[transform*="rotate(180)"]').first().waitFor();
    expect(await upsideDown(await piece('my'))).toBe(true);
    expect(await upsideDown(await piece('rb'))).toBe(true);
  }));

test('with a turning board, who is to move is at the bottom, and the past turns nothing', () =>
  playing(async () => {
    const { page } = device;
    await begin('Board turns');
    const isBelow = async (one: Locator, other: Locator) =>
      ((await one.boundingBox())?.y ?? 0) > ((await other.boundingBox())?.y ?? 0);
    await expect.poll(() => isBelow(strip('White'), strip('Black'))).toBe(true);
    await tapMove(page, 'mb', 'mc');
    await page.getByRole('application', { name: /Black at the bottom/ }).waitFor();
    await expect.poll(() => isBelow(strip('Black'), strip('White'))).toBe(true);
    await expect.poll(() => isBelow(cell(page, 'my'), cell(page, 'mc'))).toBe(true);
    await tapMove(page, 'my', 'mx');
    await page.getByRole('application', { name: /White at the bottom/ }).waitFor();
    await page.locator('[data-ply="1"]').tap();
    await cell(page, 'my').and(page.locator('[aria-label*="black pawn"]')).waitFor();
    await page.getByRole('application', { name: /White at the bottom/ }).waitFor();
  }));

test('a move that waits for a word is confirmed at its player’s edge', () =>
  playing(async () => {
    const { page } = device;
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('switch', { name: /Confirm moves/ }).check();
    await page.goto(`${server.url}#/`);
    await begin('Face to face');
    const confirm = page.getByRole('button', { name: /^Play m/ });
    await tapMove(page, 'mb', 'mc');
    await expect.poll(() => upsideDown(confirm)).toBe(false);
    await confirm.tap();
    await plies(page, 1);
    await tapMove(page, 'my', 'mx');
    await expect.poll(() => upsideDown(confirm)).toBe(true);
    await expect
      .poll(() =>
        page
          .locator('[data-part="far"]')
          .getByRole('button', { name: /^Play m/ })
          .count(),
      )
      .toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await tapMove(page, 'my', 'mx');
    await confirm.tap();
    await plies(page, 2);
  }));

test('the cover waits for the next player, and the choice is changed and kept during a game', () =>
  playing(async () => {
    const { page } = device;
    await begin('Side by side');
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'How you sit' }).tap();
    await page.getByRole('switch', { name: /Cover between moves/ }).check();
    await choose(page, 'Face to face');
    await page.getByRole('button', { name: 'Close' }).tap();
    await tapMove(page, 'mb', 'mc');
    const cover = page.getByRole('dialog', { name: 'Pass the device to Black' });
    await cover.waitFor();
    await expect.poll(() => upsideDown(cover)).toBe(true);
    // A stray tap on the board neither uncovers it nor moves anything.
    const board = await page.locator('.board').boundingBox();
    await page.touchscreen.tap((board?.x ?? 0) + 20, (board?.y ?? 0) + (board?.height ?? 0) - 20);
    await expect.poll(() => cover.isVisible()).toBe(true);
    await cover.getByRole('button', { name: 'Black is ready' }).tap();
    await tapMove(page, 'my', 'mx');
    await page
      .getByRole('dialog', { name: 'Pass the device to White' })
      .getByText('Take back')
      .tap();
    const question = page.getByRole('dialog', { name: 'White: Black asks to take back a move' });
    await expect.poll(() => upsideDown(question)).toBe(false);
    await question.getByRole('button', { name: 'Allow' }).tap();
    await cell(page, 'my').and(page.locator('[aria-label*="black pawn"]')).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await tapPiece(page, 'my', 'mx');

    await page.goto(`${server.url}#/`);
    await openNewGame(page, 'Cuarenta');
    await choose(page, 'Pass and play');
    await expect
      .poll(() => page.getByRole('radio', { name: 'Face to face' }).isChecked())
      .toBe(true);
    await expect
      .poll(() => page.getByRole('switch', { name: /Cover between/ }).isChecked())
      .toBe(true);
  }));
