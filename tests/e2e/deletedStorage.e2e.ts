// Games that are deleted from outside while one is being played: that one is saved again, and a backup offered.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passAndPlay, plies, tapMove } from './support/play';
import { freshStage } from './support/stage';

const stage = freshStage();

test('the game on the screen outlives its database', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('fortyone').onsuccess = () => resolve();
      }),
  );
  await page.getByRole('button', { name: 'Games were deleted' }).tap();
  await page.getByText(/What this page still had is saved again/).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).tap();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file.games).toMatchObject([{ moves: ['mbmc'] }]);
  await page.getByRole('button', { name: 'Close' }).tap();
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
  await page.reload();
  await plies(page, 2);
});
