// Chess in the Fast Lane: pieces in lanes, pawns, and what the start position allows.
import { describe, expect, test } from 'vitest';
import { fastlane as game } from '../../src/games/fastlane';
import { fastlane } from '../support/boards';
import { isCheck, movesFrom, movesIn, play, resultOf, words } from '../support/rules';

const rules = game.rules({});

test('the start position is the orthodox array, each piece in its own cell', () => {
  expect(rules.startFen).toBe('rnbqkbnr/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 0');
  expect(rules.board.cells).toHaveLength(41);
});

test('from the start long pieces look over their own pawns', () => {
  expect(movesIn(rules, rules.startFen)).toEqual(
    words(
      'a2a4 b2b4 c2c4 d2d4 e2d4 f2f4 g2g4 h2h4 ' +
        'a1a4 a1a5 a1a6 h1h4 h1h5 h1h6 c1f4 c1g4 c1h6 f1c4 f1b4 f1a6 d1a4 d1g4 d1h5 d1d4 d1d6',
    ),
  );
});

describe('a piece in a lane', () => {
  test('is written on the lane’s anchor and read from any of its squares', () => {
    const read = rules.parse('8/4k3/8/3N4/8/4P3/8/4K3 b - 0 0');
    expect(rules.format(read)).toBe(fastlane('Ke1 Pe2 Nd4 ke6', 'b'));
  });

  test('moves from any of its squares', () => {
    expect(movesFrom(rules, fastlane('Kg1 kg8 Ra2'), 'a2')).toEqual(
      words('a1 a4 a5 a6 a8 b2 c2 d2 e2 f2 g2 h2'),
    );
    expect(movesFrom(rules, fastlane('Ka1 ka8 Nd4'), 'd4')).toEqual(
      words('b2 b4 b6 c2 c4 c6 d2 d6 e2 e6 f2 f4 f6 g2 g4 g6'),
    );
  });

  test('a king in the roundabout reaches every cell around it', () => {
    expect(movesFrom(rules, fastlane('Kd4 ka8 Rb1'), 'd4')).toEqual(
      words('c2 d2 e2 f2 c4 f4 c6 d6 e6 f6'),
    );
  });

  test('does not move within its cell', () => {
    expect(movesFrom(rules, fastlane('Kg1 kg8 Ra2'), 'a2')).not.toContain('a2');
    expect(movesFrom(rules, fastlane('Kd4 ka8 Rb1'), 'd4')).not.toContain('d4');
  });

  test('travels along its line and occupies a lane only where it stops', () => {
    // The rook passes a4 and a5 in front of the pawn's lane and stops on any cell of the file up to a8.
    expect(movesFrom(rules, fastlane('Kg1 kg8 Ra1'), 'a1')).toEqual(
      words('a2 a4 a5 a6 a8 b1 c1 d1 e1 f1'),
    );
    expect(play(rules, fastlane('Kg1 kg8 Bf8', 'w'), 'f8a2')).toBe(
      fastlane('Kg1 kg8 Ba2', 'b', '-', '1 1'),
    );
  });

  test('is captured on any of its squares', () => {
    // The rook holds a2 and a3; the bishop comes along f8-a3, the other rook along rank 3.
    expect(movesFrom(rules, fastlane('Kg1 kg8 Ra2 bf8', 'b'), 'f8')).toContain('a2');
    expect(movesFrom(rules, fastlane('Kg1 kg8 Ra2 rh2', 'b'), 'h2')).toContain('a2');
    expect(play(rules, fastlane('Kg1 kg8 Ra2 bf8', 'b'), 'f8a2')).toBe(
      fastlane('Kg1 kg8 ba2', 'w', '-', '0 1'),
    );
  });

  test('gives check and is checked on any of its squares', () => {
    expect(isCheck(rules, fastlane('Kg1 Nd4 kc6', 'b'))).toBe(true);
    expect(isCheck(rules, fastlane('Ka2 ke8 bf8'))).toBe(true);
    expect(isCheck(rules, fastlane('Kg1 Rd4 ka5', 'b'))).toBe(true);
    expect(isCheck(rules, fastlane('Kg1 Rd4 ka6', 'b'))).toBe(false);
  });

  test('a lone knight can mate', () => {
    // In the lane c6-c7 it checks a8 from c7 and holds b8 and the lane of a7 from c6; the king on b5 holds b6.
    expect(resultOf(rules, fastlane('Kb4 Nd4 ka8'), 'd4c6')).toBe('1-0 checkmate');
  });
});

describe('pawns', () => {
  test('step one square, without a double step', () => {
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pa2'), 'a2')).toEqual(['a4']);
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pa4'), 'a4')).toEqual(['a5']);
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pb2'), 'b2')).toEqual(['b4']);
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pb4'), 'b4')).toEqual(['b6']);
    expect(movesFrom(rules, fastlane('Kg1 kg8 pe6', 'b'), 'e6')).toEqual(['d4']);
  });

  test('in the roundabout may go on along both files', () => {
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pd4'), 'd4')).toEqual(words('d6 e6'));
    expect(movesFrom(rules, fastlane('Kg1 kg8 pd4', 'b'), 'd4')).toEqual(words('d2 e2'));
  });

  test('capture diagonally forward from any of their squares', () => {
    // From e2: d3 and f3. From e3: d4, a square of the roundabout, and f4.
    expect(movesFrom(rules, fastlane('Ka1 kg8 Pe2 nd2 nf2 nd4 nf4'), 'e2')).toEqual(
      words('d2 f2 d4 f4'),
    );
    // What stops the pawn on e5 it takes from d5, and the other way round.
    expect(movesFrom(rules, fastlane('Ka1 kg8 Pd4 be6 bd6'), 'd4')).toEqual(words('d6 e6'));
    expect(movesFrom(rules, fastlane('Ka1 kg8 Pd4 nc4 nf4 nc6 nf6'), 'd4')).toEqual(
      words('d6 e6 c4 f4 c6 f6'),
    );
  });

  test('become knight or bishop, nothing more, when the move ends on the last rank', () => {
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pa6 rb8 rb6'), 'a6')).toEqual(
      words('a8n a8b b8n b8b b6'),
    );
    expect(movesFrom(rules, fastlane('Kg1 kg8 pa2', 'b'), 'a2')).toEqual(words('a1n a1b'));
    expect(movesFrom(rules, fastlane('Kg1 kg8 Pa5'), 'a5')).toEqual(['a6']);
  });
});
