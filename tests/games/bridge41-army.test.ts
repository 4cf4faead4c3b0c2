// TheBridge41, option army: crooked bishops, camels, Murray lions and dopefish.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { isCheck, movesFrom, play, resultOf, words } from '../support/rules';

describe('all your base', () => {
  const rules = bridge41.rules({ army: 'allYourBase' });

  describe('crooked bishop', () => {
    test('zigzags away along each of the four orthogonal directions', () => {
      // Up by rc or lc to md; no squares beside the bridge, so no further. Left by la or lc to Lb, right likewise.
      expect(movesFrom(rules, bridge('KRd Zmb kmz'), 'mb')).toEqual(words('lc rc md la ra Lb Rb'));
      // From mk: up and down, back on file m with every second step. Sideways Lk and Rk are missing.
      expect(movesFrom(rules, bridge('KLa Zmk kLz'), 'mk')).toEqual(
        words('lw rw mx ly ry mz ld rd mc lb rb ma'),
      );
    });

    test('each of the two ways to a square may be blocked, and one open way is enough', () => {
      expect(movesFrom(rules, bridge('KRd Zmb Plc kmz'), 'mb')).toEqual(words('rc md la ra Lb Rb'));
      expect(movesFrom(rules, bridge('KRd Zmb Plc Prc kmz'), 'mb')).toEqual(words('la ra Lb Rb'));
    });

    test('captures the first enemy on its way and goes no further', () => {
      expect(movesFrom(rules, bridge('KRd Zmb nlc nrc kmz'), 'mb')).toEqual(
        words('lc rc la ra Lb Rb'),
      );
      expect(movesFrom(rules, bridge('KRd Zmb Plc prc nmd kmz'), 'mb')).toEqual(
        words('rc la ra Lb Rb'),
      );
    });

    test('gives check at the end of its zigzag', () => {
      expect(isCheck(rules, bridge('KRd Zmb kmd', 'b'))).toBe(true);
      expect(isCheck(rules, bridge('KRd Zmb nlc nrc kmd', 'b'))).toBe(false);
    });
  });

  test('camel: leaps (1,3), over pieces and the river', () => {
    expect(movesFrom(rules, bridge('KRa Cld Plc Prd kRz'), 'ld')).toEqual(words('Lx mx La ma Rc'));
    expect(movesFrom(rules, bridge('KRb Clb kRz'), 'lb')).toEqual(words('mk Rc Ra'));
  });

  describe('Murray lion', () => {
    test('leaps two squares orthogonally or diagonally', () => {
      expect(movesFrom(rules, bridge('KRb Lmc Pmb Pmd Prc kRz'), 'mc')).toEqual(
        words('mk ma Lc Rc La Ra'),
      );
      expect(movesFrom(rules, bridge('KRa Lld kRz nlw'), 'ld')).toEqual(words('lw rw lb rb rd'));
    });

    test('captures, but does not move, on the adjacent squares', () => {
      expect(movesFrom(rules, bridge('KRb Lmc plc pmd kRz'), 'mc')).toEqual(
        words('lc md mk ma Lc Rc La Ra'),
      );
    });

    test('gives check on adjacent squares and at two, not at a knight’s distance', () => {
      expect(isCheck(rules, bridge('KRb Lmx kmy', 'b'))).toBe(true);
      expect(isCheck(rules, bridge('KRb Lmx kmz', 'b'))).toBe(true);
      expect(isCheck(rules, bridge('KRb Lmx klz', 'b'))).toBe(false);
    });
  });

  test('pawns become the pieces that stand in: lion, crooked bishop, camel', () => {
    expect(movesFrom(rules, bridge('KLa Pmy kLx'), 'my')).toEqual(words('mzl mzz mzc'));
    expect(play(rules, bridge('KLa Pmy kLx'), 'mymzz')).toBe(
      bridge('KLa Zmz kLx', 'b', 'm', '0 1'),
    );
  });
});

describe('dopefish', () => {
  const rules = bridge41.rules({ army: 'dopefish' });

  test('captures like a queen', () => {
    expect(movesFrom(rules, bridge('KLa Dmb Plb bmx prc pRd nRb kRz'), 'mb')).toEqual(
      words('mx rc Rb'),
    );
  });

  test('cannot move without capturing', () => {
    expect(movesFrom(rules, bridge('KLa Dmb kRz'), 'mb')).toEqual([]);
  });

  test('gives check like a queen', () => {
    expect(isCheck(rules, bridge('KLa Dmb kmz', 'b'))).toBe(true);
    expect(isCheck(rules, bridge('KLa Dmb Pmc kmz', 'b'))).toBe(false);
  });

  test('a side whose dopefish have nothing to take may be stalemated', () => {
    expect(resultOf(rules, bridge('Kmx Rlx dRc kLz'), 'lxly')).toBe('1/2-1/2 stalemate');
  });

  test('pawns become rook, bishop or dopefish', () => {
    expect(movesFrom(rules, bridge('KLa Pmy kLx'), 'my')).toEqual(words('mzr mzb mzd'));
  });
});
