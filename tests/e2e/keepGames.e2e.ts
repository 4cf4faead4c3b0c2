// The browser may delete the games: said on Home once there are some, unless it has promised to keep them.
import { expect, test } from 'vitest';
import { manyGames } from '../support/playedGames';
import { faults } from './support/axe';
import { freshStage } from './support/stage';
import { storeGames } from './support/storedGames';

const stage = freshStage({ reducedMotion: true });

const card = () => stage.page.getByRole('region', { name: 'Keep your games' });
const button = (name: string) => card().getByRole('button', { name, exact: true });

/** Opens Home with games, in a browser that answers like this when asked to keep them. */
async function home(games: number, isPromised: boolean, answer: boolean): Promise<void> {
  const { page } = stage;
  await storeGames(page, manyGames(games, Date.now()));
  await page.addInitScript(
    ([before, after]) => {
      let kept = before;
      navigator.storage.persisted = async () => kept;
      navigator.storage.persist = async () => {
        kept ||= after;
        return kept;
      };
    },
    [isPromised, answer],
  );
  await page.reload();
  await settled();
}

/** Waits until Home has all it shows. */
async function settled(): Promise<void> {
  const { page } = stage;
  await page.getByRole('link', { name: /All puzzles/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('a browser that promises to keep them is thanked, and nothing is said any more', async () => {
  await home(8, false, true);
  await card().getByText('may delete your games when space runs low').waitFor();
  expect(await faults(stage.page)).toEqual([]);
  await button('Protect my games').tap();
  await card().getByText('Your browser now keeps your games').waitFor();
  await expect
    .poll(() => button('OK').evaluate((end) => end === document.activeElement))
    .toBe(true);
  await button('OK').tap();
  await card().waitFor({ state: 'detached' });
});

test('where it does not, a backup is made there, and “Not now” is for good', async () => {
  const { page } = stage;
  await home(8, false, false);
  await button('Protect my games').tap();
  await card().getByText('Your browser has made no promise').waitFor();
  const download = page.waitForEvent('download');
  await button('Back up').tap();
  expect((await download).suggestedFilename()).toMatch(/^fortyone-backup-/);
  await button('Not now').tap();
  await card().waitFor({ state: 'detached' });
  await page.reload();
  await settled();
  expect(await card().count()).toBe(0);
});

test.each([
  ['with few games', 3, false],
  ['where the browser has promised it', 8, true],
])('nothing is said %s', async (_, games, isPromised) => {
  await home(games, isPromised, true);
  expect(await card().count()).toBe(0);
});
