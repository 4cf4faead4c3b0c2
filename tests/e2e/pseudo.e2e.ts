// Every screen in a language that nobody speaks, whose texts are English in brackets, with accents, and 40 % longer: what stands
// outside brackets comes from no language folder, and what is cut would be cut in some language to come.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { CHARACTER_NAMES } from '../../src/games/characters';
import { ENGLISH, languages } from '../../src/language/languages';
import { offerPseudo, PSEUDO } from '../../src/language/pseudo';
import { setLanguage, textsOf, textsReady } from '../../src/language/texts';
import { legalMoves } from '../../src/rules/move';
import { itemAt } from '../../src/util/items';
import { ADDRESSES } from './support/addresses';
import { buildWithPseudo } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import { plies } from './support/play';
import { type StaticServer, serve } from './support/server';
import { SIZES } from './support/sizes';

const newGame = textsOf('newGame');
const game = textsOf('game');
const table = textsOf('table');

const SMALLEST = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

/** What is the same in every language, or comes from the browser: names of games, people, languages and months. */
const NAMES = [
  ...offeredGames.flatMap(({ name, author }) => [name, author]),
  ...Object.values(CHARACTER_NAMES),
  ...Object.values(languages).map(({ name }) => name),
  new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' }).format(),
  'Fortyone',
];

let folder: string;
let server: StaticServer;
let device: Device;

beforeAll(async () => {
  offerPseudo();
  folder = mkdtempSync(join(tmpdir(), 'fortyone-pseudo-'));
  buildWithPseudo(folder);
  server = await serve(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await textsReady();
  await setLanguage(PSEUDO);
  device = await openDevice(server.url, { reducedMotion: true, locale: PSEUDO });
});
afterEach(async () => {
  expect(device.complaints).toEqual([]);
  await device.close();
  await setLanguage(ENGLISH);
});

/** Words that are shown or heard outside brackets. */
async function unbracketed(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'aria-roledescription', 'alt'];
    const found: string[] = [];
    const walk = (element: Element) => {
      if (element.matches('[lang], [translate="no"], script, style')) return;
      for (const name of ATTRIBUTES) found.push(element.getAttribute(name) ?? '');
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      found.push(...own.map((node) => node.nodeValue ?? ''));
      for (const child of element.children) walk(child);
    };
    walk(document.body);
    return [document.title, ...found];
  });
  return shown.flatMap((text) => {
    const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), withoutBrackets(text));
    return /\p{L}{4}/u.test(rest) ? [text] : [];
  });
}

function withoutBrackets(text: string): string {
  let depth = 0;
  return [...text]
    .filter((sign) => {
      if (sign === '[') depth += 1;
      const isOutside = depth === 0;
      if (sign === ']') depth = Math.max(0, depth - 1);
      return isOutside;
    })
    .join('');
}

test.each(ADDRESSES)('#/%s', async (address) => {
  const { page } = device;
  await page.goto('about:blank');
  await page.goto(`${server.url}#/${address}`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect.soft(await unbracketed(page)).toEqual([]);
  const ways = { texts: [100, 200], sizes: SMALLEST };
  await holdsAtEverySize(page, `#/${address}`, { narrow: true, unclipped: true }, ways);
});

test.each(offeredGames)('$name at the table, and its menu', async ({ id, rules: rulesOf }) => {
  const { page } = device;
  await startPassAndPlay(page, id);
  const rules = rulesOf({});
  const position = rules.parse(rules.startFen);
  await type(page, [rules.formatMove(position, itemAt(legalMoves(position), 0))]);
  expect.soft(await unbracketed(page)).toEqual([]);
  const shown = { inSight: true, unclipped: true, large: true } as const;
  await holdsAtEverySize(page, 'a game', shown, { sizes: SIZES });
  await holdsAtEverySize(page, 'a game', shown, { texts: [200], sizes: SMALLEST });
  await page.getByRole('button', { name: game.more, exact: true }).tap();
  await page.getByRole('dialog').waitFor();
  expect.soft(await unbracketed(page)).toEqual([]);
  const reachable = 'dialog[open] li button:not(:disabled)';
  const ways = { texts: [100, 200], sizes: SMALLEST };
  await holdsAtEverySize(page, 'the menu', { unclipped: true, reachable }, ways);
});

test('a game given up, its result, review and analysis', async () => {
  const { page } = device;
  const dialog = page.getByRole('dialog');
  const shown = { inSight: true, unclipped: true } as const;
  const holds = async (what: string) => {
    expect.soft(await unbracketed(page), what).toEqual([]);
    await holdsAtEverySize(page, what, shown, { texts: [100, 200], sizes: SMALLEST });
  };
  await startPassAndPlay(page, 'cuarenta');
  await type(page, ['d3e4', 'b7a6', 'b3c4', 'd7c6']);
  const address = await page.evaluate(() => location.hash);
  await page.getByRole('button', { name: game.more, exact: true }).tap();
  await dialog.getByRole('button', { name: game.analyse, exact: true }).tap();
  await page.locator('[data-part="notation"]').waitFor();
  await holds('an analysis');
  await page.goto(server.url + address);
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: game.more, exact: true }).tap();
  await dialog.getByRole('button', { name: game.resign, exact: true }).tap();
  await dialog.getByRole('button', { name: game.resign, exact: true }).tap();
  const result = page.getByRole('region', { name: game.result, exact: true });
  await holds('a result');
  await result.getByRole('link', { name: game.review, exact: true }).tap();
  await page.locator('[data-part="words"]').waitFor();
  await holds('a review');
});

async function startPassAndPlay(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}#/new/${id}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: newGame.opponents.person, exact: true }).check();
  await sheet.getByRole('button', { name: newGame.start, exact: true }).tap();
  await page.locator('.board').waitFor();
}

/** Types the first moves of a game, since cells are called otherwise in this language. */
async function type(page: Page, moves: readonly string[]): Promise<void> {
  await page.keyboard.press('/');
  for (const [index, move] of moves.entries()) {
    await page.getByLabel(table.typeMove).fill(move);
    await page.keyboard.press('Enter');
    await plies(page, index + 1);
  }
  await page.keyboard.press('Escape');
}
