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

  test('a move is named by the square that it enters', () => {
    expect(notationOf(rules, rules.startFen, 'd2d4')).toBe('d4');
    expect(notationOf(rules, rules.startFen, 'e2d4')).toBe('e4');
    expect(notationOf(rules, rules.startFen, 'a2a4')).toBe('a4');
    // Down the e-file, into the roundabout at e5 and into e2-e3 at e3.
    expect(notationOf(rules, boards.fastlane('Kh1 Re8 kb6'), 'e8d4')).toBe('Re5');
    expect(notationOf(rules, boards.fastlane('Kh1 Re8 kb6'), 'e8e2')).toBe('Re3');
    expect(notationOf(rules, boards.fastlane('Kh1 Bh8 ka8'), 'h8b2')).toBe('Bb2');
  });

  test('a pawn’s capture tells the file that it leaves', () => {
    const text = boards.fastlane('Kh1 Pd4 pc6 pe6 kh8');
    expect(notationOf(rules, text, 'd4c6')).toBe('dxc6');
    expect(notationOf(rules, text, 'd4e6')).toBe('dxe6');
    expect(notationOf(rules, boards.fastlane('Kh1 Nd4 pd6 pe6 kh8', 'b'), 'd6d4')).toBe('dxe5');
    expect(notationOf(rules, boards.fastlane('Kh1 Nd4 pd6 pe6 kh8', 'b'), 'e6d4')).toBe('exd5');
  });

  test('a pawn in the roundabout moves on from the file that it leaves', () => {
    const text = boards.fastlane('Kh1 Pd4 kh8');
    expect(notationOf(rules, text, 'd4d6')).toBe('d6');
    expect(notationOf(rules, text, 'd4e6')).toBe('e6');
  });

  test('pieces of a kind are told apart where they may end on the same square', () => {
    expect(notationOf(rules, boards.fastlane('Kh1 Nb1 Nf1 kh8'), 'b1d2')).toBe('Nbd2');
    expect(notationOf(rules, boards.fastlane('Kh1 Nb1 Nf1 kh8'), 'f1d2')).toBe('Nfd2');
    expect(notationOf(rules, boards.fastlane('Kh1 Ra4 Ra6 kh8'), 'a4a5')).toBe('R4a5');
    expect(notationOf(rules, boards.fastlane('Kh1 Ra1 Rc1 kh8'), 'a1b1')).toBe('Rab1');
    // From a1 the rook enters a2-a3 at a2 and may end on a3, which the one on h2-h3 enters it at.
    const rooks = boards.fastlane('Kh1 Ra1 Rh2 kd8');
    expect(notationOf(rules, rooks, 'h2a2')).toBe('Rha2');
    expect(notationOf(rules, rooks, 'a1a2')).toBe('Raa2');
  });

  test('pieces that enter a lane at different squares need no more', () => {
    const knights = boards.fastlane('Kh1 Nb2 Ng2 kh8');
    expect(notationOf(rules, knights, 'b2d4')).toBe('Nd4');
    expect(notationOf(rules, knights, 'g2d4')).toBe('Ne4');
  });

  test('without lanes it is as in chess', () => {
    const chess = fastlane.rules({ layout: 'none' });
    expect(notationOf(chess, boards.fastlane('Kh1 Pd4 pe5 kh8'), 'd4e5')).toBe('dxe5');
    expect(notationOf(chess, boards.fastlane('Kh8 Qa1 Qa3 Qc1 ke6'), 'a1c3')).toBe('Qa1c3');
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
