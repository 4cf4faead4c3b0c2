// A disk that is really full, under a real browser's profile: what was stored is there at the next start, whatever the
// player did once there was room again. It takes root, and a browser that runs out of room while it is looked at, which
// is not the same at each try: so it is run by hand, as README.md says.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { randomMoves } from '../support/playedGames';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { passAndPlay, plies, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';
import { mountDisk, type SmallDisk, testsFullDisk } from './support/smallDisk';
import { savedPlies, storedGames } from './support/storedGames';

/** A game of TheBridge41 without a choice, long enough to fill what room a browser has set apart for itself. */
const MOVES = gameOfTaps(60);

function gameOfTaps(length: number): readonly string[] {
  for (let seed = 1; ; seed++) {
    const { moves } = randomMoves(bridge41.rules({}), seed, length);
    if (moves.length === length && moves.every((move) => move.length === 4)) return moves;
  }
}

let server: StaticServer;
let disk: SmallDisk;
let device: Device;

const unsaved = (page: Page) => page.getByText(/could not be saved/);

/** Games on the disk and how far they are: "bridge41 2". */
async function stored(page: Page): Promise<string[]> {
  return (await storedGames(page)).map(({ game, moves }) => `${game} ${moves.length}`).sort();
}

const play = (page: Page, move: string) => tapMove(page, move.slice(0, 2), move.slice(2));

/** Plays on until a move could not be saved. Returns how many plies were played. */
async function playUntilFull(page: Page): Promise<number> {
  for (const [index, move] of MOVES.entries()) {
    if (index === 0) continue;
    if ((await unsaved(page).count()) > 0) return index;
    // The browser gives back some room now and then, as it tidies up.
    disk.fill();
    await play(page, move);
    await plies(page, index + 1);
  }
  await unsaved(page).waitFor();
  return MOVES.length;
}

async function restart(): Promise<Page> {
  device = await device.restart();
  return device.page;
}

describe.skipIf(!testsFullDisk())('the disk is full', () => {
  beforeEach(async () => {
    server = await serve(DIST);
    disk = mountDisk();
    device = await openDevice(server.url, { profile: disk.folder, serviceWorker: true });
    const { page } = device;
    await passAndPlay(page, 'Cuarenta');
    await tapMove(page, 'd3', 'e4');
    await savedPlies(page, 1);
    await page.goto(`${server.url}#/`);
    await passAndPlay(page, 'TheBridge41');
    await play(page, MOVES[0]);
    await savedPlies(page, 1);
  });

  afterEach(async () => {
    await device.close();
    disk.remove();
    await server.stop();
  });

  test('and there is room when the player tries again', async () => {
    const { page } = device;
    const played = await playUntilFull(page);
    disk.free();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await unsaved(page).waitFor({ state: 'detached' });
    const games = [`bridge41 ${played}`, 'cuarenta 1'];
    expect(await stored(page)).toEqual(games);
    expect(await stored(await restart())).toEqual(games);
  });

  test('and there is room when the page is loaded again', async () => {
    const { page } = device;
    await playUntilFull(page);
    disk.free();
    const asked = page.waitForEvent('dialog');
    const loaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await loaded;
    await page.locator('.board').waitFor();
    const games = await stored(page);
    expect(games).toContain('cuarenta 1');
    expect(await stored(await restart())).toEqual(games);
  });
});
