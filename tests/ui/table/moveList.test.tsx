// @vitest-environment happy-dom
// The list of moves: what is drawn anew of a long one, and going along it by clicks and keys.
import { options, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../../src/games';
import { BLACK, WHITE } from '../../../src/rules/types';
import { type ListedMove, MoveList } from '../../../src/ui/table/MoveList';
import styles from '../../../src/ui/table/moveList.module.css';

const root = document.createElement('div');
const [game] = games;
const rules = game.rules({});
const record = { id: 'long' };

const movesOf = (plies: number): ListedMove[] =>
  Array.from({ length: plies }, (_, ply) => ({
    notation: `move ${ply + 1}`,
    side: ply % 2 === 0 ? WHITE : BLACK,
  }));

const went: (number | 'live')[] = [];
const session = {
  show: (ply: number) => went.push(ply),
  showLive: () => went.push('live'),
};

/** Signs made anew, as every report of a review makes them. */
const signsAt = (plies: readonly number[]) =>
  new Map(plies.map((ply) => [ply, { text: '??', label: 'Blunder' }]));

function show(
  moves: readonly ListedMove[],
  shown: number,
  signs: readonly number[] = [],
): Promise<void> {
  const live = shown === moves.length;
  const view = { moves, shown, live, rules, record };
  return act(() =>
    render(<MoveList view={view} session={session} signs={signsAt(signs)} />, root),
  ) as Promise<void>;
}

const move = (ply: number) => {
  const found = root.querySelector<HTMLButtonElement>(`[data-ply="${ply}"]`);
  if (!found) throw new Error(`no move ${ply}`);
  return found;
};

let drawn = 0;
const { vnode: noted } = options;
options.vnode = (made) => {
  if (made.type === 'li') drawn++;
  noted?.(made);
};

/** Rows that the list draws while the action runs. */
async function rowsDrawn(action: () => Promise<void>): Promise<number> {
  drawn = 0;
  await action();
  return drawn;
}

beforeEach(() => {
  went.length = 0;
  document.body.append(root);
});

afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
});

describe.each([60, 600])('of %i plies', (plies) => {
  const moves = movesOf(plies);
  const found = [10, 20, 30];

  test('one more sign draws one row, the same signs none', async () => {
    expect(await rowsDrawn(() => show(moves, 7, found))).toBe(plies / 2);
    expect(await rowsDrawn(() => show(moves, 7, found))).toBe(0);
    expect(await rowsDrawn(() => show(moves, 7, [5, ...found]))).toBe(1);
    expect(move(5).textContent).toContain('Blunder');
  });

  test('a step draws the row left and the row entered, and a move played its own', async () => {
    await show(moves, 8);
    expect(await rowsDrawn(() => show(moves, 9))).toBe(2);
    expect(await rowsDrawn(() => show(moves, 10))).toBe(1);
    await show(moves, plies);
    const played = movesOf(plies + 1);
    expect(await rowsDrawn(() => show(played, plies + 1))).toBe(2);
    expect(move(plies + 1).getAttribute('aria-current')).toBe('true');
  });
});

test('a click on a move or its sign shows it, one beside the moves nothing', async () => {
  await show(movesOf(6), 2, [4]);
  move(3).click();
  move(4).querySelector('span')?.click();
  root.querySelector('li')?.click();
  expect(went).toEqual([3, 4]);
});

test('arrow keys go along the moves, and the keyboard’s place goes with them', async () => {
  const moves = movesOf(3);
  await show(moves, 2);
  const press = (key: string, held: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, ...held }),
    );
  move(2).focus();
  press('ArrowRight');
  expect(went).toEqual([3]);
  expect(document.activeElement).toBe(move(3));
  await show(moves, 3);
  press('ArrowDown');
  press('ArrowLeft');
  expect(went).toEqual([3, 3, 2]);
  press('a');
  press('ArrowLeft', { altKey: true });
  expect(went).toHaveLength(3);
});

test('one move is reached by the Tab key: the one shown, at the start the first', async () => {
  const reached = () =>
    [...root.querySelectorAll<HTMLElement>('[data-ply]')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => Number(dataset.ply));
  await show(movesOf(4), 3);
  expect(reached()).toEqual([3]);
  expect(move(3).getAttribute('aria-current')).toBe('true');
  await show(movesOf(4), 0);
  expect(reached()).toEqual([1]);
  expect(root.querySelector('[aria-current]')).toBeNull();
});

test('at an earlier position the way back to the game stands out, a review’s way to the end does not', async () => {
  const moves = movesOf(4);
  const isMarked = () => root.querySelector(`.${styles.past} > :last-child`) !== null;
  await show(moves, 2);
  expect(isMarked()).toBe(true);
  await show(moves, 4);
  expect(isMarked()).toBe(false);
  const view = { moves, shown: 2, live: false, rules, record };
  await act(() => render(<MoveList view={view} session={session} end="To the end" />, root));
  expect(isMarked()).toBe(false);
});
