// Cuarenta: pawns and their promotion.
import { describe, expect, test } from 'vitest';
import { cuarenta as game } from '../../src/games/cuarenta';
import { cuarenta } from '../support/boards';
import { isCheck, movesFrom, play, words } from '../support/rules';

const rules = game.rules({});

test('a pawn moves or captures diagonally forward and sideways', () => {
  expect(movesFrom(rules, cuarenta('Ka2 ki8 Pe4'), 'e4')).toEqual(words('d5 f5 c4 g4'));
  expect(movesFrom(rules, cuarenta('Ka2 ki8 Pe4 gd5 fg4'), 'e4')).toEqual(words('d5 f5 c4 g4'));
  expect(movesFrom(rules, cuarenta('Ka2 ki8 pe6', 'b'), 'e6')).toEqual(words('d5 f5 c6 g6'));
});

test('a pawn steps over nothing: own pieces block it', () => {
  expect(movesFrom(rules, cuarenta('Ka2 ki8 Pe4 Gd5 Fg4'), 'e4')).toEqual(words('f5 c4'));
});

test('a pawn never captures a pawn', () => {
  expect(movesFrom(rules, cuarenta('Ka2 ki8 Pe4 pd5 pg4'), 'e4')).toEqual(words('f5 c4'));
});

test('a pawn gives check in all four directions', () => {
  expect(isCheck(rules, cuarenta('Ka2 Pe4 kd5', 'b'))).toBe(true);
  expect(isCheck(rules, cuarenta('Ka2 Pe4 kg4', 'b'))).toBe(true);
  expect(isCheck(rules, cuarenta('Ka2 Pe4 ke6', 'b'))).toBe(false);
  expect(isCheck(rules, cuarenta('Ka2 Pe4 kd3', 'b'))).toBe(false);
});

describe('promotion', () => {
  test('is to a camel on the last three ranks, and optional', () => {
    expect(movesFrom(rules, cuarenta('Ka2 ki8 Pe6'), 'e6')).toEqual(words('d7 d7c f7 f7c c6 g6'));
    expect(movesFrom(rules, cuarenta('Ka2 ki8 Pd7'), 'd7')).toEqual(
      words('c8 c8c e8 e8c b7 b7c f7 f7c'),
    );
    expect(movesFrom(rules, cuarenta('Ka2 ki8 pe4', 'b'), 'e4')).toEqual(
      words('d3 d3c f3 f3c c4 g4'),
    );
  });

  test('is to bishop, vao, frog, guard or camel on the last rank, and optional', () => {
    expect(movesFrom(rules, cuarenta('Ka2 ki6 Pa8'), 'a8')).toEqual(
      words('b9 b9b b9v b9f b9g b9c c8 c8c'),
    );
    expect(movesFrom(rules, cuarenta('Ka8 ki6 pa2', 'b'), 'a2')).toEqual(
      words('b1 b1b b1v b1f b1g b1c c2 c2c'),
    );
  });

  test('may be by a capture', () => {
    expect(movesFrom(rules, cuarenta('Ka2 ki6 Pe6 gd7 Gf7'), 'e6')).toEqual(words('d7 d7c c6 g6'));
    expect(play(rules, cuarenta('Ka2 ki6 Pe6 gd7'), 'e6d7c')).toBe(
      cuarenta('Ka2 ki6 Cd7', 'b', '-', '0 1'),
    );
  });

  test('a pawn that stayed a pawn may promote on any later move that ends in those ranks', () => {
    const stayed = play(rules, cuarenta('Ka2 ki6 Pa8'), 'a8b9', 'i6i4');
    expect(stayed).toBe(cuarenta('Ka2 ki4 Pb9', 'w', '-', '2 2'));
    expect(movesFrom(rules, stayed, 'b9')).toEqual(words('d9 d9b d9v d9f d9g d9c'));
  });
});
