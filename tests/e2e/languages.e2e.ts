// The app in other languages than English: chosen from the browser's list, nothing English left, room for longer words, and the
// first lesson and a game played in two of them.
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { gameById, offeredGames } from '../../src/games';
import type { Lesson } from '../../src/games/lessons';
import { ENGLISH, languages } from '../../src/language/languages';
import { news } from '../../src/language/serviceWorker';
import { setLanguage, textsOf, textsReady } from '../../src/language/texts';
import { doneText } from '../../src/ui/lessons/taskText';
import { entryOf, itemAt } from '../../src/util/items';
import { hasSeveralWords, plainTexts } from '../support/plainTexts';
import { ADDRESSES } from './support/addresses';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { holdsAtEverySize } from './support/everySize';
import type { Checks } from './support/layout';
import { nextVersion } from './support/nextVersion';
import { cell, plies } from './support/play';
import { type StaticServer, serve } from './support/server';
import { SIZES } from './support/sizes';

const game = textsOf('game');
const home = textsOf('home');
const lessonScreens = textsOf('lessonScreens');
const messages = textsOf('messages');
const newGame = textsOf('newGame');
const settings = textsOf('settings');
const table = textsOf('table');

const SMALLEST = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

/** The smallest phone on its side. */
const LOWEST = { width: 568, height: 320 };

const others = Object.keys(languages).filter((tag) => tag !== ENGLISH);

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
});
afterAll(() => server.stop());
afterEach(async () => {
  expect(device.complaints).toEqual([]);
  await device.close();
  await setLanguage(ENGLISH);
});

/** A phone whose owner reads this language, and what it should say. */
async function phoneOf(tag: string, serviceWorker = false, url = server.url): Promise<Page> {
  await textsReady();
  await setLanguage(tag);
  const { locale } = entryOf(languages, tag);
  device = await openDevice(url, { reducedMotion: true, locale, serviceWorker });
  return device.page;
}

// In one language: that the others are as complete is known by their types.
describe('in German', () => {
  test('no screen says anything in English, and on the smallest phone all words have room', async () => {
    const page = await phoneOf('de');
    const [english, own] = [await plainTexts(ENGLISH), await plainTexts('de')];
    // Some are the same in both, such as names.
    const foreign = [...english].filter(
      ([name, text]) => hasSeveralWords(text) && own.get(name) !== text,
    );
    expect(foreign.length).toBeGreaterThan(1000);
    const left: string[] = [];
    for (const address of ADDRESSES) {
      await page.goto('about:blank');
      await page.goto(`${server.url}#/${address}`);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(() =>
        [
          // Licences are in English, and say so.
          ...Array.from(document.querySelectorAll('body :not([lang]):not(script)'), (one) =>
            Array.from(one.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : '')).join(
              '',
            ),
          ),
          ...Array.from(document.querySelectorAll('[aria-label], [title], [placeholder]'), (one) =>
            ['aria-label', 'title', 'placeholder']
              .map((name) => one.getAttribute(name))
              .join(' | '),
          ),
        ].join(' | '),
      );
      const found = foreign.filter(([, text]) => shown.includes(text));
      const [smallest] = SMALLEST;
      const ways = { texts: [100, 200], sizes: [smallest] };
      await holdsAtEverySize(page, `#/${address}`, { narrow: true, unclipped: true }, ways);
      left.push(...found.map(([name, text]) => `${address}: ${name} ${text}`));
    }
    expect(left).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});

describe.each(['de', 'es'])('%s', (tag) => {
  test('the first lesson, from its first word to its last praise', async () => {
    const page = await phoneOf(tag);
    const [first] = await lessonsOf('cuarenta');
    await page.goto(`${server.url}#/lessons/cuarenta/first`);
    const says = (text: string) => page.locator('[data-part="task"]').getByText(text).waitFor();
    for (const [index, moves] of [
      ['d3 d5', 'd5 d7'],
      ['d3 g6'],
      ['b3 f7'],
      ['d3 e4'],
      ['c4 e6', 'd3 g4'],
      ['c2 c4', 'c4 d5'],
      ['e8 f7'],
    ].entries()) {
      const task = itemAt(first.tasks, index);
      if (index > 0) await page.getByRole('button', { name: lessonScreens.nextTask }).tap();
      await says(task.ask);
      for (const move of moves) {
        for (const name of move.split(' ')) await cell(page, name).tap();
      }
      await says(doneText(task));
    }
  });

  test('a game against the computer, given up, and its result', async () => {
    const page = await phoneOf(tag);
    await page.locator('main[aria-busy="false"]').waitFor();
    await page
      .getByRole('region', { name: home.play, exact: true })
      .getByRole('link', { name: 'Cuarenta' })
      .tap();
    const sheet = page.getByRole('dialog', { name: 'Cuarenta' });
    await sheet.getByRole('radio', { name: textsOf('names').white, exact: true }).check();
    await sheet.getByRole('button', { name: newGame.start, exact: true }).tap();
    await page.locator('.board').waitFor();
    // A move that the coach does not question is typed and listed in the letters of the language.
    const written = tag === 'de' ? 'Wa4' : 'Nc4';
    await page.keyboard.press('/');
    await page.getByLabel(table.typeMove).fill(written);
    await page.keyboard.press('Enter');
    await plies(page, 2);
    expect(await page.locator('[data-ply="1"]').textContent()).toBe(written);
    await page.getByRole('button', { name: game.more, exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: game.resign, exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: game.resign, exact: true }).tap();
    const result = page.getByRole('region', { name: game.result, exact: true });
    await result.getByRole('button', { name: game.rematch }).waitFor();
  });
});

async function lessonsOf(id: string): Promise<readonly [Lesson, ...Lesson[]]> {
  const [first, ...more] = (await gameById(id)?.loadLessons?.())?.lessons() ?? [];
  if (!first) throw new Error(`${id} has no lessons`);
  return [first, ...more];
}

test('another language is chosen at once, kept, and there without a network', async () => {
  const page = await phoneOf('de', true);
  await page.getByText(messages.offlineReady).waitFor();
  await page.goto(`${server.url}#/settings`);
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor();
  await setLanguage('fr');
  await device.context.setOffline(true);
  await page.locator('#language').selectOption('fr');
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('a new version is offered in the language', async () => {
  const renewed = await serve(DIST);
  const next = nextVersion(DIST);
  onTestFinished(async () => {
    await renewed.stop();
    rmSync(next, { recursive: true });
  });
  const page = await phoneOf('de', true, renewed.url);
  await page.getByText(messages.offlineReady).waitFor();
  renewed.deploy(next);
  await page.reload();
  await page.getByText(messages.newVersion(news.de)).waitFor();
});

// German at every size, and the others where there is least room.
describe.each(others)('%s: the longest words have room', (tag) => {
  const sizes = tag === 'de' ? SIZES : SMALLEST;

  beforeEach(() => phoneOf(tag));

  test('on Home, in New game and in the settings', async () => {
    const { page } = device;
    const ways = { texts: [100, 200], sizes };
    const checks = { narrow: true, unclipped: true };
    await page.locator('main[aria-busy="false"]').waitFor();
    await holdsAtEverySize(page, 'Home', checks, ways);
    await page.goto(`${server.url}#/new/bridge41`);
    await page.getByRole('dialog').waitFor();
    await holdsAtEverySize(page, 'New game', checks, ways);
    await page.goto(`${server.url}#/settings`);
    await page.locator('#language').waitFor();
    await holdsAtEverySize(page, 'Settings', checks, ways);
  });

  test('where a lesson begins, in the strip of Set up, and in the calendar', async () => {
    const { page } = device;
    const [smallest] = SMALLEST;
    await page.setViewportSize(smallest);
    for (const id of offeredGames.map((one) => one.id)) {
      await page.goto(`${server.url}#/lessons/${id}/first`);
      const task = page.locator('[data-part="task"]');
      const [first] = await lessonsOf(id);
      await task.getByText(itemAt(first.tasks, 0).ask).waitFor();
      const hidden = () => task.evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(hidden, { message: id }).toBe(0);
    }
    for (const id of ['bipartite', 'fastlane']) {
      await page.goto(`${server.url}#/set-up/${id}`);
      const name = page.locator('[data-part="set-up"] button').first();
      await name.waitFor();
      const unbroken = '[data-part="set-up"] button > span:not(.visually-hidden)';
      await holdsAtEverySize(page, id, { unbroken }, { sizes: [smallest] });
    }
    await page.goto(`${server.url}#/puzzles/bipartite`);
    await page.locator('ol > li > a').first().waitFor();
    const days: Checks = { unbroken: 'ol > li > :is(a, span)', uncut: 'ol > li > a', narrow: true };
    await holdsAtEverySize(page, 'days', days, { texts: [100, 200], sizes: SMALLEST });
  });

  test('at the table and in its menu', async () => {
    const { page } = device;
    await page.goto(`${server.url}#/new/bridge41`);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: newGame.opponents.person, exact: true }).check();
    await sheet.getByRole('button', { name: newGame.start, exact: true }).tap();
    await page.locator('.board').waitFor();
    await cell(page, 'mb').tap();
    await cell(page, 'mc').tap();
    await plies(page, 1);
    const ways = { texts: [100, 200], sizes };
    const table: Checks = { inSight: true, unclipped: true, large: true };
    const bar = { unbroken: '[data-part="actions"] span' };
    await holdsAtEverySize(page, 'a game', { ...table, ...bar }, { sizes: [...sizes, LOWEST] });
    await holdsAtEverySize(page, 'a game', table, { texts: [200], sizes });
    await page.getByRole('button', { name: game.more, exact: true }).tap();
    await page.getByRole('dialog').waitFor();
    const reachable = 'dialog[open] li button:not(:disabled)';
    await holdsAtEverySize(page, 'the menu', { unclipped: true, reachable }, ways);
  });
});
