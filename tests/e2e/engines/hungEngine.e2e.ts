// An engine whose script hangs, in Chromium, Firefox and WebKitGTK: the player hears of it within seconds, and the game goes
// on as soon as it is tried again with a sound one.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HEARTBEAT } from '../../../src/engine/api';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import { named, newGame, playMove, saved, savedMoves } from '../support/browsers/player';
import { DIST } from '../support/build';
import { serve } from '../support/server';

/** Longest wait for the word, in milliseconds: five seconds, and more for a busy machine. */
const TOLD_WITHIN_MS = 40_000;
/** Longest wait for a page that is loaded again, likewise. */
const LOADED_WITHIN_MS = 20_000;

const SCRIPTS = [
  ['while it loads', 'for (;;);', 'The computer is slow to start. Wait a little, or try again.'],
  [
    'when it is asked',
    `postMessage('${HEARTBEAT}'); addEventListener('message', () => { for (;;); });`,
    'The computer could not move: the engine has stopped answering.',
  ],
] as const;

describe.each(ENGINES)('%s', (_engine, open) => {
  test.each(SCRIPTS)('an engine that hangs %s', async (_when, script, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'fortyone-hung-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(DIST, folder, { recursive: true });
    const worker = readdirSync(join(folder, 'assets')).find((name) => /^engine\.worker/.test(name));
    writeFileSync(join(folder, 'assets', `${worker}`), script);
    // Nothing is stored for offline play from there: the script is not the one that was built.
    const host = await serve(folder);
    onTestFinished(() => host.stop());
    const browser = await open(host.url);
    onTestFinished(() => browser.close());

    await newGame(browser, 'bridge41');
    await playMove(browser);
    await saved(browser, 1);
    const told = await until(
      'the word that the engine hangs',
      () => browser.evaluate(() => document.querySelector('[role=alert]')?.textContent),
      TOLD_WITHIN_MS,
    );
    expect(told).toContain(words);
    expect(await browser.evaluate(() => document.body.textContent)).not.toContain('Thinking');
    host.deploy(DIST);
    // It loads the page again, and the answer to the press may be lost with the old one.
    const isAnswered = async () => (await savedMoves(browser)).length >= 2;
    await until('the answer', async () => {
      if (await isAnswered()) return true;
      await browser.press(named('Try again'));
      // On a busy machine the next press must not come before the page is there again and the computer has moved.
      return until('the answer to this press', isAnswered, LOADED_WITHIN_MS);
    });
    await playMove(browser);
    expect((await saved(browser, 4)).length).toBeGreaterThanOrEqual(4);
  });
});
