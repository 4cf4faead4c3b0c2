// A whole game of each from the first move to the result, by finger and by keyboard alone: after every
// move the board must say what the rules say, and the focus must be somewhere.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeText } from '../../src/ui/words/names';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { ofEveryGame } from './support/everyGame';
import { beginByKeys, focusedName, Walker } from './support/keys';
import { boardOf, choose, dragMove, makeMove, openNewGame, start, tapPiece } from './support/play';
import { type Script, type ScriptedMove, scriptedGame } from './support/script';
import { type StaticServer, serve } from './support/server';

interface Chosen {
  /** Chosen apart from the defaults: a value, and what its choice is called. */
  readonly option?: { readonly name: string; readonly value: string; readonly label: string };
  /** Leads to a game that shows what is special here: pickers, slides, castling, choices, lost movers. */
  readonly seed: number;
}

interface Played extends Chosen {
  readonly name: string;
  readonly id: string;
}

const BIG = { name: 'bridge', value: 'big', label: 'Big' };
const MOVING = { name: 'bridge', value: 'moving', label: 'Moving' };

const BY_TOUCH = ofEveryGame<Chosen>({
  bridge41: { option: BIG, seed: 319 },
  cuarenta: { seed: 261 },
  bipartite: { seed: 252 },
  fastlane: { seed: 216 },
  bridges40: { seed: 27 },
});
const BY_KEYS = ofEveryGame<Chosen>({
  bridge41: { option: MOVING, seed: 62 },
  cuarenta: { seed: 27 },
  bipartite: { seed: 295 },
  fastlane: { seed: 216 },
  bridges40: { seed: 208 },
});

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});
afterAll(() => server.stop());

function scriptOf({ id, option, seed }: Played): Script {
  const script = scriptedGame(id, option ? { [option.name]: option.value } : {}, seed);
  if (!script) throw new Error(`seed ${seed} leads to no end of ${id}`);
  return script;
}

/** Plays all moves and sees the result; axe looks at the board at the start, in the middle and at the end. */
async function playOut(
  page: Page,
  { moves, outcome, side }: Script,
  play: (move: ScriptedMove, ply: number) => Promise<void>,
): Promise<void> {
  for (const [index, move] of moves.entries()) {
    if (index === 0 || index === moves.length >> 1) expect(await faults(page)).toEqual([]);
    await play(move, index);
    await made(page, move, index);
  }
  const words = outcomeText(outcome, side);
  await page.getByRole('region', { name: 'Result' }).getByText(words).waitFor();
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  expect(await faults(page)).toEqual([]);
}

/** Waits until the board says what it must after a move; which cell comes first depends on which side is near. */
async function made(page: Page, move: ScriptedMove, index: number): Promise<void> {
  await expect
    .poll(async () => (await boardOf(page)).sort(), { message: `ply ${index + 1}, ${move.text}` })
    .toEqual([...move.board].sort());
}

describe.each([false, true])('dark: %s', (dark) => {
  let device: Device;
  beforeAll(async () => {
    device = await openDevice(server.url, { dark });
  });
  afterAll(() => device.close());

  // Half of the games in either theme: the other half differs in colours alone, which layout.e2e.ts looks at.
  test.each(BY_TOUCH.filter((_, index) => (index % 2 === 1) === dark))(
    'by finger: $name',
    async (played) => {
      const { page } = device;
      const script = scriptOf(played);
      const { cells } = script.rules.board;
      await page.goto(`${server.url}#/`);
      await openNewGame(page, played.name);
      await choose(page, 'Pass and play');
      if (played.option) {
        await page.getByText('Rules', { exact: true }).tap();
        await choose(page, played.option.label);
      }
      await start(page);
      await page.locator('.board').waitFor();
      await playOut(page, script, async (move, index) => {
        // Every third move is dragged, unless a button is tapped next: so soon after a drag, the browser takes a tap for
        // the wish to stop a fling. The tap before a drag waits until the last move is saved.
        const dragged = index % 3 === 2 && script.moves[index + 1]?.from !== null;
        if (!dragged || move.from === null || move.to === null) {
          await makeMove(page, script.rules, move);
          return;
        }
        const [from, to] = [cells[move.from].name, cells[move.to].name];
        await tapPiece(page, from, to);
        await dragMove(page, from, to);
        if (move.rivals > 1) await page.getByRole('button', { name: move.pick }).tap();
      });
    },
    600_000,
  );
});

describe.each([false, true])('dark: %s', (dark) => {
  let device: Device;
  beforeAll(async () => {
    device = await openDevice(server.url, { dark, touch: false, reducedMotion: true });
  });
  afterAll(() => device.close());

  test.each(BY_KEYS.filter((_, index) => (index % 2 === 0) === dark))(
    'by keyboard alone: $name',
    async (played) => {
      const { page } = device;
      const script = scriptOf(played);
      const walker = new Walker(page, script.rules);
      await page.goto(`${server.url}#/`);
      await beginByKeys(page, played.name, played.option?.label);
      await playOut(page, script, async (move, index) => {
        await walker.play(move);
        await made(page, move, index);
        expect(await focusedName(page), `focus after ${move.text}`).not.toBe('');
      });
    },
    600_000,
  );
});
