// Every screen as the first of a fresh page: it looks as it does after all the others were seen, so that none lives off
// a style sheet which another one brought.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { FIRST_LESSON } from '../../src/games/lessons';
import { gameLink } from '../../src/share/link';
import type { GameRow } from '../../src/storage/schema';
import { formatRoute, type Route } from '../../src/ui/routing/routes';
import { passAndPlay, plies, tapMove } from './support/play';
import { freshStage } from './support/stage';
import { savedPlies, storedGames } from './support/storedGames';

const stage = freshStage({ reducedMotion: true });

/** Every screen there is, by name, so that none can be left out; with the stored game or, without one, a wrong address. */
const routes = (stored: GameRow | null): Record<Route['screen'], readonly Route[]> => ({
  home: [{ screen: 'home' }],
  continue: [{ screen: 'continue' }],
  new: offeredGames.map(({ id }) => ({ screen: 'new', game: id, opponent: null })),
  game: [{ screen: 'game', id: stored?.id ?? 'none' }],
  analyse: [{ screen: 'analyse' }],
  analysis: [{ screen: 'analysis', id: 'none' }],
  draw: [{ screen: 'draw', game: null }],
  setUp: offeredGames.map(({ id }) => ({ screen: 'setUp', game: id })),
  review: [{ screen: 'review', id: 'none' }],
  better: [{ screen: 'better', id: 'none' }],
  mistakes: [{ screen: 'mistakes' }],
  learn: [
    { screen: 'learn', game: null },
    ...offeredGames.map(({ id }): Route => ({ screen: 'learn', game: id, options: null })),
  ],
  lessons: offeredGames
    .filter((game) => game.loadLessons)
    .flatMap(({ id }) => [
      { screen: 'lessons', game: id, lesson: null },
      { screen: 'lessons', game: id, lesson: FIRST_LESSON },
      { screen: 'lessons', game: id, lesson: 'none' },
    ]),
  puzzles: [
    { screen: 'puzzles', game: null },
    ...offeredGames
      .filter((game) => game.loadPuzzles)
      .flatMap(({ id }) => [
        { screen: 'puzzles', game: id, way: null, of: null } as const,
        { screen: 'puzzles', game: id, way: 'training', of: null } as const,
        { screen: 'puzzles', game: id, way: 'theme', of: 'none' } as const,
      ]),
  ],
  open: [null, ...(stored ? [gameLink(stored)] : [])].map((link) => ({
    screen: 'open',
    link,
  })),
  history: [{ screen: 'history', query: '' }],
  statistics: [{ screen: 'statistics' }],
  progress: [null, ...offeredGames.map(({ id }) => id)].map((game) => ({
    screen: 'progress',
    game,
  })),
  settings: [{ screen: 'settings' }],
  about: [{ screen: 'about' }],
});

/** The ways an element with certain classes looks on the screen. */
type Looks = Readonly<Record<string, readonly string[]>>;

/** How everything with a class looks that is on the screen now. */
const looks = (page: Page): Promise<Looks> =>
  page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('[class]')) {
      const classes = element.getAttribute('class') ?? '';
      const style = getComputedStyle(element);
      const { fill, stroke, strokeWidth, color, backgroundColor, display, position, gap } = style;
      const drawn = element instanceof SVGElement ? [fill, stroke, strokeWidth] : [];
      const look = [...drawn, color, backgroundColor, display, position, gap].join(' | ');
      const name = `${element.tagName.toLowerCase()}.${classes.trim().replaceAll(/\s+/g, '.')}`;
      seen[name] = [...new Set([...(seen[name] ?? []), look])].sort();
    }
    return seen;
  });

/** Waits until a screen is there, with all its boards drawn. */
async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // A lesson's texts come after its screen, and its diagrams and small pictures one by one.
  await page.waitForFunction(
    () =>
      document.querySelector('main:not([aria-busy="true"])') &&
      (document.querySelector('#endings') || !location.hash.startsWith('#/learn/')) &&
      !document.querySelector('.thumbnail:empty, .learn-diagram svg:empty, .optionPicture:empty'),
  );
}

/** Visits the address in a fresh document, which knows no style sheet but its own. */
async function visitFresh(page: Page, address: string): Promise<Looks> {
  await page.goto('about:blank');
  await page.goto(address);
  await drawn(page);
  return looks(page);
}

/** Shapes of boards that have a class but no colour: a shape without a style is black. */
const black = (page: Page): Promise<string[]> =>
  page
    .locator('.board, .board-picture')
    .locator('[class^="mark-"], [class^="painted-"]')
    .evaluateAll((shapes) =>
      shapes
        .filter((shape) => shape.tagName !== 'g' && getComputedStyle(shape).fill === 'rgb(0, 0, 0)')
        .map((shape) => shape.getAttribute('class') ?? ''),
    );

/** Screens that show a stored game. */
const OF_GAMES = ['home', 'continue', 'game', 'open', 'history', 'statistics'] as const;

const addressesOf = (shown: readonly Route[]): string[] =>
  shown.map((route) => stage.server.url + formatRoute(route));

/** What looks otherwise among the many things that both have. */
function differences(first: Looks, later: Looks): readonly object[] {
  const common = Object.keys(first).filter((name) => later[name]);
  if (common.length <= 3) return [{ common }];
  return common
    .filter((name) => first[name].join() !== later[name].join())
    .map((name) => ({ name, first: first[name], later: later[name] }));
}

/** Visits screens first on a fresh page each, then all of them in one page that has seen them all, and compares. */
async function compare(page: Page, addresses: readonly string[]): Promise<void> {
  const fresh = new Map<string, Looks>();
  for (const address of addresses) {
    fresh.set(address, await visitFresh(page, address));
    expect(await black(page), `black on ${address}`).toEqual([]);
  }
  await page.goto(stage.server.url);
  for (const address of addresses) {
    await page.goto(address);
    await drawn(page);
  }
  for (const [address, first] of fresh) {
    await page.goto(address);
    await drawn(page);
    // What is drawn last, pictures of puzzles among it, may still be on its way.
    await expect
      .poll(async () => differences(first, await looks(page)), { message: `${address}, later` })
      .toEqual([]);
  }
}

test('with nothing stored, every screen looks first as it does later', async () => {
  await compare(stage.page, addressesOf(Object.values(routes(null)).flat()));
});

test('with a game stored, every screen looks first as it does later', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await savedPlies(page, 1);
  const [stored] = await storedGames(page);
  const all = routes(stored);
  await compare(page, addressesOf(OF_GAMES.flatMap((screen) => all[screen])));
});
