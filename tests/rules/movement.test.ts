// Faults that pieces of no game here would show: moves that two movements share, and promotions by every movement.
import { expect, test } from 'vitest';
import { gridBoard } from '../../src/games/kit/boards';
import { compileArmy } from '../../src/rules/army';
import { ArmyPosition } from '../../src/rules/armyPosition';
import { type Board, CELL_STRIDE, createBoard, type Square } from '../../src/rules/board';
import { moveFrom, movePromotion, moveTo } from '../../src/rules/move';
import type { Part, PieceKind, Promotion } from '../../src/rules/pieces';
import { codeOf } from '../../src/rules/position';
import { BLACK, WHITE } from '../../src/rules/types';

const board = gridBoard(5, 5);
const onLastRank = ({ rank }: Square): boolean => rank === 4;

/** White's moves, sorted, with a piece A of these parts on a1 and plain pieces elsewhere: upper case White's. */
function movesOf(
  parts: readonly Part[],
  others: Readonly<Record<string, 'S' | 's'>>,
  { on = board, promotion }: { on?: Board; promotion?: PieceKind['promotion'] } = {},
) {
  const mover: PieceKind = { letter: 'A', name: 'mover', parts, ...(promotion && { promotion }) };
  const still = (letter: string): PieceKind => ({ letter, name: letter, parts: [] });
  const terrain = {
    exists: () => true,
    forward: [1, -1] as const,
    kinds: [null, mover, still('S'), still('N')],
  };
  const cells = new Uint8Array(CELL_STRIDE);
  const put = (name: string, code: number): void => {
    cells[on.cellNamed(name) ?? Number.NaN] = code;
  };
  put('a1', codeOf(1, WHITE));
  for (const [name, letter] of Object.entries(others)) {
    put(name, codeOf(2, letter === 'S' ? WHITE : BLACK));
  }
  const position = new ArmyPosition(
    compileArmy({ board: on, terrains: [terrain], halfmoveLimit: 100 }),
    { cells, terrain: 0, rights: 0, side: WHITE, halfmoveClock: 0, ply: 0 },
  );
  const buffer = new Int32Array(512);
  const texts = (end: number): string[] =>
    [...buffer.subarray(0, end)]
      .map((move) => {
        const letter = terrain.kinds[movePromotion(move)]?.letter ?? '';
        return on.cells[moveFrom(move)].name + on.cells[moveTo(move)].name + letter;
      })
      .sort();
  return {
    all: texts(position.generate(buffer, 0)),
    noisy: texts(position.generateNoisy(buffer, 0)),
  };
}

const UP = [[0, 1]] as const;
const toKnight =
  (optional: boolean) =>
  (square: Square): Promotion | null =>
    onLastRank(square) ? { to: ['N'], optional } : null;

test('a leap and a hop over friends to one cell are one move', () => {
  const parts: Part[] = [
    { type: 'leap', offsets: [[0, 2]], mode: 'both' },
    { type: 'friendHop', directions: UP, mode: 'both' },
  ];
  expect(movesOf(parts, { a2: 'S' }).all).toEqual(['a1a3']);
  expect(movesOf(parts, { a2: 'S', a3: 's' }).all).toEqual(['a1a3']);
});

test('a leap and the hop of a cannon to one cell are one move', () => {
  const parts: Part[] = [
    { type: 'leap', offsets: [[0, 2]], mode: 'capture' },
    { type: 'cannonHop', directions: UP, mode: 'capture' },
  ];
  expect(movesOf(parts, { a2: 'S', a3: 's' }).all).toEqual(['a1a3']);
});

test('a hop over friends to a cell of promotion promotes', () => {
  const parts: Part[] = [{ type: 'friendHop', directions: UP, mode: 'both' }];
  const friends = { a2: 'S', a3: 'S', a4: 'S' } as const;
  expect(movesOf(parts, friends, { promotion: toKnight(false) }).all).toEqual(['a1a5N']);
  const optional = movesOf(parts, friends, { promotion: toKnight(true) });
  expect(optional.all).toEqual(['a1a5', 'a1a5N']);
  expect(optional.noisy).toEqual(['a1a5N']);
});

test('the hop of a cannon to a cell of promotion promotes', () => {
  const parts: Part[] = [{ type: 'cannonHop', directions: UP, mode: 'capture' }];
  const promotion = toKnight(false);
  expect(movesOf(parts, { a3: 'S', a5: 's' }, { promotion }).all).toEqual(['a1a5N']);
});

test('a slide that promotes is a move that quiescence looks at', () => {
  const parts: Part[] = [{ type: 'slide', directions: UP, mode: 'both' }];
  const { all, noisy } = movesOf(parts, {}, { promotion: toKnight(true) });
  expect(all).toEqual(['a1a2', 'a1a3', 'a1a4', 'a1a5', 'a1a5N']);
  expect(noisy).toEqual(['a1a5N']);
});

test('a hop ends on no square that its part may only pass', () => {
  const noStop = onLastRank;
  const hop: Part = { type: 'friendHop', directions: UP, mode: 'both', noStop };
  const cannon: Part = { type: 'cannonHop', directions: UP, mode: 'capture', noStop };
  expect(movesOf([hop], { a2: 'S', a3: 'S', a4: 'S' }).all).toEqual([]);
  expect(movesOf([cannon], { a3: 'S', a5: 's' }).all).toEqual([]);
});

test('a piece may stop on either square of a lane, the one that promotes and the one that does not', () => {
  const on = createBoard({
    width: 5,
    height: 5,
    nameOf: (file, rank) => `${'abcde'[file]}${rank + 1}`,
    groups: [['a4', 'a5']],
  });
  const slide: Part = { type: 'slide', directions: UP, mode: 'both' };
  const moves = ['a1a2', 'a1a3', 'a1a4', 'a1a4N'];
  expect(movesOf([slide], {}, { on, promotion: toKnight(false) }).all).toEqual(moves);
  expect(movesOf([slide], {}, { on, promotion: toKnight(true) }).all).toEqual(moves);
});
