// What browsers and devices do to a page in mid-game: it is left and come back to, all of it stands still for a while, the
// device's date is set, a game is longer than any. The game goes on each time, and each move is saved.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { playedGame } from '../../support/playedGames';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import { board, newGame, playMove, saved, savedMoves, visit } from '../support/browsers/player';
import { engineStage } from '../support/browsers/stage';
import { storeGames } from '../support/storedGames';

const DAY_MS = 86_400_000;
/** Longer than anything in the app waits before it gives something up. */
const FROZEN_MS = 12_000;

describe.each(ENGINES)('%s', (_, open) => {
  const stage = engineStage(open);

  /** Plays a move and waits for the answer to be saved. */
  const exchange = async (moves: number) => {
    await playMove(stage.browser);
    return saved(stage.browser, moves + 2);
  };

  test('a page that is left in mid-game goes on where it was', async () => {
    const { browser } = stage;
    await newGame(browser, 'cuarenta');
    const moves = await exchange(0);
    const shown = async () => JSON.stringify([await board(browser), await savedMoves(browser)]);
    const before = await shown();
    await browser.goto('about:blank');
    // The page may take its answer with it.
    await browser.evaluate(() => history.back()).catch(() => undefined);
    await until('the game as it was', async () => (await shown()) === before);
    expect((await exchange(moves.length)).slice(0, moves.length)).toEqual(moves);
  });

  test('a device that sleeps while the computer thinks', async () => {
    const { browser } = stage;
    await newGame(browser, 'bridge41', { level: 8 });
    await playMove(browser);
    await browser.freeze(FROZEN_MS);
    const moves = await saved(browser, 2);
    expect((await exchange(moves.length)).slice(0, moves.length)).toEqual(moves);
  });

  test('a date that is set back, and forward', async () => {
    const { browser } = stage;
    await newGame(browser, 'fastlane');
    let moves = await exchange(0);
    for (const days of [-400, 400]) {
      await browser.evaluate((by) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + by;
      }, days * DAY_MS);
      const before = moves;
      moves = await exchange(moves.length);
      expect(moves.slice(0, before.length)).toEqual(before);
    }
  });

  test('a game of 600 plies', async () => {
    const { browser } = stage;
    const game = gameById('bipartite');
    if (!game) throw new Error('no Bipartite Chess');
    const long = playedGame('long', Date.now(), { game, plies: 600, seed: 1 });
    expect([long.moves.length, long.result]).toEqual([600, null]);
    await storeGames({ evaluate: (run, given) => browser.evaluate(run, given) }, [long]);
    await visit(browser, '#/game/long');
    await until('its board', () =>
      browser.evaluate(() => document.querySelector('.board') !== null),
    );
    await playMove(browser);
    expect((await saved(browser, 601)).slice(0, 600)).toEqual(long.moves);
  });
});
