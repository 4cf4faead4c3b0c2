// Playing on from a position of one's own game, as another game: the first one stays as it was.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { cellText, choose, passAndPlay, plies, start, tapMove } from './support/play';
import { freshStage } from './support/stage';

const stage = freshStage();

test('from any position shown, against whom one likes', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
  const first = page.url();
  await page.getByRole('button', { name: 'Previous move' }).tap();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('dialog', { name: 'Play on' }).waitFor();
  await choose(page, 'Computer');
  await page.getByText('Black is to move.').waitFor();
  expect(await faults(page)).toEqual([]);
  await choose(page, 'Pass and play');
  await start(page);
  await page.waitForURL((url) => url.href !== first);
  await tapMove(page, 'ly', 'lx');
  await plies(page, 2);
  await expect.poll(() => cellText(page, 'my')).toContain('black pawn');

  await page.goto(first);
  await plies(page, 2);
  await expect.poll(() => cellText(page, 'mx')).toContain('black pawn');
  await expect.poll(() => cellText(page, 'ly')).toContain('black pawn');
});
