// What a player does and sees, in the words of a player.
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import type { RuleSet } from '../../../src/games/game';
import { itemAt } from '../../../src/util/items';
import { setText } from './layout';
import type { ScriptedMove } from './script';

/** How often something is done before the player gives up, and how long each time. */
const ATTEMPTS = 20;
const ATTEMPT_MS = 500;

/** The button of a cell, by the name of its square. */
export const cell = (page: Page, name: string): Locator =>
  page.locator(`.board-cell${named(name)}`);

/** A lane is named by its squares, its anchor first. */
const named = (name: string): string =>
  `:is(${[', ', '-', ' ('].map((next) => `[aria-label^="${name}${next}"]`).join(', ')})`;

/** What a cell says of itself. */
export const cellText = (page: Page, name: string): Promise<string | null> =>
  cell(page, name).getAttribute('aria-label');

/** What stands where, by the cells' own names. */
export async function boardOf(page: Page): Promise<string[]> {
  const names = await page
    .locator('.board-cell')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/, legal (move|capture)$/, ''));
}

/** A cell while it is offered as the target of a chosen piece. */
export const target = (page: Page, name: string): Locator =>
  page.locator(`.board-cell${named(name)}[aria-label*=", legal "]`);

/**
 * Does something again and again until it shows. `why` says what outside the app may swallow an attempt: where nothing may, a
 * second one would hide a fault.
 */
export async function insist(
  why: string,
  act: () => Promise<void>,
  shows: (patience: { timeout: number }) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await act();
    const shown = shows({ timeout: ATTEMPT_MS });
    if (
      await shown.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`nothing came of it in ${ATTEMPTS} attempts, although ${why}`);
}

/** Waits until a piece's side is to move, where the screen says whose turn it is, and nothing on the board is under way. */
export async function itsTurn(page: Page, name: string): Promise<void> {
  const [side] = /(?<=, )(white|black)(?= )/.exec((await cellText(page, name)) ?? '') ?? [];
  await page.waitForFunction((colour) => {
    const strips = [...document.querySelectorAll('[data-part="strip"]')];
    const toMove = strips.find(({ textContent }) => textContent.includes(', to move'));
    return !toMove || !colour || toMove.textContent.toLowerCase().includes(`${colour}, to move`);
  }, side);
}

/** Taps a piece once, as soon as its side is to move, and waits for the target it is offered. */
export async function tapPiece(page: Page, from: string, to: string): Promise<void> {
  await itsTurn(page, from);
  const chosen = (await cell(page, from).getAttribute('aria-pressed')) === 'true';
  if (!chosen) await cell(page, from).tap();
  await target(page, to).waitFor();
}

/**
 * Squares of a move that a side's pieces are offered now, found by choosing one piece after the other: by key, since what is said
 * of a piece without a move lies over the board for seconds.
 */
export async function offeredMove(page: Page, side: 'white' | 'black'): Promise<[string, string]> {
  const own = (await boardOf(page)).filter((name) => name.includes(`, ${side} `));
  for (const name of own) {
    const from = name.split(',')[0];
    if ((await cell(page, from).getAttribute('aria-pressed')) !== 'true')
      await cell(page, from).press('Enter');
    const offered = page.locator('.board-cell[aria-label*=", legal "]');
    if ((await offered.count()) === 0) continue;
    const label = await offered.first().getAttribute('aria-label');
    if (label) return [from, label.split(',')[0]];
  }
  throw new Error(`no ${side} piece is offered a move`);
}

/** A move for a side, once it is to move and moves are offered again: what the computer has answered is not known. */
export const settledMove = (
  page: Page,
  side: 'white' | 'black' = 'white',
): Promise<[string, string]> =>
  vi.waitFor(() => offeredMove(page, side), { timeout: 20_000, interval: 200 });

/** Moves with two taps. */
export async function tapMove(page: Page, from: string, to: string): Promise<void> {
  await tapPiece(page, from, to);
  await target(page, to).tap();
}

/** Makes any move with taps: of a piece, with what it becomes, or by the button of one without cells. */
export async function makeMove(page: Page, { board }: RuleSet, move: ScriptedMove): Promise<void> {
  if (move.from === null || move.to === null) {
    await page.getByRole('button', { name: move.choice, exact: true }).tap();
    return;
  }
  await tapMove(page, itemAt(board.cells, move.from).name, itemAt(board.cells, move.to).name);
  if (move.rivals > 1) await page.getByRole('button', { name: move.pick }).tap();
}

/** Drags with one finger, in several steps, from cell to cell; begins too soon to be taken for a resting finger. */
export async function dragMove(page: Page, from: string, to: string): Promise<void> {
  await dragFinger(page, await centre(cell(page, from)), await centre(cell(page, to)));
}

/** Drags with one finger from the middle of something to the middle of something else. */
export async function dragFrom(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragFinger(page, await centre(from), await centre(to));
}

/** The same with the mouse. */
export async function dragWithMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Swipes sideways over the middle of something, by so many CSS pixels. */
export async function swipe(page: Page, over: Locator, by: number): Promise<void> {
  const { x, y } = await centre(over);
  await dragFinger(page, { x: x - by / 2, y }, { x: x + by / 2, y });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function dragFinger(page: Page, start: Point, end: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const move = (step: number) =>
    touch(
      'touchMove',
      start.x + ((end.x - start.x) * step) / 4,
      start.y + ((end.y - start.y) * step) / 4,
    );
  await Promise.all([touch('touchStart', start.x, start.y), move(1)]);
  for (let step = 2; step <= 4; step++) await move(step);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

export async function centre(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the list shows at least this many plies. */
export const plies = (page: Page, count: number): Promise<void> =>
  page.locator(`[data-ply="${count}"]`).waitFor({ state: 'attached' });

/** The card on Home that begins a game; games to go on with and the day's puzzle have its name, too. */
export const gameCard = (page: Page, game: string): Locator =>
  page.getByRole('region', { name: 'Play' }).getByRole('link', { name: game });

/** From Home, opens the New game sheet of a game. */
export async function openNewGame(page: Page, game: string): Promise<void> {
  // The games to go on with come above the cards, once they are read.
  await page.locator('main[aria-busy="false"]').waitFor();
  await gameCard(page, game).click();
  await page.getByRole('dialog', { name: game }).waitFor();
  // Newcomers are offered livelier rules first.
  const standard = page.getByRole('radio', { name: 'Standard' });
  if (await standard.isVisible()) await standard.check();
}

/** Begins the game that is chosen. The coach, where there is one, looks on only if that is told, for any player. */
export async function start(page: Page, coached = false): Promise<void> {
  const coach = coachSwitch(page);
  if ((await coach.count()) > 0 && (await coach.isEnabled())) await coach.setChecked(coached);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** Chooses one of a row of choices. */
export const choose = (page: Page, label: string): Promise<void> =>
  page.getByRole('radio', { name: label, exact: true }).check();

/** Sets the computer's level on its slider. */
export const setLevel = (page: Page, level: number): Promise<void> =>
  page.getByRole('slider').fill(String(level));

/** From Home to the board of a game for two players. */
export async function passAndPlay(page: Page, game: string, position?: string): Promise<void> {
  await openNewGame(page, game);
  await choose(page, 'Pass and play');
  if (position !== undefined) await typePosition(page, position);
  await start(page);
  await page.locator('.board').waitFor();
}

interface ComputerGame {
  readonly game: string;
  readonly level: number;
  /** The side of the person. */
  readonly side: 'White' | 'Black';
  readonly position?: string;
  /** Whether the coach looks on; it does not unless told. */
  readonly coached?: boolean;
}

/** From Home to the board of a game against the computer. */
export async function playComputer(page: Page, chosen: ComputerGame): Promise<void> {
  const { game, level, side, position, coached = false } = chosen;
  await openNewGame(page, game);
  await choose(page, 'Computer');
  await choose(page, side);
  await setLevel(page, level);
  if (position !== undefined) await typePosition(page, position);
  await start(page, coached);
  await page.locator('.board').waitFor();
}

/** Gives the game up, and waits for its result. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Resign', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('region', { name: 'Result' }).waitFor();
}

/** Of two people: one asks for the last move back, and the other allows it. */
export async function takeBackAgreed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take back', exact: true }).tap();
  await allowTakeBack(page);
}

/** The other one's answer. */
export const allowTakeBack = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true }).tap();

/** Chooses from the menu that a result leads to. */
export async function afterEnd(page: Page, choice: string): Promise<void> {
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'More…' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).tap();
}

/** In the New game sheet, and in the menu of a game. */
export const coachSwitch = (page: Page): Locator => page.getByRole('switch', { name: /^Coach/ });

/** In the menu of the game; who must agree is asked after. */
export async function offerDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Offer a draw', exact: true }).tap();
}

export async function typePosition(page: Page, position: string): Promise<void> {
  await page.getByText('Start from a position').click();
  await page.getByLabel('Position text').fill(position);
}

/** Waits until the service worker has stored the app. */
export const offlineReady = (page: Page): Promise<void> =>
  page.getByText('Ready to work offline.').waitFor();

/** Makes text twice as large, as a reader does in the browser's settings. */
export const doubleText = (page: Page): Promise<void> => setText(page, 200);
