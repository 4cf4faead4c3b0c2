// `npm run lab -- screens [--review | --sheets] [360x640] [light] [screen ...]`
// Photographs the built app. Without arguments: the pictures of the manifest and the README, into public/screenshots.
// With --review: every screen in every size, light and dark, and a sheet of all per size, into .screenshots, for people
// to criticise. With --sheets: only sheets, of a phone in light and dark and of a tablet, a dozen screens on each. Further
// words choose: sizes (360x640), light or dark, screens by name; 200% doubles the text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { builtApp, ROOT } from '../../e2e/support/build';
import { closeSharedBrowser, type Device, openDevice } from '../../e2e/support/device';
import { type StaticServer, serve } from '../../e2e/support/server';
import { SIZES, type Size, sizeName } from '../../e2e/support/sizes';
import { photograph } from './photograph';
import { home, playLine, TOUR } from './tour';

const NARROW = { width: 360, height: 640 };
const WIDE = { width: 1024, height: 768 };
const FOLDER = join(ROOT, '.screenshots');

/** What sheets show, and how many screens each. */
const SHEETS = [
  { size: NARROW, theme: 'light' },
  { size: NARROW, theme: 'dark' },
  { size: { width: 1180, height: 820 }, theme: 'light' },
] as const;
const A_SHEET = 12;

mkdirSync(FOLDER, { recursive: true });
const server = await serve(builtApp());
try {
  const words = process.argv.slice(2);
  if (words.includes('--sheets')) await sheets(server, words);
  else if (words.includes('--review')) await review(server, words);
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

interface Shot {
  readonly name: string;
  readonly picture: Buffer;
}

interface Look {
  readonly size: Size;
  readonly theme: 'light' | 'dark';
  /** Whether text has twice its size. */
  readonly large: boolean;
}

function lookName({ size, theme, large }: Look): string {
  return `${sizeName(size)}-${theme}${large ? '-200' : ''}`;
}

/** The ones that words name, or all. */
function chosen<T>(words: readonly string[], all: readonly T[], name: (one: T) => string) {
  const named = all.filter((one) => words.includes(name(one)));
  return named.length > 0 ? named : all;
}

async function review(host: StaticServer, words: readonly string[]): Promise<void> {
  const large = words.includes('200%');
  for (const size of chosen(words, SIZES, sizeName)) {
    for (const theme of chosen(words, ['light', 'dark'] as const, (one) => one)) {
      const look = { size, theme, large };
      const shots = await tour(host, look, words);
      for (const { name, picture } of shots)
        writeFileSync(join(FOLDER, `${name}-${lookName(look)}.png`), picture);
      await sheet(shots, size, join(FOLDER, `all-${lookName(look)}.png`));
    }
  }
}

async function sheets(host: StaticServer, words: readonly string[]): Promise<void> {
  const large = words.includes('200%');
  const sized = chosen(words, SHEETS, ({ size }) => sizeName(size));
  for (const { size, theme } of chosen(words, sized, (one) => one.theme)) {
    const look = { size, theme, large };
    const shots = await tour(host, look, words);
    for (let first = 0; first < shots.length; first += A_SHEET) {
      const path = join(FOLDER, `sheet-${lookName(look)}-${first / A_SHEET + 1}.png`);
      await sheet(shots.slice(first, first + A_SHEET), size, path);
    }
  }
}

/** Pictures of the screens that words name, or of all. */
async function tour(host: StaticServer, look: Look, words: readonly string[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  await withDevice(host, look.size, look.theme === 'dark', async (page) => {
    // Once is enough: from here on only the address's fragment changes.
    if (look.large) await page.evaluate(doubleText);
    const wanted = chosen(words, TOUR, ({ name }) => name);
    // A screen shows what the ones before it left: all up to the last one wanted are visited.
    for (const step of TOUR.slice(0, TOUR.findLastIndex((one) => wanted.includes(one)) + 1)) {
      await step.visit(page, host);
      if (wanted.includes(step)) shots.push({ name: step.name, picture: await page.screenshot() });
    }
  });
  return shots;
}

/** As a reader does in the browser's settings. */
function doubleText(): void {
  document.documentElement.style.fontSize = '200%';
}

/** All pictures of one size beside each other, with their names. */
function sheet(shots: readonly Shot[], { width }: Size, path: string): Promise<void> {
  const images = shots.map(
    ({ name, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  const style = `body{margin:0;display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif;background:#888}figure{margin:0}img{display:block;width:${Math.min(width, 512)}px}`;
  return photograph({
    html: `<style>${style}</style>${images.join('')}`,
    width: width > 512 ? 3 * 524 : 6 * (width + 12),
    path,
  });
}

async function withDevice(
  host: StaticServer,
  size: Size,
  dark: boolean,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const device: Device = await openDevice(host.url, {
    size,
    dark,
    reducedMotion: true,
    serviceWorker: true,
  });
  try {
    const ready = device.page.getByRole('button', { name: 'OK', exact: true });
    await ready.tap();
    await use(device.page);
  } finally {
    await device.close();
    await closeSharedBrowser();
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
