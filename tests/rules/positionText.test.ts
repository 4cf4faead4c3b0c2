// FEN of the chess-like games: what is refused, with a message that says what is wrong, and what is
// accepted (RULES.md section 0).
import { describe, expect, test } from 'vitest';
import { bipartite } from '../../src/games/bipartite';
import { bridge41 } from '../../src/games/bridge41';
import { cuarenta } from '../../src/games/cuarenta';
import { fastlane } from '../../src/games/fastlane';
import type { RuleSet } from '../../src/games/game';
import { PositionError } from '../../src/rules/types';
import * as boards from '../support/boards';
import { refusal, resultOf } from '../support/rules';

const fixed = bridge41.rules({});
const moving = bridge41.rules({ bridge: 'moving' });
const big = bridge41.rules({ bridge: 'big' });
const frogs = cuarenta.rules({});
const frogsCastling = cuarenta.rules({ castling: 'on' });
const race = bipartite.rules({});
const lanes = fastlane.rules({});

const parsing = (rules: RuleSet, text: string): string => refusal(() => rules.parse(text));
const START = 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB';

describe('fields', () => {
  test('missing and superfluous fields are named', () => {
    expect(parsing(fixed, '')).toMatch(/placement, side, bridge, quiet, ply/);
    expect(parsing(fixed, START)).toMatch(/side, bridge, quiet, ply/);
    expect(parsing(fixed, `${START} w m 0`)).toMatch(/\bply$/);
    expect(parsing(fixed, `${START} w m 0 0 0 1`)).toContain('"0 1"');
    expect(parsing(frogs, '1')).toContain('castling');
    expect(parsing(race, '1')).toContain('stage');
  });

  test('blanks around and between fields do not matter', () => {
    const { startFen } = fixed;
    expect(fixed.format(fixed.parse(`  ${startFen.replaceAll(' ', '  ')} `))).toBe(startFen);
    expect(parsing(fixed, '  ')).toMatch(/placement, side, bridge, quiet, ply/);
  });

  test.each(['W', 'white', '-', 'n'])('side "%s" is neither w nor b', (side) => {
    expect(parsing(fixed, `${START} ${side} m 0 0`)).toBe(`side to move is "${side}", not w or b`);
  });

  test.each(['-1', '1.5', 'x', '1e3', '0x10', '1000000000'])('"%s" is no count', (count) => {
    expect(parsing(fixed, `${START} w m ${count} 0`)).toMatch(/^quiet is "/);
    expect(parsing(fixed, `${START} w m 0 ${count}`)).toMatch(/^ply is "/);
  });
});

describe('placement', () => {
  const placed = (rows: string): string => parsing(fixed, `${rows} w m 0 0`);

  test('the number of rows', () => {
    expect(placed('brkrb/npppn/5/5/**1**/5/5/NPPPN')).toMatch(/8 rows.*9/);
    expect(placed(`${START}/5`)).toMatch(/10 rows.*9/);
  });

  test('the length of a row', () => {
    expect(placed(START.replace('5/5/**1**', '5/4/**1**'))).toMatch(/row 4 "4".*4 squares.*5/);
    expect(placed(START.replace('5/5/**1**', '5/33/**1**'))).toMatch(/row 4 "33".*longer than 5/);
    expect(placed(START.replace('5/5/**1**', '5/9/**1**'))).toMatch(/row 4 "9".*longer than 5/);
    for (const row of ['5*', '5N', '51', '4N*', '*****1'])
      expect(placed(START.replace('5/5/**1**', `5/${row}/**1**`)), row).toMatch(/row 4/);
    for (const row of ['**1***', '**1**1'])
      expect(placed(START.replace('**1**', row)), row).toMatch(/row 5 .*longer than 5/);
    expect(placed(START.replace('5/5/**1**', '5//**1**'))).toMatch(/row 4 "".*0 squares/);
  });

  test('a letter that is no piece of the game', () => {
    expect(placed(START.replace('NPPPN', 'NPXPN'))).toContain('unknown piece "X"');
    expect(placed(START.replace('NPPPN', 'NP.PN'))).toContain('unknown piece "."');
    // The capital of the long s is the S of Soldiers, and that of the Kelvin sign is itself.
    for (const foreign of ['ſ', '\u212a'])
      expect(placed(START.replace('NPPPN', `NP${foreign}PN`))).toContain('unknown');
    expect(parsing(lanes, lanes.startFen.replace('R', 'G'))).toContain('unknown piece "G"');
    const soldier = boards.bipartite('KA1 kI1 sC1', 'w', '2');
    expect(parsing(race, soldier)).toBe('accepted');
    expect(parsing(race, soldier.replace('s', 'ſ'))).toContain('unknown piece "ſ"');
  });

  test('a piece on a missing square', () => {
    expect(placed(START.replace('**1**', 'N*1**'))).toMatch(/puts "N".*does not exist/);
    expect(parsing(frogs, frogs.startFen.replace('*c*f*f*b*', 'pc*f*f*b*'))).toMatch(
      /puts "p".*does not exist/,
    );
    expect(parsing(race, boards.bipartite('KA1 kI1', 'w', '2').replace('*3*', 'M3*'))).toMatch(
      /puts "M".*does not exist/,
    );
    expect(parsing(race, 'mmmmm/mmmmm/5/5/5/5/5/MMMMM/MM*MM b 1 0 0')).toMatch(
      /puts "m".*does not exist/,
    );
    // The bridge lies on file r, so there is no square mk.
    expect(parsing(moving, boards.bridge('KLa Nmk kLz', 'w', 'm').replace(' m ', ' r '))).toMatch(
      /puts "N".*does not exist/,
    );
  });

  test('empty squares where there are none, and none where there are', () => {
    expect(placed(START.replace('**1**', '5'))).toContain('does not exist');
    expect(placed(START.replace('5/5/**1**', '5/**1**/**1**'))).toMatch(/leaves out Lw/);
  });

  test('the digit 0', () => {
    expect(placed(START.replace('5/5/**1**', '5/05/**1**'))).toContain('digit 0');
  });

  test('a letter off its anchor', () => {
    const text = boards.bridge('KLa kLz Nrk', 'w', 'big');
    expect(parsing(big, text)).toMatch(/"N" on rk, off its anchor mk/);
  });

  test('two pieces in one lane', () => {
    expect(parsing(lanes, boards.fastlane('Ke1 ke8 Nd4 Ne5'))).toMatch(/two pieces.*d4/);
    expect(parsing(lanes, boards.fastlane('Ke1 ke8 Pa2 pa3'))).toMatch(/two pieces.*a2/);
  });
});

describe('kings', () => {
  test.each([
    ['bridge41', fixed, START.replace('BRKRB', 'BR1RB'), START.replace('BRKRB', 'KRKRB'), 'm'],
    [
      'cuarenta',
      frogs,
      frogs.startFen.split(' ')[0].replace('K', 'B'),
      frogs.startFen.split(' ')[0].replace('V', 'K'),
      '-',
    ],
    [
      'fastlane',
      lanes,
      lanes.startFen.split(' ')[0].replace('K', 'B'),
      lanes.startFen.split(' ')[0].replace('N', 'K'),
      '-',
    ],
    [
      'bipartite',
      race,
      'DRBGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd',
      'DKKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd',
      '2',
    ],
  ])('%s wants exactly one for each side', (_name, rules, without, twice, field) => {
    expect(parsing(rules, `${without} w ${field} 0 0`)).toBe('placement lacks a king for White');
    expect(parsing(rules, `${twice} w ${field} 0 0`)).toBe(
      'placement has too many kings for White',
    );
  });

  test('Black’s are missed and counted too', () => {
    expect(parsing(fixed, boards.bridge('KLa rLz'))).toBe('placement lacks a king for Black');
    expect(parsing(fixed, boards.bridge('KLa kLz kmz'))).toBe(
      'placement has too many kings for Black',
    );
  });

  test('the race of Bipartite Chess and the choice have none', () => {
    expect(parsing(race, boards.bipartite('MI1 KI2 mA1', 'w', '1'))).toMatch(/too many kings/);
    expect(parsing(race, boards.bipartite('MI1 mA1', 'w', 'choose'))).toBe('accepted');
  });
});

describe('the side not to move in check', () => {
  test.each([
    ['bridge41', fixed, boards.bridge('KLa Rmb kmz'), 'b'],
    ['bridge41', fixed, boards.bridge('Kma rmz kLz', 'b'), 'w'],
    ['cuarenta', frogs, boards.cuarenta('Ka2 Ve4 Pf5 kh7'), 'b'],
    ['fastlane', lanes, boards.fastlane('Kg1 Rb1 Pb2 kb8'), 'b'],
    ['bipartite', race, boards.bipartite('KA1 DD3 kF3', 'w', '2'), 'b'],
  ])('is refused in %s (%#)', (_name, rules, text, side) => {
    expect(parsing(rules, text)).toBe(`the side not to move (${side}) is in check`);
  });

  test('kings side by side are one case of it', () => {
    expect(parsing(fixed, boards.bridge('Kma klb'))).toMatch(/in check/);
  });

  test('the player sees which kings it is about, and what else is wrong with kings', () => {
    const seen = (pieces: string, rules: RuleSet = fixed, text = boards.bridge(pieces)): string => {
      try {
        rules.parse(text);
      } catch (error) {
        if (!(error instanceof PositionError)) throw error;
        const cells = error.cells.map((cell) => rules.board.cells[cell].name);
        return [error.sentence, ...cells].join(' ');
      }
      return 'accepted';
    };
    expect(seen('Kma klb')).toMatch(/^The kings stand side by side.* lb ma$/);
    expect(seen('KLa Rmb kmz')).toBe('Black is in check, but White is to move. mz');
    expect(seen('KLa')).toBe('Black has no king.');
    expect(seen('KLa KRa kmz')).toMatch(/^White has 2 kings.* La Ra$/);
    expect(seen('', race, boards.bipartite('MI1 KI2 mA1', 'w', '1'))).toMatch(/none yet\. I2$/);
  });
});

describe('a game field that does not fit the options', () => {
  test('the bridge', () => {
    expect(parsing(fixed, `${START} w l 0 0`)).toMatch(/bridge is "l".*fix/);
    expect(parsing(fixed, `${START} w big 0 0`)).toMatch(/bridge is "big"/);
    expect(parsing(fixed, `${START} w q 0 0`)).toMatch(/bridge is "q"/);
    expect(parsing(fixed, `${START} w mm 0 0`)).toMatch(/bridge is "mm"/);
    expect(parsing(moving, `${START} w big 0 0`)).toMatch(/bridge is "big"/);
    expect(parsing(big, big.startFen.replace(' big ', ' m '))).toMatch(/bridge is "m".*big/);
  });

  test('castling letters without the option', () => {
    expect(parsing(frogs, frogsCastling.startFen)).toMatch(/castling is "Cc".*no castling/);
  });

  test('castling letters of another game', () => {
    expect(parsing(frogsCastling, frogs.startFen.replace(' - ', ' KQ '))).toMatch(/"K"/);
    expect(parsing(lanes, lanes.startFen.replace('KQkq', 'C'))).toMatch(/"C"/);
  });

  test('castling letters twice or in another order', () => {
    expect(parsing(lanes, lanes.startFen.replace('KQkq', 'KK'))).toMatch(/castling is "KK"/);
    expect(parsing(lanes, lanes.startFen.replace('KQkq', 'qK'))).toMatch(/castling is "qK"/);
  });

  test('castling letters without king and partner on their squares', () => {
    const castling = (pieces: string, field: string): string =>
      parsing(lanes, boards.fastlane(pieces, 'w', field));
    expect(castling('Ke1 Rh1 ke8', 'K')).toBe('accepted');
    expect(castling('Kd1 Rh1 ke8', 'K')).toMatch(/"K"/);
    expect(castling('Ke1 Rg1 ke8', 'K')).toMatch(/"K"/);
    expect(castling('Ke1 Qh1 ke8', 'K')).toMatch(/"K"/);
    expect(castling('Ke1 rh1 kb8 Bf1', 'K')).toMatch(/"K"/);
    expect(castling('Ke1 Rh1 ke8 ra8', 'Kk')).toMatch(/"k"/);
    expect(parsing(frogsCastling, boards.cuarenta('Ke2 Ch1 ke8', 'w', 'Cc'))).toMatch(/"c"/);
    expect(parsing(frogsCastling, boards.cuarenta('Ke4 Ch1 ke8 cb9', 'w', 'C'))).toMatch(/"C"/);
  });

  test('the stage', () => {
    expect(parsing(race, boards.bipartite('KA1 kI1', 'w', '2').replace(' 2 ', ' 3 '))).toBe(
      'stage is "3", not 1, choose or 2',
    );
    expect(parsing(race, race.startFen.replace(' 1 ', ' 2 '))).not.toBe('accepted');
  });
});

describe('accepted', () => {
  const kept = (rules: RuleSet, text: string): void => {
    expect(rules.format(rules.parse(text))).toBe(text);
  };

  test('any piece letter of the game, whatever the options produce', () => {
    kept(fixed, boards.bridge('KLa Zlb Cmb Lrb DRb Qmc kRz zRx nLx'));
    kept(big, boards.bridge('KLa Zlb Cmb Lrb kRz', 'w', 'big'));
  });

  test('pawns on first and last ranks', () => {
    kept(fixed, boards.bridge('KLa Pla Plz pra prz kRz'));
    kept(frogs, boards.cuarenta('Ka2 Pb1 Pb9 pd1 pd9 ki8'));
    kept(lanes, boards.fastlane('Kg1 Pa1 Pa8 pb1 pb8 kg8'));
    kept(race, boards.bipartite('KA3 MA1 MI1 mA5 mI5 kI3', 'w', '2'));
  });

  test('a king outside his palace', () => {
    kept(bridge41.rules({ kings: 'palace' }), boards.bridge('Kmy kma Rlb'));
    kept(bridge41.rules({ kings: 'tinyPalace' }), boards.bridge('KLa kRz Rlb'));
    kept(bridge41.rules({ kings: 'tinyPalace' }), boards.bridge('Kmk kRz Rlb'));
  });

  test('any counters', () => {
    kept(fixed, `${START} b m 0 0`);
    kept(fixed, `${START} w m 99 12345`);
    kept(fixed, `${START} w m 999999999 3`);
  });

  test('the side to move in check', () => {
    kept(fixed, boards.bridge('KLa Rmb kmz', 'b'));
  });

  test('a bridge anywhere along the river, if it moves', () => {
    for (const file of 'LlmrR') kept(moving, boards.bridge('KLa Rlb kRz', 'b', file));
  });

  test('a quiet count at the limit, as a finished game', () => {
    const limit = '1/2-1/2 quiet-limit';
    expect(resultOf(fixed, `${START} w m 99 99`)).toBe('*');
    expect(resultOf(fixed, `${START} w m 100 100`)).toBe(limit);
    expect(resultOf(fixed, `${START} w m 101 101`)).toBe(limit);
    expect(resultOf(frogs, frogs.startFen.replace(/0 0$/, '80 80'))).toBe(limit);
    expect(resultOf(lanes, lanes.startFen.replace(/0 0$/, '100 100'))).toBe(limit);
    expect(resultOf(race, boards.bipartite('KA1 RB1 kI1 rH1', 'w', '2', '100 100'))).toBe(limit);
  });
});
