// Moves read aloud in the built app, by a voice that the test listens to: silent at first, then each move of each game once, in the
// words that listeners get; silent again when the table is left, and said to be impossible where the browser cannot.
import { beforeAll, expect, test } from 'vitest';
import { spokenText } from '../../src/board/names';
import { offeredGames } from '../../src/games';
import { boardState, legalOptions } from '../../src/session/moves';
import { lastMoveText } from '../../src/ui/words/moveText';
import { colourName } from '../../src/ui/words/names';
import { DIST } from './support/build';
import { openDevice } from './support/device';
import { passAndPlay, tapMove } from './support/play';
import { serve } from './support/server';
import { stageAtHome } from './support/stage';

declare global {
  interface Window {
    /** What the voice was given to read, and how. */
    spoken: { readonly text: string; readonly rate: number; readonly voice: string }[];
    /** Sentences that were cut off. */
    cutOff: number;
    /** Whether the voice goes on with a sentence until it is cut off. */
    isSlow: boolean;
  }
}

const stage = stageAtHome();

beforeAll(async () => {
  await stage.device.context.addInitScript(() => {
    window.spoken = [];
    window.cutOff = 0;
    window.isSlow = false;
    const reading: Said[] = [];
    class Voice extends EventTarget {
      onvoiceschanged: (() => void) | null = null;
      get speaking() {
        return reading.length > 0;
      }
      readonly pending = false;
      getVoices() {
        return [
          { lang: 'en-US', name: 'online', localService: false, default: true },
          { lang: 'en-GB', name: 'offline', localService: true, default: false },
        ];
      }
      speak(one: Said) {
        window.spoken.push({ text: one.text, rate: one.rate, voice: one.voice?.name ?? '' });
        reading.push(one);
        if (window.isSlow) return;
        setTimeout(() => {
          if (reading[0] !== one) return;
          reading.shift();
          one.onend?.();
        });
      }
      cancel() {
        window.cutOff += reading.length;
        reading.length = 0;
      }
    }
    class Said {
      rate = 1;
      voice: { readonly name: string } | null = null;
      onend: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: new Voice() });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Said });
  });
  await stage.page.reload();
});

const spoken = () => stage.page.evaluate(() => window.spoken.map(({ text }) => text));
const forget = () => stage.page.evaluate(() => window.spoken.splice(0).length);
const readAloud = () => stage.page.getByRole('switch', { name: /^Read moves aloud/ });

/** The first two moves that the rules allow, as squares and in the words for listeners. */
function twoMoves(game: (typeof offeredGames)[number]) {
  const rules = game.rules({});
  const { cells } = rules.board;
  const position = rules.parse(rules.startFen);
  return [0, 1].map(() => {
    const { side } = position;
    const options = legalOptions(rules, position);
    const option = options.find(({ from, to }) => from !== null && to !== null);
    if (!option || option.from === null || option.to === null) throw new Error('no move');
    const squares = [cells[option.from].name, cells[option.to].name] as const;
    const notation = rules.notation(position, option.move);
    position.make(option.move);
    const words = lastMoveText(rules, boardState(rules, position, option), notation);
    const [mover, next] = [colourName(side), colourName(position.side)];
    return { squares, text: spokenText(rules, `${mover}: ${words}. ${next} to move.`) };
  });
}

test('nothing is read before that is wanted', async () => {
  const { page } = stage;
  const [game] = offeredGames;
  await passAndPlay(page, game.name);
  for (const { squares } of twoMoves(game)) await tapMove(page, ...squares);
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringContaining('Black: '));
  expect(await spoken()).toEqual([]);
});

test('an example is heard, at the speed chosen, in a voice that works offline', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/settings`);
  await page
    .getByRole('group', { name: 'Reading speed' })
    .getByRole('radio', { name: 'Fast' })
    .check();
  await page.getByRole('button', { name: 'Hear an example' }).tap();
  await expect.poll(() => spoken()).toEqual([expect.stringMatching(/^White: /)]);
  const [example] = await page.evaluate(() => window.spoken);
  expect(example.voice).toBe('offline');
  expect(example.rate).toBeGreaterThan(1);
  await readAloud().check();
});

test.each(offeredGames)(
  'each move of $name is read once, in the words that listeners get',
  async (game) => {
    const { page } = stage;
    await passAndPlay(page, game.name);
    await forget();
    const moves = twoMoves(game);
    for (const { squares, text } of moves) {
      await tapMove(page, ...squares);
      await page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
    }
    await expect.poll(() => spoken()).toEqual(moves.map(({ text }) => text));
  },
);

test('moves are announced and read in brief where that is chosen', async () => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/settings`);
  const brief = page.getByRole('radio', { name: 'In brief' });
  await brief.check();
  await page.getByText('White: rook a5, takes, check.').waitFor();
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, 'Chess in the Fast Lane');
  await forget();
  await tapMove(page, 'f1', 'a6');
  await expect.poll(() => spoken()).toEqual(['White: bishop a6-a7, takes.']);
  await page.goto(`${stage.server.url}#/settings`);
  await page.getByRole('radio', { name: 'In full' }).check();
});

test('leaving the table stops the voice', async () => {
  const { page } = stage;
  const [game] = offeredGames;
  await forget();
  await page.goto(`${stage.server.url}#/lessons/${game.id}/first`);
  await expect.poll(async () => (await spoken()).length).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.isSlow = true;
    // The table before this one may have been left in mid-sentence.
    window.cutOff = 0;
  });
  await page.keyboard.press('=');
  await expect.poll(async () => (await spoken()).length).toBe(2);
  expect(await page.evaluate(() => window.cutOff)).toBe(0);
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect.poll(() => page.evaluate(() => window.cutOff)).toBe(1);
  expect(stage.device.complaints).toEqual([]);
});

test('a browser that cannot read says so, and the setting stands still', async () => {
  const server = await serve(DIST);
  const device = await openDevice(`${server.url}#/settings`);
  await device.context.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await device.page.reload();
  await device.page.getByText('This browser can’t read aloud.').waitFor();
  const wanted = device.page.getByRole('switch', { name: /^Read moves aloud/ });
  expect(await wanted.isDisabled()).toBe(true);
  expect(await device.page.getByRole('button', { name: 'Hear an example' }).count()).toBe(0);
  await device.close();
  await server.stop();
});
