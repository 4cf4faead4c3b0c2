// The translation against move lists that independent implementations of the rules wrote down.
import type { FairyStockfish } from 'ffish-es6';
import { beforeAll, describe, expect, test } from 'vitest';
import { Judges, loadFfish } from './ffish';
import { bipartiteTexts, bridge41Texts, cuarentaTexts } from './squares';
import { rivalGames } from './variants';

let ffish: FairyStockfish;
beforeAll(async () => {
  ffish = await loadFfish();
});

interface Row {
  readonly variant: string;
  readonly text: string;
  readonly fen: string;
  /** All legal moves, sorted, in our text. */
  readonly moves: string;
}

const ROWS: readonly Row[] = [
  {
    variant: 'bridge41',
    text: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
    fen: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w - - 0 1',
    moves: 'Lbld Lbmc Rbmc Rbrd lblc mbmc rbrc',
  },
  {
    variant: 'cuarenta-loose',
    text: '*1*1*1*k*/1*1*1*1*1/*1*g*c*1*/1*1*P*1*1/*1*1*1*v*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1* w - 1 146',
    fen: '*1*1*1*k*/1*1*1*1*1/*1*g*c*1*/1*1*P*1*1/*1*1*1*v*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1* w - - 1 74',
    moves: 'd1c2 d1d3 d1e2 e6c6 e6d7 e6d7c e6f7 e6f7c e6g6',
  },
  {
    variant: 'cuarenta-loose',
    text: '*1*g*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/b*1*1*p*1/*c*C*1*1*/1*1*1*K*c/*1*1*1*1* b - 4 127',
    fen: '*1*g*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/b*1*1*p*1/*c*C*1*1*/1*1*1*K*c/*1*1*1*1* b - - 4 64',
    moves:
      'a4b5 a4c6 a4d7 b3a6 b3c6 b3e2 b3e4 d9b7 d9c8 d9f7 e8d7 e8f7 e8f9 g4e4 g4f3 g4f3c g4h3 g4h3c g4i4 i2f1 i2f3 i2h5',
  },
  {
    variant: 'bipartite-bd',
    text: 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd b 2 0 122',
    fen: 'drkgc/smmms/5/5/*3*/5/5/SMMMS/CGKBD w - - 0 62',
    moves: 'H1G1 H1G2 H2F2 H2G2 H3F3 H3G3 H4F4 H4G4 H5G4 H5G5 I1G2',
  },
  {
    variant: 'bipartite-bd',
    text: 'K2GS/1SM2/3mR/2D2/*3*/5/smC1s/3mb/g1k1d b 2 5 172',
    fen: 'k2gs/1sm2/3Mr/2d2/*3*/5/SMc1S/3MB/G1K1D w - - 5 87',
    moves:
      'C4B3 C4B4 G1F1 G1F2 G1H1 G1H2 G2F2 G5F4 G5F5 G5G4 H4F4 H4G3 H4G4 H5E2 H5F3 H5G4 H5I4 I1H1 I1H2 I1I2 I3H2 I3H3 I5I4',
  },
  {
    variant: 'bipartite-bd',
    text: 'DBS1G/2K2/3C1/2MMS/*2m*/1mm2/M1gs1/5/k2rd w 2 2 159',
    fen: 'dbs1g/2k2/3c1/2mms/*2M*/1MM2/m1GS1/5/K2RD b - - 2 80',
    moves:
      'A1B1 A1C1 A2B1 A3A4 A3B2 A3B4 A5A4 A5B4 A5B5 B3A4 B3B2 B3B4 B3C2 B3C3 C4B2 C4B4 C4D2 C4E3 D3E3 D3E4 D5C5 D5E4 G1H1',
  },
];

describe.each(ROWS)('$variant: $text', ({ variant, text, fen, moves }) => {
  const rival = rivalGames.find((one) => one.variant === variant);
  if (!rival) throw new Error(`no ${variant}`);

  test('the position reads as a FEN and back', () => {
    expect(rival.toFen(text)).toBe(fen);
    expect(rival.fromFen(fen)).toBe(text);
  });

  test('the other generator finds the same moves', () => {
    const judges = new Judges(ffish, rival);
    const judged = judges.moves(fen);
    judges.delete();
    const ours = moves.split(' ');
    expect(ours.map((move) => rival.toUci(rival.withPromotion(move, text))).sort()).toEqual(
      judged.sort(),
    );
    expect(judged.map((move) => rival.fromUci(move)).sort()).toEqual(ours);
  });
});

test('corners and the bridge of TheBridge41', () => {
  expect(bridge41Texts.toUci('Lamk')).toBe('a1c5');
  expect(bridge41Texts.toUci('mkRz')).toBe('c5e9');
  expect(bridge41Texts.toUci('ryrzn')).toBe('d8d9n');
  expect(bridge41Texts.fromUci('b8b9r')).toBe('lylzr');
});

test('a Messenger alone is promoted, and only on the far rows', () => {
  const text = 'k4/5/m3s/5/*3*/5/M4/5/4K b 2 0 0';
  expect(bipartiteTexts.withPromotion('C1B1', text)).toBe('C1B1s');
  expect(bipartiteTexts.withPromotion('C5B5', text)).toBe('C5B5');
  expect(bipartiteTexts.withPromotion('G1H1', text)).toBe('G1H1s');
  expect(bipartiteTexts.toUci('C1B1s')).toBe('a7a8s');
  expect(bipartiteTexts.fromUci('a7a8s')).toBe('C1B1');
  expect(bipartiteTexts.withPromotion('C1D1', text)).toBe('C1D1');
});

test('what the other engine cannot express is refused by name', () => {
  const bigBridge = 'brkrb/npppn/5/5/5/5/5/NPPPN/BRKRB w big 0 0';
  expect(() => bridge41Texts.toFen(bigBridge)).toThrow('field "big" is not "m"');
  const frogs =
    '*c*f*1*b*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*B*1*1*C*';
  expect(() => cuarentaTexts.toFen(`${frogs} w - 0 0`)).toThrow('no frogs');
  expect(() => cuarentaTexts.toFen(`${frogs.replace('f', '1')} w Cc 0 0`)).toThrow('field "Cc"');
  const race = 'mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM b 1 0 0';
  expect(() => bipartiteTexts.toFen(race)).toThrow('stage "1" is not "2"');
  expect(() => bridge41Texts.toUci('Laxx')).toThrow('no square "xx"');
  expect(() => bridge41Texts.fromUci('a1f2')).toThrow('no square "f2"');
});
