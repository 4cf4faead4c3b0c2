// Two people at one device: a game to its end, what follows, looking back, taking back, and playing by keyboard alone.
import { expect, test } from 'vitest';
import { faults } from './support/axe';
import { screenFocused } from './support/keys';
import {
  afterEnd,
  boardOf,
  cell,
  cellText,
  choose,
  gameCard,
  openNewGame,
  passAndPlay,
  plies,
  resign,
  settledMove,
  start,
  takeBackAgreed,
  tapMove,
  tapPiece,
  target,
} from './support/play';
import { stageAtHome } from './support/stage';
import { savedPlies } from './support/storedGames';

/** White mates with the fourth move. */
const MATE = 'Lbld Lylw ldmw mymx mwry lwmy rylx'.split(' ');
const WORDS = 'White won by checkmate';

const stage = stageAtHome();

async function playMate(): Promise<void> {
  for (const text of MATE) await tapMove(stage.page, text.slice(0, 2), text.slice(2));
}

test('a game is played to checkmate, told in words, and played again', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await playMate();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText(WORDS).waitFor();
  await page.getByRole('status').filter({ hasText: WORDS }).waitFor();
  await result.getByRole('button', { name: 'Rematch' }).tap();
  await page.getByText('No moves yet').waitFor();
  await expect.poll(() => result.count()).toBe(0);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
});

test('the game over is not offered for continuing', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await playMate();
  await page.getByText(WORDS).first().waitFor();
  const resumable = page.getByRole('link', { name: /Two players/ });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('main[aria-busy="false"]').waitFor();
  for (const text of await resumable.allTextContents()) expect(text).not.toContain('Move 4');
});

test('a game is offered for continuing once a move was made in it', async () => {
  const { page } = stage;
  const listed = page.getByRole('link', { name: /40 Bridges.*Two players/ });
  await passAndPlay(page, '40 Bridges');
  await page.getByText('No moves yet').waitFor();
  await page.goto(`${stage.server.url}#/`);
  await page.locator('main[aria-busy="false"]').waitFor();
  await expect.poll(() => listed.count()).toBe(0);
  await passAndPlay(page, '40 Bridges');
  await tapMove(page, ...(await settledMove(page)));
  await savedPlies(page, 1);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await listed.getByText('Black to move').waitFor();

  // The card's board grows into the one that is played on.
  const grown = await page.evaluateHandle(() => {
    const parts: (string | null | undefined)[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect) parts.push(effect.pseudoElement);
      });
      return transition;
    };
    return parts;
  });
  await listed.tap();
  await plies(page, 1);
  // On a slow machine the large one may come too late to grow; then the small one fades.
  await expect
    .poll(async () => (await grown.jsonValue()).join())
    .toMatch(/::view-transition-(group|old)\(board\)/);
  await tapMove(page, ...(await settledMove(page, 'black')));
  await plies(page, 2);
});

test('with motion reduced, nothing grows', async () => {
  const { page } = stage;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const listed = page.getByRole('link', { name: /40 Bridges.*Two players/ });
  await listed.first().waitFor();
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('nothing may move');
    };
  });
  await listed.first().tap();
  await plies(page, 2);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test('looking back shows the past and cannot change it; one tap leads back to the game', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await tapMove(page, 'my', 'mx');
  await plies(page, 2);
  const live = await boardOf(page);
  await page.locator('[data-ply="1"]').tap();
  await cell(page, 'my').and(page.locator('[aria-label*="black pawn"]')).waitFor();
  await cell(page, 'rb').tap();
  await expect.poll(() => page.locator('.board-cell[aria-label*="legal"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the game' }).tap();
  await cell(page, 'mx').and(page.locator('[aria-label*="black pawn"]')).waitFor();
  await expect.poll(() => boardOf(page)).toEqual(live);
});

test('a move is taken back if the other side allows it', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  const before = await boardOf(page);
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  const played = await boardOf(page);
  await page.getByRole('button', { name: 'Take back' }).tap();
  const question = page.getByRole('dialog', { name: 'Black: White asks to take back a move' });
  expect(await faults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Play on' }).tap();
  await question.waitFor({ state: 'detached' });
  await page.locator('[data-part="message"]').getByText('Black lets the move stand.').waitFor();
  expect(await boardOf(page)).toEqual(played);
  await takeBackAgreed(page);
  await page.getByText('No moves yet').waitFor();
  await expect.poll(() => boardOf(page)).toEqual(before);
  await expect.poll(() => page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
});

test('a tap that is no move says why', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapPiece(page, 'mb', 'mc');
  await cell(page, 'mw').tap();
  const words = await page.locator('[data-part="message"]').textContent();
  expect(words).toMatch(/pawn/i);
});

test('with confirmation, a move waits for the player’s word', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/settings`);
  await page.getByRole('switch', { name: /Confirm moves/ }).check();
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await cell(page, 'mb').and(page.locator('[aria-label*="white pawn"]')).waitFor();
  await expect.poll(() => page.locator('[data-ply]').count()).toBe(0);
  await tapMove(page, 'mb', 'mc');
  // The board shows what it would be.
  await cell(page, 'mc').and(page.locator('[aria-label*="white pawn"]')).waitFor();
  await page.getByRole('button', { name: 'Play mc' }).tap();
  await plies(page, 1);
  await expect.poll(() => page.locator('.board-cell:focus').count()).toBe(1);

  // A move for a position that is gone is not asked about any more, and not played.
  await tapMove(page, 'my', 'mx');
  await page.getByRole('button', { name: 'Play mx' }).waitFor();
  await takeBackAgreed(page);
  await page.getByText('No moves yet').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Play m/ }).count()).toBe(0);
  await cell(page, 'my').and(page.locator('[aria-label*="black pawn"]')).waitFor();

  // Other pieces are not looked at meanwhile, so nothing is said of them.
  await tapMove(page, 'mb', 'mc');
  await cell(page, 'lb').tap();
  await expect.poll(() => page.locator('[data-part="message"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.goto(`${stage.server.url}#/settings`);
  await page.getByRole('switch', { name: /Confirm moves/ }).uncheck();
});

test('resigning asks first and names the winner', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await plies(page, 1);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('button', { name: 'Play on' }).tap();
  await expect.poll(() => page.getByRole('region', { name: 'Result' }).count()).toBe(0);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await page
    .getByRole('region', { name: 'Result' })
    .getByText('White won: Black resigned')
    .waitFor();
});

test('two people have names, remembered for the next game, and a score', async () => {
  const { page } = stage;
  await openNewGame(page, 'Cuarenta');
  await choose(page, 'Pass and play');
  await page.getByLabel('White’s name').fill('Ana');
  await page.getByLabel('Black’s name').fill('Ben');
  await start(page);
  await page.locator('[data-name]').getByText('Ben').waitFor();
  await tapMove(page, 'd3', 'e4');
  await plies(page, 1);
  await resign(page);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Ana 1, Ben 0').waitFor();
  await result.getByText('Ana won: Ben resigned').waitFor();
  // Lines that come late, as the score does, move nothing that is about to be tapped.
  const close = result.getByRole('button', { name: 'Look at the board' });
  await result.evaluate((panel) =>
    Promise.all(panel.getAnimations().map(({ finished }) => finished)),
  );
  const before = await close.boundingBox();
  await result
    .getByText('Ana 1, Ben 0')
    .evaluate((score) => score.after('One win more. '.repeat(9)));
  expect(await close.boundingBox()).toEqual(before);
  // A game given up goes on if the winner allows it.
  await afterEnd(page, 'Take back');
  const question = page.getByRole('dialog', { name: 'Ana: Ben asks to play on' });
  await question.getByRole('button', { name: 'Decline' }).tap();
  await question.waitFor({ state: 'detached' });
  await result.getByText('Ana won: Ben resigned').waitFor();
  await result.getByRole('button', { name: 'Rematch' }).tap();
  await page.getByText('No moves yet').waitFor();
  await tapMove(page, 'd3', 'e4');
  await plies(page, 1);
  await resign(page);
  await result.getByText('Ana 1, Ben 1').waitFor();
  await page.goto(`${stage.server.url}#/history`);
  await page.getByText('Ana won: Ben resigned').waitFor();
  await page.getByText('Ben won: Ana resigned').waitFor();
  await page.goto(`${stage.server.url}#/`);
  await openNewGame(page, 'Bipartite Chess');
  await choose(page, 'Pass and play');
  await expect.poll(() => page.getByLabel('White’s name').inputValue()).toBe('Ana');
  await page.getByLabel('White’s name').fill('');
  await page.getByLabel('Black’s name').fill('');
});

test('the keyboard alone begins a game and plays it', async () => {
  const { page } = stage;
  await gameCard(page, 'TheBridge41').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'TheBridge41' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await screenFocused(page);
  await cell(page, 'La').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await target(page, 'mc').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await plies(page, 1);
  await expect.poll(() => cellText(page, 'mc')).toContain('white pawn');
  const focused = page.locator('.board-cell:focus');
  await expect.poll(() => focused.getAttribute('aria-label')).toContain('mc, white pawn');
});

test('the sheet remembers the last opponent', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Cuarenta');
  await page.goto(`${stage.server.url}#/`);
  await gameCard(page, 'Cuarenta').tap();
  await expect
    .poll(() => page.getByRole('radio', { name: 'Pass and play' }).isChecked())
    .toBe(true);
  await start(page);
  await page.locator('.board').waitFor();
});
