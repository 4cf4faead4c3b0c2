// Moves as people write them in the four chess-like games.
import { describe, expect, test } from 'vitest';
import { bipartite } from '../../src/games/bipartite';
import { bridge41 } from '../../src/games/bridge41';
import { cuarenta } from '../../src/games/cuarenta';
import { fastlane } from '../../src/games/fastlane';
import * as boards from '../support/boards';
import { notationOf } from '../support/rules';

describe('TheBridge41', () => {
  const rules = bridge41.rules({});
  const { startFen } = rules;

  test('a pawn move is its target', () => {
    expect(notationOf(rules, startFen, 'lblc')).toBe('lc');
  });

  test('a piece’s letter stands apart from squares that begin with a letter like it', () => {
    expect(notationOf(rules, boards.bridge('KLa RRb kLz'), 'RbRd')).toBe('R-Rd');
    expect(notationOf(rules, startFen, 'Lbld')).toBe('N-ld');
  });

  test('the origin tells two pieces of a kind apart', () => {
    expect(notationOf(rules, startFen, 'Lbmc')).toBe('NLb-mc');
    expect(notationOf(rules, startFen, 'Rbmc')).toBe('NRb-mc');
    expect(notationOf(rules, boards.bridge('KLa RRd Rrb nrd kLz'), 'Rdrd')).toBe('RRdxrd');
    const big = bridge41.rules({ bridge: 'big' });
    expect(notationOf(big, boards.bridge('KLa Pld Pmd kRz', 'w', 'big'), 'ldmk')).toBe('ld-mk');
  });

  test('only pieces that may legally go there count', () => {
    // The rook on mz pins the knight on mc, the rook on Rz does not.
    expect(notationOf(rules, boards.bridge('Kma Nmc Nlb rmz kLz'), 'lbLd')).toBe('N-Ld');
    expect(notationOf(rules, boards.bridge('Kma Nmc Nlb rRz kLz'), 'lbLd')).toBe('Nlb-Ld');
  });

  test('captures, with the origin of a pawn', () => {
    expect(notationOf(rules, boards.bridge('KLa Rmb nmk kRz'), 'mbmk')).toBe('Rxmk');
    expect(notationOf(rules, boards.bridge('KLa Pld nmk kRz'), 'ldmk')).toBe('ldxmk');
  });

  test('a capture that would read as the move of another piece has its origin', () => {
    const text = boards.bridge('KLa BRx Rrx nry kLz');
    expect(notationOf(rules, text, 'rxry')).toBe('Rrxxry');
    expect(notationOf(rules, text, 'Rxry')).toBe('Bxry');
    expect(notationOf(rules, boards.bridge('KLa Rrx nry kLz'), 'rxry')).toBe('Rxry');
    expect(notationOf(rules, boards.bridge('KLa BRx nry kLz'), 'Rxry')).toBe('Bxry');
  });

  test('promotion', () => {
    const text = boards.bridge('KLa Pmy nrz kLx');
    expect(notationOf(rules, text, 'mymzr')).toBe('mz=R');
    expect(notationOf(rules, text, 'mymzb')).toBe('mz=B+');
    expect(notationOf(rules, text, 'myrzn')).toBe('myxrz=N');
  });

  test('check and checkmate', () => {
    expect(notationOf(rules, boards.bridge('KLa Rrx RRx kLz'), 'RxRz')).toBe('R-Rz+');
    expect(notationOf(rules, boards.bridge('KLa Rry RRx kLz'), 'RxRz')).toBe('R-Rz#');
  });

  test('a slide of the bridge', () => {
    const moving = bridge41.rules({ bridge: 'moving' });
    const text = boards.bridge('KRa Rlb klz');
    expect(notationOf(moving, text, 'mkrk')).toBe('bridge rk');
    expect(notationOf(moving, text, 'mklk')).toBe('bridge lk+');
  });
});

describe('Cuarenta', () => {
  const rules = cuarenta.rules({ castling: 'on' });

  test('moves and captures', () => {
    expect(notationOf(rules, rules.startFen, 'd1d5')).toBe('Fd5');
    const text = boards.cuarenta('Ka2 Pe4 gd5 Be2 ki8');
    expect(notationOf(rules, text, 'e4d5')).toBe('e4xd5');
    expect(notationOf(rules, text, 'e4f5')).toBe('f5');
  });

  test('an optional promotion is written only when it is made', () => {
    const text = boards.cuarenta('Ka2 ki8 Pe6');
    expect(notationOf(rules, text, 'e6d7')).toBe('d7');
    expect(notationOf(rules, text, 'e6d7c')).toBe('d7=C');
  });

  test('king and camel trading places', () => {
    expect(notationOf(rules, rules.startFen, 'e2h1')).toBe('K<>C');
  });
});

describe('Chess in the Fast Lane', () => {
  const rules = fastlane.rules({});

  test('two pawns that reach the same lane are told apart', () => {
    expect(notationOf(rules, rules.startFen, 'd2d4')).toBe('d2-d4');
    expect(notationOf(rules, rules.startFen, 'e2d4')).toBe('e2-d4');
    expect(notationOf(rules, rules.startFen, 'a2a4')).toBe('a4');
  });

  test('two knights too', () => {
    expect(notationOf(rules, boards.fastlane('Kh1 Nb1 Nf1 kh8'), 'b1d2')).toBe('Nb1-d2');
  });

  test('castling', () => {
    const text = boards.fastlane('Ke1 Ra1 Rh1 kf8', 'w', 'KQ');
    expect(notationOf(rules, text, 'e1g1')).toBe('O-O+');
    expect(notationOf(rules, text, 'e1c1')).toBe('O-O-O');
    const black = boards.fastlane('Kb1 ke8 ra8 rh8', 'b', 'kq');
    expect(notationOf(rules, black, 'e8g8')).toBe('O-O');
    expect(notationOf(rules, black, 'e8c8')).toBe('O-O-O');
  });

  test('checkmate and promotion', () => {
    expect(notationOf(rules, boards.fastlane('Kb4 Nd4 ka8'), 'd4c6')).toBe('Nc6#');
    expect(notationOf(rules, boards.fastlane('Kg1 kg8 Pa6'), 'a6a8n')).toBe('a8=N');
  });
});

describe('Bipartite Chess', () => {
  const rules = bipartite.rules({});

  test('the race', () => {
    expect(notationOf(rules, rules.startFen, 'B2C1')).toBe('B2-C1');
    expect(notationOf(rules, boards.bipartite('MF3 mA1', 'w', '1'), 'F3E3')).toBe('E3');
    expect(notationOf(rules, boards.bipartite('MH1 MH2 mG1 mI5', 'b', '1'), 'pass')).toBe('pass');
  });

  test('the choice', () => {
    const text = boards.bipartite('MA1 mE1', 'w', 'choose');
    expect(notationOf(rules, text, 'diagonal')).toBe('diagonal');
    expect(notationOf(rules, text, 'orthogonal')).toBe('orthogonal');
  });

  test('pieces stand apart from rows that begin with a letter like theirs', () => {
    expect(notationOf(rules, boards.bipartite('KA1 CD3 kI1 sI2', 'w', '2'), 'D3C3')).toBe('C-C3');
    expect(notationOf(rules, boards.bipartite('KA1 CD3 kI1 sF2', 'w', '2'), 'D3F2')).toBe('CxF2');
  });

  test('a Messenger that becomes a Soldier', () => {
    const text = boards.bipartite('KA1 MG4 kI5 sH3 sC1', 'w', '2');
    expect(notationOf(rules, text, 'G4H3')).toBe('G4xH3=S');
    expect(notationOf(rules, text, 'G4H4')).toBe('H4=S+');
  });
});
