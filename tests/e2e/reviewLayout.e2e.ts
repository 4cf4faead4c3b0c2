// A review and doing it better at every size and text size: nothing lies over anything else, and what is to be tapped is in reach.
import { expect, test } from 'vitest';
import { gameById } from '../../src/games';
import { playedGame } from '../support/playedGames';
import { action } from './support/analysing';
import { holdsAtEverySize } from './support/everySize';
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

/** Neighbours that may not lie over each other. The moves stand in the part beside the board. */
const NEIGHBOURS = [
  ':is([data-part="far"], [data-part="board"], [data-part="aside"], [data-part="graph"])',
  ':is([data-part="words"], [data-part="task"], [data-part="actions"])',
  'nav[aria-label="Moves"]',
].join(', ');

/** Asserts what holds of what is shown, at every size. */
const holds = (words: string) =>
  holdsAtEverySize(
    stage.page,
    words,
    {
      inSight: true,
      unclipped: true,
      apart: NEIGHBOURS,
      reachable: ':is([data-part="actions"], [data-part="far"]) button',
      unbroken: '[data-part="far"] :is(strong, span)',
    },
    { texts: TEXTS },
  );

test('a review that is stopped on the way', async () => {
  const { page, server } = stage;
  await storeGames(page, [long]);
  await page.goto(`${server.url}#/review/long`);
  await part('progress').getByRole('button', { name: 'Stop' }).tap();
  await part('progress').getByRole('button', { name: 'Continue' }).waitFor();
  await holds('stopped');
});

test('the smallest phone shows a review without scrolling', async () => {
  const { page, server } = stage;
  await storeGames(page, [lost]);
  await page.goto(`${server.url}#/review/lost`);
  await part('standing').waitFor();
  await page.setViewportSize({ width: 320, height: 568 });
  const hidden = () =>
    page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  await expect.poll(hidden).toBe(0);
});

test('a marked move, a line of it, and the question for a better one', async () => {
  const { page, server } = stage;
  await storeGames(page, [lost]);
  await page.goto(`${server.url}#/review/lost`);
  await part('standing').waitFor();
  await holds('the start');
  await action(page, 'Next moment').tap();
  await part('words').locator('button').last().tap();
  await part('words').locator('[aria-current="true"]').waitFor();
  await holds('a line');
  await action(page, 'Practise').tap();
  await part('task').waitFor();
  await holds('doing it better');
});
