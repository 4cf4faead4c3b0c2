// Move text is exact and case-sensitive, and only legal moves are accepted (RULES.md section 0).
import { describe, expect, test } from 'vitest';
import { bipartite } from '../../src/games/bipartite';
import { bridge41 } from '../../src/games/bridge41';
import { cuarenta } from '../../src/games/cuarenta';
import { fastlane } from '../../src/games/fastlane';
import type { RuleSet } from '../../src/games/game';
import { moveNumbers } from '../../src/rules/move';
import { BLACK, WHITE } from '../../src/rules/types';
import * as boards from '../support/boards';
import { play, refusal } from '../support/rules';

const bridge = bridge41.rules({});
const moving = bridge41.rules({ bridge: 'moving' });
const big = bridge41.rules({ bridge: 'big' });
const lanes = fastlane.rules({});
const stages = bipartite.rules({});

const playing = (rules: RuleSet, text: string, move: string): string =>
  refusal(() => play(rules, text, move));

describe('is exact', () => {
  test.each([
    'LBLC',
    'lbLc',
    'Lblc',
    'lblC',
    ' lblc',
    'lblc ',
    'lb-lc',
    'lbxlc',
    'lblcq',
    'lb',
    'lc',
    '',
  ])('"%s" is not lblc', (move) => {
    expect(playing(bridge, bridge.startFen, move)).toBe(`illegal move "${move}"`);
  });

  test('capital and small files are different squares', () => {
    const text = boards.bridge('Kma Rlb Nrb kmz nmc');
    expect(play(bridge, text, 'lbLb')).toBe(boards.bridge('Kma RLb Nrb kmz nmc', 'b', 'm', '1 1'));
    expect(play(bridge, text, 'lblc')).toBe(boards.bridge('Kma Rlc Nrb kmz nmc', 'b', 'm', '1 1'));
  });

  test('a promotion has its letter, in lower case', () => {
    const text = boards.bridge('KLa Pmy kLx');
    expect(playing(bridge, text, 'mymzr')).toBe('accepted');
    for (const move of ['mymz', 'mymzR', 'mymzq', 'mymzk', 'mymzp', 'mymz=r', 'mymzrr']) {
      expect(playing(bridge, text, move)).toContain('illegal move');
    }
  });

  test('a cell of several squares is written by its anchor', () => {
    const text = boards.bridge('KLa Nlc kRz', 'w', 'big');
    expect(playing(big, text, 'lcmk')).toBe('accepted');
    expect(playing(big, text, 'lcLk')).toContain('illegal move');
    expect(playing(lanes, lanes.startFen, 'e2d4')).toBe('accepted');
    expect(playing(lanes, lanes.startFen, 'e2e4')).toContain('illegal move');
    expect(playing(lanes, lanes.startFen, 'e3d4')).toContain('illegal move');
  });

  test('pass and the choices are words in lower case', () => {
    const stuck = boards.bipartite('MH1 MH2 mG1 mI5', 'b', '1');
    expect(playing(stages, stuck, 'pass')).toBe('accepted');
    expect(playing(stages, stuck, 'Pass')).toContain('illegal move');
    const choose = boards.bipartite('MA1 mE1', 'w', 'choose');
    expect(playing(stages, choose, 'diagonal')).toBe('accepted');
    expect(playing(stages, choose, 'Diagonal')).toContain('illegal move');
    expect(playing(stages, choose, 'pass')).toContain('illegal move');
  });

  test('a Messenger that becomes a Soldier has no letter', () => {
    const text = boards.bipartite('KA1 kI5 MG3 sC1', 'w', '2');
    expect(playing(stages, text, 'G3H3')).toBe('accepted');
    expect(playing(stages, text, 'G3H3s')).toContain('illegal move');
  });

  test('castling is the king’s move', () => {
    const text = boards.fastlane('Ke1 Rh1 ke8', 'w', 'K');
    expect(playing(lanes, text, 'e1g1')).toBe('accepted');
    for (const move of ['O-O', '0-0', 'e1h1', 'h1e1']) {
      expect(playing(lanes, text, move)).toContain('illegal move');
    }
  });
});

describe('only legal moves are accepted', () => {
  test('not another side’s, another piece’s or one that leaves the king attacked', () => {
    expect(playing(bridge, bridge.startFen, 'lylx')).toContain('illegal move "lylx"');
    expect(playing(bridge, bridge.startFen, 'lald')).toContain('illegal move');
    expect(playing(bridge, boards.bridge('Kma Nmk rmz kLz'), 'mklx')).toContain('illegal move');
    expect(playing(bridge, bridge.startFen, 'pass')).toContain('illegal move');
  });

  test('a bridge slide only where bridges move', () => {
    const text = boards.bridge('KLa Rlb kRz');
    expect(playing(moving, text, 'mklk')).toBe('accepted');
    expect(playing(bridge, text, 'mklk')).toContain('illegal move');
    expect(playing(moving, text, 'mkLk')).toContain('illegal move');
  });

  test('a refused move leaves the position as it was', () => {
    const rules = cuarenta.rules({});
    const position = rules.parse(rules.startFen);
    expect(refusal(() => rules.parseMove(position, 'd1d3'))).toContain('illegal move "d1d3"');
    expect(rules.format(position)).toBe(rules.startFen);
  });
});

test('White’s and Black’s moves share a number; a second move in a row begins another', () => {
  const [w, b] = [WHITE, BLACK] as const;
  expect(moveNumbers([w, b, w, b], WHITE)).toEqual([1, 1, 2, 2]);
  expect(moveNumbers([b, w, b], WHITE)).toEqual([1, 2, 2]);
  expect(moveNumbers([b, w, b, w], BLACK)).toEqual([1, 1, 2, 2]);
  expect(moveNumbers([w, b, b, w], WHITE)).toEqual([1, 1, 2, 3]);
});
