// The players’ cards of every game with captures on both sides and names of 20 letters, at every size: with a clock, against the
// computer and face to face, and once it is over. Nothing lies over anything else or outside the screen, nothing is cut, and the board is as large as
// before the first move.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { gamesWithCaptures } from '../support/playedGames';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { boardAtEverySize, holdsAtEverySize } from './support/everySize';
import { STRIP_CHECKS } from './support/layout';
import { choose, openNewGame } from './support/play';
import { type StaticServer, serve } from './support/server';
import { TABLE_SIZES } from './support/sizes';
import { storeGames } from './support/storedGames';

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url, { reducedMotion: true });
  const { page } = device;
  await openNewGame(page, offeredGames[0].name);
  await choose(page, 'Pass and play');
  await choose(page, 'Face to face');
  const games = offeredGames.flatMap(gamesWithCaptures);
  const begun = games.map((game) => ({ ...game, id: `${game.id}-begun`, moves: [], spent: [] }));
  const plain = games
    .filter(({ id }) => id.endsWith('-computer'))
    .map((game) => ({ ...game, id: game.id.replace('computer', 'plain'), clock: null, spent: [] }));
  await storeGames(page, [...games, ...begun, ...plain]);
});

afterAll(async () => {
  await device.close();
  await server.stop();
});

/** Asserts what holds of the game on the screen, at every size. */
const holds = (page: Page) =>
  holdsAtEverySize(
    page,
    'strips',
    { inSight: true, large: true, ...STRIP_CHECKS },
    { sizes: TABLE_SIZES },
  );

describe.each(offeredGames.map(({ id, name }) => [name, id]))('%s', (_name, id) => {
  const shown = async (end: string): Promise<Page> => {
    const { page } = device;
    await page.goto(`${server.url}#/game/${id}-${end}`);
    await expect.poll(() => page.locator('[data-part="taken"]').count()).toBe(2);
    return page;
  };

  test.each(['computer', 'character'])('with a clock against a %s', async (end) => {
    const page = await shown(end);
    await expect.poll(() => page.locator('[role="timer"]').count()).toBe(2);
    await holds(page);
  });

  test.each(['computer', 'person'])(
    'captures against a %s leave the board as it was',
    async (end) => {
      const page = await shown(end);
      const after = await boardAtEverySize(page);
      // In a window that is nearly square the board has what a column of buttons leaves.
      expect(after.find((board) => board.startsWith('904x756:'))).toMatch(/ (638 638|47\d 74\d)$/);
      await page.goto(`${server.url}#/game/${id}-${end}-begun`);
      await expect.poll(() => page.locator('[data-part="taken"]').count()).toBe(0);
      expect(await boardAtEverySize(page)).toEqual(after);
    },
  );

  test('with a clock against a person at the far side', async () => {
    const page = await shown('person');
    await expect.poll(() => page.locator('[role="timer"]').count()).toBe(2);
    await expect.poll(() => page.getByRole('button', { name: /, far side$/ }).count()).toBe(5);
    await holds(page);
  });

  test('words beside the list of moves leave the move shown in sight', async () => {
    const page = await shown('plain');
    const list = page.getByRole('navigation', { name: 'Moves' });
    await list.locator('[aria-current]').waitFor();
    // The computer's piece can't be moved, and it is said why.
    await page.locator('.board-cell[aria-label*=", black "]').first().tap();
    await page.locator('[data-part="message"]').waitFor();
    await expect.poll(() => list.evaluate(showsItsMove)).toBe(true);
  });

  test('when it is over', async () => {
    const page = await shown('over');
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText(/^Next game: level/).waitFor();
    await holds(page);
    await holdsAtEverySize(
      page,
      'the result',
      {
        apart: '[aria-label="Result"], [data-part="strip"], .board',
        within: '[aria-label="Result"]',
        reachable: '[aria-label="Result"] :is(a, button)',
        unclipped: true,
      },
      { sizes: TABLE_SIZES },
    );
  });
});

test('what a puzzle is called is cut nowhere, beside the longest name of a game too', async () => {
  const { page } = device;
  await page.goto(`${server.url}#/puzzles/fastlane/training`);
  await page.locator('[data-part="puzzle"]').waitFor();
  const parts = '[data-part="far"] :is(strong, span)';
  await holdsAtEverySize(
    page,
    'a puzzle',
    { held: { parts, box: '[data-part="far"]' }, unbroken: parts, apart: parts },
    { sizes: TABLE_SIZES, texts: [100, 200] },
  );
});

/** Runs in the page: whether the marked move of a list lies within the list's own box. */
function showsItsMove(list: Element): boolean {
  const shown = list.querySelector('[aria-current]');
  const box = shown?.closest('ol')?.getBoundingClientRect();
  if (!shown || !box) return false;
  const { left, right, top, bottom, width } = shown.getBoundingClientRect();
  return (
    width > 0 &&
    left >= box.left &&
    right <= box.right &&
    top >= box.top - 1 &&
    bottom <= box.bottom + 1
  );
}
