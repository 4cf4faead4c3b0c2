// Storage that does not answer: the app goes on, says so, and saves what was played once the answer comes.
import { expect, test } from 'vitest';
import { hangGames, hangOpening, letGo } from './support/hangingStorage';
import { passAndPlay, plies, tapMove } from './support/play';
import { freshStage } from './support/stage';
import { savedPlies } from './support/storedGames';

const stage = freshStage();

test('a database that does not open leaves games in the page, and gets them when it opens', async () => {
  const { page, device } = stage;
  await hangOpening(device.context);
  await page.reload();
  await page.getByText(/does not answer. Games are kept in this page/).waitFor();
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  const warning = page.getByRole('button', { name: 'Not saved yet' });
  await warning.waitFor();
  await letGo(page);
  await warning.waitFor({ state: 'detached' });
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
  await savedPlies(page, 2);
  await page.reload();
  await letGo(page);
  await plies(page, 2);
});

test('a move that is not saved in time is told, and saved with the answer', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await hangGames(page);
  await tapMove(page, 'my', 'mx');
  const notice = page.getByRole('alert').getByText(/not saved yet/);
  await notice.waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await tapMove(page, 'lb', 'lc');
  await letGo(page);
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await plies(page, 3);
});
