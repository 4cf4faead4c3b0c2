// @vitest-environment happy-dom
// Arrows on the board: from any game's legal moves, told apart by width and dashes, and none where a move has no cells.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Arrows, arrowOf, type BoardArrow } from '../../src/board/Arrows';
import { perspective } from '../../src/board/geometry';
import { games } from '../../src/games';
import { situation } from '../support/situation';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));

const [first] = games;
const start = situation(first.rules({}));

async function draw(arrows: readonly BoardArrow[], flipped = false) {
  const view = perspective(start.rules.drawing, start.state.terrain, flipped);
  await act(() => render(<Arrows view={view} arrows={arrows} />, root));
  return [...root.querySelectorAll('[data-arrow]')].map((arrow) => {
    const shaft = arrow.querySelector('.arrow-shaft');
    return {
      name: arrow.getAttribute('data-arrow'),
      width: Number(shaft?.getAttribute('stroke-width')),
      dashes: shaft?.getAttribute('stroke-dasharray') ?? null,
      shaft: shaft?.getAttribute('d') ?? '',
    };
  });
}

test.each(games.map((game) => [game.name, game] as const))(
  '%s: a move with cells has its arrow',
  (_, game) => {
    const { options } = situation(game.rules({}));
    for (const option of options) {
      const { from, to } = option;
      const expected = from === null || to === null || from === to ? null : { from, to };
      const arrow = arrowOf(option, 0.5, 'move');
      expect(arrow && { from: arrow.from, to: arrow.to }).toEqual(expected);
    }
  },
);

test('a pass, a choice and a move that stays where it is have none', () => {
  expect(arrowOf({ from: null, to: null }, 1, 'move')).toBeNull();
  expect(arrowOf({ from: 3, to: null }, 1, 'move')).toBeNull();
  expect(arrowOf({ from: 3, to: 3 }, 1, 'move')).toBeNull();
});

test('the stronger is wider, and lies on top', async () => {
  const drawn = await draw([
    { from: 0, to: 6, strength: 1, tone: 'move' },
    { from: 1, to: 7, strength: 0.2, tone: 'move' },
  ]);
  expect(drawn.map(({ name }) => name)).toEqual(['1:7', '0:6']);
  expect(drawn[1].width).toBeGreaterThan(drawn[0].width);
});

test('what an arrow means shows in its dashes, whatever its colour', async () => {
  const tones = ['move', 'threat', 'note'] as const;
  const drawn = await draw(tones.map((tone) => ({ from: 0, to: 6, strength: 0.5, tone })));
  expect(new Set(drawn.map(({ dashes }) => dashes)).size).toBe(tones.length);
  expect(drawn.every(({ width }) => width === drawn[0].width)).toBe(true);
});

test('arrows turn with the board', async () => {
  const arrows: BoardArrow[] = [{ from: 0, to: 6, strength: 1, tone: 'move' }];
  const { width, height } = start.rules.drawing;
  const ends = (path: string) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [upright] = await draw(arrows);
  const [turned] = await draw(arrows, true);
  const mirrored = ends(turned.shaft).map(([x, y]) => [width - x, height - y]);
  for (const [index, [x, y]] of ends(upright.shaft).entries()) {
    expect(mirrored[index][0]).toBeCloseTo(x, 0);
    expect(mirrored[index][1]).toBeCloseTo(y, 0);
  }
});
