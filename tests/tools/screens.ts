// Photographs the built app. Without arguments: the pictures of the manifest and the README, into public/screenshots.
// With --review: every screen in several sizes, light and dark, into .screenshots, for people to criticise.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { gameById } from '../../src/games';
import setup, { DIST, ROOT } from '../e2e/support/build';
import { type Device, openDevice } from '../e2e/support/device';
import { openNewGame, passAndPlay, plies, tapMove } from '../e2e/support/play';
import { type StaticServer, serve } from '../e2e/support/server';
import { photograph } from './photograph';

const NARROW = { width: 360, height: 640 };
const WIDE = { width: 1024, height: 768 };
const REVIEW_SIZES = [NARROW, { width: 844, height: 390 }, WIDE];

/** Openings played by the engine against itself. */
const LINES: Readonly<Record<string, string>> = {
  bridge41: 'lblc lylx Lard ryrx rdLx Lzly Lxrd Rzlw rdlw Lylw rbrc',
  cuarenta: 'h3i4 b7a6 i2c8 a8g2 d1g4 f9c6',
  bipartite: 'B1C1 H1G1 A1B1 H2G2',
  fastlane: 'a2a4 b6b4 h2h4 g6g4 c2c4 d8a5',
  bridges40: 'a3c5 i7g5 c1e3 g9e7 b2b6 f8d8 d2f2',
};

type Size = typeof NARROW;

setup();
const server = await serve(DIST);
try {
  if (process.argv.includes('--review')) await review(server);
  else await published(server);
} finally {
  await server.stop();
}

async function published(host: StaticServer): Promise<void> {
  const folder = join(ROOT, 'public/screenshots');
  await withDevice(host, NARROW, false, async (page) => {
    const pictures: Buffer[] = [];
    for (const id of ['cuarenta', 'bridges40', 'bridge41']) {
      await playLine(page, host, id);
      pictures.push(await page.screenshot());
    }
    await page.screenshot({ path: join(folder, 'board-narrow.png') });
    await home(page, host);
    await page.screenshot({ path: join(folder, 'home-narrow.png') });
    await sideBySide(pictures, join(folder, 'boards.png'));
  });
  await withDevice(host, WIDE, true, async (page) => {
    await playLine(page, host, 'cuarenta');
    await page.screenshot({ path: join(folder, 'board-wide.png') });
  });
}

async function review(host: StaticServer): Promise<void> {
  for (const size of REVIEW_SIZES) {
    for (const dark of [false, true]) {
      const take = (page: Page, name: string) => {
        const file = `${name}-${size.width}x${size.height}-${dark ? 'dark' : 'light'}.png`;
        return page.screenshot({ path: join(ROOT, '.screenshots', file) });
      };
      await withDevice(host, size, dark, async (page) => {
        for (const id of Object.keys(LINES)) {
          await playLine(page, host, id);
          await take(page, `board-${id}`);
        }
        await page.getByRole('button', { name: 'More' }).tap();
        await page.getByRole('dialog').waitFor();
        await take(page, 'menu');
        await page.getByRole('button', { name: 'Resign' }).tap();
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
        await page.getByRole('region', { name: 'Result' }).waitFor();
        await take(page, 'result');
        await home(page, host);
        await take(page, 'home');
        await openNewGame(page, 'TheBridge41');
        await take(page, 'new-game');
        await page.getByText('Rules', { exact: true }).tap();
        await page.getByRole('switch', { name: /No knight on bridge/ }).check();
        await page.getByRole('group', { name: 'Army' }).scrollIntoViewIfNeeded();
        await take(page, 'new-game-rules');
        await page.goto(`${host.url}#/settings`);
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
        await take(page, 'settings');
      });
    }
  }
}

async function withDevice(
  host: StaticServer,
  size: Size,
  dark: boolean,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const device: Device = await openDevice(host.url, { size, dark, reducedMotion: true });
  try {
    const ready = device.page.getByRole('button', { name: 'OK', exact: true });
    await ready.tap();
    await use(device.page);
  } finally {
    await device.close();
  }
}

/** The README's picture. */
function sideBySide(pictures: readonly Buffer[], path: string): Promise<void> {
  const images = pictures.map(
    (one) => `<img src="data:image/png;base64,${one.toString('base64')}">`,
  );
  const style =
    'body{margin:0;display:flex;align-items:start;gap:20px}img{width:360px;border-radius:16px}';
  return photograph({
    html: `<style>${style}</style>${images.join('')}`,
    width: 3 * 360 + 2 * 20,
    path,
    transparent: true,
  });
}

async function home(page: Page, host: StaticServer): Promise<void> {
  await page.goto(`${host.url}#/`);
  await page.getByRole('heading', { name: 'Play' }).waitFor();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
}

async function playLine(page: Page, host: StaticServer, id: string): Promise<void> {
  await page.goto(`${host.url}#/`);
  await passAndPlay(page, gameById(id)?.name ?? id);
  const moves = LINES[id].split(' ');
  for (const text of moves) await tapMove(page, text.slice(0, 2), text.slice(2));
  await plies(page, moves.length);
}
