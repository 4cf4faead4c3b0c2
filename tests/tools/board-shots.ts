// Photographs the boards of tests/board/scenes.ts into .screenshots/boards: every scene side by side per theme, and
// with `all` each one alone at phone, landscape phone and tablet size. Further arguments limit it to scenes so named.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { scenes } from '../board/scenes';

const OUT = '.screenshots/boards';
const THEMES = [
  { name: 'light', query: 'theme=light' },
  { name: 'dark', query: 'theme=dark' },
  { name: 'safe', query: 'theme=light&colours=safe' },
  { name: 'forced', query: 'theme=light', forced: true },
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
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  page.on('pageerror', (error) => console.error(error));
  const shoot = async (name: string, query: string, fullPage: boolean) => {
    await page.goto(`${gallery}?${query}`);
    await page.waitForSelector('.board');
    await page.waitForTimeout(100);
    await page.screenshot({ path: `${OUT}/${name}.png`, fullPage });
  };
  for (const theme of THEMES) {
    await page.emulateMedia({ forcedColors: theme.forced ? 'active' : 'none' });
    if (asked.length === 0 || all) {
      await page.setViewportSize({ width: 1860, height: 900 });
      await shoot(`sheet-${theme.name}`, theme.query, true);
    }
    if (asked.length === 0) continue;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { name } of named) {
        const file = `${name}-${size.width}x${size.height}-${theme.name}`;
        await shoot(file, `${theme.query}&scene=${name}`, false);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
