// Boards of squares that form cells: how they are numbered and named, and which descriptions contradict themselves.
import { beforeEach, describe, expect, test } from 'vitest';
import { anchorOf, type Board, createBoard, wholeName } from '../../src/rules/board';
import { refusal } from '../support/rules';

const nameOf = (file: number, rank: number): string => `${'abcdefghi'[file]}${rank + 1}`;

/** Three by three without a2; b1 to b3 are one cell that is named by its middle, and c1 and c2 another. */
let board: Board;

beforeEach(() => {
  board = createBoard({
    width: 3,
    height: 3,
    nameOf: (file, rank) => (file === 0 && rank === 1 ? null : nameOf(file, rank)),
    groups: [
      ['b2', 'b1', 'b3'],
      ['c1', 'c2'],
    ],
  });
});

const indexOf = ({ squares }: Board, name: string): number =>
  squares.findIndex((square) => square.name === name);

test('squares are numbered rank by rank from the bottom, file by file', () => {
  expect(board.squares.map(({ name }) => name).join(' ')).toBe('a1 b1 c1 b2 c2 a3 b3 c3');
  expect(board.squares.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('cells are numbered by their anchors, and begin with them', () => {
  expect(board.cells.map(({ name }) => name).join(' ')).toBe('a1 c1 b2 a3 c3');
  const [, c1, b2] = board.cells;
  expect(b2.squares).toEqual(['b2', 'b1', 'b3'].map((name) => indexOf(board, name)));
  expect(c1.squares).toEqual(['c1', 'c2'].map((name) => indexOf(board, name)));
  expect(board.squares.filter(({ cell }) => cell === b2.index)).toHaveLength(3);
});

test('a lattice point has its square, unless none ever exists there or it lies outside', () => {
  expect(board.squareAt(2, 1)?.name).toBe('c2');
  expect(board.squareAt(0, 1)).toBeUndefined();
  for (const [file, rank] of [
    [-1, 1],
    [3, 0],
    [1, -1],
    [1, 3],
  ] as const)
    expect(board.squareAt(file, rank), `${file} ${rank}`).toBeUndefined();
});

test('a cell is found by its anchor alone', () => {
  expect(board.cellNamed('b2')).toBe(2);
  expect(board.cellNamed('b1')).toBeUndefined();
  expect(anchorOf(board, 2).name).toBe('b2');
});

test('a whole cell is named by its first square and its last', () => {
  expect(board.cells.map(({ index }) => wholeName(board, index))).toEqual([
    'a1',
    'c1-c2',
    'b2 (b1-b3)',
    'a3',
    'c3',
  ]);
});

describe('refused', () => {
  const building = (width: number, height: number, groups: readonly (readonly string[])[] = []) =>
    refusal(() => createBoard({ width, height, nameOf, groups }));

  test('a square in two cells', () => {
    const overlapping = [
      ['a1', 'a2'],
      ['b2', 'a2'],
    ];
    expect(building(3, 3, overlapping)).toBe('square a2 is in two cells');
  });

  test('a cell whose anchor is not on the board', () => {
    expect(building(3, 3, [['z9', 'a2']])).toBe('the cell of a2 has no anchor on the board');
  });

  test('more than 64 cells', () => {
    expect(building(8, 8)).toBe('accepted');
    expect(building(5, 13)).toBe('a board has at most 64 cells');
    // It is not the squares that count.
    expect(building(5, 13, [['a1', 'a2']])).toBe('accepted');
  });
});
