// How long a coached move takes on the screen of a slow phone: from the tap to the move drawn, and to what comes of it, the
// coach's question or the move played. Chromium's page and its workers are slowed. First come blunders that a coach with time
// asks about, each in a game of its own; then moves of one game, the first ones offered from a piece at random.
//
//   npm run lab -- bench-coach-page [--blunders 12] [--moves 12] [--slow 4] [--game cuarenta]
//
// The app is built first where its sources have changed. Each move that the coach asks about is played all the same.
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { games } from '../../../src/games';
import { randomWords } from '../../../src/rules/zobrist';
import { ANSWER_TIME_MS } from '../../../src/session/coach';
import { builtApp } from '../../e2e/support/build';
import { PHONE } from '../../e2e/support/device';
import { playComputer } from '../../e2e/support/play';
import { serve } from '../../e2e/support/server';
import { programOf } from '../../support/installed';
import { type Blunder, blundersOf } from './blunders';
import { slowed } from './slowed';

const { values } = parseArgs({
  options: {
    blunders: { type: 'string', default: '12' },
    moves: { type: 'string', default: '12' },
    slow: { type: 'string', default: '4' },
    game: { type: 'string' },
  },
});
/** Milliseconds that a player thinks. */
const THINKING = 1500;
/** Milliseconds for anything else; a game that stands still that long is over. */
const PATIENCE = 30_000;

/** Milliseconds after the tap. */
interface Timing {
  readonly drawn: number;
  readonly settled: number;
  readonly asked: boolean;
  /** Moves shown before it. */
  readonly plies: number;
}

/** What to move: from one cell to another, or a piece and a target by chance. */
type Chosen = Pick<Blunder, 'from' | 'to'> | { readonly word: number };

/** Chooses a piece, taps one of its targets, and waits for what comes of it; null where the game is over. */
const moveOnce = (page: Page, chosen: Chosen): Promise<Timing | null> =>
  page.evaluate(async (given) => {
    const word = 'word' in given ? given.word : 0;
    const [piece, goal] = 'from' in given ? [`^="${given.from},"`, `^="${given.to},"`] : ['', ''];
    const find = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
    const frame = () => new Promise(requestAnimationFrame);
    const tap = (cell: Element) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      const how = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch', ...at };
      cell.dispatchEvent(new PointerEvent('pointerdown', how));
      cell.dispatchEvent(new PointerEvent('pointerup', how));
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at }));
    };
    const all = '.board-cell[aria-label*=", white "]';
    const own = find(piece === '' ? all : `.board-cell[aria-label${piece}]`);
    for (let index = 0; index < own.length; index++) {
      const label = own[(index + word) % own.length].getAttribute('aria-label') ?? '';
      const from = `.board-cell[aria-label^="${label.split(',')[0]},"]`;
      tap(find(from)[0]);
      await frame();
      await frame();
      const targets = '.board-cell[aria-label*=", legal "]';
      const [target] = find(goal === '' ? targets : `${targets}[aria-label${goal}]`);
      if (!target) continue;
      const plies = find('[data-ply]').length;
      const begun = performance.now();
      let drawn = 0;
      tap(target);
      for (;;) {
        await frame();
        const pick = document.querySelector<HTMLElement>('.board-pick');
        if (pick) tap(pick);
        const now = performance.now() - begun;
        if (drawn === 0 && !find(from)[0]?.getAttribute('aria-label')?.includes(', white '))
          drawn = now;
        const asked = document.querySelector('[role=alertdialog]') !== null;
        if (asked || find('[data-ply]').length > plies)
          return { drawn: drawn || now, settled: now, asked, plies };
        if (now > 30_000) throw new Error(`nothing came of ${label}`);
      }
    }
    return null;
  }, chosen);

const spread = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(0) ?? '–';
  return `${at(0.5)}, ${at(0.9)}, ${at(1)}`;
};

const server = await serve(builtApp());
const browser = await chromium.launch({
  executablePath: programOf('Chromium'),
  args: ['--no-sandbox'],
});
const random = randomWords(1);
console.log(
  'of blunders and of other moves: how many were asked about; milliseconds to the move drawn, to the',
);
console.log(
  `question, to the move played unasked (median, 9 in 10, most; asked within ${ANSWER_TIME_MS} or not at all)`,
);
for (const game of games.filter(({ id }) => !values.game || id === values.game)) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(PATIENCE);
  // What runs this file marks functions with their names, in the page too.
  await context.addInitScript('globalThis.__name = (given) => given');
  const page = await context.newPage();
  const begin = async (position?: string) => {
    await page.goto(server.url);
    const chosen = { game: game.name, level: 1, side: 'White', coached: true } as const;
    await playComputer(page, { ...chosen, ...(position !== undefined && { position }) });
    await page.locator('.board').waitFor();
  };
  const move = async (chosen: Chosen) => {
    await page.locator('.board-cell[aria-label*=", white "]').first().waitFor();
    await page.waitForTimeout(THINKING);
    return moveOnce(page, chosen);
  };
  const blunders: Timing[] = [];
  for (const { position, from, to } of await blundersOf(game, Number(values.blunders))) {
    await begin(position);
    const atFullSpeed = await slowed(browser, Number(values.slow));
    const timing = await move({ from, to });
    atFullSpeed();
    if (!timing) throw new Error(`${from} to ${to} is not offered in ${position}`);
    blunders.push(timing);
  }
  await begin();
  const atFullSpeed = await slowed(browser, Number(values.slow));
  const timings: Timing[] = [];
  while (timings.length < Number(values.moves)) {
    const timing = await move({ word: random() >>> 1 }).catch(() => null);
    if (!timing) break;
    timings.push(timing);
    if (timing.asked)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Play' }).tap();
    const isAnswered = await page
      .locator(`[data-ply="${timing.plies + 2}"]`)
      .waitFor({ state: 'attached' })
      .then(
        () => true,
        () => false,
      );
    if (!isAnswered) break;
  }
  atFullSpeed();
  console.log(`| ${[game.name, ...cells(blunders), ...cells(timings)].join(' | ')} |`);
  await context.close();
}
await browser.close();
await server.stop();

/** How many were asked about, and milliseconds to the move drawn, to a question, and to a move played unasked. */
function cells(timings: readonly Timing[]): string[] {
  const settled = (asked: boolean) =>
    timings.filter((one) => one.asked === asked).map((one) => one.settled);
  const [asked, unasked] = [settled(true), settled(false)];
  const drawn = timings.map((one) => one.drawn);
  return [`${asked.length} of ${timings.length}`, ...[drawn, asked, unasked].map(spread)];
}
