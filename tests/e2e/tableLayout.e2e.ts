// Every bar, notice and sheet of a game at every size and text size: words never lie over a piece or a button, can be
// read to their end, and nothing that is to be tapped is covered.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bipartite } from '../support/boards';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { type Checks, halfCovered } from './support/layout';
import { refuseToStore } from './support/noRoom';
import {
  cell,
  choose,
  openNewGame,
  passAndPlay,
  playComputer,
  plies,
  start,
  tapMove,
  tapPiece,
} from './support/play';
import { type StaticServer, serve } from './support/server';
import { storedGames, storeGames } from './support/storedGames';

/** Text sizes in percent. */
const TEXTS = [100, 131, 150, 200];

/** White's rook takes a knight that nothing guards, and nothing else is worth as much. */
const KNIGHT_HANGS = 'k4/4p/5/5/**1**/5/n4/4P/R3K w m 0 0';
/** White's pawn is about to promote. */
const PROMOTES = '4k/2P2/5/5/**1**/5/5/5/K4 w m 0 0';
/** The race is over, and White chooses. */
const RACE_OVER = bipartite('MA1 MB3 mE1 mG2', 'w', 'choose', '0 40');

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

/** What must be in reach while it is there. While a promotion is asked, it goes before all else. */
const PRESSED = [
  '[data-picker] button',
  ...['actions', 'far', 'choices', 'notice'].map(
    (part) => `main:not(:has([data-picker])) [data-part="${part}"] button`,
  ),
].join(', ');

const MESSAGE = '[data-part="message"]';
const NOTICE = '[data-part="notice"]';
const NEAR_NAME = '[data-part="near"] [data-name]';
/** The sheet that is looked at. */
const LOOKED_AT = '[data-looked-at]';

const message = (page: Page) => page.locator(MESSAGE);
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().tap();
const home = (page: Page) => page.goto(`${server.url}#/`);

/** Asserts what holds of a table with something said or asked, at every size. `again` says anew, at each size, what goes by itself. */
async function tableHolds(
  page: Page,
  words: string,
  again?: () => Promise<unknown>,
): Promise<void> {
  const [said, noticed] = await Promise.all(
    [MESSAGE, NOTICE].map((one) => page.locator(one).count()),
  );
  const over = [...(said > 0 ? [MESSAGE] : []), ...(noticed > 0 ? [NOTICE] : [])];
  const checks: Checks = {
    inSight: true,
    unclipped: true,
    reachable: PRESSED,
    ...(over.length > 0 ? { besidePieces: over.join(', ') } : {}),
    ...(said > 0 ? { readable: MESSAGE } : {}),
  };
  await holdsAtEverySize(page, words, checks, {
    texts: TEXTS,
    ...(again ? { resized: again } : {}),
  });
}

/** Asserts what holds of an open sheet, at every size. */
async function sheetHolds(page: Page, name: string | RegExp): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await sheet.evaluate((box) => box.setAttribute('data-looked-at', ''));
  const checks: Checks = {
    within: LOOKED_AT,
    unclipped: true,
    reachable: `${LOOKED_AT} :is(button:not(:disabled), [role="switch"])`,
  };
  await holdsAtEverySize(page, String(name), checks, { texts: TEXTS });
  await sheet.evaluate((box) => box.removeAttribute('data-looked-at'));
}

describe('at every size', () => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { reducedMotion: true });
  });

  afterAll(() => device.close());

  test('words of any length leave no half of a name to be seen below the board', async () => {
    const { page } = device;
    await home(page);
    await passAndPlay(page, 'Bipartite Chess', RACE_OVER);
    await press(page, 'Hint');
    await message(page).waitFor();
    for (let length = 1; length <= 24; length++) {
      await message(page)
        .locator('span')
        .evaluate((span, words) => {
          span.textContent = words;
        }, 'Rhinoceros '.repeat(length));
      expect(await halfCovered(page, NEAR_NAME), `${length} words`).toEqual([]);
    }
  });

  test('a hint, a refusal and what is typed', async () => {
    const { page } = device;
    await home(page);
    await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
    await press(page, 'Hint');
    await message(page).getByText('Look at your rook').waitFor();
    await tableHolds(page, 'the piece');
    await press(page, 'Hint');
    await message(page).getByText('Wins the knight on Lc').waitFor();
    await tableHolds(page, 'the reason');
    await press(page, 'Hint');
    await tapPiece(page, 'La', 'Lb');
    const refused = async () => {
      await cell(page, 'mw').tap();
      await message(page).waitFor();
    };
    await refused();
    await tableHolds(page, 'a refusal', refused);
    await press(page, 'More');
    await press(page, 'Type a move');
    await page.getByLabel('Type a move').fill('nonsense');
    await press(page, 'Play');
    await message(page)
      .getByText(/nonsense/)
      .waitFor();
    await tableHolds(page, 'a typed text that is no move');
  });

  test('captured pieces, keys that tell, a move to be confirmed', async () => {
    const { page } = device;
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('switch', { name: /Confirm moves/ }).check();
    await home(page);
    await passAndPlay(page, 'TheBridge41', KNIGHT_HANGS);
    await tapMove(page, 'La', 'Lc');
    await page.getByRole('button', { name: /^Play \S/ }).waitFor();
    await tableHolds(page, 'a move to be confirmed');
    await page.getByRole('button', { name: /^Play \S/ }).tap();
    await plies(page, 1);
    const told = async () => {
      await cell(page, 'Lz').press('3');
      await message(page).getByText('Black lost a knight.').waitFor();
    };
    await told();
    await tableHolds(page, 'what was taken', told);
    await page.goto(`${server.url}#/settings`);
    await page.getByRole('switch', { name: /Confirm moves/ }).uncheck();
  });

  test('clocks, and the notice that they stand', async () => {
    const { page } = device;
    await home(page);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await page.getByText('Clock', { exact: true }).click();
    await choose(page, '3+2');
    await start(page);
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    await tableHolds(page, 'clocks');
    await holdsAtEverySize(page, 'names', { unbroken: '[data-name]' });
    await press(page, 'Pause');
    await page.getByText('Paused. Clocks are stopped.').waitFor();
    await tableHolds(page, 'a pause');
  });

  test('a choice between armies, and of what a pawn becomes', async () => {
    const { page } = device;
    await home(page);
    await passAndPlay(page, 'Bipartite Chess', RACE_OVER);
    await page.locator('[data-part="choices"] button').first().waitFor();
    await tableHolds(page, 'a choice between armies');
    await page.locator('[data-part="choices"] button').first().tap();
    await page.getByText('The battle begins').first().waitFor();
    await press(page, 'More');
    await press(page, 'Meet the pieces');
    const sheet = page.getByRole('dialog', { name: /^How the .+ moves$/ });
    const first = await sheet.textContent();
    await press(page, 'Next piece');
    await expect.poll(() => sheet.textContent()).not.toBe(first);
    await sheetHolds(page, /^How the .+ moves$/);
    await page.keyboard.press('Escape');
    await home(page);
    await passAndPlay(page, 'TheBridge41', PROMOTES);
    await tapMove(page, 'my', 'mz');
    await page.getByRole('dialog', { name: 'Promotion' }).waitFor();
    await tableHolds(page, 'a promotion');
  });

  test('what could not be saved, and what went on in another tab', async () => {
    const { page } = device;
    await home(page);
    await passAndPlay(page, 'TheBridge41');
    await page.evaluate(refuseToStore);
    await tapMove(page, 'mb', 'mc');
    await page.getByText(/could not be saved/).waitFor();
    await tableHolds(page, 'what is not saved');
    await press(page, 'Back up');
    await page.getByText(/is in your downloads/).waitFor();
    await tableHolds(page, 'a backup of what is not saved');
    await page.evaluate(() => window.dispatchEvent(new Event('room')));
    await press(page, 'Try again');
    await page.getByText(/could not be saved/).waitFor({ state: 'detached' });
    const games = await storedGames(page);
    await storeGames(
      page,
      games.map((game) => ({ ...game, revision: game.revision + 1 })),
    );
    await tapMove(page, 'my', 'mx');
    await page.getByText(/went on in another tab/).waitFor();
    await tableHolds(page, 'a game that went on in another tab');
  });

  test('the sheets of a game, the cover between moves, and the result', async () => {
    const { page } = device;
    await home(page);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await page.getByRole('switch', { name: /Cover between/ }).check();
    await start(page);
    await cell(page, 'mb').focus();
    await page.keyboard.press('?');
    await sheetHolds(page, 'How the pawn moves');
    await press(page, 'Close');
    await tapMove(page, 'mb', 'mc');
    await sheetHolds(page, 'Pass the device to Black');
    await page.getByRole('button', { name: 'Black is ready' }).tap();
    const openSheet = async (item: string, title: string | RegExp) => {
      await press(page, 'More');
      await press(page, item);
      await sheetHolds(page, title);
      await page.keyboard.press('Escape');
    };
    await press(page, 'More');
    await sheetHolds(page, 'Game');
    await page.keyboard.press('Escape');
    await openSheet('Keys', 'Keys');
    await openSheet('Share', /share/i);
    await openSheet('Offer a draw', /offers a draw/);
    await press(page, 'Take back');
    await sheetHolds(page, 'Black: White asks to take back a move');
    await page.keyboard.press('Escape');
    await openSheet('How you sit', 'How you sit');
    await press(page, 'More');
    await press(page, 'How you sit');
    await page.getByRole('switch', { name: /Cover between/ }).uncheck();
    await page.keyboard.press('Escape');
    await press(page, 'More');
    await press(page, 'Resign');
    await sheetHolds(page, /resign/);
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    const reachable = '[aria-label="Result"] :is(button:not(:disabled), a)';
    await holdsAtEverySize(page, 'the result', { unclipped: true, reachable }, { texts: TEXTS });
  });

  test('words for the far player, and the answer to a draw offer', async () => {
    const { page } = device;
    await home(page);
    await openNewGame(page, 'TheBridge41');
    await choose(page, 'Pass and play');
    await choose(page, 'Face to face');
    await start(page);
    await tapMove(page, 'mb', 'mc');
    await plies(page, 1);
    const refused = async () => {
      await cell(page, 'lb').tap();
      await message(page).waitFor();
    };
    await refused();
    await tableHolds(page, 'a refusal for the far side', refused);
    await press(page, 'More');
    await press(page, 'How you sit');
    await choose(page, 'Side by side');
    await page.keyboard.press('Escape');
  });
});

test('without storage, Home and a game say so at every size', async () => {
  const { page, close } = await openDevice(server.url, { reducedMotion: true });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed here', 'SecurityError');
    };
  });
  await page.reload();
  await home(page);
  await page.getByText(/only while this page is open/).waitFor();
  const checks = { narrow: true, unclipped: true, unbroken: 'h1' };
  await holdsAtEverySize(page, 'Home', checks, { texts: TEXTS });
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await tableHolds(page, 'games that are not saved');
  await press(page, 'Games are not saved');
  await sheetHolds(page, 'Games are not saved');
  await close();
});

test('what answers a tap goes by itself', async () => {
  const { page, close } = await openDevice(server.url, { reducedMotion: true });
  await page.clock.install();
  await playComputer(page, { game: 'TheBridge41', level: 1, side: 'White' });
  await cell(page, 'my').tap();
  await message(page).waitFor();
  await page.clock.fastForward(10_000);
  await message(page).waitFor({ state: 'detached' });
  await close();
});
