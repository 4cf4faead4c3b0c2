// What is stored for offline play is lost bit by bit: with a network it is all fetched again, and without one every screen
// says what is wrong instead of staying blank.
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from './support/browsers/browser';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { offlineReady, passAndPlay, plies, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

describe('a stored app', () => {
  let device: Device;
  let files: string[];
  let game: string;

  beforeAll(async () => {
    device = await openDevice(server.url, { serviceWorker: true });
    const { page } = device;
    await offlineReady(page);
    await page.getByRole('button', { name: 'OK' }).tap();
    await passAndPlay(page, 'Bipartite Chess');
    await tapMove(page, 'B1', 'C1');
    await plies(page, 1);
    game = new URL(page.url()).hash;
    files = await storedFiles(page);
    expect(files.length).toBeGreaterThan(80);
  });

  afterAll(() => device.close());

  test('each file that is lost is back as soon as there is a network again', async () => {
    const { page } = device;
    for (const lost of inTurn(files, 8)) {
      for (const file of lost) await lose(page, file);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await until(`${lost} stored again`, async () => {
        const stored = await storedFiles(page);
        return lost.every((file) => stored.includes(file));
      });
    }
  });

  test('and after the next visit', async () => {
    const { page } = device;
    for (const file of files.filter((name) => /(index|registration|openStore)/.test(name))) {
      await lose(page, file);
      await page.goto('about:blank');
      await page.goto(server.url);
      await until(`${file} stored again`, async () => (await storedFiles(page)).includes(file));
    }
  });

  test('a file with another content that nothing asks for is fetched again within a day', async () => {
    const { page } = device;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    // As browsers do with a worker that has no page; a look of an earlier visit would note its end when the day has passed.
    const leave = async () => {
      await page.goto('about:blank');
      await devtools.send('ServiceWorker.stopAllWorkers');
    };
    for (const file of files.filter((name) => name.endsWith('.js')).slice(0, 3)) {
      await leave();
      // A picture of the app, which has its store but asks for no look.
      await page.goto(`${server.url}icon-192.png`);
      await page.evaluate(letADayPass);
      await page.evaluate(overwrite, file);
      await leave();
      await page.goto(server.url);
      await until(`${file} as it was`, () => page.evaluate(isScript, file));
    }
  });

  test('without a network, whatever is lost, every screen can be read', {
    timeout: 600_000,
  }, async () => {
    const { page } = device;
    await server.stop();
    const tried = new Set<string>();
    for (const screen of ['#/', game, '#/new/cuarenta', '#/learn/bipartite']) {
      // A file that a screen does not ask for cannot be missed there; what several ask for is lost at the first.
      const asked = await filesOf(page, screen);
      expect(asked.size, screen).toBeGreaterThan(10);
      const isNew = (name: string) => !tried.has(name) && (asked.has(name) || isPage(name));
      for (const file of files.filter(isNew)) {
        tried.add(file);
        await page.evaluate(hide, file);
        await page.goto('about:blank');
        await page.goto(server.url + screen);
        await until(`something to read on ${screen} without ${file}`, () => isReadable(page));
        await page.evaluate(putBack, file);
      }
    }
    await server.start();
  });

  test('a screen that waits for what is lost leads Home', async () => {
    const { page } = device;
    const puzzles = files.find((name) => /^assets\/puzzles-bridges40-.*\.bin$/.test(name)) ?? '';
    await server.stop();
    await page.evaluate(hide, puzzles);
    await page.goto('about:blank');
    await page.goto(`${server.url}#/puzzles/bridges40/training`);
    await page.getByText('Part of the app is missing on this device.').waitFor();
    await page.getByRole('button', { name: 'Home' }).tap();
    await page.getByRole('heading', { name: 'Fortyone' }).waitFor();
    await page.evaluate(putBack, puzzles);
    await server.start();
  });
});

/** Runs in the page: puts the last look at all files back by a day. */
async function letADayPass(): Promise<void> {
  const name = (await caches.keys()).find((one) => one.startsWith('fortyone-versions'));
  const cache = await caches.open(`${name}`);
  const [key] = await cache.keys();
  const version = await (await cache.match(key))?.json();
  const provenAt = Date.now() - 25 * 60 * 60 * 1000;
  await cache.put(key, new Response(JSON.stringify({ ...version, provenAt })));
}

/** As many parts of a list, each with things from all over it. */
const inTurn = <Thing>(things: readonly Thing[], parts: number): Thing[][] =>
  Array.from({ length: parts }, (_, part) => things.filter((_, at) => at % parts === part));

/** Addresses in the cache, without the app's own. */
async function storedFiles(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => url);
  });
  return urls.map((url) => url.slice(server.url.length));
}

const isPage = (file: string): boolean => file.endsWith('.html');

/** What a screen asks for when the app is opened there, as addresses in the cache. */
async function filesOf(page: Page, screen: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const note = (request: Request) => asked.add(request.url().slice(server.url.length));
  page.on('request', note);
  await page.goto('about:blank');
  await page.goto(server.url + screen, { waitUntil: 'networkidle' });
  page.off('request', note);
  return asked;
}

/** Deletes one file from the cache. */
async function lose(page: Page, file: string): Promise<void> {
  const deleted = await page.evaluate(async (url) => {
    const names = await caches.keys();
    const done = await Promise.all(
      names.map(async (name) => (await caches.open(name)).delete(url)),
    );
    return done.includes(true);
  }, server.url + file);
  expect(deleted, file).toBe(true);
}

/** Runs in the page: takes a file out of the cache, and keeps it in another one that nobody reads. */
async function hide(file: string): Promise<void> {
  const url = new URL(file, location.origin);
  const [name] = (await caches.keys()).filter((one) => one.includes('precache'));
  const cache = await caches.open(name);
  const stored = await cache.match(url);
  if (!stored) throw new Error(`${file} is not stored`);
  await (await caches.open('hidden')).put(url, stored);
  await cache.delete(url);
}

/** Runs in the page: puts it back. */
async function putBack(file: string): Promise<void> {
  const url = new URL(file, location.origin);
  const [name] = (await caches.keys()).filter((one) => one.includes('precache'));
  const stored = await (await caches.open('hidden')).match(url);
  if (!stored) throw new Error(`${file} is not hidden`);
  await (await caches.open(name)).put(url, stored);
  await caches.delete('hidden');
}

/** Runs in the page: puts a page in place of a stored file. */
async function overwrite(file: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes('precache')) continue;
    const cache = await caches.open(name);
    const headers = { 'content-type': 'text/html' };
    await cache.put(new URL(file, location.href), new Response('<p>Sign in</p>', { headers }));
  }
}

/** Runs in the page: whether a stored file is a script. */
async function isScript(file: string): Promise<boolean> {
  const stored = await caches.match(new URL(file, location.href));
  return stored?.headers.get('content-type') === 'text/javascript';
}

/** Whether there is more than a word or two to see. */
const isReadable = (page: Page): Promise<boolean> =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is none to read
  page.evaluate(() => document.body.innerText.trim().length > 20);
