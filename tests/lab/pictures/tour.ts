// The way through every screen of the app, for its pictures. Each stop finds its own way from the address bar.
import type { Page } from 'playwright-core';
import { gameById } from '../../../src/games';
import { ofEveryGame } from '../../e2e/support/everyGame';
import {
  cell,
  choose,
  openNewGame,
  passAndPlay,
  plies,
  start,
  tapMove,
} from '../../e2e/support/play';
import type { StaticServer } from '../../e2e/support/server';

/** Openings of every game, played by the engine against itself; `chosen` is a piece that shows all marks of the board. */
const LINES = ofEveryGame<{ readonly moves: string; readonly chosen?: string }>({
  bridge41: { moves: 'lblc lylx Lard ryrx rdLx Lzly Lxrd Rzlw rdlw Lylw rbrc' },
  cuarenta: { moves: 'h3i4 b7a6 i2c8 a8g2 d1g4 f9c6' },
  bipartite: { moves: 'B1C1 H1G1 A1B1 H2G2' },
  fastlane: { moves: 'a2a4 b6b4 h2h4 g6g4 c2c4 d8a5', chosen: 'd1' },
  bridges40: { moves: 'a3c5 i7g5 c1e3 g9e7 b2b6 f8d8 d2f2' },
});

function movesOf(game: string): string[] {
  const line = LINES.find(({ id }) => id === game);
  if (!line) throw new Error(`no game ${game}`);
  return line.moves.split(' ');
}

/** All but a promotion, for White and then for Black. */
const PROMOTION = '4k/2P2/5/5/**1**/5/5/2p2/K4 w m 0 0';

export interface Stop {
  readonly name: string;
  readonly visit: (page: Page, host: StaticServer) => Promise<void>;
}

export const TOUR: readonly Stop[] = [
  ...LINES.map(({ id, chosen }) => ({
    name: `board-${id}`,
    visit: async (page: Page, host: StaticServer) => {
      await playLine(page, host, id);
      const last = movesOf(id).at(-1) ?? '';
      if (chosen) await cell(page, chosen).tap();
      await page.locator(`[aria-label^="${last.slice(2)}, "]`).waitFor();
    },
  })),
  { name: 'menu', visit: (page) => open(page, 'More') },
  {
    name: 'resign',
    visit: async (page) => {
      await page.getByRole('button', { name: 'Resign' }).tap();
      await page.getByRole('dialog', { name: /resign/i }).waitFor();
    },
  },
  {
    name: 'result',
    visit: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
      await page.getByRole('region', { name: 'Result' }).waitFor();
    },
  },
  {
    name: 'review',
    visit: async (page, host) => {
      const address = await page.getByRole('link', { name: 'Review' }).getAttribute('href');
      await page.goto(`${host.url}${address}`);
      await page.locator('[data-part="graph"]').waitFor({ timeout: 90_000 });
    },
  },
  { name: 'mistakes', visit: (page, host) => screen(page, host, 'mistakes', /mistakes/i) },
  {
    name: 'piece',
    visit: async (page, host) => {
      await playLine(page, host, 'cuarenta');
      await cell(page, 'a2').focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog').locator('.mark-dot').first().waitFor();
    },
  },
  {
    name: 'computer',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/`);
      await openNewGame(page, 'Chess in the Fast Lane');
      await choose(page, 'Computer');
      await start(page);
      await tapMove(page, 'a2', 'a4');
      await plies(page, 2);
    },
  },
  {
    name: 'share',
    visit: async (page) => {
      await open(page, 'More');
      await page.getByRole('button', { name: 'Share', exact: true }).tap();
      await page.getByRole('dialog', { name: 'Share' }).waitFor();
    },
  },
  {
    name: 'promotion',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/`);
      await passAndPlay(page, 'TheBridge41', PROMOTION);
      await tapMove(page, 'my', 'mz');
      await page.getByRole('dialog', { name: 'Promotion' }).waitFor();
    },
  },
  {
    name: 'face-to-face',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/`);
      await openNewGame(page, 'TheBridge41');
      await choose(page, 'Face to face');
      await start(page);
      for (const move of movesOf('bridge41')) await tapMove(page, move.slice(0, 2), move.slice(2));
    },
  },
  {
    name: 'seating',
    visit: async (page) => {
      await open(page, 'More');
      await page.getByRole('button', { name: 'How you sit' }).tap();
      await page.getByRole('switch', { name: /Cover between/ }).check();
    },
  },
  {
    name: 'hand-over',
    visit: async (page) => {
      await page.getByRole('button', { name: 'Close' }).tap();
      await tapMove(page, 'my', 'mx');
      await page.getByRole('dialog', { name: /Pass the device/ }).waitFor();
    },
  },
  {
    name: 'side-by-side',
    visit: async (page) => {
      await page.getByRole('button', { name: /is ready/ }).tap();
      await open(page, 'More');
      await page.getByRole('button', { name: 'How you sit' }).tap();
      await page.getByRole('switch', { name: /Cover between/ }).uncheck();
      await choose(page, 'Side by side');
    },
  },
  { name: 'home', visit: home },
  {
    name: 'new-game',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/`);
      await openNewGame(page, 'TheBridge41');
      await choose(page, 'Computer');
    },
  },
  {
    name: 'new-game-rules',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/`);
      await openNewGame(page, 'TheBridge41');
      await page.getByText('Rules', { exact: true }).tap();
      await page.getByRole('switch', { name: /No knight on bridge/ }).check();
      await page.getByRole('group', { name: 'Army' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'learn', visit: (page, host) => screen(page, host, 'learn/cuarenta', 'Cuarenta') },
  { name: 'learn-list', visit: (page, host) => screen(page, host, 'learn', 'Learn') },
  { name: 'lessons', visit: (page, host) => screen(page, host, 'lessons/bridge41', 'TheBridge41') },
  {
    name: 'lesson',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/lessons/bridge41/first`);
      await page.locator('.board').waitFor();
    },
  },
  { name: 'puzzles', visit: (page, host) => screen(page, host, 'puzzles', 'Puzzles') },
  {
    name: 'puzzles-bipartite',
    visit: (page, host) => screen(page, host, 'puzzles/bipartite', 'Bipartite Chess'),
  },
  {
    name: 'puzzle',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/puzzles/bridge41/training`);
      await page.locator('.board').waitFor();
    },
  },
  { name: 'progress', visit: (page, host) => screen(page, host, 'progress/bridge41', /./) },
  { name: 'new-analysis', visit: (page, host) => screen(page, host, 'analyse', /./) },
  {
    name: 'set-up',
    visit: async (page, host) => {
      await page.goto(`${host.url}#/set-up/cuarenta`);
      await page.locator('[data-part="palette"]').waitFor();
    },
  },
  {
    name: 'analysis',
    visit: async (page, host) => {
      await playLine(page, host, 'cuarenta');
      await open(page, 'More');
      await page.getByRole('dialog').getByRole('button', { name: 'Analyse' }).tap();
      await page.locator('[data-part="notation"]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'draw',
    visit: (page, host) => screen(page, host, 'draw/fastlane', /./),
  },
  { name: 'history', visit: (page, host) => screen(page, host, 'history', 'History') },
  { name: 'statistics', visit: (page, host) => screen(page, host, 'statistics', 'Statistics') },
  { name: 'open', visit: (page, host) => screen(page, host, 'open', /open/i) },
  { name: 'settings', visit: (page, host) => screen(page, host, 'settings', 'Settings') },
  { name: 'about', visit: (page, host) => screen(page, host, 'about', /./) },
  { name: 'no-such-game', visit: (page, host) => screen(page, host, 'game/none', 'No such game') },
];

export async function home(page: Page, host: StaticServer): Promise<void> {
  await page.goto(`${host.url}#/`);
  await page.getByRole('heading', { name: 'Play' }).waitFor();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
}

export async function playLine(page: Page, host: StaticServer, id: string): Promise<void> {
  await page.goto(`${host.url}#/`);
  await passAndPlay(page, gameById(id)?.name ?? id);
  const moves = movesOf(id);
  for (const text of moves) await tapMove(page, text.slice(0, 2), text.slice(2));
  await plies(page, moves.length);
}

async function screen(
  page: Page,
  host: StaticServer,
  address: string,
  title: string | RegExp,
): Promise<void> {
  await page.goto(`${host.url}#/${address}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

async function open(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).tap();
  await page.getByRole('dialog').waitFor();
}
