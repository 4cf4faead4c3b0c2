// A device that is short of memory, in Chromium, Firefox and WebKitGTK: the engine gets by with less, and says so where it has none.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { newGame, playMove, saved, savedMoves, sees } from '../support/browsers/player';
import { DIST } from '../support/build';
import { serve } from '../support/server';

/** Lets the engine's script have no array of more words than these, before its own code runs. */
const withWords = (most: number): string =>
  `self.Int32Array = new Proxy(Int32Array, { construct(target, given) {
    if (given[0] > ${most}) throw new RangeError('Array buffer allocation failed');
    return Reflect.construct(target, given);
  } });\n`;

describe.each(ENGINES)('%s', (_engine, open) => {
  /** Opens the app with an engine that has room for arrays of this many words at most. */
  async function opened(words: number) {
    const folder = mkdtempSync(join(tmpdir(), 'fortyone-memory-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(DIST, folder, { recursive: true });
    const worker = readdirSync(join(folder, 'assets')).find((name) => /^engine\.worker/.test(name));
    const script = join(folder, 'assets', `${worker}`);
    writeFileSync(script, withWords(words) + readFileSync(script, 'utf8'));
    // Nothing is stored for offline play from there: the script is not the one that was built.
    const host = await serve(folder);
    onTestFinished(() => host.stop());
    const browser = await open(host.url);
    onTestFinished(() => browser.close());
    return browser;
  }

  test('an engine with little memory plays', async () => {
    const browser = await opened(2 ** 17);
    await newGame(browser, 'bridge41', { level: 5 });
    await playMove(browser);
    expect(await saved(browser, 2)).toHaveLength(2);
  });

  test('an engine without memory says so, and the move is kept', async () => {
    const browser = await opened(0);
    await newGame(browser, 'bridge41');
    await playMove(browser);
    await sees(browser, 'The computer could not move');
    expect(await savedMoves(browser)).toHaveLength(1);
  });
});
