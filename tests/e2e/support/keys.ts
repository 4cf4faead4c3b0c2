// A player without a pointer: every step is a key that a keyboard has.
import type { Page } from 'playwright-core';
import { cellCentre, cellTowards, perspective } from '../../../src/board/geometry';
import type { Point } from '../../../src/games/drawing';
import type { RuleSet } from '../../../src/games/game';
import { wholeName } from '../../../src/rules/board';
import { itsTurn, target } from './play';
import type { ScriptedMove } from './script';

/** Tab stops on the longest way to anything. */
const STOPS = 80;
/** Arrow presses along the longest row of choices. */
const STEPS = 20;

/** What the focused control is called; empty if nothing has the focus. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return '';
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
    return (
      active.getAttribute('aria-label') ??
      (labels.map(({ textContent }) => textContent).join(' ') || (active.textContent ?? ''))
    );
  });

/** Presses Tab until a control of that name has the focus. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const seen: string[] = [];
  while (seen.length < STOPS) {
    await page.keyboard.press(key);
    const now = await focusedName(page);
    if (name.test(now)) return;
    seen.push(now);
  }
  throw new Error(`${key} never reaches ${name}, only ${[...new Set(seen)].join(' | ')}`);
}

/** From Home to the board of a game for two players, with one value of an option chosen. */
export async function beginByKeys(page: Page, game: string, option?: string): Promise<void> {
  await page.locator('body').focus();
  await tabTo(page, new RegExp(`^${game}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: game });
  await dialog.waitFor();
  await chooseByKeys(page, 'Pass and play');
  if (option) {
    await tabTo(page, /^Rules/);
    await page.keyboard.press('Enter');
    await chooseByKeys(page, option);
  }
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await screenFocused(page);
}

/** Waits until a game's screen is there and has taken the focus, at its heading. */
export async function screenFocused(page: Page): Promise<void> {
  await page.locator('.board').waitFor();
  await page.locator('h1:focus').waitFor({ state: 'attached' });
}

/** Goes to the row of choices that has this one, and along it with the arrows. */
async function chooseByKeys(page: Page, label: string): Promise<void> {
  const radio = page.getByRole('radio', { name: label, exact: true });
  const group = (await radio.getAttribute('name')) ?? '';
  for (let stop = 0; stop < STOPS; stop++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === group) break;
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < STEPS && !(await radio.isChecked()); step++) {
    await page.keyboard.press('ArrowRight');
  }
  if (!(await radio.isChecked())) throw new Error(`no arrow reaches ${label}`);
}

/** The way that arrow keys go over the board of a game, cell by cell. */
export class Walker {
  readonly #names: readonly string[];
  /** The column or row that the last arrow followed, while the walk goes on from its cell. */
  #last: { readonly cell: number; readonly wanted: Point; readonly terrain: number } | null = null;

  constructor(
    private readonly page: Page,
    private readonly rules: RuleSet,
    private readonly blackAtBottom = false,
  ) {
    this.#names = rules.board.cells.map(({ index }) => wholeName(rules.board, index));
  }

  /** Plays a move with the focus anywhere on the game's screen. */
  async play(move: ScriptedMove): Promise<void> {
    const { keyboard } = this.page;
    const { from, to } = move;
    if (from === null || to === null) {
      await tabTo(this.page, new RegExp(`^${move.choice}$`));
      await keyboard.press('Enter');
      return;
    }
    const onBoard = await this.page.evaluate(() => document.activeElement?.matches('.board-cell'));
    if (!onBoard) await tabTo(this.page, /^\w\w(-\w\w| \([\w-]+\))?, /);
    await this.#walk(from, move.terrain, (cell) => this.rules.exists(move.terrain, cell));
    await itsTurn(this.page, this.#names[from]);
    await keyboard.press('Enter');
    await target(this.page, this.#names[to]).waitFor();
    await this.#walk(
      to,
      move.terrain,
      (cell) => this.rules.exists(move.terrain, cell) || move.targets.includes(cell),
    );
    await keyboard.press('Enter');
    if (move.rivals === 1) return;
    for (let at = 0; at < move.rivals && (await focusedName(this.page)) !== move.pick; at++)
      await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  }

  /** Walks with as few arrows as lead there, and finds itself where they must lead. */
  async #walk(to: number, terrain: number, counts: (cell: number) => boolean): Promise<void> {
    const from = this.#names.indexOf((await focusedName(this.page)).split(',')[0]);
    const view = perspective(this.rules.drawing, terrain, this.blackAtBottom);
    const goesOn = this.#last?.cell === from && this.#last.terrain === terrain;
    const start = (goesOn && this.#last?.wanted) || cellCentre(view, from);
    const seen = new Set<string>();
    const ways = [{ cell: from, wanted: start, keys: [] as string[] }];
    for (const { cell, wanted, keys } of ways) {
      if (cell === to) {
        for (const key of keys) await this.page.keyboard.press(key);
        if (keys.length > 0) this.#last = { cell, wanted, terrain };
        const now = await focusedName(this.page);
        if (!now.startsWith(`${this.#names[to]}, `))
          throw new Error(`${keys} led from ${this.#names[from]} to ${now}`);
        return;
      }
      for (const [key, direction] of Object.entries(ARROWS)) {
        const next = cellTowards(view, this.rules.board, cell, direction, counts, wanted);
        if (next === null) continue;
        const { x, y } = cellCentre(view, next);
        const kept = direction.x === 0 ? { x: wanted.x, y } : { x, y: wanted.y };
        const state = `${next} ${kept.x} ${kept.y}`;
        if (seen.has(state)) continue;
        seen.add(state);
        ways.push({ cell: next, wanted: kept, keys: [...keys, key] });
      }
    }
    throw new Error(`no arrows lead from ${this.#names[from]} to ${this.#names[to]}`);
  }
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
