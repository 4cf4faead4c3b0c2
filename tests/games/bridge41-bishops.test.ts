// TheBridge41, option changingColorBishop: bishops that step straight between the bridge and the banks.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { isCheck, movesFrom, words } from '../support/rules';

const rules = bridge41.rules({ changingColorBishop: 'on' });
const standard = bridge41.rules({});

test('a bishop on the bridge also steps to md or mw', () => {
  expect(movesFrom(rules, bridge('KLa Bmk kLz'), 'mk')).toEqual(
    words('md mw ld Lc rd Rc lw Lx rw Rx'),
  );
  expect(movesFrom(standard, bridge('KLa Bmk kLz'), 'mk')).toEqual(
    words('ld Lc rd Rc lw Lx rw Rx'),
  );
});

test('a bishop on md or mw steps onto the bridge', () => {
  expect(movesFrom(rules, bridge('KLa Bmd kLz'), 'md')).toEqual(words('mk lc Lb rc Rb'));
  expect(movesFrom(rules, bridge('KLa bmw kLz', 'b'), 'mw')).toEqual(words('mk lx Ly rx Ry'));
});

test('the step captures too', () => {
  expect(movesFrom(rules, bridge('KLa Bmk nmd nmw kLz'), 'mk')).toEqual(
    words('md mw ld Lc rd Rc lw Lx rw Rx'),
  );
  expect(movesFrom(rules, bridge('KLa Bmd nmk kLz'), 'md')).toEqual(words('mk lc Lb rc Rb'));
});

test('the step gives check', () => {
  expect(isCheck(rules, bridge('KLa Bmd kmk', 'b'))).toBe(true);
  expect(isCheck(rules, bridge('KLa Bmk kmw', 'b'))).toBe(true);
  expect(isCheck(standard, bridge('KLa Bmk kmw', 'b'))).toBe(false);
});

test('bishops elsewhere have no straight step', () => {
  expect(movesFrom(rules, bridge('KLa Bmc kLz'), 'mc')).toEqual(words('ld rd lb rb Ra'));
});

test('with a moving bridge the step is on the bridge’s file', () => {
  const moving = bridge41.rules({ changingColorBishop: 'on', bridge: 'moving' });
  expect(movesFrom(moving, bridge('KLa Brd kLz', 'w', 'r'), 'rd')).toEqual(words('rk mc lb Rc'));
  expect(movesFrom(moving, bridge('KLa Brk kLz', 'w', 'r'), 'rk')).toEqual(
    words('rd rw md lc Lb Rd mw lx Ly Rw'),
  );
  expect(movesFrom(moving, bridge('KLa Bmd kLz', 'w', 'r'), 'md')).toEqual(
    words('rk Rw lc Lb rc Rb'),
  );
  expect(movesFrom(moving, bridge('KLa Bmd kLz', 'w', 'L'), 'md')).toEqual(words('lc Lb rc Rb'));
});

describe('crooked bishops', () => {
  const crooked = (options: Record<string, string> = {}) =>
    bridge41.rules({ army: 'allYourBase', changingColorBishop: 'on', ...options });
  const straight = (options: Record<string, string> = {}) =>
    bridge41.rules({ army: 'allYourBase', ...options });

  test('step straight between the bridge and md or mw, to move or to capture', () => {
    expect(movesFrom(crooked(), bridge('KLa Zmd kLz'), 'md')).toEqual(
      words('mk lc mb rc la ra Ld Rd'),
    );
    expect(movesFrom(straight(), bridge('KLa Zmd kLz'), 'md')).toEqual(
      words('lc mb rc la ra Ld Rd'),
    );
    expect(movesFrom(crooked(), bridge('KLa Zmd nmk kLz'), 'md')).toContain('mk');
    expect(movesFrom(crooked(), bridge('KLa Zmk Pld Prd plw prw kLz'), 'mk')).toEqual(
      words('md mw lw rw'),
    );
    expect(isCheck(crooked(), bridge('KLa Zmk kmw', 'b'))).toBe(true);
    expect(isCheck(straight(), bridge('KLa Zmk kmw', 'b'))).toBe(false);
  });

  test('step on the file of a moving bridge', () => {
    const moving = crooked({ bridge: 'moving' });
    expect(movesFrom(moving, bridge('KLa ZLd Plc kRz', 'w', 'L'), 'Ld')).toEqual(['Lk']);
    expect(movesFrom(moving, bridge('KLa Zmd Plc Prc kRz', 'w', 'L'), 'md')).toEqual([]);
  });

  test('have on the big bridge the step of md and mw still', () => {
    const big = crooked({ bridge: 'big' });
    const from = (rules: typeof big, cell: string) =>
      movesFrom(rules, bridge(`KLa Z${cell} Plc Prc kRz`, 'w', 'big'), cell);
    expect(from(big, 'md')).toContain('mk');
    expect(from(straight({ bridge: 'big' }), 'md')).toContain('mk');
    const palace = crooked({ bridge: 'big', bishopPalace: 'on' });
    expect(from(palace, 'md')).toEqual(['mk']);
    expect(from(palace, 'ld')).toEqual(words('Lc lb mc ma rd Rc'));
  });
});
