// TheBridge41, options that decide the result: stalemate and perpetualCheck.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { isCheck, resultOf } from '../support/rules';

describe('stalemate', () => {
  const blackStuck = bridge('Kmx Rlx kLz');
  const whiteStuck = bridge('kmc rlc KLa', 'b');

  test('is a draw by default', () => {
    const rules = bridge41.rules({});
    expect(resultOf(rules, blackStuck, 'lxly')).toBe('1/2-1/2 stalemate');
    expect(resultOf(rules, whiteStuck, 'lclb')).toBe('1/2-1/2 stalemate');
  });

  test('win: the stalemated side wins', () => {
    const rules = bridge41.rules({ stalemate: 'win' });
    expect(resultOf(rules, blackStuck, 'lxly')).toBe('0-1 stalemate');
    expect(resultOf(rules, whiteStuck, 'lclb')).toBe('1-0 stalemate');
  });

  test('loss: the stalemated side loses', () => {
    const rules = bridge41.rules({ stalemate: 'loss' });
    expect(resultOf(rules, blackStuck, 'lxly')).toBe('1-0 stalemate');
    expect(resultOf(rules, whiteStuck, 'lclb')).toBe('0-1 stalemate');
  });

  test('checkmate stays checkmate whatever the option', () => {
    for (const stalemate of ['draw', 'win', 'loss']) {
      const rules = bridge41.rules({ stalemate });
      expect(resultOf(rules, bridge('KLa Rry RRx kLz'), 'RxRz')).toBe('1-0 checkmate');
    }
  });
});

describe('perpetual check', () => {
  const winning = bridge41.rules({ perpetualCheck: 'win' });
  const drawn = bridge41.rules({});
  // The rook chases the king between Ly and Lz, checking each time.
  const chase = bridge('KRa Rmz kLy');
  const round = ['mzmy', 'LyLz', 'mymz', 'LzLy'];

  test('the side that checked with every move since the first occurrence wins', () => {
    expect(resultOf(winning, chase, ...round, ...round.slice(0, 3))).toBe('*');
    expect(resultOf(winning, chase, ...round, ...round)).toBe('1-0 perpetual-check');
  });

  test('Black may win so too', () => {
    const text = bridge('kRz rma KLb', 'b');
    const checks = ['mamb', 'LbLa', 'mbma', 'LaLb'];
    expect(resultOf(winning, text, ...checks, ...checks)).toBe('0-1 perpetual-check');
  });

  test('a move before the first occurrence need not have been a check', () => {
    const before = bridge('KRb Rmz kLx', 'w');
    expect(resultOf(winning, before, 'RbRa', 'LxLy', ...round, ...round)).toBe(
      '1-0 perpetual-check',
    );
  });

  test('one quiet move in between makes it a draw', () => {
    const quiet = ['mzmx', 'LyLz', 'mxmz', 'LzLy'];
    expect(isCheck(winning, chase, 'mzmx')).toBe(false);
    expect(resultOf(winning, chase, ...round, ...quiet)).toBe('1/2-1/2 repetition');
  });

  test('without the option it is a draw', () => {
    expect(resultOf(drawn, chase, ...round, ...round)).toBe('1/2-1/2 repetition');
  });

  test('checks by sliding the bridge count', () => {
    const rules = bridge41.rules({ perpetualCheck: 'win', bridge: 'moving' });
    const text = bridge('KRa Rlb klz');
    expect(resultOf(rules, text, 'mklk', 'lkmk', 'mklk')).toBe('*');
    expect(resultOf(rules, text, 'mklk', 'lkmk', 'mklk', 'lkmk')).toBe('1-0 perpetual-check');
  });

  test('when both sides checked with every move it is a draw', () => {
    // On file l the bridge opens White's rook to the king on lz, on file m Black's rook to the king on ma.
    const rules = bridge41.rules({ perpetualCheck: 'win', bridge: 'moving' });
    const text = bridge('Kma Rlb klz rmy');
    expect(isCheck(rules, text)).toBe(true);
    expect(isCheck(rules, text, 'mklk')).toBe(true);
    expect(resultOf(rules, text, 'mklk', 'lkmk', 'mklk')).toBe('*');
    expect(resultOf(rules, text, 'mklk', 'lkmk', 'mklk', 'lkmk')).toBe('1/2-1/2 repetition');
  });
});
