// TheBridge41, options that keep pieces off squares: noKnightOnBridge, bishopPalace and kings.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { isCheck, movesFrom, resultOf, words } from '../support/rules';

const standard = bridge41.rules({});

describe('noKnightOnBridge', () => {
  const rules = bridge41.rules({ noKnightOnBridge: 'on' });

  test('knights may not stop on the bridge, empty or not', () => {
    expect(movesFrom(rules, bridge('KRa Nlc kRz'), 'lc')).toEqual(words('rd rb La ma'));
    expect(movesFrom(rules, bridge('KRa Nlc kRz rmk'), 'lc')).toEqual(words('rd rb La ma'));
  });

  test('knights still jump over the river', () => {
    expect(movesFrom(rules, bridge('KRa Nld kRz'), 'ld')).toEqual(words('Lw mw Lb mb rc'));
  });

  test('other pieces stop there', () => {
    expect(movesFrom(rules, bridge('KRa Pmd kRz'), 'md')).toEqual(['mk']);
  });

  test('holds for the whole of the big bridge', () => {
    const big = bridge41.rules({ noKnightOnBridge: 'on', bridge: 'big' });
    expect(movesFrom(big, bridge('KRa Nlc kRz', 'w', 'big'), 'lc')).toEqual(words('rd rb La ma'));
  });

  test('a barred knight does not attack the bridge', () => {
    const text = bridge('KRa Nlc kmk', 'b');
    expect(isCheck(standard, text)).toBe(true);
    expect(isCheck(rules, text)).toBe(false);
  });
});

describe('bishopPalace', () => {
  const rules = bridge41.rules({ bishopPalace: 'on' });

  test('bishops and rooks change places at the start', () => {
    expect(rules.startFen).toBe('rbkbr/npppn/5/5/**1**/5/5/NPPPN/RBKBR w m 0 0');
  });

  test('a bishop may not enter the bridge, empty or not', () => {
    expect(movesFrom(rules, bridge('KLa Bld kLz'), 'ld')).toEqual(words('Lc mc rb Ra'));
    expect(movesFrom(rules, bridge('KLa Bld kLz nmk'), 'ld')).toEqual(words('Lc mc rb Ra'));
  });

  test('a bishop does not attack across the bridge', () => {
    const text = bridge('KLa Bld krw', 'b');
    expect(isCheck(standard, text)).toBe(true);
    expect(isCheck(rules, text)).toBe(false);
  });

  test('a bishop may not cross the big bridge', () => {
    const big = bridge41.rules({ bishopPalace: 'on', bridge: 'big' });
    expect(movesFrom(big, bridge('KLa Blc kRz', 'w', 'big'), 'lc')).toEqual(
      words('md Ld mb ra Lb'),
    );
  });

  describe('with changingColorBishop', () => {
    const stepping = bridge41.rules({ bishopPalace: 'on', changingColorBishop: 'on' });

    test('a bishop enters the bridge by the straight step only', () => {
      expect(movesFrom(stepping, bridge('KLa Bmd kLz'), 'md')).toEqual(words('mk lc Lb rc Rb'));
      expect(movesFrom(stepping, bridge('KLa Bld kLz'), 'ld')).toEqual(words('Lc mc rb Ra'));
    });

    test('a bishop on the bridge leaves it by bishop moves and by the step', () => {
      expect(movesFrom(stepping, bridge('KLa Bmk kLz'), 'mk')).toEqual(
        words('mw md lw Lx rw Rx ld Lc rd Rc'),
      );
    });

    test('on the big bridge the step is that between md, mw and the bridge', () => {
      const big = bridge41.rules({
        bishopPalace: 'on',
        changingColorBishop: 'on',
        bridge: 'big',
      });
      expect(movesFrom(big, bridge('KLa Bmd kLz', 'w', 'big'), 'md')).toEqual(
        words('mk lc Lb rc Rb'),
      );
      expect(movesFrom(big, bridge('KLa Bld kLz', 'w', 'big'), 'ld')).toEqual(words('Lc mc rb Ra'));
    });
  });
});

describe('king palace', () => {
  const rules = bridge41.rules({ kings: 'palace' });

  test('a king may stand on the bridge but not beyond it', () => {
    expect(movesFrom(rules, bridge('Kmd kLz Rra'), 'md')).toEqual(words('mk ld rd lc mc rc'));
    expect(movesFrom(rules, bridge('Kmk kLz Rra'), 'mk')).toEqual(words('ld md rd'));
    expect(movesFrom(rules, bridge('kmk KLa rrz', 'b'), 'mk')).toEqual(words('lw mw rw'));
  });

  test('a king may not capture beyond the bridge', () => {
    expect(movesFrom(rules, bridge('Kmk kLz nmw'), 'mk')).not.toContain('mw');
  });

  test('a king does not attack beyond his palace', () => {
    const text = bridge('Kmk klx Rra', 'b');
    expect(movesFrom(rules, text, 'lx')).toEqual(words('Lw lw mw Lx mx Ly ly my'));
    expect(movesFrom(standard, text, 'lx')).toEqual(words('Lw Lx mx Ly ly my'));
  });

  test('a king on the bridge is in check from the king whose palace that is too', () => {
    const text = bridge('Kmk kmw Rra');
    expect(isCheck(rules, text)).toBe(true);
    expect(movesFrom(rules, text, 'mk')).toEqual(words('ld md rd'));
  });

  test('a king that the text puts beyond may only come home', () => {
    expect(movesFrom(rules, bridge('Kmw kLz Rra'), 'mw')).toEqual(['mk']);
    expect(movesFrom(rules, bridge('Kmy kLw Rra'), 'my')).toEqual([]);
  });

  test('a king walled in by his palace is mated there', () => {
    // One rook holds rank d, the other checks along file m; a free king leaves over lw or rw.
    const text = bridge('Kmk rRd rLy kLz', 'b');
    expect(resultOf(rules, text, 'Lymy')).toBe('0-1 checkmate');
    expect(resultOf(standard, text, 'Lymy')).toBe('*');
  });
});

describe('tiny king palace', () => {
  const rules = bridge41.rules({ kings: 'tinyPalace' });

  test('a king stands only on files l, m and r', () => {
    expect(movesFrom(rules, bridge('Klb kmz Rra'), 'lb')).toEqual(words('la ma mb lc mc'));
    expect(movesFrom(rules, bridge('krx Kma rLz', 'b'), 'rx')).toEqual(words('mx my ry'));
  });

  test('a king never stands on ranks d and w, so he never reaches the bridge', () => {
    expect(movesFrom(rules, bridge('Kmc kmz Rra'), 'mc')).toEqual(words('lc rc lb mb rb'));
    expect(movesFrom(rules, bridge('Kmc kmz Rra nmd'), 'mc')).not.toContain('md');
  });

  test('a king does not attack outside it', () => {
    // A rook on mw checks the black king from a square that he may not take.
    const text = bridge('Kma Rmw kmx', 'b');
    expect(movesFrom(rules, text, 'mx')).toEqual(words('lx rx ly ry'));
    expect(movesFrom(standard, text, 'mx')).toEqual(words('mw lx rx ly ry'));
  });
});

describe('what stands in for a knight may not stop on the bridge', () => {
  const camels = (options: Record<string, string> = {}) =>
    bridge41.rules({ noKnightOnBridge: 'on', army: 'allYourBase', ...options });
  const fish = (options: Record<string, string> = {}) =>
    bridge41.rules({ noKnightOnBridge: 'on', army: 'dopefish', ...options });

  test('a camel, empty or not, whatever the bridge', () => {
    const free = bridge41.rules({ army: 'allYourBase' });
    expect(movesFrom(free, bridge('KRb Clb kRz'), 'lb')).toEqual(words('mk Rc Ra'));
    expect(movesFrom(camels(), bridge('KRb Clb kRz'), 'lb')).toEqual(words('Rc Ra'));
    expect(movesFrom(camels(), bridge('KRb Clb kRz rmk'), 'lb')).toEqual(words('Rc Ra'));
    expect(movesFrom(camels({ bridge: 'big' }), bridge('KRb Clb kRz', 'w', 'big'), 'lb')).toEqual(
      words('Rc Ra'),
    );
    const moving = camels({ bridge: 'moving' });
    expect(movesFrom(moving, bridge('KRb Clb kRz', 'w', 'L'), 'lb')).toEqual(words('Rc Ra'));
    expect(movesFrom(moving, bridge('KRb Clb kRz', 'w', 'm'), 'lb')).toEqual(words('Rc Ra'));
  });

  test('a camel still leaps over the river', () => {
    expect(movesFrom(camels(), bridge('KRa Cld kRz'), 'ld')).toEqual(words('Lx mx La ma Rc'));
  });

  test('a dopefish passes across the empty bridge, but takes nothing there', () => {
    expect(movesFrom(fish(), bridge('KRa Dmd nmw kRz'), 'md')).toEqual(['mw']);
    expect(movesFrom(fish(), bridge('KRa Dmd nmk kRz'), 'md')).toEqual([]);
    expect(movesFrom(fish(), bridge('KRa Dmd nmk nmw kRz'), 'md')).toEqual([]);
    const free = bridge41.rules({ army: 'dopefish' });
    expect(movesFrom(free, bridge('KRa Dmd nmk nmw kRz'), 'md')).toEqual(['mk']);
  });

  test('a dopefish takes across the big bridge, but nothing on it', () => {
    const big = fish({ bridge: 'big' });
    expect(movesFrom(big, bridge('KRa Dld nlx nmw kRz', 'w', 'big'), 'ld')).toEqual(words('lx'));
    expect(movesFrom(big, bridge('KRa Dld nlx nmk kRz', 'w', 'big'), 'ld')).toEqual([]);
    // It may leave a bridge that a FEN puts it on.
    expect(movesFrom(big, bridge('KRa Dmk nlx prc klz', 'w', 'big'), 'mk')).toEqual(words('lx rc'));
  });

  test('neither attacks the bridge', () => {
    expect(isCheck(camels(), bridge('KRa Clb kmk', 'b'))).toBe(false);
    expect(isCheck(bridge41.rules({ army: 'allYourBase' }), bridge('KRa Clb kmk', 'b'))).toBe(true);
    expect(isCheck(fish(), bridge('KRa Dmd kmk', 'b'))).toBe(false);
    expect(isCheck(fish(), bridge('KRa Dmd kmw', 'b'))).toBe(true);
  });

  test('a queen that replaces a knight may', () => {
    const queens = fish({ queen: 'knight' });
    expect(movesFrom(queens, bridge('KRa Qmd kRz'), 'md')).toContain('mk');
  });
});

describe('crooked bishops in the bishop palace', () => {
  const rules = bridge41.rules({ bishopPalace: 'on', army: 'allYourBase' });

  test('change places with Murray lions at the start', () => {
    expect(rules.startFen).toBe('lzkzl/cpppc/5/5/**1**/5/5/CPPPC/LZKZL w m 0 0');
    const queen = bridge41.rules({ ...rules.options, queen: 'bishop' });
    expect(queen.startFen).toBe('lqkzl/cpppc/5/5/**1**/5/5/CPPPC/LQKZL w m 0 0');
  });

  test('may neither enter nor cross the bridge', () => {
    const free = bridge41.rules({ army: 'allYourBase' });
    expect(movesFrom(free, bridge('KLa Zld kLz'), 'ld')).toContain('mk');
    const own = words('Lc lb mc ma rd Rc');
    expect(movesFrom(rules, bridge('KLa Zld kLz'), 'ld')).toEqual(own);
    expect(movesFrom(rules, bridge('KLa Zld kLz nmk'), 'ld')).toEqual(own);
    const big = bridge41.rules({ ...rules.options, bridge: 'big' });
    expect(movesFrom(big, bridge('KLa Zld kLz', 'w', 'big'), 'ld')).toEqual(own);
  });

  test('do not attack what they may not reach', () => {
    const free = bridge41.rules({ army: 'allYourBase' });
    const onBridge = bridge('KLa Zld kmk', 'b');
    expect(isCheck(free, onBridge)).toBe(true);
    expect(isCheck(rules, onBridge)).toBe(false);
    const beyond = bridge('KLa Zld klw', 'b');
    expect(isCheck(free, beyond)).toBe(true);
    expect(isCheck(rules, beyond)).toBe(false);
  });

  test('enter by the straight step with changingColorBishop, and leave by their own moves', () => {
    const stepping = bridge41.rules({ ...rules.options, changingColorBishop: 'on' });
    expect(movesFrom(stepping, bridge('KLa Zmd kLz'), 'md')).toEqual(
      words('mk lc mb rc la ra Ld Rd'),
    );
    expect(movesFrom(stepping, bridge('KLa Zld kLz'), 'ld')).toEqual(words('Lc lb mc ma rd Rc'));
    expect(movesFrom(stepping, bridge('KLa Zmk kLz'), 'mk')).toEqual(
      words('md mw lw rw mx ly ry mz ld rd mc lb rb ma'),
    );
  });
});
