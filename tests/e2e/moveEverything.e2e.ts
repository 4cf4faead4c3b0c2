// Two devices move everything from one to the other, without a server: two codes, a channel, and the questions of a restore.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { offerId, readSignal, signalText } from '../../src/share/channel/signal';
import { manyGames } from '../support/playedGames';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { choose } from './support/play';
import { type StaticServer, serve } from './support/server';
import { storedGames, storeGames } from './support/storedGames';

const TIME = 1_700_000_000_000;

let server: StaticServer;
const devices: Device[] = [];

beforeAll(async () => {
  server = await serve(DIST);
});

afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.close()));
});

afterAll(() => server.stop());

/** A device with this many games, in Settings. */
async function deviceWith(games: number): Promise<Device> {
  const device = await openDevice(server.url);
  devices.push(device);
  await device.page.locator('main[aria-busy="false"]').waitFor();
  await storeGames(device.page, manyGames(games, TIME));
  await device.page.goto(`${server.url}#/settings`);
  await device.page.getByRole('heading', { name: 'Settings' }).waitFor();
  return device;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).tap();

/** The link of the code that is shown. */
async function shownLink(page: Page): Promise<string> {
  await page.getByRole('img', { name: 'Code 1 of 1' }).waitFor();
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });
  await press(page, 'Copy as a link');
  return page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
}

async function paste(page: Page, link: string): Promise<void> {
  await page.getByLabel('Or paste its link').fill(link);
  await press(page, 'Use this link');
}

/** Both have exchanged their codes. */
async function exchange(from: Page, to: Page): Promise<void> {
  await press(from, 'Move everything to another device');
  const offer = await shownLink(from);
  await press(to, 'Move everything here');
  await paste(to, offer);
  const answer = await shownLink(to);
  await press(from, 'Scan its answer');
  await paste(from, answer);
}

test('everything moves, after the same questions as in a restore', async () => {
  const from = await deviceWith(12);
  await choose(from.page, 'Dark');
  const to = await deviceWith(2);
  await press(from.page, 'Move everything to another device');
  const offer = await shownLink(from.page);
  expect(await faults(from.page)).toEqual([]);
  await press(to.page, 'Move everything here');
  expect(await faults(to.page)).toEqual([]);
  await paste(to.page, 'https://example.org/hello');
  await to.page.getByText(/^This can’t be used: its first character is “h”/).waitFor();
  await paste(to.page, offer);
  const answer = await shownLink(to.page);
  expect(await faults(to.page)).toEqual([]);

  await press(from.page, 'Scan its answer');
  await paste(from.page, offer);
  await from.page.getByText(/it is a first code, not the answer/).waitFor();
  await paste(from.page, answer.slice(0, -5));
  await from.page.getByText(/it is cut short: \d+ of its \d+ characters/).waitFor();
  expect(await faults(from.page)).toEqual([]);
  await paste(from.page, answer);

  await from.page.getByRole('dialog', { name: 'Sent' }).waitFor();
  await to.page.getByText('10 games new here').waitFor();
  await to.page.getByText('2 games the same in both').waitFor();
  expect(await storedGames(to.page)).toHaveLength(2);
  await press(to.page, 'Restore');
  await press(to.page, 'Done');
  await expect.poll(() => to.page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await storedGames(to.page)).toEqual(await storedGames(from.page));
  await press(from.page, 'Done');
  expect([...from.complaints, ...to.complaints]).toEqual([]);
});

test('a code opened as a link asks for the answer to be scanned, and an answer says whose it is', async () => {
  const from = await deviceWith(3);
  const to = await deviceWith(0);
  await press(from.page, 'Move everything to another device');
  const offer = await shownLink(from.page);
  await to.page.goto(offer);
  const answer = await shownLink(to.page);
  await press(from.page, 'Scan its answer');
  await paste(from.page, answer);
  await to.page.getByText('3 games new here').waitFor();
  const third = await deviceWith(0);
  await third.page.goto(answer);
  await third.page.getByText(/it is an answer\. Scan it with the device/).waitFor();
  await third.page.getByText('Nothing was changed on this device.').waitFor();
});

/** From now on nothing that this device sends arrives but the beginning. */
const stick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { send } = RTCDataChannel.prototype;
    let sent = 0;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, part: unknown) {
      if (++sent <= 4) Reflect.apply(send, this, [part]);
    };
  });

test('a channel that breaks in the middle changes nothing, and both devices can begin again', async () => {
  const from = await deviceWith(200);
  const to = await deviceWith(2);
  const before = await storedGames(to.page);
  await stick(from.page);
  await exchange(from.page, to.page);
  await to.page.getByRole('progressbar', { name: 'Receiving…' }).waitFor();
  await press(from.page, 'Cancel');
  await from.page.getByText('Cancelled. Nothing was changed on the other device.').waitFor();
  await to.page.getByText('The connection broke before everything had arrived.').waitFor();
  await to.page.getByText('Nothing was changed on this device.').waitFor();
  expect(await faults(to.page)).toEqual([]);
  expect(await storedGames(to.page)).toEqual(before);

  await from.page.reload();
  await press(from.page, 'Move everything to another device');
  const offer = await shownLink(from.page);
  await press(to.page, 'Scan again');
  await paste(to.page, offer);
  const answer = await shownLink(to.page);
  await press(from.page, 'Scan its answer');
  await paste(from.page, answer);
  await to.page.getByText('198 games new here').waitFor();
});

test('a device that goes away in the middle changes nothing on the other one', async () => {
  const from = await deviceWith(200);
  const to = await deviceWith(2);
  const before = await storedGames(to.page);
  await stick(from.page);
  await exchange(from.page, to.page);
  await to.page.getByRole('progressbar', { name: 'Receiving…' }).waitFor();
  await from.page.close();
  await to.page.getByText('The connection broke before everything had arrived.').waitFor();
  expect(await storedGames(to.page)).toEqual(before);
});

describe('where the devices can’t connect', () => {
  test('the sender says why after ten seconds, and offers a backup file', async () => {
    const { page } = await deviceWith(1);
    await press(page, 'Move everything to another device');
    const link = await shownLink(page);
    const offer = readSignal(link.slice(link.lastIndexOf('/') + 1));
    // Where nobody is.
    const candidates = [{ kind: 'ipv4', bytes: [10, 255, 255, 254], port: 9 }] as const;
    await press(page, 'Scan its answer');
    await paste(page, signalText({ ...offer, answers: offerId(offer), candidates }));
    await page.getByText('Connecting…').waitFor();
    await page.getByText(/Some networks, such as guest Wi-Fi, keep devices apart/).waitFor();
    expect(await faults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await press(page, 'Back up');
    expect((await download).suggestedFilename()).toMatch(/^fortyone-backup-/);
    await press(page, 'Try again');
    await page.getByRole('img', { name: 'Code 1 of 1' }).waitFor();
  });

  test('a browser without WebRTC says so', async () => {
    const { page } = await deviceWith(1);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
    await page.reload();
    await press(page, 'Move everything to another device');
    await page.getByText('This browser can’t connect two devices directly.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Back up', exact: true }).waitFor();
    await press(page, 'Close');
    await press(page, 'Move everything here');
    await page.getByText('This browser can’t connect two devices directly.').waitFor();
  });
});
