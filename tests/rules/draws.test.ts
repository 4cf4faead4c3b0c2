// Draws that the chess-like games share: repetition, quiet moves, dead positions, and which result goes first
// (RULES.md sections 0 and 6).
import { describe, expect, test } from 'vitest';
import { bipartite } from '../../src/games/bipartite';
import { bridge41 } from '../../src/games/bridge41';
import { cuarenta } from '../../src/games/cuarenta';
import { fastlane } from '../../src/games/fastlane';
import * as boards from '../support/boards';
import { play, resultOf } from '../support/rules';

const bridge = bridge41.rules({});
const frogs = cuarenta.rules({});
const lanes = fastlane.rules({});
const stages = bipartite.rules({});

describe('repetition', () => {
  const text = boards.bridge('KRa RLa kRz');
  const round = ['RaRb', 'RzRy', 'RbRa', 'RyRz'];

  test('the third occurrence draws at once', () => {
    expect(resultOf(bridge, text, ...round)).toBe('*');
    expect(resultOf(bridge, text, ...round, ...round.slice(0, 3))).toBe('*');
    expect(resultOf(bridge, text, ...round, ...round)).toBe('1/2-1/2 repetition');
  });

  test('occurrences need not follow each other', () => {
    const there = ['LaLb', 'RzRy', 'LbLc', 'RyRz'];
    const back = ['LcLb', 'RzRy', 'LbLa', 'RyRz'];
    expect(resultOf(bridge, text, ...round, ...there, ...back.slice(0, 3))).toBe('*');
    expect(resultOf(bridge, text, ...round, ...there, ...back)).toBe('1/2-1/2 repetition');
  });

  test('counts from the given text on', () => {
    const later = play(bridge, text, ...round);
    expect(resultOf(bridge, later, ...round)).toBe('*');
    expect(resultOf(bridge, later, ...round, ...round)).toBe('1/2-1/2 repetition');
  });

  test('the side to move is part of the position', () => {
    // White loses a move on a triangle, then Black does: the pieces stand as in the text after 5, 10, 15 and 20
    // plies, but with White to move only after 10 and 20.
    const white = ['RaRb', 'RzRy', 'Rbra', 'RyRz', 'raRa'];
    const black = ['RzRy', 'RaRb', 'Ryrz', 'RbRa', 'rzRz'];
    expect(resultOf(bridge, text, ...white, ...black, ...white)).toBe('*');
    expect(resultOf(bridge, text, ...white, ...black, ...white, ...black)).toBe(
      '1/2-1/2 repetition',
    );
  });

  test('castling rights are part of the position', () => {
    const castle = boards.fastlane('Ke1 Rh1 ke8 ra8', 'w', 'Kq');
    const kings = ['e1d1', 'e8d8', 'd1e1', 'd8e8'];
    expect(resultOf(lanes, castle, ...kings, ...kings)).toBe('*');
    expect(resultOf(lanes, castle, ...kings, ...kings, ...kings)).toBe('1/2-1/2 repetition');
  });

  test.each([
    ['cuarenta', frogs, boards.cuarenta('Ka2 Ge4 ki8'), ['a2b1', 'i8h9', 'b1a2', 'h9i8']],
    ['fastlane', lanes, boards.fastlane('Ka1 Rb1 kh8'), ['a1a2', 'h8h6', 'a2a1', 'h6h8']],
    [
      'bipartite',
      stages,
      boards.bipartite('KA1 RB5 kI1 rH5', 'w', '2'),
      ['A1A2', 'I1I2', 'A2A1', 'I2I1'],
    ],
  ])('draws in %s as well', (_name, rules, start, moves) => {
    expect(resultOf(rules, start, ...moves)).toBe('*');
    expect(resultOf(rules, start, ...moves, ...moves)).toBe('1/2-1/2 repetition');
  });

  test('Cuarenta’s pawns move sideways, so it counts across pawn moves', () => {
    const pawns = boards.cuarenta('Ka2 Pe4 ki8');
    const moves = ['e4c4', 'i8h9', 'c4e4', 'h9i8'];
    expect(resultOf(frogs, pawns, ...moves, ...moves)).toBe('1/2-1/2 repetition');
  });
});

describe('quiet moves', () => {
  test('the hundredth ply without a capture or a pawn move draws', () => {
    const text = (quiet: number) => boards.bridge('KLa Rmb Pmc kRz nld', 'w', 'm', `${quiet} 200`);
    expect(resultOf(bridge, text(98), 'mbRb')).toBe('*');
    expect(resultOf(bridge, text(99), 'mbRb')).toBe('1/2-1/2 quiet-limit');
    expect(resultOf(bridge, text(99), 'mcmd')).toBe('*');
    expect(resultOf(bridge, text(99), 'mcld')).toBe('*');
    expect(play(bridge, text(50), 'mcmd')).toContain(' 0 201');
    expect(play(bridge, text(50), 'mbLb')).toContain(' 51 201');
  });

  test('a bridge slide is quiet', () => {
    const moving = bridge41.rules({ bridge: 'moving' });
    const text = boards.bridge('KLa Rmb kRz', 'w', 'm', '99 200');
    expect(resultOf(moving, text, 'mklk')).toBe('1/2-1/2 quiet-limit');
  });

  test('castling is quiet', () => {
    const text = boards.fastlane('Ke1 Rh1 kb8', 'w', 'K', '99 200');
    expect(resultOf(lanes, text, 'e1g1')).toBe('1/2-1/2 quiet-limit');
  });

  test('a Messenger’s move is not', () => {
    const text = boards.bipartite('KA1 RB5 MC3 kI1 rH5', 'w', '2', '99 200');
    expect(resultOf(stages, text, 'A1A2')).toBe('1/2-1/2 quiet-limit');
    expect(resultOf(stages, text, 'C3D3')).toBe('*');
  });
});

describe('dead positions', () => {
  const DEAD = '1/2-1/2 dead-position';

  test('TheBridge41 without options: king against king, knight or bishop', () => {
    for (const pieces of ['', 'Nmb', 'Bmb', 'nmb', 'bmb']) {
      expect(resultOf(bridge, boards.bridge(`KLa kRz ${pieces}`)), pieces).toBe(DEAD);
    }
  });

  test('TheBridge41 without options: anything more plays on', () => {
    const alive = [
      'Rmb',
      'Pmb',
      'Nmb Nmc',
      'Nmb nmy',
      'Bmb bmy',
      'Nmb bmy',
      'Bmb Bmc',
      'Dmb',
      'Zmb',
    ];
    for (const pieces of alive) {
      expect(resultOf(bridge, boards.bridge(`KLa kRz ${pieces}`)), pieces).toBe('*');
    }
  });

  test('a default chosen by name is no option', () => {
    const rules = bridge41.rules({ bridge: 'fixed', stalemate: 'draw' });
    expect(resultOf(rules, boards.bridge('KLa kRz Nmb'))).toBe(DEAD);
  });

  test.each(bridge41.options.map(({ name, values }) => [name, values[1].value]))(
    'TheBridge41 with %s %s: king against king only',
    (name, value) => {
      const rules = bridge41.rules({ [name]: value });
      const field = value === 'big' ? 'big' : 'm';
      expect(resultOf(rules, boards.bridge('KLa kRz', 'w', field))).toBe(DEAD);
      expect(resultOf(rules, boards.bridge('KLa kRz Nmb', 'w', field))).toBe('*');
      expect(resultOf(rules, boards.bridge('KLa kRz bmb', 'w', field))).toBe('*');
    },
  );

  test.each(['off', 'on'])('Cuarenta, castling %s: king and at most one vao each', (castling) => {
    const rules = cuarenta.rules({ castling });
    for (const pieces of ['', 'Ve4', 've4', 'Ve4 vd3']) {
      expect(resultOf(rules, boards.cuarenta(`Ka2 ki6 ${pieces}`)), pieces).toBe(DEAD);
    }
    for (const pieces of ['Be4', 'Fe4', 'Ge4', 'Ce4', 'Pe4', 'Ve4 Vd3', 'Ve4 be6']) {
      expect(resultOf(rules, boards.cuarenta(`Ka2 ki6 ${pieces}`)), pieces).toBe('*');
    }
  });

  test('Chess in the Fast Lane: king against king only', () => {
    expect(resultOf(lanes, boards.fastlane('Ka1 kh8'))).toBe(DEAD);
    for (const piece of ['Nb1', 'Bb1', 'nb1', 'bb8', 'Pb2']) {
      expect(resultOf(lanes, boards.fastlane(`Ka1 kh8 ${piece}`)), piece).toBe('*');
    }
  });

  test('a capture that leaves one draws at once', () => {
    expect(resultOf(bridge, boards.bridge('KLa nlb kRz'), 'Lalb')).toBe(DEAD);
  });
});

describe('which result goes first', () => {
  test('checkmate on the last quiet ply counts as checkmate', () => {
    const text = boards.bridge('KLa Rry RRx kLz', 'w', 'm', '99 200');
    expect(resultOf(bridge, text, 'RxRz')).toBe('1-0 checkmate');
    const after = play(bridge, text, 'RxRz');
    expect(after).toMatch(/ 100 201$/);
    expect(resultOf(bridge, after)).toBe('1-0 checkmate');
  });

  test('stalemate before dead position', () => {
    // King on Lx and knight on mx hold Ly, ly and lz; Black has only the king on Lz left.
    expect(resultOf(bridge, boards.bridge('KLx NRw bmx kLz'), 'Rwmx')).toBe('1/2-1/2 stalemate');
  });

  test('stalemate before the quiet limit', () => {
    const text = boards.bridge('Kmx Rlx kLz', 'w', 'm', '99 200');
    expect(resultOf(bridge, text, 'lxly')).toBe('1/2-1/2 stalemate');
  });

  test('dead position before the quiet limit', () => {
    expect(resultOf(bridge, boards.bridge('KLa kRz', 'w', 'm', '100 200'))).toBe(
      '1/2-1/2 dead-position',
    );
  });

  test('repetition before the quiet limit', () => {
    const text = boards.bridge('KRa RLa kRz', 'w', 'm', '92 200');
    const round = ['RaRb', 'RzRy', 'RbRa', 'RyRz'];
    expect(resultOf(bridge, text, ...round, ...round)).toBe('1/2-1/2 repetition');
  });

  test('perpetual check before the quiet limit', () => {
    const rules = bridge41.rules({ perpetualCheck: 'win' });
    const text = boards.bridge('KRa Rmz kLy', 'w', 'm', '92 200');
    const round = ['mzmy', 'LyLz', 'mymz', 'LzLy'];
    expect(resultOf(rules, text, ...round, ...round)).toBe('1-0 perpetual-check');
  });
});
