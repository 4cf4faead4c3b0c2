// A lesson in Chromium, Firefox and WebKitGTK alike: done by pressing cells, gone on with after a reload and after the
// browser was killed in the middle, and finished without the network.
import { describe, expect, test } from 'vitest';
import type { LessonProgress } from '../../../src/lessons/progress';
import { ENGINES } from '../support/browsers';
import { type Tab, until } from '../support/browsers/browser';
import { board, named, playMove, press, sees, visit } from '../support/browsers/player';
import { offlineStage } from '../support/browsers/stage';

const cell = (name: string): string => `.board-cell[aria-label^="${name},"]`;

/** Progress with Cuarenta's lessons as it lies in the database. */
const progress = (tab: Tab): Promise<LessonProgress | undefined> =>
  tab.evaluate(
    () =>
      new Promise<LessonProgress | undefined>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const store = database.transaction('settings').objectStore('settings');
          const reading = store.get('lessons cuarenta');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );

describe.each(ENGINES)('%s', (_, open) => {
  const stage = offlineStage(open);

  const move = async (from: string, to: string): Promise<void> => {
    await press(stage.browser, cell(from));
    await press(stage.browser, cell(to));
  };
  const phase = (name: string) =>
    until(`the task ${name}`, () =>
      stage.browser.evaluate(
        (wanted) => document.querySelector(`[data-part=task][data-phase=${wanted}]`) !== null,
        name,
      ),
    );
  /** Waits for a move of the first task to be kept. */
  const kept = (text: string) =>
    until(`${text} in the database`, async () =>
      (await progress(stage.browser))?.begun.first?.moves.includes(text),
    );
  const stands = (label: string) =>
    until(label, async () => (await board(stage.browser)).some((one) => one.startsWith(label)));

  test('left in the middle of a task, a reload goes on with it', async () => {
    await visit(stage.browser, '#/lessons/cuarenta/first');
    await sees(stage.browser, 'Your frog on d3');
    await move('d3', 'b3');
    await phase('wrong');
    await press(stage.browser, named('Take it back'));
    await move('d3', 'd5');
    await kept('d3d5');
    await stage.browser.reload();
    await stands('d5, white frog');
  });

  test('killed in the middle, and on again without the network: nothing is lost', async () => {
    const address = await stage.browser.evaluate(() => location.href);
    await stage.server.stop();
    await stage.browser.kill();
    await stage.browser.start(address);
    await stands('d5, white frog');
    await move('d5', 'd7');
    await phase('done');
    await until('the task ticked in the database', async () =>
      (await progress(stage.browser))?.begun.first?.solved.includes(0),
    );
    await stage.browser.kill();
    await stage.browser.start(address);
    await sees(stage.browser, 'A frog also jumps');
  });

  test('offline the lesson is done to its end, and ticked', async () => {
    for (const moves of [['d3 g6'], ['b3 f7'], ['d3 e4'], ['c4 e6', 'd3 g4'], ['c2 c4', 'c4 d5']]) {
      for (const text of moves) {
        const [from = '', to = ''] = text.split(' ');
        await move(from, to);
      }
      await phase('done');
      await press(stage.browser, named('Next task'));
      await phase('asked');
    }
    await move('e8', 'f7');
    await phase('done');
    await until('the lesson ticked in the database', async () =>
      (await progress(stage.browser))?.done.includes('first'),
    );
    await visit(stage.browser, '#/lessons/cuarenta');
    await sees(stage.browser, '1 of 14 lessons done');
  });

  test('offline the computer answers in a won game', async () => {
    await visit(stage.browser, '#/lessons/cuarenta/finish');
    await sees(stage.browser, 'A king and bishop can give checkmate');
    await press(stage.browser, named('Skip'));
    await sees(stage.browser, 'Beat the computer. You may take moves back.');
    await playMove(stage.browser);
    await until('a move and its answer in the database', async () => {
      const moves = (await progress(stage.browser))?.begun.finish?.moves ?? [];
      return moves.length >= 2;
    });
    expect(stage.browser.complaints).toEqual([]);
  });
});
