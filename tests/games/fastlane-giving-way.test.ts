// Chess in the Fast Lane: friendly pieces in lanes give way to sliders.
import { describe, expect, test } from 'vitest';
import { fastlane as game } from '../../src/games/fastlane';
import { fastlane } from '../support/boards';
import { isCheck, movesFrom, resultOf, words } from '../support/rules';

const rules = game.rules({});

test('a slider passes over a lane held by a friendly piece, but may not stop there', () => {
  expect(movesFrom(rules, fastlane('Kg1 kg8 Ra1 Pa2'), 'a1')).toEqual(
    words('a4 a5 a6 a8 b1 c1 d1 e1 f1'),
  );
  expect(movesFrom(rules, fastlane('Kb1 kb8 Bc1 Pb2 Nd2 Pd4'), 'c1')).toEqual(
    words('a2 e2 f4 g4 h6'),
  );
});

test('several friendly lanes in a row all give way', () => {
  expect(movesFrom(rules, fastlane('Kg1 kg8 Rd1 Pd2 Nd4 Bd6'), 'd1')).toEqual(
    words('d8 a1 b1 c1 e1 f1'),
  );
});

test('a slider captures behind a piece that gives way', () => {
  expect(movesFrom(rules, fastlane('Kg1 kg8 Rb1 Pb2 nb4 nb6'), 'b1')).toEqual(
    words('b4 a1 c1 d1 e1 f1'),
  );
});

test('no slider passes over a friendly piece on a single square', () => {
  expect(movesFrom(rules, fastlane('Kg1 kg8 Ra1 Na4 Bb1'), 'a1')).toEqual(['a2']);
});

test('no slider passes over an enemy, in a lane or not', () => {
  expect(movesFrom(rules, fastlane('Kg1 kg8 Ra1 na2 nb1'), 'a1')).toEqual(words('a2 b1'));
});

test('an enemy’s pieces give way to him alone', () => {
  // The white rook passes the white pawn, not the black one.
  expect(movesFrom(rules, fastlane('Kg1 kg8 Rc1 Pc2 pc6 Bb1 Bd1'), 'c1')).toEqual(words('c4 c6'));
});

test('nothing gives way to kings, knights and pawns', () => {
  expect(movesFrom(rules, fastlane('Kg1 kg8 Pc2 Nc4'), 'c2')).toEqual([]);
  expect(movesFrom(rules, fastlane('Ka1 kg8 Pa2 Pb2 Rb1'), 'a1')).toEqual([]);
  expect(movesFrom(rules, fastlane('Kg1 kg8 Nb1 Pa2 Pc2 Pd2'), 'b1')).toEqual([]);
});

describe('attacks', () => {
  test('a check passes over the checker’s own lanes', () => {
    expect(isCheck(rules, fastlane('Kg1 Rb1 Pb2 Nb4 kb8', 'b'))).toBe(true);
    expect(isCheck(rules, fastlane('Kg1 Rb1 Pb2 nb4 kb8', 'b'))).toBe(false);
    expect(isCheck(rules, fastlane('Kg1 Ra1 Pa2 Na4 ka8', 'b'))).toBe(false);
  });

  test('a check over a lane is answered behind it', () => {
    // The rook on h1 checks h8 over its own pawn on h2-h3.
    const text = fastlane('Ka1 Rh1 Ph2 kh8 rb4 bg8 ng6', 'b');
    expect(isCheck(rules, text)).toBe(true);
    expect(movesFrom(rules, text, 'b4')).toEqual(words('h4 h5'));
  });

  test('mate by two rooks behind their own pawns', () => {
    // The knight on a4, a single square, held up the rook on a1. The other rook holds file b over its pawn.
    expect(resultOf(rules, fastlane('Kg1 Ra1 Pa2 Na4 Rb1 Pb2 ka8'), 'a4c2')).toBe('1-0 checkmate');
  });
});
