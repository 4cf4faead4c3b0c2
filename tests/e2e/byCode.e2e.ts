// Two people with two devices and no network play by codes: each move is shown on the one, and seen by the camera of the other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { WHITE } from '../../src/rules/types';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { writeFilm } from './support/film';
import { boardOf, choose, makeMove, openNewGame, plies, start, typePosition } from './support/play';
import { lineToPlay } from './support/script';
import { type StaticServer, serve } from './support/server';
import { savedPlies } from './support/storedGames';

/** Plies that are played by codes at most. */
const LONGEST = 10;

let server: StaticServer;
const folder = mkdtempSync(join(tmpdir(), 'fortyone-codes-'));

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Player {
  readonly device: Device;
  /** What the device's camera sees. */
  readonly film: string;
}

async function player(name: string): Promise<Player> {
  const film = join(folder, `${name}.y4m`);
  writeFilm(film, [null]);
  const device = await openDevice(server.url, { own: true, camera: film, reducedMotion: true });
  await device.context.grantPermissions(['camera']);
  return { device, film };
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).tap();

/** Shows how the game stands as a code on one device, and scans it with the other. */
async function scan(from: Page, to: Player): Promise<void> {
  await press(from, 'Show as a code');
  const code = from.getByRole('img', { name: 'Code 1 of 1' });
  await code.waitFor();
  writeFilm(to.film, [await code.screenshot({ scale: 'css' })]);
  const { page } = to.device;
  await page.goto(`${server.url}#/open`);
  await page.getByRole('button', { name: 'Scan a code' }).tap();
  await page.waitForURL(/#\/(open\/|game\/)/);
  await from.keyboard.press('Escape');
  await code.waitFor({ state: 'detached' });
}

test.each(offeredGames)('$name is played to its end by codes', async (game) => {
  const { rules, position, isWhole, moves } = lineToPlay(game, LONGEST);
  const [own, others] =
    rules.parse(position).side === WHITE
      ? (['White', 'Black'] as const)
      : (['Black', 'White'] as const);
  const players = [await player(`${game.id}-ana`), await player(`${game.id}-ben`)] as const;
  const { page } = players[0].device;
  await openNewGame(page, game.name);
  await choose(page, 'A friend, by message');
  await choose(page, own);
  if (!isWhole) await typePosition(page, position);
  await start(page);
  await page.locator('.board').waitFor();
  let isSeated = false;
  for (const [index, move] of moves.entries()) {
    const isFirst = move.side === moves[0].side;
    const [mover, other] = isFirst ? players : [players[1], players[0]];
    const ply = index + 1;
    await makeMove(mover.device.page, rules, move);
    await plies(mover.device.page, ply);
    // Who moves again shows both moves together.
    if (moves[ply]?.side === move.side) continue;
    if (ply === moves.length) await press(mover.device.page, 'Look at the board');
    await scan(mover.device.page, other);
    if (!isSeated) await press(other.device.page, `Play as ${others}`);
    isSeated = true;
    await other.device.page.waitForURL(/#\/game\//);
    await plies(other.device.page, ply);
    await savedPlies(other.device.page, ply);
  }
  const last = players[moves.at(-1)?.side === moves[0].side ? 1 : 0].device.page;
  await last.getByRole('heading', { name: /^(You won|You lost|Draw)/ }).waitFor();
  const boards = await Promise.all(players.map(({ device }) => boardOf(device.page)));
  expect(boards[0].sort()).toEqual(boards[1].sort());
  for (const { device } of players) expect(device.complaints).toEqual([]);
  await Promise.all(players.map(({ device }) => device.close()));
});
