// A review survives its browser: killed in the middle, it goes on with what it had found, in every engine.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { rowOf } from '../../../src/storage/schema';
import { playedGame } from '../../support/playedGames';
import { engines } from '../support/browsers';
import { type Browser, type Tab, until } from '../support/browsers/browser';
import { storedForOffline } from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

const game = gameById('cuarenta');
if (!game) throw new Error('no Cuarenta');
const PLIES = 30;
const record = playedGame('long', 1_700_000_000_000, {
  game,
  resigns: 'black',
  plies: PLIES,
  seed: 5,
});

let server: StaticServer;
let browser: Browser;

beforeEach(async () => {
  server = await serve(DIST);
});

afterEach(async () => {
  await browser?.close();
  await server.stop();
});

/** Puts a game into the database, as if it had been played. */
const put = (tab: Tab, row: object): Promise<void> =>
  tab.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          tx.objectStore('games').put(given);
          tx.onerror = () => reject(tx.error);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    row,
  );

/** What is stored of the review: its findings as texts, null where there is none yet. */
const found = (tab: Tab): Promise<(string | null)[]> =>
  tab.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve, reject) => {
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('reviews').objectStore('reviews').get('long');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            const findings: unknown[] = reading.result?.findings ?? [];
            resolve(findings.map((one) => (one === null ? null : JSON.stringify(one))));
          };
        };
      }),
  );

const count = (findings: readonly (string | null)[]) => findings.filter(Boolean).length;

describe.each(engines('Chromium', 'Firefox', 'WebKitGTK'))('%s', (engine, open) => {
  test('killed in mid-review, nothing that was found is lost', { timeout: 600_000 }, async () => {
    browser = await open(server.url);
    await storedForOffline(browser);
    await put(browser, rowOf(record));
    // A new document, not only another fragment of the same one.
    await browser.goto('about:blank');
    await browser.goto(`${server.url}#/review/long`);
    const before = await until('some findings', async () => {
      const findings = await found(browser);
      return count(findings) >= 5 && count(findings) < PLIES ? findings : null;
    });
    await browser.kill();
    await browser.start(`${server.url}#/review/long`);
    const after = await found(browser);
    expect(count(after), engine).toBeGreaterThanOrEqual(count(before));
    // What was there is there as it was: it is not looked for anew.
    expect(after.filter((one, ply) => before[ply] !== null && one !== before[ply])).toEqual([]);
    const whole = await until(
      'a complete review',
      async () => {
        const findings = await found(browser);
        return findings.length > 0 && count(findings) === findings.length ? findings : null;
      },
      400_000,
    );
    expect(whole).toHaveLength(PLIES + 1);
    expect(whole.filter((one, ply) => before[ply] !== null && one !== before[ply])).toEqual([]);
  });
});
