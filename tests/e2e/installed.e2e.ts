// The installed app: what is stored for offline play, how it is installed, and that it works under any path.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { firstLoadBytes } from '../../.build/firstLoadBudget';
import { offeredGames } from '../../src/games';
import { packedName } from '../../workers/builtFiles';
import { manyGames } from '../support/playedGames';
import { faults } from './support/axe';
import { build, DIST, ROOT } from './support/build';
import { type Device, openDevice } from './support/device';
import { offlineReady, openNewGame, plies, start, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';
import { storeGames } from './support/storedGames';

/** Not needed to play: read by the browser when it updates or installs, if at all. */
const NOT_STORED = /^(sw\.js|screenshots\/.*)$/;

describe('the build', () => {
  test('stores every file of dist for offline play', () => {
    const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
    const stored = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(DIST, file)).isFile())
      .filter((file) => !NOT_STORED.test(file) && !existsSync(join(DIST, packedName(file))));
    expect(stored.sort()).toEqual(files.sort());
  });

  test('keeps the engine in one file: no other module may import the first one of a worker', () => {
    const assets = readdirSync(join(DIST, 'assets'));
    const [worker] = assets.filter((file) => file.startsWith('engine.worker'));
    const importing = assets.filter(
      (file) =>
        file.endsWith('.js') &&
        readFileSync(join(DIST, 'assets', file), 'utf8').includes(`from"./${worker}"`),
    );
    expect(importing).toEqual([]);
  });

  test('fails when a file is too large to be stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fortyone-large-'));
    writeFileSync(join(folder, 'large.png'), new Uint8Array(1024 * 1024 + 1));
    const outDir = join(folder, 'dist');
    const building = viteBuild({
      root: ROOT,
      mode: 'production',
      logLevel: 'silent',
      publicDir: folder,
      build: { outDir },
    });
    await expect(building).rejects.toThrow(/large\.png/);
    rmSync(folder, { recursive: true });
  });

  test('loads at most 50 kB before the engine, compressed', () => {
    expect(firstLoadBytes(DIST)).toBeLessThanOrEqual(50_000);
  });

  // Languages have 0.4 MB of it.
  test('stores at most 1.9 MB in all', () => {
    const bytes = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => !file.startsWith('screenshots') && !existsSync(join(DIST, packedName(file))),
      )
      .map((file) => statSync(join(DIST, file)))
      .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
    expect(bytes).toBeLessThanOrEqual(1_900_000);
  });
});

describe('under a path of its own', () => {
  let server: StaticServer;
  let device: Device;

  beforeAll(async () => {
    server = await serve(DIST, '/games/fortyone/');
    device = await openDevice(server.url, { own: true, serviceWorker: true });
  });

  afterAll(async () => {
    await device.close();
    await server.stop();
  });

  test('it can be installed, with its icons in the sizes it states', async () => {
    await offlineReady(device.page);
    const client = await device.context.newCDPSession(device.page);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { data = '', errors } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest: Record<'icons' | 'screenshots', { src: string; sizes: string }[]> =
      JSON.parse(data);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const size = await device.page.evaluate(async (url) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });

  test('the message that it works offline goes by itself', async () => {
    await device.page.getByText('Ready to work offline.').waitFor({ state: 'detached' });
  });

  test("the browser's offer to install waits on a card, for who has played twice", async () => {
    const { page } = device;
    const offer = () =>
      page.evaluateHandle(() => {
        // The browser may make its own offer at any time.
        const silence = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
        window.addEventListener('beforeinstallprompt', silence, true);
        const calls: number[] = [];
        const prompt = () => Promise.resolve(calls.push(1));
        const made = new Event('beforeinstallprompt', { cancelable: true });
        window.dispatchEvent(Object.assign(made, { prompt }));
        return calls;
      });
    await page.locator('main[aria-busy="false"]').waitFor();
    await offer();
    const card = page.getByRole('region', { name: 'Install Fortyone' });
    await page.getByRole('link', { name: /All puzzles/ }).waitFor();
    await expect.poll(() => card.count()).toBe(0);
    // The first one goes on: the shortcut to it is another test's.
    await storeGames(page, manyGames(3, Date.now()).slice(1));
    await page.reload();
    await page.getByRole('link', { name: /All puzzles/ }).waitFor();
    const asked = await offer();
    await card.getByRole('button', { name: 'Install' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Not now' }).tap();
    await card.waitFor({ state: 'detached' });
    await page.goto(`${server.url}#/settings`);
    const button = card.getByRole('button', { name: 'Install' });
    await button.waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await asked.jsonValue()).toEqual([]);
    await button.tap();
    await button.waitFor({ state: 'detached' });
    expect(await asked.jsonValue()).toEqual([1]);
  });

  test('offline, unknown paths, queries and the shortcuts open the app', async () => {
    await server.stop();
    onTestFinished(() => server.start());
    const { page } = device;
    for (const path of ['', 'nowhere', 'deep/below/nowhere.html', '?utm=1&x=y', '#/nowhere']) {
      await page.goto('about:blank');
      await page.goto(server.url + path);
      await page.getByRole('heading', { name: 'Play' }).waitFor();
      await page
        .locator('.card svg')
        .nth(offeredGames.length - 1)
        .waitFor();
    }
    for (const [path, label] of [
      ['#/new?opponent=person', 'Pass and play'],
      ['#/new?opponent=computer', 'Computer'],
    ]) {
      await page.goto('about:blank');
      await page.goto(server.url + path);
      await expect.poll(() => page.getByRole('radio', { name: label }).isChecked()).toBe(true);
    }
    await page.goto('about:blank');
    await page.goto(`${server.url}#/continue`);
    await page.getByRole('heading', { name: 'Play' }).waitFor();
  });

  test('a missing file is missing, not the shell', async () => {
    const status = await device.page.evaluate(async () => (await fetch('./assets/gone.js')).status);
    expect(status).toBe(404);
  });

  test('nothing was asked of any other host, and no error printed but the missing file', () => {
    expect(device.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

describe('built for one path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fortyone-games-'));
  let server: StaticServer;
  let device: Device;

  beforeAll(async () => {
    build('--base', '/games/', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error');
    server = await serve(folder, '/games/');
  });

  afterAll(async () => {
    await device?.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('a plain host leads a first visit to a lost path home', async () => {
    expect(existsSync(join(folder, '404.html'))).toBe(true);
    device = await openDevice(`${server.url}deep/below/nowhere`, {
      own: true,
      serviceWorker: true,
    });
    await offlineReady(device.page);
    expect(device.page.url()).toBe(server.url);
  });

  test('offline, the app opens there, and starts its engine', async () => {
    await server.stop();
    await device.page.reload();
    await openNewGame(device.page, 'TheBridge41');
    await start(device.page);
    await tapMove(device.page, 'mb', 'mc');
    await plies(device.page, 2);
    await server.start();
  });
});
