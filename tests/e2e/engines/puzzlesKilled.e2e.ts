// What came of a puzzle is there when its browser is killed as soon as it is told, in every engine; without a network.
import { describe, expect, test } from 'vitest';
import type { Attempt } from '../../../src/puzzles/attempt';
import { ENGINES } from '../support/browsers';
import { type Tab, until } from '../support/browsers/browser';
import { named, press, sees, visit } from '../support/browsers/player';
import { offlineStage } from '../support/browsers/stage';
import { puzzled } from '../support/puzzles';

/** All that is kept of puzzles. */
const kept = (tab: Tab): Promise<Attempt[]> =>
  tab.evaluate(
    () =>
      new Promise<Attempt[]>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('attempts').objectStore('attempts').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

const phaseIs = (tab: Tab, phase: string): Promise<unknown> =>
  until(`the puzzle to be ${phase}`, () =>
    tab.evaluate(
      (wanted) => document.querySelector(`[data-part="task"][data-phase="${wanted}"]`) !== null,
      phase,
    ),
  );

describe.each(ENGINES)('%s', (_, open) => {
  const stage = offlineStage(open);

  test('killed as soon as a hint was shown, the miss is kept', async () => {
    const { server, browser } = stage;
    await server.stop();
    await visit(browser, `#/puzzles/${puzzled.id}/training`);
    await phaseIs(browser, 'asked');
    await press(browser, named('Hint'));
    await until('the miss', async () => (await kept(browser)).length === 1);
    await browser.kill();
    await browser.start(`${server.url}#/puzzles/${puzzled.id}`);
    await sees(browser, 'You solved 0 of 1 on the first try.');
    expect(await kept(browser)).toMatchObject([
      { game: puzzled.id, way: 'training', solved: false, number: 1 },
    ]);
  });
});
