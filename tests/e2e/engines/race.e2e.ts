// Two tabs on one game, each taking it from the other and playing as fast as it can: the game that comes of it is legal,
// and holds every move that was answered in either tab.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameById, offeredGames } from '../../../src/games';
import { engines } from '../support/browsers';
import type { Browser } from '../support/browsers/browser';
import { newPassAndPlay, savedMoves, storedForOffline, visit } from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

const MOVES = 200;
/** A random game can end early; then the race goes on with the next one. */
const MOVES_PER_GAME = 100;

let server: StaticServer;
let browser: Browser;

beforeEach(async () => {
  server = await serve(DIST);
});

afterEach(async () => {
  await browser?.close();
  await server.stop();
});

test.each(engines('Chromium', 'Firefox'))(
  'in %s, two tabs race and lose nothing',
  { timeout: 600_000 },
  async (engine, open) => {
    browser = await open(server.url);
    await storedForOffline(browser);
    const other = await browser.newTab(server.url);
    let played = 0;
    let taken = 0;
    for (let round = 0; played < MOVES; round++) {
      const { id } = offeredGames[round % offeredGames.length];
      await newPassAndPlay(other, id);
      await visit(browser, await other.evaluate(() => location.hash));
      const races = await Promise.all(
        [browser, other].map((tab, index) => tab.evaluate(race, MOVES_PER_GAME, 2 * round + index)),
      );
      const moves = await savedMoves(other);
      const notations = replayed(id, moves);
      for (const { seen } of races) {
        // The last move on a screen may be refused because the other tab was faster; what it answers may not.
        for (const list of seen)
          expect(notations.slice(0, list.length - 1)).toEqual(list.slice(0, -1));
      }
      played += moves.length;
      taken += races.reduce((sum, { takeovers }) => sum + takeovers, 0);
    }
    console.info(`${engine}: ${played} moves in two tabs, ${taken} times taken over, none lost`);
    expect(taken).toBeGreaterThan(0);
  },
);

/** The moves in the game's notation. @throws InputError if one is not legal */
function replayed(id: string, moves: readonly string[]): string[] {
  const rules = gameById(id)?.rules({});
  if (!rules) throw new Error(`no game ${id}`);
  const position = rules.parse(rules.startFen);
  return moves.map((text) => {
    const move = rules.parseMove(position, text);
    const notation = rules.notation(position, move);
    position.make(move);
    return notation;
  });
}

/** Runs in the page: plays and takes over at random until the game has so many moves or is over. */
async function race(most: number, seed: number): Promise<{ seen: string[][]; takeovers: number }> {
  const seen: string[][] = [];
  let takeovers = 0;
  let state = seed + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  // Not a timer: a page in the background would wait a second for each.
  const channel = new MessageChannel();
  const soon = () =>
    new Promise<void>((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    await soon();
    const list = all('[data-ply]').map(({ textContent }) => textContent ?? '');
    const last = seen.at(-1);
    if (list.length > 0 && (list.length !== last?.length || list.at(-1) !== last.at(-1)))
      seen.push(list);
    if (list.length >= most || all('[aria-label="Result"]').length > 0) return { seen, takeovers };
    const take = all('[data-part="notice"] button').find(
      ({ textContent }) => textContent === 'Play here',
    );
    if (take) {
      if (random(200) > 0) continue;
      takeovers++;
      take.click();
      continue;
    }
    const choices = all('.board-pick, .choice-button');
    const targets = all('.board-cell[aria-label*=", legal "]');
    const pieces = all('.board-cell:not([aria-label*=", empty"])');
    const from = choices.length > 0 ? choices : targets.length > 0 ? targets : pieces;
    from[random(from.length)]?.click();
  }
  throw new Error(`only ${seen.at(-1)?.length} moves in time`);
}
