// `npm run lab -- boards [all] [scene ...]`
// Photographs the boards of tests/board/scenes.ts into .screenshots/boards: every scene side by side per theme and
// per way of seeing, and with `all` each one alone at phone, landscape phone and tablet size in light and dark. Further
// arguments limit it to scenes so named.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { BOARD_COLOURS, PIECE_SETS } from '../../../src/artwork/sets';
import { scenes } from '../../board/scenes';
import { programOf } from '../../support/installed';

const OUT = '.screenshots/boards';
type Vision = 'none' | 'achromatopsia' | 'deuteranopia' | 'protanopia' | 'tritanopia';
interface Look {
  readonly name: string;
  readonly query: string;
  readonly forced?: boolean;
  readonly vision?: Vision;
}
const PAINTED: readonly Look[] = PIECE_SETS.flatMap((pieces) =>
  BOARD_COLOURS.flatMap((colours) =>
    ['light', 'dark'].map((theme) => ({
      name: `${pieces}-${colours}-${theme}`,
      query: `theme=${theme}&colours=${colours}&pieces=${pieces}`,
    })),
  ),
);
/** Where marks must differ by more than their hue. */
const SEEN: readonly Look[] = [
  { name: 'forced', query: 'theme=light', forced: true },
  { name: 'forced-dark', query: 'theme=dark', forced: true },
  ...(['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const).map((vision) => ({
    name: vision,
    query: 'theme=light&colours=safe',
    vision,
  })),
];
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];

const asked = process.argv.slice(2);
const all = asked.includes('all');
const named = scenes.filter(({ name }) => asked.length === 0 || all || asked.includes(name));

const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const address = server.httpServer?.address();
if (!address || typeof address === 'string') throw new Error('the dev server has no port');
const gallery = `http://localhost:${address.port}/tests/board/gallery.html`;
mkdirSync(OUT, { recursive: true });

const browser = await chromium.launch({
  executablePath: programOf('Chromium'),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const eyes = await page.context().newCDPSession(page);
  page.on('pageerror', (error) => console.error(error));
  const shoot = async (name: string, query: string, fullPage: boolean) => {
    await page.goto(`${gallery}?${query}`);
    await page.waitForSelector('.board');
    await page.waitForSelector('body[data-ready]');
    await page.screenshot({ path: `${OUT}/${name}.png`, fullPage });
  };
  for (const { name: look, query, forced = false, vision = 'none' } of [...PAINTED, ...SEEN]) {
    await page.emulateMedia({
      forcedColors: forced ? 'active' : 'none',
      colorScheme: look.endsWith('dark') ? 'dark' : 'light',
    });
    await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
    if (asked.length === 0 || all) {
      await page.setViewportSize({ width: 1860, height: 900 });
      await shoot(`sheet-${look}`, query, true);
    }
    if (asked.length === 0) continue;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { name } of named) {
        const file = `${name}-${size.width}x${size.height}-${look}`;
        await shoot(file, `${query}&scene=${name}`, false);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
