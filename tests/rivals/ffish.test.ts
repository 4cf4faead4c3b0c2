// ffish as it is run here: its counts, and texts that it would not survive.
import type { FairyStockfish } from 'ffish-es6';
import { beforeAll, expect, test } from 'vitest';
import { boardMoves, ffishPerft, loadFfish, newBoard, playOn } from './ffish';
import { PERFT_FROM_START } from './perftFromStart';

let ffish: FairyStockfish;
beforeAll(async () => {
  ffish = await loadFfish();
});

test.each(PERFT_FROM_START)('perft of $variant from its start', ({ variant, nodes }) => {
  const board = newBoard(ffish, variant);
  expect(nodes.map((_, index) => ffishPerft(board, index + 1))).toEqual(nodes);
  board.delete();
});

test('a board moves, and takes back, from any position', () => {
  const fen = 'brkrb/npppn/5/5/**1**/5/1P3/N1PPN/BRKRB b - - 0 1';
  const board = newBoard(ffish, 'bridge41', fen);
  expect(boardMoves(board).sort()).toEqual([
    'a8b6',
    'a8c7',
    'b8b7',
    'c8c7',
    'd8d7',
    'e8c7',
    'e8d6',
  ]);
  playOn(board, 'b8b7');
  expect(board.fen()).toBe('brkrb/n1ppn/1p3/5/**1**/5/1P3/N1PPN/BRKRB w - - 0 2');
  board.pop();
  expect(board.fen()).toBe(fen);
  board.delete();
});

test('what the generator would take in silence or die of is refused by name', () => {
  expect(() => newBoard(ffish, 'bridge42')).toThrow('no variant "bridge42"');
  expect(() => newBoard(ffish, 'bridge41', 'brkrb/npppn w - - 0 1')).toThrow(
    'no position of bridge41',
  );
  const board = newBoard(ffish, 'bridge41');
  expect(() => playOn(board, 'a1a9')).toThrow('"a1a9" is illegal');
  board.delete();
});
