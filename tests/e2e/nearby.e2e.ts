// Two people on two devices side by side play over a channel: each move goes over by itself, and a channel that breaks loses
// nothing.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { WHITE } from '../../src/rules/types';
import { offerId, readSignal, signalText } from '../../src/share/channel/signal';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, type DeviceOptions, openDevice } from './support/device';
import {
  boardOf,
  choose,
  makeMove,
  offerDraw,
  openNewGame,
  plies,
  resign,
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
const devices: Device[] = [];

beforeAll(async () => {
  server = await serve(DIST);
});

afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.close()));
});

afterAll(() => server.stop());

async function device(options: DeviceOptions = {}): Promise<Device> {
  const opened = await openDevice(server.url, { reducedMotion: true, ...options });
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  devices.push(opened);
  return opened;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).tap();

const menu = async (page: Page, item: string): Promise<void> => {
  await press(page, 'More');
  await press(page, item);
};

/** The link of the code that is shown. */
async function shownLink(page: Page): Promise<string> {
  await page.getByRole('img', { name: 'Code 1 of 1' }).waitFor();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press(page, 'Copy as a link');
  await page.getByText('Link copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function paste(page: Page, link: string): Promise<void> {
  await page.getByLabel('Or paste its link').fill(link);
  await press(page, 'Use this link');
}

interface Begun {
  readonly game: string;
  readonly side?: 'White' | 'Black';
  readonly position?: string;
  readonly clock?: string;
}

/** From Home to a game nearby that Ana begins, as far as her code. */
async function begin(
  page: Page,
  { game, side = 'White', position, clock }: Begun,
): Promise<string> {
  await openNewGame(page, game);
  await choose(page, 'A friend, nearby');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Your friend’s name').fill('Ben');
  await choose(page, side);
  if (clock !== undefined) {
    await page.getByText('Clock', { exact: true }).click();
    await choose(page, clock);
  }
  if (position !== undefined) await typePosition(page, position);
  await start(page);
  return shownLink(page);
}

/** Ana begins a game, and Ben plays it, by one pair of codes. */
async function playNearby(ana: Page, ben: Page, begun: Begun): Promise<void> {
  await ben.goto(await begin(ana, begun));
  await answer(ana, await shownLink(ben));
  await press(ben, `Play as ${begun.side === 'Black' ? 'White' : 'Black'}`);
  for (const page of [ana, ben]) await connected(page);
}

/** The device that showed its code reads the answer. */
async function answer(page: Page, link: string): Promise<void> {
  await press(page, 'Scan its answer');
  await paste(page, link);
}

/** Both are in the game, and one shows its code to the other. */
async function reconnect(from: Page, to: Page): Promise<void> {
  const offer = await shownLink(from);
  await press(to, 'Scan its code instead');
  await paste(to, offer);
  await answer(from, await shownLink(to));
  for (const page of [from, to]) await connected(page);
}

const connected = (page: Page): Promise<void> =>
  page.getByText('Connected', { exact: true }).waitFor();

/** Makes a move, which is played on the other device, too, and saved on both. */
async function move(from: Page, to: Page, taps: readonly [string, string], ply: number) {
  await tapMove(from, ...taps);
  await known(from, to, ply);
}

/** Waits until both devices show this many plies, and have saved them. */
async function known(one: Page, other: Page, ply: number): Promise<void> {
  for (const page of [one, other]) {
    await plies(page, ply);
    await savedPlies(page, ply);
  }
}

/** Does something on one device, and waits for what the other says of it: looked for from the start, as it is shown for seconds. */
async function hears(page: Page, text: string | RegExp, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.getByText(text).first().waitFor(), act()]);
}

/** What this device sends next does not arrive: the channel breaks with it. */
const breakWithNext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel) {
      RTCDataChannel.prototype.send = send;
      this.close();
    };
  });

test('a move goes over by itself, and so do a draw offer, a move asked back, the end and a rematch', async () => {
  const ana = await device();
  const ben = await device();
  await playNearby(ana.page, ben.page, { game: 'Cuarenta' });
  expect(await faults(ana.page)).toEqual([]);
  await hears(ben.page, /^Ana played .*Your move\.$/, () => tapMove(ana.page, 'd3', 'e4'));
  await plies(ben.page, 1);
  await menu(ana.page, 'Ask for your move back');
  await hears(ana.page, 'Ben gave you the move back. Your move.', () => press(ben.page, 'Allow'));
  await move(ana.page, ben.page, ['f3', 'e4'], 1);
  await offerDraw(ana.page);
  await ben.page.getByText('Ana offers a draw.').first().waitFor();
  await hears(ana.page, 'No draw: Ben wants to play on.', () => press(ben.page, 'Decline'));
  await hears(ana.page, /^Ben played .*Your move\.$/, () => tapMove(ben.page, 'd7', 'e6'));
  expect(await boardOf(ana.page)).toEqual((await boardOf(ben.page)).reverse());
  await resign(ana.page);
  await ben.page.getByRole('heading', { name: 'You won: Ana resigned' }).waitFor();
  expect(await ana.page.getByRole('button', { name: 'Send the result' }).count()).toBe(0);
  await press(ben.page, 'Rematch as White');
  await press(ana.page, 'Look at Ben’s game');
  await press(ana.page, 'Play as Black');
  for (const { page } of [ana, ben]) await connected(page);
  await move(ben.page, ana.page, ['d3', 'e4'], 1);
  await menu(ben.page, 'Disconnect');
  await ana.page.getByText('Connection lost.').waitFor();
  expect(await faults(ana.page)).toEqual([]);
  expect(await ben.page.getByText('Connection lost.').count()).toBe(0);
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
});

test.each(offeredGames)('$name is played to its end over the channel', async (game) => {
  const { rules, position, isWhole, moves } = lineToPlay(game, LONGEST);
  const side = rules.parse(position).side === WHITE ? 'White' : 'Black';
  const ana = await device();
  const ben = await device();
  const begun = { game: game.name, side, ...(!isWhole && { position }) } as const;
  await playNearby(ana.page, ben.page, begun);
  for (const [index, move] of moves.entries()) {
    await makeMove((move.side === moves[0].side ? ana : ben).page, rules, move);
    await known(ana.page, ben.page, index + 1);
  }
  const results = await Promise.all(
    [ana, ben].map(({ page }) =>
      page.getByRole('region', { name: 'Result' }).getByRole('heading').textContent(),
    ),
  );
  const [first, second] = results.map((text) => /^(You won|You lost|Draw)/.exec(text ?? '')?.[0]);
  expect(second).toBe(first === 'Draw' ? 'Draw' : first === 'You won' ? 'You lost' : 'You won');
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
});

test('clocks run while the devices are connected, the same on both, and stand while they are apart', async () => {
  const ana = await device();
  const ben = await device();
  await playNearby(ana.page, ben.page, { game: 'Cuarenta', clock: '3+2' });
  const timers = (page: Page) =>
    page.getByRole('timer').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const clocks = async (page: Page) => (await timers(page)).sort().join(', ');
  await move(ana.page, ben.page, ['d3', 'e4'], 1);
  for (const { page } of [ana, ben])
    await expect
      .poll(() => clocks(page))
      .toMatch(/^Black has 2 minutes .*, White has 3 minutes 2 sec/);
  await move(ben.page, ana.page, ['d7', 'e6'], 2);
  expect(await ana.page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  await menu(ben.page, 'Disconnect');
  await ana.page.getByText('Connection lost. Clocks stopped.').waitFor();
  const [black] = (await clocks(ben.page)).split(', ');
  await tapMove(ana.page, 'f3', 'g4');
  await plies(ana.page, 3);
  await savedPlies(ana.page, 3);
  // Ben's clock, which would run now.
  expect((await clocks(ana.page)).split(', ')[0]).toBe(black);
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
});

test('a channel that breaks with a move loses nothing: it goes by message, or by a new channel', async () => {
  const ana = await device();
  const ben = await device();
  await playNearby(ana.page, ben.page, { game: 'Cuarenta' });
  await move(ana.page, ben.page, ['d3', 'e4'], 1);
  await breakWithNext(ben.page);
  await tapMove(ben.page, 'd7', 'e6');
  for (const { page } of [ana, ben]) await page.getByText('Connection lost.').waitFor();
  await savedPlies(ben.page, 2);
  await savedPlies(ana.page, 1);
  await press(ben.page, 'Go on by message');
  await ben.page.getByText('Now send your move to Ana.').waitFor();
  await ben.page.evaluate(() => navigator.clipboard.writeText(''));
  await press(ben.page, 'Send');
  await ben.page.getByText('Link copied. Paste it into a message to Ana.').first().waitFor();
  await ana.page.goto(await ben.page.evaluate(() => navigator.clipboard.readText()));
  await ana.page.waitForURL(/#\/game\//);
  await savedPlies(ana.page, 2);
  await menu(ana.page, 'Play nearby');
  await ben.page.reload();
  await menu(ben.page, 'Play nearby');
  await reconnect(ana.page, ben.page);
  await breakWithNext(ana.page);
  await tapMove(ana.page, 'f3', 'g4');
  await press(ana.page, 'Reconnect');
  await press(ben.page, 'Reconnect');
  await reconnect(ana.page, ben.page);
  // The move that was lost goes over with the new channel.
  await plies(ben.page, 3);
  await savedPlies(ben.page, 3);
  expect(await boardOf(ana.page)).toEqual((await boardOf(ben.page)).reverse());
});

test('a browser that is killed has the game still, and goes on with it by a code scanned on Home', async () => {
  const ana = await device();
  let ben = await device({ own: true });
  await playNearby(ana.page, ben.page, { game: 'Cuarenta' });
  await move(ana.page, ben.page, ['d3', 'e4'], 1);
  await move(ben.page, ana.page, ['d7', 'e6'], 2);
  devices.splice(devices.indexOf(ben), 1);
  ben = await ben.crash();
  devices.push(ben);
  await ben.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tapMove(ana.page, 'f3', 'g4');
  await ana.page.getByText('Connection lost.').waitFor();
  await press(ana.page, 'Reconnect');
  await ben.page.goto(await shownLink(ana.page));
  await answer(ana.page, await shownLink(ben.page));
  await ben.page.waitForURL(/#\/game\//);
  await connected(ben.page);
  await plies(ben.page, 3);
  await savedPlies(ben.page, 3);
  expect(await boardOf(ana.page)).toEqual((await boardOf(ben.page)).reverse());
});

test('where the devices can’t connect, it says why after ten seconds, and the game goes on by message', async () => {
  const { page } = await device();
  const link = await begin(page, { game: 'Cuarenta' });
  expect(await faults(page)).toEqual([]);
  const offer = readSignal(link.slice(link.lastIndexOf('/') + 1));
  await press(page, 'Scan its answer');
  expect(await faults(page)).toEqual([]);
  // Where nobody is.
  const candidates = [{ kind: 'ipv4', bytes: [10, 255, 255, 254], port: 9 }] as const;
  await paste(page, signalText({ ...offer, answers: offerId(offer), candidates }));
  await page.getByText('Connecting…').waitFor();
  await page.getByText(/Some networks, such as guest Wi-Fi, keep devices apart/).waitFor();
  expect(await faults(page)).toEqual([]);
  await press(page, 'Try again');
  await page.getByRole('img', { name: 'Code 1 of 1' }).waitFor();
  await press(page, 'Cancel');
  await tapMove(page, 'd3', 'e4');
  await page.getByText('Now send your move to Ben.').waitFor();
});

test('a browser without WebRTC says so, and so does a code of the other kind', async () => {
  const { page } = await device();
  const link = await begin(page, { game: 'Cuarenta' });
  await press(page, 'Scan its code instead');
  const signal = readSignal(link.slice(link.lastIndexOf('/') + 1));
  await paste(page, signalText({ ...signal, purpose: 'move' }));
  await page.getByText(/it is a code to move everything, not to play/).waitFor();
  await press(page, 'Cancel');
  await page.locator('.board').waitFor();
  await savedPlies(page, 0);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await page.reload();
  await menu(page, 'Play nearby');
  await page.getByText('This browser can’t connect two devices directly.').waitFor();
  await page.getByText('You can play on by message or by codes. Nothing is lost.').waitFor();
});
