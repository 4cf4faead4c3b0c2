// Bipartite Chess, Stage Two: how each piece of the new armies moves. White faces down the board, Black up.
import { describe, expect, test } from 'vitest';
import { bipartite as game } from '../../src/games/bipartite';
import { bipartite } from '../support/boards';
import { isCheck, movesFrom, play, resultOf, words } from '../support/rules';

const rules = game.rules({});
const battle = (pieces: string, side = 'w', counters?: string): string =>
  bipartite(pieces, side, '2', counters);

test('E1 and E5 are blocked, A3 and I3 are not', () => {
  expect(movesFrom(rules, battle('KD1 kH5 sI5'), 'D1')).toEqual(words('C1 C2 D2 E2'));
  expect(movesFrom(rules, battle('KB3 kH5 sI5'), 'B3')).toEqual(words('A2 A3 A4 B2 B4 C2 C3 C4'));
});

test('king: as in chess, without castling', () => {
  // The Soldier on D4 attacks C3 and E3 and is not guarded.
  expect(movesFrom(rules, battle('KD3 kH5 SA5 sD4'), 'D3')).toEqual(words('C2 C4 D2 D4 E2 E4'));
});

describe('diagonal Power Piece: a bishop limited to three squares', () => {
  test('moves', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 BF1'), 'F1')).toEqual(words('E2 D3 C4 G2 H3 I4'));
    expect(movesFrom(rules, battle('KA2 kI1 sI2 BA1'), 'A1')).toEqual(words('B2 C3 D4'));
  });

  test('is blocked and captures on its way', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 BF1 sD3 SH3'), 'F1')).toEqual(words('E2 D3 G2'));
  });
});

describe('orthogonal Power Piece: a rook limited to three squares', () => {
  test('moves', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 RF3'), 'F3')).toEqual(
      words('E3 D3 C3 G3 H3 I3 F1 F2 F4 F5'),
    );
    expect(movesFrom(rules, battle('KA5 kI1 sI2 RD1'), 'D1')).toEqual(words('C1 B1 A1 D2 D3 D4'));
  });

  test('gives check at three squares, not at four', () => {
    expect(isCheck(rules, battle('KA1 RD2 kG2 sI5', 'b'))).toBe(true);
    expect(isCheck(rules, battle('KA1 RD2 kH2 sI5', 'b'))).toBe(false);
  });
});

describe('Captain: a knight that also moves one square straight forward or backward', () => {
  test('moves', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 CD3'), 'D3')).toEqual(
      words('B2 B4 C1 C5 F2 F4 C3 E3'),
    );
  });

  test('captures as a knight only', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 CD3 sC3 sE3 sF2'), 'D3')).toEqual(
      words('B2 B4 C1 C5 F2 F4'),
    );
    expect(isCheck(rules, battle('KA1 CD3 kE3 sI5', 'b'))).toBe(false);
    expect(isCheck(rules, battle('KA1 CD3 kF2 sI5', 'b'))).toBe(true);
  });
});

describe('Guard', () => {
  test('moves to any adjacent square', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 GD3'), 'D3')).toEqual(
      words('C2 C3 C4 D2 D4 E2 E3 E4'),
    );
  });

  test('captures forward, diagonally forward and sideways, not behind', () => {
    expect(
      movesFrom(rules, battle('KA1 kI1 sI2 GD3 mC2 mC3 mC4 mD2 mD4 mE2 mE3 mE4'), 'D3'),
    ).toEqual(words('D2 D4 E2 E3 E4'));
    expect(
      movesFrom(rules, battle('KA1 kI1 sI2 gD3 MC2 MC3 MC4 MD2 MD4 ME2 ME3 ME4', 'b'), 'D3'),
    ).toEqual(words('C2 C3 C4 D2 D4'));
  });
});

describe('Soldier', () => {
  test('moves to any adjacent square', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 SD3'), 'D3')).toEqual(
      words('C2 C3 C4 D2 D4 E2 E3 E4'),
    );
  });

  test('captures diagonally only', () => {
    expect(
      movesFrom(rules, battle('KA1 kI1 sI2 SD3 mC2 mC3 mC4 mD2 mD4 mE2 mE3 mE4'), 'D3'),
    ).toEqual(words('C2 C4 E2 E4'));
  });
});

describe('Swordsman', () => {
  test('moves one or two squares orthogonally without leaping', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 DD3'), 'D3')).toEqual(
      words('C3 B3 E3 F3 D2 D1 D4 D5'),
    );
    expect(movesFrom(rules, battle('KA1 kI1 sI2 DD3 SC3 SD2 SF3'), 'D3')).toEqual(
      words('E3 D4 D5'),
    );
  });

  test('captures only on the second square, over an empty first one', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 DD3 mC3 mB3 mF3 mD2 mD5'), 'D3')).toEqual(
      words('E3 F3 D4 D5'),
    );
  });

  test('gives check at two squares, not at one', () => {
    expect(isCheck(rules, battle('KA1 DD3 kF3 sI5', 'b'))).toBe(true);
    expect(isCheck(rules, battle('KA1 DD3 kE3 sI5', 'b'))).toBe(false);
    expect(isCheck(rules, battle('KA1 DD3 mE3 kF3', 'b'))).toBe(false);
  });
});

describe('Messenger', () => {
  test('moves one square straight forward and captures diagonally forward', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 MD3'), 'D3')).toEqual(['E3']);
    expect(movesFrom(rules, battle('KA1 kI1 sI2 MD3 sE2 sE3 sE4'), 'D3')).toEqual(words('E2 E4'));
    expect(movesFrom(rules, battle('KA1 kI1 sI2 mF3', 'b'), 'F3')).toEqual(['E3']);
  });

  test('double step from B2, B3, B4 and H2, H3, H4 only', () => {
    const white = battle('KA1 kI1 sI2 MB1 MB2 MB3 MB4 MB5');
    const targets = (text: string, row: string): string =>
      [...'12345'].map((column) => movesFrom(rules, text, row + column).join(' ')).join(', ');
    expect(targets(white, 'B')).toBe('C1, C2 D2, C3 D3, C4 D4, C5');
    const black = battle('KA1 kI1 sI2 mH1 mH2 mH3 mH4 mH5', 'b');
    expect(targets(black, 'H')).toBe('G1, F2 G2, F3 G3, F4 G4, G5');
    expect(movesFrom(rules, battle('KA1 kI1 sI2 MC2'), 'C2')).toEqual(['D2']);
    expect(movesFrom(rules, battle('KA5 kI1 mB2 SD1', 'b'), 'B2')).toEqual(['A2']);
  });

  test('double step over and to an empty square only', () => {
    expect(movesFrom(rules, battle('KA1 kI1 sI2 MB2 sC2'), 'B2')).toEqual([]);
    expect(movesFrom(rules, battle('KA1 kI1 sI2 MB2 sD2'), 'B2')).toEqual(['C2']);
  });

  test('there is no en passant', () => {
    const text = play(rules, battle('KA1 kI1 sI2 MB2 mD3'), 'B2D2');
    expect(movesFrom(rules, text, 'D3')).toEqual(['C3']);
  });

  test('always becomes a Soldier on the enemy’s home rows; the move text has no letter', () => {
    const text = battle('KA1 kI5 MG3 sH2');
    expect(movesFrom(rules, text, 'G3')).toEqual(words('H2 H3'));
    expect(play(rules, text, 'G3H3')).toBe(battle('KA1 kI5 SH3 sH2', 'b', '0 1'));
    expect(play(rules, battle('KA1 kI5 MG3 sH2 mD1'), 'G3H2')).toBe(
      battle('KA1 kI5 SH2 mD1', 'b', '0 1'),
    );
    expect(play(rules, battle('KA5 kI1 mC3 SA1', 'b'), 'C3B3')).toBe(
      battle('KA5 kI1 sB3 SA1', 'w', '0 1'),
    );
  });
});

describe('endings', () => {
  test('checkmate wins', () => {
    // The rook checks along row I from three squares away; the king on G1 holds H1 and H2.
    const text = battle('KG1 RH4 kI1 mD4');
    expect(resultOf(rules, text, 'H4I4')).toBe('1-0 checkmate');
  });

  test('stalemate is a draw', () => {
    // The rook holds H1 and H2, the bishop I2; the Messenger on D1 is blocked.
    expect(resultOf(rules, battle('KA5 RH4 BF5 SC1 mD1 kI1'), 'A5A4')).toBe('1/2-1/2 stalemate');
  });

  test('there is no dead-position rule: king and Messenger each play on', () => {
    expect(resultOf(rules, battle('KA1 kI1 MD1 mF2'))).toBe('*');
  });
});
