// Endings that a description names: squares that win, material with which nobody can, stalemate, perpetual check and the halfmove
// clock; and which of them goes first (RULES.md section 0). On small boards, each side of a rule by itself.
import { describe, expect, test } from 'vitest';
import { gridBoard } from '../../src/games/kit/boards';
import { compileArmy } from '../../src/rules/army';
import { legalMoves, MAX_MOVES } from '../../src/rules/move';
import { BLACK, WHITE } from '../../src/rules/types';
import { breakthrough } from '../proofGames/breakthrough';
import { play, resultOf } from '../support/rules';
import { smallArmy } from './smallArmies';

describe('squares that win', () => {
  /** A corner each: e5 for White and a1 for Black. */
  const rules = smallArmy(5, 5, () => ({
    goal: ({ name }, colour) => name === (colour === WHITE ? 'e5' : 'a1'),
  }));

  test('each side has its own, for any of its pieces', () => {
    expect(resultOf(rules, '1k2R/5/5/5/1K3 b 0 1')).toBe('1-0 goal');
    expect(resultOf(rules, '2k1K/5/5/5/5 b 0 1')).toBe('1-0 goal');
    expect(resultOf(rules, 'k4/5/5/5/n1K2 w 0 1')).toBe('0-1 goal');
    expect(resultOf(rules, 'k3n/5/5/5/N1K2 w 0 1')).toBe('*');
  });

  test('nobody wins on a square where nobody stands', () => {
    const corner = smallArmy(5, 5, () => ({ goal: ({ name }) => name === 'a1' }));
    expect(resultOf(corner, corner.startFen)).toBe('*');
    expect(resultOf(corner, 'k4/5/5/5/n1K2 w 0 0')).toBe('0-1 goal');
    expect(resultOf(corner, 'k4/5/5/5/N1K2 w 0 0')).toBe('1-0 goal');
  });

  test('taking all wins too where there are no kings, but not while one piece is left', () => {
    const race = breakthrough.rules({});
    expect(resultOf(race, '6/6/6/1p4/P5/6 w 0 0', 'a2b3')).toBe('1-0 annihilation');
    expect(resultOf(race, '6/6/6/1p4/P5/6 b 0 0', 'b3a2')).toBe('0-1 annihilation');
    expect(resultOf(race, '6/6/5p/1p4/P5/6 w 0 0', 'a2b3')).toBe('*');
  });

  test('a win at once is seen before the move is made', () => {
    const winning = (text: string): string[] => {
      const position = rules.parse(text);
      return legalMoves(position)
        .filter((move) => position.winsAtOnce(move))
        .map((move) => rules.formatMove(position, move))
        .sort();
    };
    expect(winning('k3n/3P1/5/4R/1K3 w 0 0')).toEqual(['d4e5n', 'd4e5r', 'e2e5']);
    expect(winning('k4/5/5/2n2/3K1 b 0 1')).toEqual(['c2a1']);
    expect(winning('k4/5/5/2N2/3K1 w 0 0')).toEqual([]);
  });

  test('quiescence looks at a move that wins at once, besides captures and promotions', () => {
    const position = rules.parse('k4/P4/n3R/R4/K4 w 0 0');
    const buffer = new Int32Array(MAX_MOVES);
    // What stands before the first index is left alone, and nothing from behind the last is taken along.
    buffer[0] = -1;
    const noisy = [...buffer.subarray(1, position.generateNoisy(buffer, 1))];
    expect(noisy.map((move) => rules.formatMove(position, move)).sort()).toEqual([
      'a2a3',
      'e3a3',
      'e3e5',
    ]);
    expect(buffer[0]).toBe(-1);
  });

  test('come after checkmate and before stalemate', () => {
    expect(resultOf(rules, 'k2R1/5/K4/5/n4 b 0 1')).toBe('1-0 checkmate');
    expect(resultOf(rules, 'k3N/5/K4/5/1R3 b 0 1')).toBe('1-0 goal');
  });
});

describe('material with which nobody can win', () => {
  const naming = () => smallArmy(5, 5, () => ({ dead: ['/', 'N/', 'B/B', 'N/B'] }));
  const isDead = (rank3: string): boolean => {
    const result = resultOf(naming(), `4k/5/${rank3}/5/K4 w 0 0`);
    expect(['*', '1/2-1/2 dead-position']).toContain(result);
    return result !== '*';
  };

  test.each(['5', 'N4', 'n4', 'B3b', 'b3B', 'N3b', 'b3N', 'n3B', 'B3n'])('%s is dead', (rank3) => {
    expect(isDead(rank3)).toBe(true);
  });

  test.each(['B4', 'b4', 'N2n1', 'B2B1', 'NB3', 'R4', 'P4', 'NBb2', '2nbb', 'nrb2'])(
    '%s plays on',
    (rank3) => {
      expect(isDead(rank3)).toBe(false);
    },
  );

  test('a capture that leaves it ends the game', () => {
    const rules = naming();
    expect(resultOf(rules, '4k/5/3B1/r1N2/K4 w 0 0', 'a1a2')).toBe('*');
    expect(resultOf(rules, '4k/5/5/r1N2/K4 w 0 0', 'a1a2')).toBe('1/2-1/2 dead-position');
  });

  test('a description may not name a kind that is not there', () => {
    const board = gridBoard(5, 5);
    const terrain = { exists: () => true, forward: [1, -1] as const, kinds: [null] };
    const compiling = () =>
      compileArmy({ board, terrains: [terrain], halfmoveLimit: 100, dead: ['N/'] });
    expect(compiling).toThrow(RangeError);
  });

  test('bare kings play on where a description names none', () => {
    expect(resultOf(smallArmy(5, 5), '4k/5/5/5/K4 w 0 0')).toBe('*');
  });
});

describe('stalemate', () => {
  const stuck = { black: 'k4/5/K4/5/1R3 b 0 1', white: '1r3/5/k4/5/K4 w 0 0' };

  test.each([
    [undefined, '1/2-1/2', '1/2-1/2'],
    ['draw', '1/2-1/2', '1/2-1/2'],
    ['win', '0-1', '1-0'],
    ['loss', '1-0', '0-1'],
  ] as const)('%s for the side that cannot move', (stalemate, black, white) => {
    const rules = smallArmy(5, 5, () => ({ stalemate }));
    expect(resultOf(rules, stuck.black)).toBe(`${black} stalemate`);
    expect(resultOf(rules, stuck.white)).toBe(`${white} stalemate`);
    expect(resultOf(rules, 'k2R1/5/K4/5/5 b 0 1')).toBe('1-0 checkmate');
    expect(resultOf(rules, 'K2r1/5/k4/5/5 w 0 0')).toBe('0-1 checkmate');
  });
});

describe('perpetual check', () => {
  const rules = smallArmy(5, 5, () => ({ perpetualCheckWins: true }));
  const white = '4k/R4/5/5/1K3 w 0 0';
  const black = '1k3/5/5/r4/4K b 0 1';
  const checksByWhite = ['a4a5', 'e5e4', 'a5a4', 'e4e5'];
  const checksByBlack = ['a2a1', 'e1e2', 'a1a2', 'e2e1'];

  test('wins for either side, at the third occurrence', () => {
    expect(resultOf(rules, white, ...checksByWhite, ...checksByWhite)).toBe('1-0 perpetual-check');
    expect(resultOf(rules, black, ...checksByBlack, ...checksByBlack)).toBe('0-1 perpetual-check');
    expect(resultOf(rules, white, ...checksByWhite)).toBe('*');
  });

  test('is known from the second occurrence on to who looks ahead', () => {
    const position = rules.parse(white);
    for (const move of checksByWhite) position.make(rules.parseMove(position, move));
    expect(position.repetitionWinner()).toBe(WHITE);
    const other = rules.parse(black);
    for (const move of checksByBlack) other.make(rules.parseMove(other, move));
    expect(other.repetitionWinner()).toBe(BLACK);
  });

  test('is broken by one move that gives none, in the first round or the last', () => {
    const quiet = ['a4a3', 'e5d5', 'a3a4', 'd5e5'];
    for (const moves of [
      [...quiet, ...checksByWhite],
      [...checksByWhite, ...quiet],
    ])
      expect(resultOf(rules, white, ...moves)).toBe('1/2-1/2 repetition');
  });

  test('counts from the first occurrence on, whatever came before', () => {
    const before = ['a3a4', 'd5e5'];
    const text = '3k1/5/R4/5/1K3 w 0 0';
    expect(resultOf(rules, text, ...before, ...checksByWhite, ...checksByWhite)).toBe(
      '1-0 perpetual-check',
    );
  });
});

describe('the halfmove clock', () => {
  const clockAfter = (clockRestart: 'promotions' | undefined, text: string, move: string) =>
    play(
      smallArmy(5, 5, () => ({ clockRestart })),
      text,
      move,
    ).split(' ')[2];
  const text = (pawn: string) => `3k1/${pawn}/3n1/2P2/K4 w 7 20`;

  test('restarts with captures, promotions and moves of pawns', () => {
    expect(clockAfter(undefined, text('5'), 'a1a2')).toBe('8');
    expect(clockAfter(undefined, text('5'), 'c2c3')).toBe('0');
    expect(clockAfter(undefined, text('5'), 'c2d3')).toBe('0');
    expect(clockAfter(undefined, text('P4'), 'a4a5r')).toBe('0');
  });

  test('restarts with captures and promotions alone where pawns move to and fro', () => {
    expect(clockAfter('promotions', text('5'), 'c2c3')).toBe('8');
    expect(clockAfter('promotions', text('5'), 'c2d3')).toBe('0');
    expect(clockAfter('promotions', text('P4'), 'a4a5r')).toBe('0');
  });

  test('draws when it reaches the limit', () => {
    const rules = smallArmy(5, 5, () => ({ halfmoveLimit: 6 }));
    expect(resultOf(rules, '4k/5/5/R4/K4 w 4 20', 'a2b2')).toBe('*');
    expect(resultOf(rules, '4k/5/5/R4/K4 w 5 20', 'a2b2')).toBe('1/2-1/2 quiet-limit');
  });
});
