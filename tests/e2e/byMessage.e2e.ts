// Two people on two devices play by links: each link goes on with the game, whatever comes twice, late or forked.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { cuarenta } from '../../src/games/cuarenta';
import { moveFrom, moveTo } from '../../src/rules/move';
import { WHITE } from '../../src/rules/types';
import { itemAt } from '../../src/util/items';
import { randomMoves } from '../support/playedGames';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import {
  boardOf,
  cellText,
  choose,
  makeMove,
  offerDraw,
  openNewGame,
  plies,
  resign,
  settledMove,
  start,
  tapMove,
  typePosition,
} from './support/play';
import { lineToPlay } from './support/script';
import { type StaticServer, serve } from './support/server';
import { savedPlies } from './support/storedGames';

/** Plies of a game that is played from its start. */
const LONGEST = 40;

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST, '/games/');
});

afterAll(() => server.stop());

async function device(): Promise<Device> {
  const opened = await openDevice(server.url, { reducedMotion: true });
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return opened;
}

/** From Home to a game by message between Ana, who begins it, and Ben; from the game's own start if no position is given. */
async function begin(
  page: Page,
  game: string,
  side: 'White' | 'Black' = 'White',
  position?: string,
): Promise<void> {
  await openNewGame(page, game);
  await choose(page, 'A friend, by message');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Your friend’s name').fill('Ben');
  await choose(page, side);
  if (position !== undefined) await typePosition(page, position);
  await start(page);
  await page.locator('.board').waitFor();
}

/** The link that a button puts on the clipboard, once the game is noted as sent. */
async function sent(page: Page, button = 'Send'): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: button, exact: true }).tap();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/open/');
  await page
    .getByRole('button', { name: button === 'Send again' ? 'Send' : button, exact: true })
    .waitFor({ state: 'detached' });
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Squares of the moves of a game of Cuarenta: any legal ones, but the same each time. */
const MOVES = ((): [string, string][] => {
  const rules = cuarenta.rules({});
  const { moves } = randomMoves(rules, 1, 13);
  const position = rules.parse(rules.startFen);
  return moves.map((text) => {
    const move = rules.parseMove(position, text);
    position.make(move);
    const nameOf = (cell: number) => itemAt(rules.board.cells, cell).name;
    return [nameOf(moveFrom(move)), nameOf(moveTo(move))];
  });
})();

/** Plays the move of this number, from one, and sends it. */
async function moveAndSend(page: Page, ply: number): Promise<string> {
  await tapMove(page, ...itemAt(MOVES, ply - 1));
  await plies(page, ply);
  return sent(page);
}

/** Opens a link that goes on with a game which is here. */
async function receive(page: Page, link: string, name: string, ply: number): Promise<void> {
  await page.goto(link);
  // At the same time, since the message goes again.
  await Promise.all([
    plies(page, ply),
    page
      .getByText(new RegExp(`${name} (played .*|passed\\.) ?Your move\\.`))
      .first()
      .waitFor(),
  ]);
  await savedPlies(page, ply);
}

const accept = async (page: Page, link: string, side: 'White' | 'Black') => {
  await page.goto(link);
  await page.getByRole('button', { name: `Play as ${side}` }).tap();
  await page.waitForURL(/#\/game\//);
};

/** Begins a game of Cuarenta with White's pawn to e4, which Ben accepts; the link that he was sent. */
async function beginWith(ana: Page, ben: Page): Promise<string> {
  await begin(ana, 'Cuarenta');
  await tapMove(ana, 'd3', 'e4');
  await plies(ana, 1);
  const link = await sent(ana);
  await accept(ben, link, 'Black');
  return link;
}

const goHome = async (page: Page) => {
  await page.goto(`${server.url}#/`);
  await page.locator('main[aria-busy="false"]').waitFor();
};

describe('a game of Cuarenta', () => {
  let ana: Device;
  let ben: Device;
  const links: string[] = [];

  beforeAll(async () => {
    ana = await device();
    ben = await device();
  });

  afterAll(async () => {
    await ana.close();
    await ben.close();
  });

  test('goes to and fro for ten plies, each seen from its own side', async () => {
    await begin(ana.page, 'Cuarenta');
    for (let ply = 1; ply <= 10; ply += 2) {
      const to = await moveAndSend(ana.page, ply);
      if (ply === 1) await accept(ben.page, to, 'Black');
      else await receive(ben.page, to, 'Ana', ply);
      const fro = await moveAndSend(ben.page, ply + 1);
      await receive(ana.page, fro, 'Ben', ply + 1);
      links.push(to, fro);
    }
    expect(await boardOf(ana.page)).toEqual((await boardOf(ben.page)).reverse());
    expect(ana.complaints).toEqual([]);
    expect(ben.complaints).toEqual([]);
  });

  test('waits on Home and in History for who is to move, and is sent again from there', async () => {
    const { page } = ben;
    await goHome(page);
    await page.getByText('Waiting for Ana').waitFor();
    const again = page.getByRole('button', { name: 'Send again: Cuarenta, Ana, by message' });
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await again.tap();
    await page.getByText('Link copied. Paste it into a message to Ana.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(links.at(-1));
    await page.goto(`${server.url}#/history`);
    await page.getByText('Waiting for Ana').waitFor();
    await again.waitFor();
    await goHome(ana.page);
    await ana.page.getByText('Your move').waitFor();
    expect(await ana.page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  });

  test('is not changed by a link that comes twice, late, or back to its sender', async () => {
    const { page } = ana;
    await page.goto(links[9]);
    await page.waitForURL(/#\/game\//);
    await plies(page, 10);
    // Ben moved last, and Ana may not have his move.
    await ben.page.goto(links[3]);
    await ben.page.getByText('This link is older than your game. Send Ana').waitFor();
    await ben.page.evaluate(() => navigator.clipboard.writeText(''));
    await ben.page.getByRole('button', { name: 'Send the newer link' }).tap();
    await ben.page.getByText('Link copied. Paste it into a message to Ana.').waitFor();
    const newer = await ben.page.evaluate(() => navigator.clipboard.readText());
    await ben.page.getByRole('link', { name: 'Open your game' }).tap();
    await plies(ben.page, 10);
    // To Ana it says nothing new, so her game is opened.
    await page.goto(newer);
    await page.waitForURL(/#\/game\//);
    await plies(page, 10);
    await page.goto(links[8]);
    await page.getByText('This link is older than your game.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Send the newer link' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Open your game' }).tap();
    await plies(page, 10);
    await savedPlies(page, 10);
  });

  test('moves for nobody else, and stands once it was sent', async () => {
    const { page } = ben;
    const before = await boardOf(page);
    const own = before.find((name) => name.includes(', white ')) ?? '';
    await page.locator(`.board-cell[aria-label="${own}"]`).tap();
    await page.getByText('Wait for Ana’s move.').first().waitFor();
    // A refused button can be tapped, and says why it is.
    await page.getByRole('button', { name: 'Take back', exact: true }).tap({ force: true });
    await page.getByText('A move that was sent stands.').first().waitFor();
    expect(await boardOf(page)).toEqual(before);
  });

  test('can be taken back until it was sent', async () => {
    const { page } = ana;
    const before = await boardOf(page);
    await tapMove(page, ...itemAt(MOVES, 10));
    await plies(page, 11);
    await page.getByText('Now send your move to Ben.').waitFor();
    await page.getByRole('button', { name: 'Take back', exact: true }).tap();
    await page.getByText('Now send your move to Ben.').waitFor({ state: 'detached' });
    await expect.poll(() => boardOf(page)).toEqual(before);
  });

  test('is offered as a draw, which is declined, offered again and agreed', async () => {
    await tapMove(ana.page, ...itemAt(MOVES, 10));
    await plies(ana.page, 11);
    await offerDraw(ana.page);
    await ana.page.getByText('Send your draw offer to Ben.').waitFor();
    const offer = await sent(ana.page);
    await ben.page.goto(offer);
    await ben.page.getByText('Ana offers a draw.').first().waitFor();
    await ben.page.getByRole('button', { name: 'Decline' }).tap();
    const answer = await moveAndSend(ben.page, 12);
    await ana.page.goto(answer);
    await ana.page
      .getByText(/No draw: Ben wants to play on\. Ben played .*Your move\./)
      .first()
      .waitFor();
    await tapMove(ana.page, ...itemAt(MOVES, 12));
    await plies(ana.page, 13);
    await offerDraw(ana.page);
    const second = await sent(ana.page);
    await ben.page.goto(second);
    await ben.page.getByRole('button', { name: 'Accept' }).tap();
    await ben.page.getByRole('heading', { name: 'Draw: both players agreed' }).waitFor();
    const agreed = await sent(ben.page, 'Send the result');
    const result = ben.page.getByRole('region', { name: 'Result' });
    await result.getByText('Link copied. Paste it into a message to Ana.').waitFor();
    await ana.page.goto(agreed);
    await ana.page.getByRole('heading', { name: 'Draw: both players agreed' }).waitFor();
    await goHome(ana.page);
    await expect.poll(() => ana.page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
  });
});

test('a move that was sent is asked back and given, and another one is played', async () => {
  const ana = await device();
  const ben = await device();
  await beginWith(ana.page, ben.page);
  await askForMove(ana.page);
  await ana.page.getByText('Send this to ask Ben for your move back.').waitFor();
  const wish = await sent(ana.page);
  await askForMove(ana.page);
  await ana.page.getByText('Your friend has not answered yet.').first().waitFor();
  await ben.page.goto(wish);
  await ben.page.getByText('Ana asks to take back a move.').first().waitFor();
  await ben.page.getByRole('button', { name: 'Allow' }).tap();
  await ben.page.getByText('You took back Ana’s move. Now send that.').waitFor();
  await expect.poll(() => cellText(ben.page, 'd3')).toBe('d3, white pawn');
  const given = await sent(ben.page);
  await ana.page.goto(given);
  await ana.page.getByText('Ben gave you the move back. Your move.').first().waitFor();
  await tapMove(ana.page, 'f3', 'e4');
  await plies(ana.page, 1);
  // The move that was taken back does not come back by a link of before.
  await ana.page.goto(wish);
  await ana.page.getByText('This link is older than your game.').waitFor();
  await ana.page.getByRole('link', { name: 'Open your game' }).tap();
  await expect.poll(() => cellText(ana.page, 'd3')).toBe('d3, white pawn');
  await receive(ben.page, await sent(ana.page), 'Ana', 1);
  expect(await boardOf(ana.page)).toEqual((await boardOf(ben.page)).reverse());
  await Promise.all([ana.close(), ben.close()]);
});

async function askForMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Ask for your move back', exact: true }).tap();
}

test('a link that forks says where, shows both games, and both are kept', async () => {
  const ana = await device();
  const ben = await device();
  const first = await beginWith(ana.page, ben.page);
  await tapMove(ben.page, 'd7', 'e6');
  await plies(ben.page, 2);
  await receive(ana.page, await sent(ben.page), 'Ben', 2);
  // The same invitation, answered otherwise on another device of Ben's.
  const other = await device();
  await accept(other.page, first, 'Black');
  await tapMove(other.page, 'b7', 'a6');
  await plies(other.page, 2);
  const { page } = ana;
  await page.goto(await sent(other.page));
  await page.getByText(/differ from move 1 on/).waitFor();
  await expect.poll(() => cellText(page, 'a6')).toBe('a6, black pawn');
  await choose(page, 'Yours');
  await expect.poll(() => cellText(page, 'e6')).toBe('e6, black pawn');
  await page.getByRole('button', { name: 'Keep both, play this one' }).tap();
  await page.waitForURL(/#\/game\//);
  await expect.poll(() => cellText(page, 'a6')).toBe('a6, black pawn');
  await savedPlies(page, 2);
  await goHome(page);
  await expect.poll(() => page.getByText('Your move').count()).toBe(2);
  await Promise.all([ana.close(), ben.close(), other.close()]);
});

test('a friend who is near reads each move from a code, which counts as sent once it is closed', async () => {
  const ana = await device();
  const ben = await device();
  const { page } = ana;
  await begin(page, 'Cuarenta');
  await tapMove(page, ...itemAt(MOVES, 0));
  await plies(page, 1);
  const show = page.getByRole('button', { name: 'Show as a code' });
  const sheet = page.getByRole('dialog', { name: 'Code for Ben' });
  await show.tap();
  const code = await sheet.getByRole('img', { name: 'Code 1 of 1' }).screenshot({ scale: 'css' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await show.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('cell');
  await ben.page.goto(`${server.url}#/open`);
  await ben.page.getByRole('button', { name: 'Scan a code' }).tap();
  // The reader is loaded by then.
  await ben.page.getByRole('button', { name: 'Choose a photo', disabled: false }).waitFor();
  const photo = { name: 'photo', mimeType: 'image/png', buffer: code };
  await ben.page.getByLabel('Photo of a code').setInputFiles(photo);
  await ben.page.getByRole('button', { name: 'Play as Black' }).tap();
  await ben.page.waitForURL(/#\/game\//);
  const seen = (await boardOf(page)).reverse();
  await expect.poll(() => boardOf(ben.page)).toEqual(seen);
  // A code that was closed too soon is found in the menu.
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Code for Ben' }).tap();
  await sheet.getByRole('img', { name: 'Code 1 of 1' }).waitFor();
  await Promise.all([ana.close(), ben.close()]);
});

test.each(offeredGames)('$name is played to its end by links', async (game) => {
  const { rules, position, isWhole, moves } = lineToPlay(game, LONGEST);
  const isWhite = rules.parse(position).side === WHITE;
  const ana = await device();
  const ben = await device();
  await begin(ana.page, game.name, isWhite ? 'White' : 'Black', isWhole ? undefined : position);
  let isSeated = false;
  for (const [index, move] of moves.entries()) {
    const isAna = move.side === moves[0].side;
    const [mover, other] = isAna ? [ana, ben] : [ben, ana];
    const ply = index + 1;
    await makeMove(mover.page, rules, move);
    await plies(mover.page, ply);
    if (ply === moves.length || moves[ply].side === move.side) continue;
    const link = await sent(mover.page);
    if (isSeated) await receive(other.page, link, isAna ? 'Ana' : 'Ben', ply);
    else await accept(other.page, link, isWhite ? 'Black' : 'White');
    isSeated = true;
  }
  const [last, first] = moves.at(-1)?.side === moves[0].side ? [ana, ben] : [ben, ana];
  const ended = last.page.getByRole('heading', { name: /^You (won|lost)/ });
  await ended.waitFor();
  const result = await ended.textContent();
  await first.page.goto(await sent(last.page, 'Send the result'));
  const theirs = result?.startsWith('You won') ? /^You lost/ : /^You won/;
  await first.page.getByRole('heading', { name: theirs }).waitFor();
  await savedPlies(first.page, moves.length);
  expect(ana.complaints).toEqual([]);
  expect(ben.complaints).toEqual([]);
  await Promise.all([ana.close(), ben.close()]);
});

test.each(offeredGames)('$name is begun by either side and given up by links', async (game) => {
  const rules = game.rules({});
  const [first, second] =
    rules.parse(rules.startFen).side === WHITE
      ? (['White', 'Black'] as const)
      : (['Black', 'White'] as const);
  const ana = await device();
  const ben = await device();
  await begin(ana.page, game.name, second);
  await ana.page.getByText('Ben moves first. Send the game to begin.').waitFor();
  await accept(ben.page, await sent(ana.page), first);
  const side = first === 'White' ? 'white' : 'black';
  await tapMove(ben.page, ...(await settledMove(ben.page, side)));
  await plies(ben.page, 1);
  await receive(ana.page, await sent(ben.page), 'Ben', 1);
  await resign(ana.page);
  await ana.page.getByRole('heading', { name: 'You lost: you resigned' }).waitFor();
  const end = await sent(ana.page, 'Send the result');
  await ben.page.goto(end);
  await ben.page.getByRole('heading', { name: 'You won: Ana resigned' }).waitFor();
  expect(ana.complaints).toEqual([]);
  expect(ben.complaints).toEqual([]);
  await Promise.all([ana.close(), ben.close()]);
});
