// Cuarenta: checkmate, stalemate and the count of forty moves.
import { describe, expect, test } from 'vitest';
import { cuarenta as game } from '../../src/games/cuarenta';
import { cuarenta } from '../support/boards';
import { play, resultOf } from '../support/rules';

const rules = game.rules({});

test('checkmate wins', () => {
  // The guard holds b9, b7 and a6; the bishop checks.
  expect(resultOf(rules, cuarenta('Ka2 Gc8 Bb1 ka8'), 'b1e4')).toBe('1-0 checkmate');
});

test('stalemate is a draw', () => {
  expect(resultOf(rules, cuarenta('Ka2 Ge6 ka8'), 'e6c8')).toBe('1/2-1/2 stalemate');
});

describe('forty moves by each side', () => {
  const quiet = (count: number) => cuarenta('Ka2 ki8 Pe4 Ge2 gd5', 'w', '-', `${count} 100`);

  test('80 plies without a capture or a promotion draw', () => {
    expect(resultOf(rules, quiet(79))).toBe('*');
    expect(resultOf(rules, quiet(79), 'a2b1')).toBe('1/2-1/2 quiet-limit');
  });

  test('a plain pawn move does not restart the count', () => {
    expect(play(rules, quiet(40), 'e4f5')).toBe(
      cuarenta('Ka2 ki8 Pf5 Ge2 gd5', 'b', '-', '41 101'),
    );
    expect(resultOf(rules, quiet(79), 'e4f5')).toBe('1/2-1/2 quiet-limit');
  });

  test('a capture restarts it', () => {
    expect(resultOf(rules, quiet(79), 'e4d5')).toBe('*');
    expect(play(rules, quiet(79), 'e4d5')).toBe(cuarenta('Ka2 ki8 Pd5 Ge2', 'b', '-', '0 101'));
  });

  test('a promotion restarts it, reaching the promotion ranks as a pawn does not', () => {
    const text = cuarenta('Ka2 ki8 Pe6', 'w', '-', '79 100');
    expect(play(rules, text, 'e6d7c')).toBe(cuarenta('Ka2 ki8 Cd7', 'b', '-', '0 101'));
    expect(resultOf(rules, text, 'e6d7')).toBe('1/2-1/2 quiet-limit');
  });
});
