// TheBridge41, option `bridge`: the bridge that slides and the bridge that covers the river.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { isCheck, movesFrom, movesIn, play, resultOf, words } from '../support/rules';

const FILES = [...'LlmrR'];
const ranks = (names: string): string[] =>
  [...names].flatMap((rank) => FILES.map((file) => file + rank));

test('a fixed bridge does not slide', () => {
  expect(movesFrom(bridge41.rules({}), bridge('KRa kRz'), 'mk')).toEqual([]);
});

describe('moving bridge', () => {
  const rules = bridge41.rules({ bridge: 'moving' });

  test('slides one file left or right instead of a move', () => {
    const text = bridge('KRa kRz');
    expect(movesFrom(rules, text, 'mk')).toEqual(words('lk rk'));
    expect(play(rules, text, 'mklk')).toBe(bridge('KRa kRz', 'b', 'l', '1 1'));
    expect(play(rules, text, 'mklk', 'lkLk')).toBe(bridge('KRa kRz', 'w', 'L', '2 2'));
  });

  test('stays within L..R', () => {
    expect(movesFrom(rules, bridge('KRa kRz', 'w', 'L'), 'Lk')).toEqual(['lk']);
    expect(movesFrom(rules, bridge('KRa kRz', 'b', 'R'), 'Rk')).toEqual(['rk']);
  });

  test('slides only while it is empty', () => {
    const onBridge = 'KRa Nmk kRz';
    expect(movesFrom(rules, bridge(onBridge), 'mk')).toEqual(words('lx rx Lw Rw Ld Rd lc rc'));
    expect(movesFrom(rules, bridge(onBridge, 'b'), 'mk')).toEqual([]);
  });

  test('a slide is a quiet move', () => {
    const text = bridge('KRa kRz Pmc', 'w', 'm', '7 20');
    expect(play(rules, text, 'mkrk')).toBe(bridge('KRa kRz Pmc', 'b', 'r', '8 21'));
  });

  test('pieces cross where the bridge lies', () => {
    const text = bridge('KLa Rrb kLz', 'w', 'r');
    expect(movesFrom(rules, text, 'rb')).toEqual(words('ra rc rd rk rw rx ry rz Lb lb mb Rb'));
    expect(movesFrom(rules, bridge('KLa Rmb kLz', 'w', 'r'), 'mb')).toEqual(
      words('ma mc md Lb lb rb Rb'),
    );
  });

  test('a slide may give check, which sliding back answers', () => {
    const text = bridge('KRa Rlb klz');
    expect(isCheck(rules, text, 'mklk')).toBe(true);
    expect(isCheck(rules, text, 'mkrk')).toBe(false);
    expect(movesFrom(rules, play(rules, text, 'mklk'), 'lk')).toEqual(words('Lk mk'));
  });

  test('a slide may answer a check', () => {
    const text = bridge('KLa Rmb kmz', 'b');
    expect(isCheck(rules, text)).toBe(true);
    expect(movesFrom(rules, text, 'mk')).toEqual(words('lk rk'));
    expect(isCheck(rules, play(rules, text, 'mklk'), 'Lala')).toBe(false);
  });

  test('a slide may not open a line to the own king', () => {
    expect(movesFrom(rules, bridge('Kla rlz kRz'), 'mk')).toEqual(['rk']);
  });

  test('a side that can only slide is not stalemated', () => {
    const text = bridge('Kmx Rly kLz', 'b');
    expect(resultOf(rules, text)).toBe('*');
    expect(movesIn(rules, text)).toEqual(words('mklk mkrk'));
    expect(resultOf(bridge41.rules({}), text)).toBe('1/2-1/2 stalemate');
  });

  test('slides there and back repeat the position within four plies', () => {
    const text = bridge('KRa RLa kRz');
    expect(resultOf(rules, text, 'mklk', 'lkmk', 'mklk')).toBe('*');
    expect(resultOf(rules, text, 'mklk', 'lkmk', 'mklk', 'lkmk')).toBe('1/2-1/2 repetition');
  });

  test('the place of the bridge is part of the position for repetition', () => {
    const text = bridge('KRa RLa kRz');
    const kings = ['RaRb', 'RzRy', 'RbRa', 'RyRz'];
    // The pieces stand as in the text for the fourth time, but twice with the bridge on R.
    const away = [...kings, 'mkrk', 'rkRk', ...kings];
    expect(resultOf(rules, text, ...away)).toBe('*');
    expect(resultOf(rules, text, ...away, 'Rkrk', 'rkmk')).toBe('1/2-1/2 repetition');
  });
});

describe('big bridge', () => {
  const rules = bridge41.rules({ bridge: 'big' });

  test('the start position has no river', () => {
    expect(rules.startFen).toBe('brkrb/npppn/5/5/5/5/5/NPPPN/BRKRB w big 0 0');
  });

  test('does not slide', () => {
    expect(movesFrom(rules, bridge('KRa kRz', 'w', 'big'), 'mk')).toEqual([]);
  });

  test('the five squares are one place, written by its anchor', () => {
    const text = bridge('KRa Nlc kRz', 'w', 'big');
    expect(movesFrom(rules, text, 'lc')).toEqual(words('mk La ma rb rd'));
    expect(play(rules, text, 'lcmk')).toBe(bridge('KRa Nmk kRz', 'b', 'big', '1 1'));
  });

  test('a king on it steps to any square of both banks', () => {
    expect(movesFrom(rules, bridge('Kmk kRz Rra', 'w', 'big'), 'mk')).toEqual(ranks('dw').sort());
  });

  test('a knight on it leaps from all its squares', () => {
    expect(movesFrom(rules, bridge('Kma Nmk kmz', 'w', 'big'), 'mk')).toEqual(ranks('cdwx').sort());
  });

  test('a bishop on it slides from all its squares, one move per target', () => {
    // By hand from Lk, lk, mk, rk and Rk; mb, my and the middle of ranks a and z are out of reach.
    const white = 'Ld ld md rd Rd Lc lc mc rc Rc Lb lb rb Rb La Ra';
    const black = 'Lw lw mw rw Rw Lx lx mx rx Rx Ly ly ry Ry Lz Rz';
    expect(movesFrom(rules, bridge('Kma Bmk kmz', 'w', 'big'), 'mk')).toEqual(
      words(`${white} ${black}`),
    );
  });

  test('a rook on it slides along every file, not along the bridge', () => {
    expect(movesFrom(rules, bridge('KRb Rmk kmz nmw', 'w', 'big'), 'mk')).toEqual(
      words(
        'Ld Lc Lb La ld lc lb la md mc mb ma rd rc rb ra Rd Rc ' +
          'Lw Lx Ly Lz lw lx ly lz mw rw rx ry rz Rw Rx Ry Rz',
      ),
    );
  });

  test('a pawn on it steps and captures from all its squares', () => {
    expect(movesFrom(rules, bridge('KLa Pmk kRz nmw', 'w', 'big'), 'mk')).toEqual(
      words('Lw lw mw rw Rw'),
    );
    expect(movesFrom(rules, bridge('KLa Pmk Nlw Nmw Nrw kRz', 'w', 'big'), 'mk')).toEqual(
      words('Lw Rw'),
    );
  });

  test('a pawn steps onto it from any file while it is empty', () => {
    for (const file of FILES) {
      expect(movesFrom(rules, bridge(`Kma P${file}d kmz`, 'w', 'big'), `${file}d`)).toEqual(['mk']);
      expect(movesFrom(rules, bridge(`Kma P${file}d Nmk kmz`, 'w', 'big'), `${file}d`)).toEqual([]);
    }
  });

  test('a piece on it is captured on any of its squares', () => {
    const text = (attacker: string) => bridge(`KLa Nmk kLz ${attacker}`, 'b', 'big');
    expect(movesFrom(rules, text('rRx'), 'Rx')).toContain('mk');
    expect(movesFrom(rules, text('nrx'), 'rx')).toContain('mk');
    expect(movesFrom(rules, text('prw'), 'rw')).toEqual(['mk']);
    expect(play(rules, text('rRx'), 'Rxmk')).toBe(bridge('KLa rmk kLz', 'w', 'big', '0 1'));
  });

  test('a piece on it gives check from any of its squares', () => {
    expect(isCheck(rules, bridge('KLa Rmk kRy', 'b', 'big'))).toBe(true);
    expect(isCheck(rules, bridge('KLa Bmk kRz', 'b', 'big'))).toBe(true);
    expect(isCheck(rules, bridge('KLa Bmk kmz', 'b', 'big'))).toBe(false);
  });

  test('a slider passes across it along its own line while it is empty', () => {
    expect(movesFrom(rules, bridge('KLa Rlb kRz', 'w', 'big'), 'lb')).toEqual(
      words('la lc ld mk lw lx ly lz Lb mb rb Rb'),
    );
    expect(movesFrom(rules, bridge('KLa Blc kRz', 'w', 'big'), 'lc')).toEqual(
      words('md mk Rw Ld mb ra Lb'),
    );
  });

  test('a piece anywhere on it blocks every line across', () => {
    expect(movesFrom(rules, bridge('KLa Rlb Nmk kRz', 'w', 'big'), 'lb')).toEqual(
      words('la lc ld Lb mb rb Rb'),
    );
    expect(movesFrom(rules, bridge('KLa Blc nmk kRz', 'w', 'big'), 'lc')).toEqual(
      words('md mk Ld mb ra Lb'),
    );
  });

  test('a queen for a knight hangs at once, unless lions or pawns guard her', () => {
    const recaptures = (options: Record<string, string>): string[] => {
      const lopsided = bridge41.rules({ bridge: 'big', queen: 'knight', ...options });
      const after = play(lopsided, lopsided.startFen, 'LbLy');
      return movesIn(lopsided, after).filter((move) => move.endsWith('Ly'));
    };
    expect(recaptures({})).toEqual([]);
    expect(recaptures({ army: 'allYourBase' })).toEqual(['lzLy']);
    expect(recaptures({ pawnCapture: 'sideways' })).toEqual(['lyLy']);
  });
});
