// The promise of the app in one story: play by touch, lose the browser in mid-game, lose the network, carry on.
import { expect, test } from 'vitest';
import {
  boardOf,
  cell,
  cellText,
  dragMove,
  offlineReady,
  openNewGame,
  plies,
  setLevel,
  settledMove,
  start,
  tapMove,
  tapPiece,
} from './support/play';
import { sharedStage } from './support/stage';
import { savedPlies } from './support/storedGames';

const stage = sharedStage({ own: true, serviceWorker: true });

test('a game survives the browser killed in mid-game, and goes on without the network', async () => {
  await offlineReady(stage.page);
  await openNewGame(stage.page, 'TheBridge41');
  await setLevel(stage.page, 1);
  await start(stage.page);
  await tapMove(stage.page, 'mb', 'mc');
  await plies(stage.page, 2);
  await tapPiece(stage.page, 'lb', 'lc');
  await cell(stage.page, 'lb').tap();
  await dragMove(stage.page, 'lb', 'lc');
  await savedPlies(stage.page, 4);

  await stage.crash();
  const resume = stage.page.getByRole('link', { name: /TheBridge41.*Computer, level 1/ });
  await resume.tap();
  await plies(stage.page, 4);
  await expect.poll(() => cellText(stage.page, 'mc')).toContain('white pawn');
  await expect.poll(() => cellText(stage.page, 'lc')).toContain('white pawn');

  await tapMove(stage.page, 'rb', 'rc');
  await savedPlies(stage.page, 6);
  // What the computer has answered is not known, so any move will do that is there.
  await tapPiece(stage.page, ...(await settledMove(stage.page)));
  const before = await boardOf(stage.page);

  await stage.server.stop();
  await stage.crash();
  await stage.page.getByRole('link', { name: /Computer, level 1/ }).tap();
  await plies(stage.page, 6);
  await expect.poll(() => boardOf(stage.page)).toEqual(before);

  await stage.page.reload();
  await plies(stage.page, 6);
  await tapMove(stage.page, ...(await settledMove(stage.page)));
  await savedPlies(stage.page, 8);
  expect(stage.device.complaints).toEqual([]);
});

test('offline, another game can be begun and answered', async () => {
  await stage.page.goto(stage.server.url);
  await openNewGame(stage.page, 'Cuarenta');
  await setLevel(stage.page, 1);
  await start(stage.page);
  await tapMove(stage.page, 'd3', 'e4');
  await plies(stage.page, 2);
  await stage.page.getByRole('button', { name: 'Back', exact: true }).click();
  await stage.page.getByRole('heading', { name: 'Continue' }).waitFor();
  await expect.poll(() => stage.page.getByRole('link', { name: /Your move/ }).count()).toBe(2);
});
