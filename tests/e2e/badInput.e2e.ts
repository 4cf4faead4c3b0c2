// What cannot be accepted is refused with a reason, and changes nothing.
import { expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { faults } from './support/axe';
import { holdsAtEverySize } from './support/everySize';
import type { Checks } from './support/layout';
import {
  cellText,
  choose,
  openNewGame,
  passAndPlay,
  plies,
  start,
  tapMove,
  typePosition,
} from './support/play';
import { stageAtHome } from './support/stage';

const stage = stageAtHome();

test('a refused position text says why and cannot be started; a good one is played from', async () => {
  const { page } = stage;
  await openNewGame(page, 'TheBridge41');
  await choose(page, 'Pass and play');
  await typePosition(page, '1k3/5/5/5/**1**/5/5/5/5 w m 0 0');
  await page
    .getByRole('alert')
    .getByText(/can’t be played.*king/i)
    .waitFor();
  const button = page.getByRole('button', { name: 'Start', exact: true });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByLabel('Position text').fill('1k3/5/5/5/**1**/5/5/5/1K1R1 w m 0 40');
  await start(page);
  await page.locator('.board').waitFor();
  await expect.poll(() => cellText(page, 'ra')).toContain('white rook');
  await tapMove(page, 'ra', 'rd');
});

test('an unreadable game is set aside with a message, and the others are still listed', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Cuarenta');
  await tapMove(page, 'd3', 'e4');
  await page.locator('[data-ply="1"]').waitFor();
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, '40 Bridges');
  await tapMove(page, 'c3', 'c5');
  await plies(page, 1);
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /40 Bridges.*Move 1/ }).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          const games = tx.objectStore('games');
          games.getAll().onsuccess = ({ target }) => {
            const rows: { game: string; moves: string[] }[] = (target as IDBRequest).result;
            const row = rows.find(({ game }) => game === 'bridges40');
            games.put({ ...row, moves: ['Z9Z9'] });
          };
          tx.oncomplete = () => resolve();
          tx.onerror = () => reject(tx.error);
        };
      }),
  );
  await page.reload();
  await page.getByText('1 game couldn’t be read and was set aside.').waitFor();
  await page.getByText(/Z9Z9/).waitFor();
  await page.getByRole('link', { name: /Cuarenta.*Move 1/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /40 Bridges.*Move 1/ }).count()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).tap();
  expect((await download).suggestedFilename()).toBe('fortyone-set-aside.json');
  await page.getByRole('button', { name: 'Clear from this device' }).tap();
  await page.getByText('was set aside').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: /Cuarenta.*Move 1/ }).waitFor();
  await expect.poll(() => page.getByText('was set aside').count()).toBe(0);
});

test.each([
  ['game/none', 'No such game', 'Open a game…', 'Open a game'],
  ['review/none', 'No such game', 'Open a game…', 'Open a game'],
  ['analysis/none', 'No such analysis', 'Open a game…', 'Open a game'],
  ['open/nonsense', 'This link can’t be opened', 'Paste it here instead', 'Open a game'],
  ['lessons/cuarenta/none', 'Cuarenta', 'All lessons', 'Cuarenta: lessons'],
  ['puzzles/cuarenta/theme/none', 'Cuarenta: puzzles', 'All puzzles', 'Themes'],
])(
  'an address that leads to nothing, %s, shows boards and the ways on',
  async (address, title, way, next) => {
    const { page } = stage;
    await page.goto(`${stage.server.url}#/${address}`);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const boards = page.getByRole('main').locator('li .board-picture');
    await expect
      .poll(() => boards.count())
      .toBe(address.includes('cuarenta') ? 1 : offeredGames.length);
    const checks: Checks = {
      narrow: true,
      large: true,
      unclipped: true,
      within: 'main li .board-picture',
      apart: 'main li, main p, main .button',
    };
    await holdsAtEverySize(page, address, checks);
    await holdsAtEverySize(page, address, { narrow: true, unclipped: true }, { texts: [200] });
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: way, exact: true }).tap();
    await page.getByRole('heading', { name: next, exact: true }).waitFor();
  },
);

test('the page for a game that does not exist leads Home and to a new game', async () => {
  const { page } = stage;
  const [{ name }] = offeredGames;
  await page.goto(`${stage.server.url}#/game/none`);
  await page.getByRole('link', { name, exact: true }).tap();
  await page.getByRole('dialog', { name }).waitFor();
  await page.goto(`${stage.server.url}#/game/none`);
  await page.getByRole('link', { name: 'Home' }).tap();
  await page.getByRole('heading', { name: 'Play' }).waitFor();
});
