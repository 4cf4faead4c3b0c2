// A review and doing it better at every size and text size: nothing lies over anything else, and what is to be tapped is in reach.
import { expect, test } from 'vitest';
import { gameById } from '../../src/games';
import { playedGame } from '../support/playedGames';
import { action } from './support/analysing';
import { atEverySize } from './support/everySize';
import { brokenWords, clipped, outside, unreachable } from './support/layout';
import { freshStage } from './support/stage';
import { storeGames } from './support/storedGames';

const stage = freshStage({ reducedMotion: true });

/** Text sizes in percent. */
const TEXTS = [100, 131, 150, 200];

const game = gameById('cuarenta');
if (!game) throw new Error('no Cuarenta');
const lost = playedGame('lost', 1_700_000_000_000, { game, resigns: 'white', plies: 10, seed: 3 });
const long = playedGame('long', 1_700_000_000_000, { game, resigns: 'white', plies: 120, seed: 3 });

const part = (name: string) => stage.page.locator(`[data-part="${name}"]`);

/** Names of neighbours that lie over each other, of those that are there. */
const overlaps = () =>
  stage.page.evaluate(() => {
    const found = ['far', 'board', 'aside', 'graph', 'words', 'task', 'actions'].flatMap((name) => {
      const box = document.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect();
      return box ? [{ name, box }] : [];
    });
    const list = document.querySelector('nav[aria-label="Moves"]');
    if (list) found.push({ name: 'moves', box: list.getBoundingClientRect() });
    return found.flatMap(({ name, box }, index) =>
      found
        .slice(index + 1)
        .filter(({ name: other }) => !(name === 'aside' && other === 'moves'))
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map(({ name: other }) => `${name} and ${other}`),
    );
  });

/** Asserts what holds of what is shown, at every size. */
const holds = (words: string) =>
  atEverySize(stage.page, TEXTS, async (size) => {
    const at = `${words}, ${size}`;
    expect(await outside(stage.page), at).toEqual([]);
    expect(await clipped(stage.page), at).toEqual([]);
    expect(await overlaps(), at).toEqual([]);
    const pressed = stage.page.locator('[data-part="actions"] button, [data-part="far"] button');
    expect(await unreachable(pressed), at).toEqual([]);
    expect(await brokenWords(part('far').locator('strong, span')), at).toEqual([]);
  });

test('a review that is stopped on the way', async () => {
  const { page, server } = stage;
  await storeGames(page, [long]);
  await page.goto(`${server.url}#/review/long`);
  await part('progress').getByRole('button', { name: 'Stop' }).tap();
  await part('progress').getByRole('button', { name: 'Go on' }).waitFor();
  await holds('stopped');
});

test('a marked move, a line of it, and the question for a better one', async () => {
  const { page, server } = stage;
  await storeGames(page, [lost]);
  await page.goto(`${server.url}#/review/lost`);
  await part('standing').waitFor();
  await holds('the start');
  await action(page, 'Next mark').tap();
  await part('words').locator('button').last().tap();
  await part('words').locator('[aria-current="true"]').waitFor();
  await holds('a line');
  await action(page, 'Do it better').tap();
  await part('task').waitFor();
  await holds('doing it better');
});
