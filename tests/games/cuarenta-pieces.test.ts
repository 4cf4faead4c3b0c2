// Cuarenta: how each piece moves on the forty light squares of a 9x9 board.
import { describe, expect, test } from 'vitest';
import { cuarenta as game } from '../../src/games/cuarenta';
import { cuarenta } from '../support/boards';
import { isCheck, movesFrom, words } from '../support/rules';

const rules = game.rules({});

test('the start position is the inventor’s array, White to move', () => {
  expect(rules.startFen).toBe(
    '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C* w - 0 0',
  );
});

describe('king', () => {
  test('moves one diagonal step, or straight forward or backward to the neighbour', () => {
    expect(movesFrom(rules, cuarenta('Ke4 ka8 Ba2'), 'e4')).toEqual(words('d3 f3 d5 f5 e6 e2'));
    expect(movesFrom(rules, cuarenta('Ka2 ke6 bi8', 'b'), 'e6')).toEqual(
      words('d5 f5 d7 f7 e8 e4'),
    );
  });

  test('captures one diagonal step, but not straight', () => {
    // Camels stand on e6 and d5; they attack d3, f3 and e2.
    expect(movesFrom(rules, cuarenta('Ke4 ka8 ce6 cd5'), 'e4')).toEqual(words('d5 f5'));
  });

  test('does not give check straight', () => {
    expect(movesFrom(rules, cuarenta('Ke4 ke8 Bb1', 'b'), 'e8')).toContain('e6');
    expect(movesFrom(rules, cuarenta('Ke4 ke6 Bb1'), 'e4')).toEqual(words('e2 d3 f3'));
  });

  test('jumps nothing: the straight move needs an empty neighbour', () => {
    expect(movesFrom(rules, cuarenta('Ke4 ka8 Pe6 Pe2'), 'e4')).toEqual(words('d3 f3 d5 f5'));
  });
});

test('bishop: as in chess', () => {
  expect(movesFrom(rules, cuarenta('Ke2 ke8 Be4 Pf3 pc6'), 'e4')).toEqual(
    words('d3 c2 b1 d5 c6 f5 g6 h7 i8'),
  );
});

describe('vao', () => {
  test('moves without capturing like a bishop', () => {
    expect(movesFrom(rules, cuarenta('Ke2 ke8 Ve4 pc6'), 'e4')).toEqual(
      words('d3 c2 b1 d5 f3 g2 h1 f5 g6 h7 i8'),
    );
  });

  test('captures the first piece beyond exactly one screen of either colour', () => {
    // NE: own screen f5, enemy h7. NW: enemy screen d5, enemy c6 next to it. SW: own screen c2, enemy b1.
    // SE: two pieces before the enemy on h1.
    const text = cuarenta('Ka2 ki8 Ve4 Pf5 gh7 pd5 pc6 Pc2 fb1 Gf3 Pg2 ch1');
    expect(movesFrom(rules, text, 'e4')).toEqual(words('h7 c6 d3 b1'));
  });

  test('gives check over a screen only', () => {
    expect(isCheck(rules, cuarenta('Ka2 Ve4 kh7', 'b'))).toBe(false);
    expect(isCheck(rules, cuarenta('Ka2 Ve4 Pf5 kh7', 'b'))).toBe(true);
    expect(isCheck(rules, cuarenta('Ka2 Ve4 pf5 kh7', 'b'))).toBe(true);
    expect(isCheck(rules, cuarenta('Ka2 Ve4 pf5 pg6 kh7', 'b'))).toBe(false);
  });

  test('makes it illegal to step in as a screen before the own king', () => {
    expect(movesFrom(rules, cuarenta('Ke2 Cd3 vh5 ka8'), 'd3')).toEqual(words('c6 e6 g2 a4 a2'));
  });

  test('a check over a screen is answered by moving the screen or adding a second', () => {
    // Vao h5, screen g4 (a pawn), king e2. The pawn may leave the line or the camel step in on f3.
    const text = cuarenta('Ke2 Pg4 Cg6 vh5 ka8');
    expect(isCheck(rules, text)).toBe(true);
    expect(movesFrom(rules, text, 'g4')).toEqual(words('h5 f5 e4 i4'));
    expect(movesFrom(rules, text, 'g6')).toEqual(words('f3'));
  });
});

describe('frog', () => {
  test('from the start d1 can jump to a4, d5 and g4', () => {
    expect(movesFrom(rules, rules.startFen, 'd1')).toEqual(words('a4 d5 g4'));
  });

  test('steps to an orthogonal neighbour, moving or capturing', () => {
    expect(movesFrom(rules, cuarenta('Ka2 ki8 Fe4 pc4'), 'e4')).toEqual(words('c4 g4 e2 e6'));
  });

  test('jumps over an unbroken line of friends to the first square beyond, empty or enemy', () => {
    // Line f5 g6 to the guard on h7; e6 to e8; the king on e2 blocks and jumping him leaves the board; d3 is an
    // enemy and c6 is not on the next square, so neither is jumped.
    const text = cuarenta('Ke2 Fe4 Pf5 Pg6 Pe6 Pc6 ka8 gh7 pc4 fd3');
    expect(movesFrom(rules, text, 'e4')).toEqual(words('h7 e8 c4 g4'));
  });

  test('its jump ends right behind the line, not further on', () => {
    expect(movesFrom(rules, cuarenta('Ka2 ka8 Fe4 Pf5 Ph7'), 'e4')).toEqual(
      words('g6 c4 g4 e2 e6'),
    );
  });

  test('gives check by its jump', () => {
    expect(isCheck(rules, cuarenta('Ka2 Fe4 Cf5 kg6', 'b'))).toBe(true);
    expect(isCheck(rules, cuarenta('Ka2 Fe4 pf5 kg6', 'b'))).toBe(false);
    expect(isCheck(rules, cuarenta('Ka2 Fe4 kf5', 'b'))).toBe(false);
  });
});

test('guard: one or two diagonal steps, the second a leap', () => {
  expect(movesFrom(rules, cuarenta('Ke2 ke8 Ge4'), 'e4')).toEqual(words('d3 f3 d5 f5 c2 g2 c6 g6'));
  expect(movesFrom(rules, cuarenta('Ke2 ke8 Ge4 Pd5 pc6 gf5'), 'e4')).toEqual(
    words('d3 f3 f5 c2 g2 c6 g6'),
  );
});

test('camel: leaps (1,3)', () => {
  expect(movesFrom(rules, cuarenta('Ke2 ke8 Ce4 Pf5'), 'e4')).toEqual(
    words('d7 f7 d1 f1 b3 b5 h3 h5'),
  );
});
