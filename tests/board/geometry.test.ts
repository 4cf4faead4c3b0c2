// Every board's drawing: taps hit what is drawn, cells are large enough and reached by keys, from either side.
import { describe, expect, test } from 'vitest';
import { cellAt, cellTowards, distanceTo, type Perspective } from '../../src/board/geometry';
import { games } from '../../src/games';
import type { Point } from '../../src/games/drawing';
import type { RuleSet } from '../../src/games/game';
import { polygon } from '../../src/games/kit/boards';
import { rulesFor } from '../support/situation';

/** What a board looks like: its drawing in every terrain, as text. */
const lookOf = ({ drawing }: RuleSet): string =>
  JSON.stringify([drawing, drawing.scenery(0), drawing.labels(false)]);

/** Every game's board, and each other look that one of its options gives it. */
const BOARDS = games.flatMap((game) => {
  const chosen = game.options.flatMap(({ name, values }) =>
    values.map(({ value }) => ({ [name]: value })),
  );
  const looks = [{}, ...chosen].map((options) => {
    const rules = game.rules(options);
    return { name: [game.name, ...Object.values(rules.options)].join(', '), rules };
  });
  return [...new Map(looks.reverse().map((look) => [lookOf(look.rules), look])).values()];
});

const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };
const DIRECTIONS = [RIGHT, UP, { x: -1, y: 0 }, { x: 0, y: 1 }];

const anywhere = () => true;

describe.each(BOARDS)('$name', ({ rules }) => {
  const { drawing, board } = rules;
  const names = board.cells.map(({ name }) => name);
  const near: Perspective = { drawing, flipped: false };
  const far: Perspective = { drawing, flipped: true };

  test('draws every cell', () => {
    expect(drawing.cells.length).toBe(board.cells.length);
  });

  test('a tap on the middle of a cell means it, from either side', () => {
    for (const [cell, { centre: at }] of drawing.cells.entries()) {
      expect(cellAt(near, at, anywhere)).toBe(cell);
      const turned = { x: drawing.width - at.x, y: drawing.height - at.y };
      expect(cellAt(far, turned, anywhere)).toBe(cell);
    }
  });

  test('outlines do not overlap', () => {
    for (const [cell, { centre, corners }] of drawing.cells.entries()) {
      const inner = corners.map(({ x, y }) => ({
        x: centre.x + (x - centre.x) * 0.98,
        y: centre.y + (y - centre.y) * 0.98,
      }));
      const hit = inner.flatMap((point) =>
        names.filter((_, other) => distanceTo(drawing.cells[other].corners, point) === 0),
      );
      expect(new Set(hit)).toEqual(new Set([names[cell]]));
    }
  });

  test('buttons lie within the board and do not overlap', () => {
    const boxes = drawing.cells.map(({ centre: { x, y }, button: { width, height } }) => ({
      ...{ left: x - width / 2, right: x + width / 2 },
      ...{ top: y - height / 2, bottom: y + height / 2 },
    }));
    for (const [index, a] of boxes.entries()) {
      expect(Math.min(a.left, a.top)).toBeGreaterThanOrEqual(-0.5);
      expect(a.right).toBeLessThanOrEqual(drawing.width + 0.5);
      expect(a.bottom).toBeLessThanOrEqual(drawing.height + 0.5);
      const overlapping = boxes.filter(
        (b, other) =>
          other !== index &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
      );
      expect(overlapping).toEqual([]);
    }
  });

  test('every cell is a target of 24 pixels on a board 320 pixels wide', () => {
    for (const { button } of drawing.cells) {
      const least = Math.min(button.width, button.height);
      expect((least / drawing.width) * 320).toBeGreaterThanOrEqual(24);
    }
  });

  test('arrow keys lead from every cell to every other', () => {
    for (const view of [near, far]) {
      const reached = new Set([0]);
      // A walk keeps to its column or row, so what a key leads to depends on where it began: follow straight walks.
      for (const from of reached) {
        for (const direction of DIRECTIONS) {
          const wanted = view.drawing.cells[from].centre;
          const seenFrom = view.flipped
            ? { x: drawing.width - wanted.x, y: drawing.height - wanted.y }
            : wanted;
          let at: number | null = from;
          while (at !== null) {
            reached.add(at);
            at = cellTowards(view, board, at, direction, anywhere, seenFrom);
          }
        }
      }
      expect(reached.size).toBe(drawing.cells.length);
    }
  });

  test('left and right stay on the rank and reach its end', () => {
    const ranksOf = (cell: number) =>
      board.cells[cell].squares.map((square) => board.squares[square].rank);
    for (const view of [near, far])
      for (const from of names.keys()) {
        const row = [...names.keys()].filter((cell) =>
          ranksOf(cell).some((rank) => ranksOf(from).includes(rank)),
        );
        for (const direction of [RIGHT, { x: -1, y: 0 }]) {
          const place = (cell: number) =>
            drawing.cells[cell].centre.x * direction.x * (view.flipped ? -1 : 1);
          const further = row.filter((cell) => place(cell) > place(from) + 1);
          const next = cellTowards(view, board, from, direction, anywhere);
          if (further.length === 0) expect(next).toBeNull();
          else expect(further).toContain(next);
        }
      }
  });

  test('coordinates name every file and rank once, in the order seen', () => {
    const texts = (flipped: boolean) => drawing.labels(flipped).map(({ text }) => text);
    expect([...texts(true)].sort()).toEqual([...texts(false)].sort());
    expect(new Set(texts(false)).size).toBe(texts(false).length);
    for (const { x, y } of drawing.labels(true)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawing.width);
      expect(y).toBeLessThanOrEqual(drawing.height);
    }
  });
});

describe('keys', () => {
  const { drawing, board } = rulesFor('cuarenta');
  const view: Perspective = { drawing, flipped: false };
  const walk = (from: string, direction: Point, steps: number): string[] => {
    let at = board.cellNamed(from) ?? 0;
    let wanted = drawing.cells[at].centre;
    return Array.from({ length: steps }, () => {
      at = cellTowards(view, board, at, direction, anywhere, wanted) ?? at;
      const { x, y } = drawing.cells[at].centre;
      wanted = direction.x === 0 ? { x: wanted.x, y } : { x, y: wanted.y };
      return board.cells[at].name;
    });
  };

  test('a walk over staggered cells stays on its file', () => {
    expect(walk('e2', UP, 4)).toEqual(['d3', 'e4', 'd5', 'e6']);
  });

  test('a walk ends at the edge', () => {
    expect(walk('e2', RIGHT, 4)).toEqual(['g2', 'i2', 'i2', 'i2']);
  });
});

describe('TheBridge41', () => {
  const rules = rulesFor('bridge41');
  const view: Perspective = { drawing: rules.drawing, flipped: false };
  const exists = (cell: number) => rules.exists(0, cell);

  test('a tap on the water means nothing', () => {
    const { x } = rules.drawing.cells[0].centre;
    expect(cellAt(view, { x, y: rules.drawing.height / 2 }, exists)).toBeNull();
  });

  test('arrow keys cross the river by the bridge', () => {
    const name = (from: string, direction: Point) => {
      const { board } = rules;
      const cell = cellTowards(view, board, board.cellNamed(from) ?? 0, direction, exists);
      return cell === null ? null : rules.board.cells[cell].name;
    };
    expect(name('md', UP)).toBe('mk');
    expect(name('mk', UP)).toBe('mw');
    expect(name('Ld', UP)).toBe('Lw');
    expect(name('lb', RIGHT)).toBe('mb');
  });
});

test('a point between two cells belongs to the nearer one', () => {
  const { drawing } = rulesFor('bridges40');
  const view: Perspective = { drawing, flipped: false };
  const [a, b] = [drawing.cells[0].centre, drawing.cells[1].centre];
  // On the bridge between two tiles, three tenths of the way.
  const point = { x: a.x + (b.x - a.x) * 0.3, y: a.y };
  expect(cellAt(view, point, (cell) => cell < 2)).toBe(0);
});

test('a polygon is drawn through its corners', () => {
  expect(
    polygon([
      { x: 0, y: 0 },
      { x: 1.25, y: 0 },
      { x: 1, y: 2 },
    ]),
  ).toBe('M0 0L1.3 0L1 2z');
});
