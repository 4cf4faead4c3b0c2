// Castling as any description may have it: king and rook at any distance, or trading places.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Castle } from '../../src/rules/army';
import { type Board, CELL_STRIDE } from '../../src/rules/board';
import { legalMoves } from '../../src/rules/move';
import { CODE_COUNT } from '../../src/rules/position';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { randomWords } from '../../src/rules/zobrist';
import { movesFrom, play, refusal } from '../support/rules';
import { smallArmy } from './smallArmies';

/** The king goes from c to e, and the rook from f over him to d; on a board of seven files he has the edge in his back. */
function castleOn(board: Board, colour: Colour): Castle {
  const rank = colour === WHITE ? 1 : 5;
  const on = (file: string): number => board.cellNamed(`${file}${rank}`) ?? Number.NaN;
  return {
    colour,
    right: 1 << colour,
    letter: colour === WHITE ? 'K' : 'k',
    notation: 'O-O',
    king: { from: on('c'), to: on('e') },
    partner: { from: on('f'), to: on('d'), letter: 'R' },
    target: on('e'),
    empty: [on('d'), on('e')],
    safe: [on('c'), on('d'), on('e')],
  };
}

let rules: ReturnType<typeof smallArmy>;

beforeEach(() => {
  rules = smallArmy(7, 5, (board) => ({
    castles: [castleOn(board, WHITE), castleOn(board, BLACK)],
    placement: '2k2r1/3p3/7/7/2K2R1',
  }));
});

const castles = (text: string): boolean => movesFrom(rules, text, 'c1').includes('e1');

test('king and partner change cells, and only that side’s right goes', () => {
  expect(rules.startFen).toBe('2k2r1/3p3/7/7/2K2R1 w Kk 0 0');
  expect(play(rules, rules.startFen, 'c1e1')).toBe('2k2r1/3p3/7/7/3RK2 b k 1 1');
  expect(play(rules, rules.startFen, 'c1e1', 'c5e5')).toBe('3rk2/3p3/7/7/3RK2 w - 2 2');
});

test('the right goes with a move of the king or the partner, and with the partner taken', () => {
  expect(play(rules, rules.startFen, 'c1b1')).toContain(' b k ');
  expect(play(rules, rules.startFen, 'f1g1')).toContain(' b k ');
  expect(play(rules, rules.startFen, 'f1f5')).toContain(' b - ');
  const knight = '2k2r1/7/6n/7/2K2R1 b Kk 0 1';
  expect(play(rules, knight, 'g3f1')).toContain(' w k ');
  expect(play(rules, knight, 'g3e4')).toContain(' w Kk ');
});

test('every cell that must be empty counts, and every one that must be safe', () => {
  const way = (rank1: string, rank3 = '7') => `2k2r1/7/${rank3}/7/${rank1} w Kk 0 0`;
  expect(castles(way('2K2R1'))).toBe(true);
  expect(castles(way('2KN1R1'))).toBe(false);
  expect(castles(way('2K1nR1'))).toBe(false);
  for (const [rank, can] of [
    ['1r5', true],
    ['2r4', false],
    ['3r3', false],
    ['4r2', false],
    ['5r1', true],
  ] as const)
    expect(castles(way('2K2R1', rank)), rank).toBe(can);
});

test('not where the rook leaves a line open to the king’s new cell', () => {
  expect(castles('2k4/7/7/7/2K2Rr w K 0 0')).toBe(false);
  expect(castles('2k4/7/7/7/2K2Rn w K 0 0')).toBe(true);
  // Asking leaves the pieces where they were.
  const position = rules.parse('2k4/7/7/7/2K2Rr w K 0 0');
  legalMoves(position);
  expect(rules.format(position)).toBe('2k4/7/7/7/2K2Rr w K 0 0');
});

test('not without the right, and not by the side that waits', () => {
  expect(castles('2k2r1/7/7/7/2K2R1 w k 0 0')).toBe(false);
  expect(castles('2k2r1/7/7/7/2K2R1 w - 0 0')).toBe(false);
  expect(castles('2k2r1/7/7/7/2K2R1 b Kk 0 1')).toBe(false);
});

test('is no capture, and is not asked whether it gives check', () => {
  const position = rules.parse('4k2/7/7/7/2K2R1 w K 0 0');
  const castling = rules.parseMove(position, 'c1e1');
  expect(position.victim(castling)).toBe(0);
  expect(position.givesCheck(castling)).toBe(false);
  expect(position.losesExchange(castling, new Int16Array(32))).toBe(false);
  expect(position.castleNotation(castling)).toBe('O-O');
  expect(() => position.castleNotation(rules.parseMove(position, 'c1b1'))).toThrow(RangeError);
});

test('trading places captures nobody', () => {
  const trading = smallArmy(7, 5, (board) => {
    const castle = castleOn(board, WHITE);
    const { king, partner } = castle;
    const trade = {
      king: { ...king, to: partner.from },
      partner: { ...partner, to: king.from },
      target: partner.from,
    };
    return {
      placement: '6k/7/7/7/2K2R1',
      castles: [{ ...castle, ...trade, safe: [king.from] }],
    };
  });
  const text = '6k/7/7/7/2K2R1 w K 7 20';
  const position = trading.parse(text);
  expect(position.victim(trading.parseMove(position, 'c1f1'))).toBe(0);
  expect(play(trading, text, 'c1f1')).toBe('6k/7/7/7/2R2K1 b - 8 21');
});

test('sums of weights follow both pieces', () => {
  const random = randomWords(1);
  const weights = {
    packed: Int32Array.from({ length: CODE_COUNT * CELL_STRIDE }, () => random() >> 12),
    material: new Int16Array(CODE_COUNT).fill(3),
  };
  weights.packed.fill(0, 0, CELL_STRIDE);
  const position = rules.parse(rules.startFen);
  position.setWeights(weights);
  position.make(rules.parseMove(position, 'c1e1'));
  const { pieceSquares, material } = position;
  position.setWeights(weights);
  expect([pieceSquares, material]).toEqual([position.pieceSquares, position.material]);
});

test('taken back, pieces, rights and the piece lists are as they were', () => {
  const position = rules.parse(rules.startFen);
  const before = legalMoves(position);
  for (const move of ['c1e1', 'c5e5']) position.make(rules.parseMove(position, move));
  position.unmake();
  position.unmake();
  expect(rules.format(position)).toBe(rules.startFen);
  expect(legalMoves(position)).toEqual(before);
});

test('pieces arranged anew have no right to castle', () => {
  const position = rules.parse(rules.startFen);
  const without = rules.parse(rules.startFen.replace(' Kk ', ' - '));
  const standing = [...position.cells.keys()].filter((cell) => position.cells[cell] !== 0);
  position.arrange(
    standing.map((cell) => position.cells[cell]),
    standing,
    WHITE,
  );
  expect(rules.format(position)).toBe(rules.format(without));
  expect([position.keyHigh, position.keyLow]).toEqual([without.keyHigh, without.keyLow]);
});

describe('the field', () => {
  const reading = (field: string): string =>
    refusal(() => rules.parse(`2k2r1/7/7/7/2K2R1 w ${field} 0 0`));

  test('has the rights that there are, in their order', () => {
    for (const field of ['-', 'K', 'k', 'Kk']) expect(reading(field)).toBe('accepted');
    for (const field of ['kK', 'KK', 'Q', '', '-K']) expect(reading(field)).not.toBe('accepted');
  });

  test('a right wants its own king and partner where they begin', () => {
    const standing = (rank5: string) => refusal(() => rules.parse(`${rank5}/7/7/7/2K4 w k 0 0`));
    expect(standing('2k2r1')).toBe('accepted');
    for (const rank5 of ['2k2n1', '2k2R1', '3k1r1', '2k3r']) {
      expect(standing(rank5), rank5).not.toBe('accepted');
    }
  });
});
