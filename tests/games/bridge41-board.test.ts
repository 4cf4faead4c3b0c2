// TheBridge41 without options: the board with its river and bridge, and FIDE chess minus what the inventor left out.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { movesFrom, movesIn, play, resultOf, words } from '../support/rules';

const rules = bridge41.rules({});

test('the start position is the inventor’s array, White to move', () => {
  expect(rules.startFen).toBe('brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0');
  expect(movesIn(rules, rules.startFen)).toEqual(words('lblc mbmc rbrc Lbld Lbmc Rbrd Rbmc'));
});

describe('the river', () => {
  test('a rook crosses it over the bridge', () => {
    expect(movesFrom(rules, bridge('KLa Rmb kRz'), 'mb')).toEqual(
      words('ma mc md mk mw mx my mz Lb lb rb Rb'),
    );
  });

  test('a rook on any other file stops at the bank', () => {
    expect(movesFrom(rules, bridge('KLa Rlb kRz'), 'lb')).toEqual(words('la lc ld Lb mb rb Rb'));
  });

  test('a bishop crosses it over the bridge, and nowhere else', () => {
    expect(movesFrom(rules, bridge('KLa Bld kLz'), 'ld')).toEqual(words('mk rw Rx Lc mc rb Ra'));
    expect(movesFrom(rules, bridge('KLb Bmc kLz'), 'mc')).toEqual(words('ld rd lb La rb Ra'));
  });

  test('a piece on the bridge closes it', () => {
    expect(movesFrom(rules, bridge('KLa Rmb Nmk kRz'), 'mb')).toEqual(
      words('ma mc md Lb lb rb Rb'),
    );
    expect(movesFrom(rules, bridge('KLa Rmb nmk kRz'), 'mb')).toEqual(
      words('ma mc md mk Lb lb rb Rb'),
    );
  });

  test('a knight jumps over it', () => {
    expect(movesFrom(rules, bridge('KRa Nld kRz'), 'ld')).toEqual(words('Lw mw Lb mb rc'));
  });

  test('a knight may stop on the bridge', () => {
    expect(movesFrom(rules, bridge('KRa Nlc kRz'), 'lc')).toEqual(words('mk rd rb La ma'));
  });

  test('a king steps onto the bridge and off it', () => {
    expect(movesFrom(rules, bridge('Kmd kLz Rra'), 'md')).toEqual(words('mk ld rd lc mc rc'));
    expect(movesFrom(rules, bridge('Kmk kLz Rra'), 'mk')).toEqual(words('lw mw rw ld md rd'));
  });
});

describe('pawns', () => {
  test('step one square straight forward, without a double step', () => {
    expect(movesFrom(rules, rules.startFen, 'mb')).toEqual(['mc']);
    expect(movesFrom(rules, bridge('KLa kLz Pmd'), 'md')).toEqual(['mk']);
    expect(movesFrom(rules, bridge('KLa kLz pmy', 'b'), 'my')).toEqual(['mx']);
  });

  test('cannot step into the river', () => {
    expect(movesFrom(rules, bridge('KLa kLz Pld'), 'ld')).toEqual([]);
  });

  test('capture diagonally forward only', () => {
    expect(movesFrom(rules, bridge('KLa kRz Pmc nld nmd nrd nlb'), 'mc')).toEqual(words('ld rd'));
    expect(movesFrom(rules, bridge('KLa kRz Pld nmk'), 'ld')).toEqual(['mk']);
    expect(movesFrom(rules, bridge('KLa kRz pmx Nlw Nrw Nmw', 'b'), 'mx')).toEqual(words('lw rw'));
  });

  test('become a rook, bishop or knight on the last rank, never a queen or a pawn', () => {
    const text = bridge('KLa kLx Pmy nrz');
    expect(movesFrom(rules, text, 'my')).toEqual(words('mzr mzb mzn rzr rzb rzn'));
    expect(play(rules, text, 'myrzn')).toBe(bridge('KLa kLx Nrz', 'b', 'm', '0 1'));
    expect(movesFrom(rules, bridge('KLc kLz prb', 'b'), 'rb')).toEqual(words('rar rab ran'));
  });
});

describe('endings', () => {
  test('checkmate wins', () => {
    expect(resultOf(rules, bridge('KLa Rry RRx kLz'), 'RxRz')).toBe('1-0 checkmate');
    expect(resultOf(rules, bridge('kLz rrb rRc KLa', 'b'), 'RcRa')).toBe('0-1 checkmate');
  });

  test('a check that can be answered does not end the game', () => {
    expect(resultOf(rules, bridge('KLa Rrx RRx kLz'), 'RxRz')).toBe('*');
  });

  test('stalemate is a draw', () => {
    expect(resultOf(rules, bridge('Kmx Rlw kLz'), 'lwlx')).toBe('*');
    expect(resultOf(rules, bridge('Kmx Rlx kLz'), 'lxly')).toBe('1/2-1/2 stalemate');
  });
});

test('a move may not leave the own king attacked', () => {
  // The knight on mk alone stands between the black rook and the king.
  expect(movesFrom(rules, bridge('Kma Nmk rmz kLz'), 'mk')).toEqual([]);
  // In check from the rook: capture it, stand between, or step off the file.
  expect(movesIn(rules, bridge('Kma Nlw rmy kRy'))).toEqual(words('lwmy lwmd mala mara malb marb'));
});

test('a pinned piece still attacks', () => {
  // The rook on lz may not leave rank z, yet the king may not step onto its file.
  const text = bridge('Kmx Rmz rlz kLz');
  expect(movesFrom(rules, text, 'mx')).toEqual(words('mw my rw rx ry'));
});
