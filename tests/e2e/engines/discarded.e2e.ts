// A tab whose process the device ends for lack of memory, and not the browser: opened again, it has the game with its clocks, the
// analysis with its notes and lines, and the review as they were, and all go on. In Chromium, Firefox and WebKitGTK the process is
// killed from outside, and the page hears nothing of it. WebKitGTK's tab is then loaded again by its key; the drivers of the other
// two have no way back to a tab that has crashed, so another one opens its address.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { type AnalysisRecord, newAnalysis } from '../../../src/storage/analysisRecord';
import type { GameRecord } from '../../../src/storage/record';
import type { StoredReview } from '../../../src/storage/reviewRecord';
import { clockText } from '../../../src/ui/game/clockText';
import { playedGame } from '../../support/playedGames';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import {
  board,
  named,
  playMove,
  press,
  saved,
  savedMoves,
  visit,
} from '../support/browsers/player';
import { offlineStage } from '../support/browsers/stage';
import { inDatabase } from '../support/database';
import type { Runs } from '../support/layout';
import { storeGames } from '../support/storedGames';

const cuarenta = gameById('cuarenta');
if (!cuarenta) throw new Error('no Cuarenta');
const TIME = 1_700_000_000_000;
const START_MS = 300_000;
const SPENT_MS = [4000, 9000, 7000, 2000];
const side = { start: START_MS, increment: 0 };

/** Against the computer, with clocks, White to move. */
const timed: GameRecord = {
  ...playedGame('timed', TIME, {
    ...{ game: cuarenta, black: { kind: 'computer', level: 1 } },
    ...{ plies: SPENT_MS.length, seed: 3 },
  }),
  clock: { white: side, black: side },
  spent: SPENT_MS,
};

const { options, start, moves } = timed;
const [first = '', second = '', third = ''] = moves;
/** With a note, after a move of each side, where the engine shows two lines. */
const noted = {
  ...newAnalysis({ game: 'cuarenta', options, start, path: [first, second] }, 'noted', TIME),
  tree: `1. ${first} {A note of mine.} ${second} 2. ${third}`,
  settings: { flipped: false, engine: true, lines: 2, threat: false },
  revision: 1,
};

const ended = playedGame('ended', TIME, { game: cuarenta, resigns: 'white', plies: 8, seed: 5 });

describe.each(ENGINES)('%s', (_, open) => {
  const stage = offlineStage(open);
  const page: Runs = { evaluate: (run, given) => stage.browser.evaluate(run, given) };

  /** What elements say, and which of them are marked as the present one. */
  const texts = (selector: string) =>
    stage.browser.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].map(
          (found) => `${found.textContent}${found.hasAttribute('aria-current') ? ' <' : ''}`,
        ),
      selector,
    );

  test('a game goes on where it was, its clocks too', async () => {
    const { browser } = stage;
    await storeGames(page, [timed]);
    await visit(browser, '#/game/timed');
    await press(browser, named('Resume'));
    await playMove(browser);
    const before = await saved(browser, moves.length + 2);
    const shown = async () => JSON.stringify([await board(browser), await savedMoves(browser)]);
    const clockOf = (colour: string) => texts(`[role="timer"][aria-label^="${colour}"]`);
    const cells = await shown();
    const [white = '', black = ''] = [...(await clockOf('White')), ...(await clockOf('Black'))];
    await browser.discard();
    await until('the game as it was', async () => (await shown()) === cells);
    // The computer's stood still meanwhile; the player's has lost nothing.
    expect(await clockOf('Black')).toEqual([black]);
    const [own = ''] = await clockOf('White');
    expect(own >= white, `${own} after ${white}`).toBe(true);
    const [row] = await inDatabase<GameRecord>(page, {}, 'games');
    const spent = (row?.spent ?? []).filter((_, ply) => ply % 2 === 0);
    const used = spent.reduce((sum, one) => sum + one, row?.used ?? 0);
    expect(own).toBe(clockText(START_MS - used));
    await press(browser, named('Resume'));
    await playMove(browser);
    const after = await saved(browser, before.length + 2);
    expect(after.slice(0, before.length)).toEqual(before);
  });

  test('an analysis has its moves, its notes and its lines', async () => {
    const { browser } = stage;
    await inDatabase(page, { analyses: [noted] }, 'analyses');
    await visit(browser, '#/analysis/noted');
    const lines = () =>
      until('two lines of the engine', async () => {
        const found = await texts('[data-part="engine"] li');
        return found.length === 2 && found.every((line) => /\d/.test(line));
      });
    await lines();
    await playMove(browser);
    await until('the move to be saved', async () => {
      const [analysis] = await inDatabase<AnalysisRecord>(page, {}, 'analyses');
      return analysis?.path.length === 3;
    });
    const shown = async () =>
      JSON.stringify([
        await board(browser),
        await texts('[data-part="notation"]'),
        await texts('[data-part="notation"] button'),
      ]);
    const before = await shown();
    expect(before).toContain('A note of mine.');
    await browser.discard();
    await until('the analysis as it was', async () => (await shown()) === before);
    await lines();
  });

  test('a review goes on with what it had found, to its end', async () => {
    const { browser } = stage;
    const findings = async () => {
      const [review] = await inDatabase<StoredReview>(page, {}, 'reviews');
      return (review?.findings ?? []).map((one) => one && JSON.stringify(one));
    };
    const count = (all: readonly unknown[]) => all.filter(Boolean).length;
    await storeGames(page, [ended]);
    await visit(browser, '#/review/ended');
    const before = await until('some findings', async () => {
      const found = await findings();
      return count(found) >= 3 ? found : null;
    });
    expect(count(before)).toBeLessThan(ended.moves.length);
    await browser.discard();
    const after = await until('all findings', async () => {
      const found = await findings();
      return found.length > 0 && count(found) === found.length ? found : null;
    });
    expect(after).toHaveLength(ended.moves.length + 1);
    expect(after.filter((one, ply) => before[ply] && one !== before[ply])).toEqual([]);
  });
});
