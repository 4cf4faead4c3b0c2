// TheBridge41, options about pawns: sidePawnMove and pawnCapture.
import { describe, expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { isCheck, movesFrom, play, words } from '../support/rules';

describe('sidePawnMove', () => {
  const rules = bridge41.rules({ sidePawnMove: 'on' });

  test('a pawn on either end of a bank may step sideways', () => {
    expect(movesFrom(rules, bridge('KLa PLd PRd PLw PRw kmz'), 'Ld')).toEqual(['ld']);
    expect(movesFrom(rules, bridge('KLa PLd PRd PLw PRw kmz'), 'Rd')).toEqual(['rd']);
    expect(movesFrom(rules, bridge('KLa PLd PRd PLw PRw kmz'), 'Lw')).toEqual(words('lw Lx'));
    expect(movesFrom(rules, bridge('KLa PLd PRd PLw PRw kmz'), 'Rw')).toEqual(words('rw Rx'));
    expect(movesFrom(rules, bridge('KLa pRw kmz', 'b'), 'Rw')).toEqual(['rw']);
    expect(movesFrom(rules, bridge('KLa pLd kmz', 'b'), 'Ld')).toEqual(words('ld Lc'));
  });

  test('pawns elsewhere may not', () => {
    expect(movesFrom(rules, bridge('KLa Pld kmz'), 'ld')).toEqual([]);
    expect(movesFrom(rules, bridge('KLa PLc kmz'), 'Lc')).toEqual(['Ld']);
  });

  test('the side step goes to an empty square only', () => {
    expect(movesFrom(rules, bridge('KLa PLd nld kmz'), 'Ld')).toEqual([]);
    expect(movesFrom(rules, bridge('KLa PLd Nld kmz'), 'Ld')).toEqual([]);
  });

  test('the side step restarts the quiet count', () => {
    expect(play(rules, bridge('KLa PLd kmz', 'w', 'm', '30 60'), 'Ldld')).toBe(
      bridge('KLa Pld kmz', 'b', 'm', '0 61'),
    );
  });

  test('a bridge moved to the end opens the way forward as well', () => {
    const moving = bridge41.rules({ sidePawnMove: 'on', bridge: 'moving' });
    expect(movesFrom(moving, bridge('KLa PLd kmz', 'w', 'L'), 'Ld')).toEqual(words('ld Lk'));
  });

  test('without the option there is no side step', () => {
    expect(movesFrom(bridge41.rules({}), bridge('KLa PLd kmz'), 'Ld')).toEqual([]);
  });
});

describe('pawnCapture sideways', () => {
  const rules = bridge41.rules({ pawnCapture: 'sideways' });

  test('pawns capture one square to the left or right instead of diagonally', () => {
    expect(movesFrom(rules, bridge('KLa Pmc blc nrc nld nrd kmz'), 'mc')).toEqual(
      words('md lc rc'),
    );
    expect(movesFrom(rules, bridge('KLa pmx Blx Nrx Nlw Nrw kLz', 'b'), 'mx')).toEqual(
      words('mw lx rx'),
    );
  });

  test('they do not move sideways', () => {
    expect(movesFrom(rules, bridge('KLa Pmc kmz'), 'mc')).toEqual(['md']);
  });

  test('they give check sideways, not diagonally', () => {
    expect(isCheck(rules, bridge('KLa Plx kmx', 'b'))).toBe(true);
    expect(isCheck(rules, bridge('KLa Plx kmy', 'b'))).toBe(false);
  });

  test('promotion is by the straight step', () => {
    expect(movesFrom(rules, bridge('KLa Ply nLz nmz kRz'), 'ly')).toEqual(words('lzr lzb lzn'));
  });

  test('with sidePawnMove a pawn at the end of the bank moves or captures sideways', () => {
    const both = bridge41.rules({ pawnCapture: 'sideways', sidePawnMove: 'on' });
    expect(movesFrom(both, bridge('KLa PLd kmz'), 'Ld')).toEqual(['ld']);
    expect(movesFrom(both, bridge('KLa PLd nld kmz'), 'Ld')).toEqual(['ld']);
    expect(movesFrom(both, bridge('KLa PLd Nld kmz'), 'Ld')).toEqual([]);
  });
});
