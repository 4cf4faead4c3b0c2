// Bipartite Chess, Stage Two: the bare king.
import { describe, expect, test } from 'vitest';
import { bipartite as game } from '../../src/games/bipartite';
import { bipartite } from '../support/boards';
import { resultOf } from '../support/rules';

const rules = game.rules({});
const battle = (pieces: string, side = 'w', counters?: string): string =>
  bipartite(pieces, side, '2', counters);

test('a capture that leaves the opponent with only a king wins', () => {
  expect(resultOf(rules, battle('KA1 RD3 kI5 sD4'), 'D3D4')).toBe('1-0 bare-king');
  expect(resultOf(rules, battle('KA1 SD4 kI5 rD3', 'b'), 'D3D4')).toBe('0-1 bare-king');
});

test('a capture that leaves something beside the king does not', () => {
  expect(resultOf(rules, battle('KA1 RD3 kI5 sD4 sG1'), 'D3D4')).toBe('*');
});

describe('it is a draw if the opponent can at once capture the mover’s last piece', () => {
  test('the capturer itself', () => {
    expect(resultOf(rules, battle('KA1 RG4 kI5 sH4'), 'G4H4')).toBe('1/2-1/2 bare-king');
  });

  test('the piece left beside the king when the king made the capture', () => {
    expect(resultOf(rules, battle('KB1 RH4 kI5 sB2'), 'B1B2')).toBe('1/2-1/2 bare-king');
  });

  test('also when that piece gives check', () => {
    expect(resultOf(rules, battle('KA1 RG5 kI5 sH5'), 'G5H5')).toBe('1/2-1/2 bare-king');
  });

  test('but not if the king guards it: the capture must be legal', () => {
    expect(resultOf(rules, battle('KH3 RG4 kI5 sH4'), 'G4H4')).toBe('1-0 bare-king');
  });

  test('but not if another piece would be left', () => {
    expect(resultOf(rules, battle('KA1 RG4 MD2 kI5 sH4'), 'G4H4')).toBe('1-0 bare-king');
  });

  test('but not if it is out of the king’s reach', () => {
    expect(resultOf(rules, battle('KA1 RG4 kI1 sH4'), 'G4H4')).toBe('1-0 bare-king');
  });
});

test('checkmate comes first', () => {
  expect(resultOf(rules, battle('KG5 RI1 kI5 sI3'), 'I1I3')).toBe('1-0 checkmate');
});

describe('position texts', () => {
  test('with two bare kings are drawn', () => {
    expect(resultOf(rules, battle('KA1 kI5'))).toBe('1/2-1/2 bare-king');
  });

  test('with one bare king are judged as if the last capture had just been made', () => {
    for (const side of ['w', 'b']) {
      expect(resultOf(rules, battle('KA1 RD3 kI5', side))).toBe('1-0 bare-king');
      expect(resultOf(rules, battle('KA1 sD3 kI5', side))).toBe('0-1 bare-king');
      expect(resultOf(rules, battle('KA1 SH4 kI4', side))).toBe('1/2-1/2 bare-king');
    }
  });

  test('with one bare king are won before the quiet count is looked at', () => {
    expect(resultOf(rules, battle('KA1 RD3 kI5', 'b', '100 200'))).toBe('1-0 bare-king');
  });

  test('with one bare king who has no move are won, not stalemate', () => {
    expect(resultOf(rules, battle('KG1 RF2 kI1', 'b'))).toBe('1-0 bare-king');
  });
});
