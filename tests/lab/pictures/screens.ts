// `npm run lab -- screens [--review] [360x640] [light] [screen ...]`
// Photographs the built app. Without arguments: the pictures of the manifest and the README, into public/screenshots.
// With --review: every screen in every size, light and dark, and a sheet of all per size, into .screenshots, for people
// to criticise. Further words choose: sizes (360x640), light or dark, screens by name; 200% doubles the text.
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

const server = await serve(builtApp());
try {
  if (process.argv.includes('--review')) await review(server, process.argv.slice(2));
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

async function review(host: StaticServer, words: readonly string[]): Promise<void> {
  const chosen = <T>(all: readonly T[], name: (one: T) => string): readonly T[] => {
    const named = all.filter((one) => words.includes(name(one)));
    return named.length > 0 ? named : all;
  };
  const large = words.includes('200%');
  const folder = join(ROOT, '.screenshots');
  for (const size of chosen(SIZES, sizeName)) {
    for (const theme of chosen(['light', 'dark'], (one) => one)) {
      const shots: { readonly name: string; readonly picture: Buffer }[] = [];
      const suffix = `${sizeName(size)}-${theme}${large ? '-200' : ''}`;
      await withDevice(host, size, theme === 'dark', async (page) => {
        if (large) {
          // Once is enough: from here on only the address's fragment changes.
          await page.evaluate(doubleText);
        }
        const wanted = chosen(TOUR, ({ name }) => name);
        // A screen shows what the ones before it left: all up to the last one wanted are visited.
        for (const step of TOUR.slice(0, TOUR.findLastIndex((one) => wanted.includes(one)) + 1)) {
          const { name, visit } = step;
          await visit(page, host);
          if (!wanted.includes(step)) continue;
          const path = join(folder, `${name}-${suffix}.png`);
          shots.push({ name, picture: await page.screenshot({ path }) });
        }
      });
      await sheet(shots, size, join(folder, `all-${suffix}.png`));
    }
  }
}

/** As a reader does in the browser's settings. */
function doubleText(): void {
  document.documentElement.style.fontSize = '200%';
}

/** All pictures of one size beside each other, with their names. */
function sheet(
  shots: readonly { readonly name: string; readonly picture: Buffer }[],
  { width }: Size,
  path: string,
): Promise<void> {
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
