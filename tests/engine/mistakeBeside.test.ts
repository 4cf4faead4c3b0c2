// What a review says of a move beside a better one: what both lines take, threaten or leave in danger tells nothing of the mistake.
import { expect, test } from 'vitest';
import { explainMistake } from '../../src/engine/explainMistake';
import { WIN } from '../../src/engine/score';
import { gameById } from '../../src/games';
import type { GameId } from '../../src/games/game';
import { showLine } from '../../src/reasons/line';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { evaluationOf, rulesOf } from './support';

interface Beside {
  /** The cell on which the other side has just taken a piece of the same kind as stands there now. */
  readonly lost?: string;
  /** Of the move played. */
  readonly score?: number;
  /** And of the better one. */
  readonly best?: number;
  /** The move that would win at once for the other side. */
  readonly threat?: string;
}

/** What was wrong, to who made the move, and what would have been better; lines are exact texts. */
async function said(
  game: GameId,
  start: string,
  better: string,
  played: string,
  { lost, score = -50, best = 100, threat }: Beside = {},
) {
  const rules = rulesOf(game);
  const { values } = await evaluationOf(rules);
  const plans = (await gameById(game)?.loadPlans?.())?.plans ?? {};
  const position = rules.parse(start);
  const lineOf = (text: string, score: number) => {
    const moves = text.split(' ').map((one) => {
      const move = rules.parseMove(position, one);
      position.make(move);
      return move;
    });
    for (const _ of moves) position.unmake();
    return { score, shown: showLine(position, moves, values) };
  };
  if (threat !== undefined) position.makeNull();
  const threatened = threat === undefined ? null : lineOf(threat, WIN - 1);
  if (threat !== undefined) position.unmake();
  const cell = rules.board.cellNamed(lost ?? '') ?? -1;
  const code = position.cells[cell];
  const took = { captured: [{ code: code ^ 1, cell }], moved: [{ code, from: -1, to: cell }] };
  const nothing = { lost: [], became: 0, cleared: [], arrived: [], slid: null };
  const found = explainMistake({
    ...{ rules, plans, position, values, threat: threatened },
    lastMove: lost === undefined ? null : { ...took, ...nothing },
    chance: (score) => 0.5 + score / 1000,
    best: lineOf(better, best),
    played: lineOf(played, score),
  });
  const speaker = createSpeaker(rules, position.side, position.side);
  const { consequence } = found;
  return {
    wrong: consequence && grammar.reasonSentence(consequence, speaker),
    right: grammar.betterSentence(found, speaker),
  };
}

test('what the better line takes as well makes up for nothing', async () => {
  const { wrong, right } = await said(
    'fastlane',
    'rnbqkbnr/8/Rp1ppppp/8/2p5/8/PPPPPPPP/1NBQKBNR w Kkq 0 0',
    'a6a8 b8c6 a8c8 d8c8 b2b4 c6a8 f2f4',
    'd1d6 c8d6 a6a8 d8c6 b2c4 b6c4 d2c4 c6a8 c4d6 e6d6',
  );
  expect(wrong).toBe('Loses your queen on d6-d7 for a pawn.');
  expect(right).toBe('Better: rook to a8, which wins the rook there.');
});

test('where the move takes what the better one takes, that is said before what it loses', async () => {
  const bishop = await said(
    'fastlane',
    '1n1qk1n1/8/pBpppppp/8/R1b5/8/1PPPPP1P/1NBQK1N1 b - 0 0',
    'c4b6 c2c4 b6c8 b1a2 f6f4 d2d4',
    'c6b6 d2c4 d8c8 b1d2 d6c4 b2c4 b8c6 c1a2',
  );
  expect(bishop.wrong).toBe(
    'Takes the bishop on b6-b7 and leaves your bishop on c4-c5 to the pawn on d2-d3.',
  );
  const disc = await said(
    'bridges40',
    '1*1*p*1*p/*1*p*1*p*/1*p*1*p*1/*P*1*p*1*/1*1*1*1*1/*1*1*P*p*/1*1*P*1*1/*1*P*1*P*/P*1*1*1*1 w 0 0',
    'e3g3 d8d6 g3e3 e9e7 b6b4 e7c5 e3c3',
    'e3g5 h8h6 b6b4 d8b6 b4b2 h6d6',
  );
  expect(disc.wrong).toBe('Surrounds the disc on h4 and loses your disc on g5.');
});

test('what the move takes comes before what its reply wins', async () => {
  const { wrong } = await said(
    'fastlane',
    '2bq2kn/8/np1p2r1/8/1P1p2P1/8/2P1NPQP/1N2K3 w - 0 0',
    'f2d4 a6b4 e2f4 c8f4 d4f4 b4c6 b1d2 d8e8 e1f1',
    'b4a6 d4e2 f2e2 c8a6 b1d2 d8a8 g2h4 a8a1 e1f2 g6e6 d2f4 e6e2 f4e2 a6e2 f2e2 a1c2',
  );
  expect(wrong).toBe(
    'Takes the knight on a6-a7 and lets Black play pawn to e2-e3, which wins your knight.',
  );
});

test('nor is what the best reply to the better move does what was wrong, or what both moves threaten', async () => {
  const { wrong, right } = await said(
    'bridges40',
    '1*1*p*1*p/*1*1*p*1*/1*1*1*1*p/*P*1*p*p*/P*1*p*1*1/*1*1*p*1*/P*1*1*P*1/*P*P*1*1*/P*1*1*1*1 b 0 0',
    'f6f2 g3g1 f4d4 a5c5 e5e3 b6d6 d4f4 a3c3 e9e7 d6b4 e3e5 b2d2',
    'h6h4 g3g1 e9e7 a3c3 f4d6 b2f2 f6f4 d2b2',
  );
  expect(wrong).toBeNull();
  expect(right).toContain('Better: disc from f6 to f2, then disc from f4 to d4, which surrounds');
});

test('several pieces that fall one after the other are lost when the last one falls', async () => {
  const { wrong } = await said(
    'fastlane',
    '1n2kr2/8/p2pn3/7p/3P4/8/2PB2P1/2R3K1 b - 0 0',
    'e6d4 c2d4 d6d4 d2d4 b8d6 d4g6 f8f6 c1e1 e8d8 g6h5 f6h6 h5e2',
    'f8h8 d2g6 e8d8 d4e6 d6e6 g6h8 h5h4 g2h4 a6a5 h8b2 b8d6',
  );
  expect(wrong).toBe('Loses your knight on e6-e7 and a rook for a pawn in three moves.');
});

test('a better move that gives material says what it costs', async () => {
  const { right } = await said(
    'bipartite',
    'K3C/D4/S1M1c/GMmM1/*s2*/1gd2/3m1/5/k2r1 w 2 0 0',
    'D1E2 F2E2 C1D1 E2F2 A5B3 C5B3 B1B3 I4I2',
    'B1B3 E2D1 C1B2 D1C2 B3B4 F2E2 B2A3 E2D1',
  );
  expect(right).toBe('Better: guard to E2, which takes the soldier but loses a guard for it.');
});

test('what only makes up for what falls before it is not won by a later move', async () => {
  const { right } = await said(
    'fastlane',
    'Rn1qkbn1/8/4pp1p/7p/2p5/8/P1P1PPPP/1NB1KBN1 w - 0 0',
    'b1d2 c4d2 c1d2 d8b6 f1b4 f8b4 a8b8 b6b8 a2b4 e8f8',
    'c1f4 e6f4 g2f4 d8b6 a8a1 b8c6',
  );
  expect(right).not.toContain('wins');
});

test('a piece that could have been taken back is missed, whatever its next move does', async () => {
  const captain = await said(
    'bipartite',
    '2KG1/1SBM1/DM1cS/2M2/*3*/1m3/2sm1/2ms1/1gkrd w 2 0 20',
    'B3C4 G3H2 C2D2 I2H1 B2A2 H1G2 C4B3 H3F3',
    'A3A2 C4D2 B4D4 H4G5 B2C3 D2B3 A4B3 I2H2',
    { lost: 'C4' },
  );
  expect(captain.wrong).toBe('Doesn’t recapture the captain on C4.');
  expect(captain.right).toBe('Better: diagonal Power Piece to C4.');
});

test('a piece that hangs and gets away was not taken', async () => {
  const frog = await said(
    'cuarenta',
    '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*F*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*1*C* b - 0 0',
    'i8f5 i2f5 f9f5 d3e4 d9f9 d1d3 f9f3 h3f3 f5f3 g2f3 a8e4 c2e4 e8d9 e2f1 b9e8 h1e2 f7e6',
    'g8i6 f5f1 b7a6 h3i4 f7e6 a2e6 h9e6 d1g4 e6f7 g4e4 i8e4 d3e4 c8e6 f1h3 e6c8 i4h5 i6g8',
  );
  expect(frog.wrong).toBe('Doesn’t take the frog on f5.');
  expect(frog.right).toBe('Better: vao to f5.');
});

test('what the move takes comes before what it does not take back', async () => {
  const { wrong, right } = await said(
    'cuarenta',
    '*c*1*1*b*/v*g*k*g*1/*p*1*p*p*/1*1*V*1*1/*1*1*1*1*/G*P*1*P*1/*1*v*P*1*/1*B*K*G*V/*1*F*1*1* b - 0 0',
    'f7e6 c2d3 e8d9 g4f5 a8f3 d1f3 b9c6 a4c6 b7c6 f5g6 c8b7 g2h1 h7f7',
    'a8f3 e6b9 f3d1 e2d1 f7e6 b9e6 g8e6 i2e6 c8e6 c4e4 d3a6 a4b5 e8d9',
    { lost: 'e6' },
  );
  expect(wrong).toBe('Takes the pawn on f3 and doesn’t recapture the vao on e6.');
  expect(right).toBe('Better: pawn from f7 to e6.');
});

test('a reply that attacks two pieces of which one can be saved comes before the one that falls', async () => {
  const start =
    '1*1*1*1*p/*1*1*1*p*/1*1*1*1*1/*1*p*1*1*/1*1*p*p*1/*1*p*1*1*/1*P*1*1*1/*P*1*1*P*/P*P*1*1*1 w 0 0';
  const better = 'b2d2 d4f6 h2f2 h8h6 f2b2 h6f4 d2b4 g5g7';
  const played = 'b2b4 g5c5 c3a3 e5a5 h2f2 d6b4 f2d2 c5e3';
  const { wrong } = await said('bridges40', start, better, played);
  expect(wrong).toBe(
    'Lets Black play disc from g5 to c5, which attacks your discs on c3 and b4 at the same time.',
  );
});

test('what is lost only since it would have to take is not attacked', async () => {
  const { wrong } = await said(
    'bipartite',
    '3R1/4K/1d3/2gs1/*2G*/5/5/2k2/5 w 2 0 20',
    'E4F3 H3H4',
    'E4D5 D4C4 B5C5 C4D5 C5D5',
  );
  expect(wrong).toMatch(/guard on D5/);
  expect(wrong).not.toContain('at the same time');
});

test('a piece that could be taken but for the check is not attacked by the answer', async () => {
  const { wrong } = await said(
    'bridge41',
    'bk1rb/4n/5/2Np1/**1**/5/KPBr1/5/5 w m 0 0',
    'mclb rzmz mwld rcrb LcLb mzma LbLc mala lbmc rbRb mcrd',
    'mwLx lzLy Lxmw rcmc mwld rzmz ldLb mcRc Lclb Lylz',
  );
  expect(wrong).toBe('Loses your bishop on mc to the rook on rc in two moves.');
});

test('a piece that falls at once comes before the win by taking that comes later', async () => {
  const { wrong } = await said(
    'bipartite',
    'K4/5/5/2M2/*1G1*/4s/3b1/4d/1k3 w 2 0 20',
    'E3F4 I2H3 A1A2 H3G2 F4E3 H5H3',
    'E3F3 G4F3 A1B2 F5E4 D3E3 E4D4 B2A3 D4E3',
    { score: 8 - WIN },
  );
  expect(wrong).toBe('Loses your guard on F3 to the diagonal Power Piece on G4.');
});

test('a piece that the better move wins and the line of the move played never takes was not taken', async () => {
  const { wrong, right } = await said(
    'bridges40',
    '1*1*1*p*p/*1*1*p*p*/1*1*1*p*p/*P*p*1*p*/1*1*1*1*1/*P*P*1*1*/P*P*1*1*1/*1*P*1*1*/P*P*1*1*1 w 0 0',
    'c3e5 h8h4 b6d6 i7g5 a3c5 h6f6 d4f4 g7g3 b4d4 g3g7 d2b2 g7g3 b2b4 g9g7',
    'd2f2 d6f6 c3e3 h8h4 a3c3 i7e7 e3e1 e7g5 c3c5 g7e7 b6b2 f8d8 e1e3 g5i7',
  );
  expect(wrong).toBe('Doesn’t surround the disc on d6.');
  expect(right).toBe('Better: disc from c3 to e5.');
});

test('a danger that the move played ends as well sets nothing apart', async () => {
  const { right } = await said(
    'bridge41',
    'bk2b/5/5/n2p1/**1**/KP2r/B2R1/5/4r w m 0 0',
    'Ldlc Lwld Lcld Rala lcmb lald rcLc RdRb',
    'rcrd Rdrd Ldlc rdrc lcmb rcLc mblb RaRc lbma RcRb mala Lwld lama LcLa',
    { score: 14 - WIN, threat: 'Lwmk' },
  );
  expect(right).toBe('Better: king to lc.');
});

test('a check that forks wins what falls after it, not the pawn that it takes', async () => {
  const { right } = await said(
    'fastlane',
    'r3k2r/8/ppnpppbn/7p/2P4R/8/P1P1PPBP/R1N1K1N1 b Qkq 0 0',
    'g6c2 e1f1 c2a1 c4d6 e6d6 f2f4 b6b4 a2b4 a6b4 h4b4 c6b4 g2a8 e8g8 a8g2 a1c2 g1f2',
    'a8d8 c1d2 g6c2 c4d6 d8d6 a1d1 d6g6 f2f4 g6g2 h2g2 h8g8 h4h2 e6f4 e2f4',
  );
  expect(right).toContain('gives check, wins the pawn and then a rook');
});

test('a piece that loses its guard is left unprotected', async () => {
  const { wrong } = await said(
    'bipartite',
    '5/2K2/3M1/1DGS1/*d1S*/1g1m1/5/5/1k1r1 b 2 0 20',
    'I2H1 D3C2 F2G2 E4D3 E2E3 D4E4 E3F3 D3E2',
    'F2G2 D3E2 I4I3 B3C3 I2H1 E2F2 G2G3 D4D5',
  );
  expect(wrong).toBe('Leaves your swordsman on E2 unprotected against the guard on D3.');
});

test('a piece to which the move opens a way is named with what takes it', async () => {
  const start = 'k4/5/2r2/5/**1**/5/2N2/5/K1R2 w m 0 0';
  const { wrong } = await said('bridge41', start, 'LaLb LzLy', 'mcRb mxma LaLb maLa');
  expect(wrong).toBe('Opens the way for the rook on mx to take your rook on ma.');
});

test('what the reply wins where the piece stands is lost or left, not allowed', async () => {
  const camel = await said(
    'cuarenta',
    '*1*1*1*b*/v*1*k*1*v/*f*g*V*1*/1*1*1*1*g/*1*1*c*p*/P*1*1*C*1/*1*P*P*P*/B*G*1*G*1/*1*1*K*1* w - 0 0',
    'g4d5 a8d5 a2d5 b7f7 g2h1 h5g4 f3e4 i8e4 d3e4 e8f9 c2d3 f5e8 d5b3 i6h5 d3b5 d7c8 a4c4',
    'g4h7 i6h7 f7b3 f5g2 f1g2 h7f5 a4c4 h5g4 g2f1 h9c4 d3c4 i8c2 a2b1 a8f3 h3f3 c2d1 c4e4',
  );
  expect(camel.wrong).toBe('Loses your camel on h7 to the guard on i6.');
  const bishop = await said(
    'cuarenta',
    '*c*1*f*b*/1*g*k*1*v/*1*p*p*1*/p*1*1*1*1/*1*V*1*p*/1*1*1*1*1/*P*P*P*P*/1*G*K*G*V/*B*1*F*1* b - 0 0',
    'f7h7 d5e4 h7i6 e4f5 h5f5 i2f5 c8e6 h3g4 f9f7 f1h3 f7f5 h3f5 e8d9 f3e4 b9e8 b3c4',
    'f9c6 d5h9 i8c2 h3i4 e8d9 i2c8 c6c8 b1c2 b9e8 i4g4 f7g6 f1d1 e8h9 d1h5 g6h5 e2f1',
  );
  expect(bishop.wrong).toBe('Leaves your bishop on h9 to the vao on d5.');
});

test('what a lost piece would have sold itself for did not hang', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnb1kbnr/8/pppppppB/8/7q/8/PPPPPPPP/RN1QKBNR w KQkq 0 0',
    'h6g8 h4h5 h1h5 g6h5 g8f6 e6f6 f2f4 h8h6 g1f2 b6b4 g2g4 f6g4 h2g4 h5g4 d1g4 c8b6 c2c4 d6c4 b2c4 b4c4 d2c4 b6d8 g4c8 h6f6',
    'f1a6 h8h6 a1a8 h6a6 a8b8 h4d8 h1h8 g8h6 b2b4 c6b4 c2b4 a6c6 h8f8 e8f8 b4c6 b6c6 g2g4 h6g8 b1c2 f6f4 d1a1',
  );
  expect(wrong).toBeNull();
});

test('a better move that takes the same as the one played, and pays less, says so', async () => {
  const disc = await said(
    'bridges40',
    '1*1*p*p*1/*1*1*p*1*/1*1*1*p*1/*1*P*1*1*/1*1*1*P*p/*1*P*P*1*/1*P*1*P*1/*P*1*1*p*/P*1*1*1*1 b 0 13',
    'h2h4 b2b4 e9i9 c3e5 h4h6 g3e3 h6h8 f4d2 i5i7 b4f4 h8h6',
    'f8f6 c3e5 i5i3 e5g5 g7i7 b2d2 g9i9 f4f2 i3i1 g5g1',
  );
  expect(disc.wrong).toBe('Surrounds the disc on g5 and loses your disc on f6.');
  expect(disc.right).toBe('Better: disc from h2 to h4, which surrounds the disc on g5.');
});

test('of several pieces, the one that the move played leaves was not taken', async () => {
  const { wrong } = await said(
    'bridges40',
    '1*1*1*1*p/*1*1*p*1*/1*1*p*1*p/*P*p*1*p*/1*P*p*1*1/*1*1*1*1*/P*1*P*1*1/*P*1*P*1*/P*1*1*1*1 w 2 16',
    'f2d4 i7g5 a3c3 h6h4 a1c1 h4f6 d4f4 f6h4 f4f2 e7g9 c1a3 h4f6 b6d4',
    'b6d4 d6f6 a3c3 i7g7 d4d2 e7g5 f2d4 g7e7 b2b4 e7g7',
  );
  expect(wrong).toBe('Surrounds the disc on e5 and doesn’t surround the disc on d6.');
});

test('a piece that gets away by taking something was let go, though it falls later', async () => {
  const { wrong } = await said(
    'fastlane',
    'rn1qkbnr/8/Rppppppp/8/2B5/8/PPPPPPPb/1NBQK1NR b Kkq 1 3',
    'b8a6 g1h2 d6c4 e1g1 h8h2 g1h2 a8a5 d1d8 e8d8 h2g1 f8d6 f2f4',
    'h2g4 a6a8 h8h1 f2g4 b6c4 g4f6 g8f6 d1f2 h1h5 b2c4 d6c4 g1h2 g6g4 f2f1 g4h2 g2h2 f8d6 d2c4 h5c4 c1b2 c4a5 a8a5 d8a5 f1f2',
  );
  expect(wrong).toBe('Doesn’t take the rook on a6-a7.');
});

test('what a bad move takes back is recaptured', async () => {
  const vao = await said(
    'cuarenta',
    '*c*f*f*b*/v*g*k*g*1/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*P*1*1*1/*1*v*P*P*/V*G*K*G*V/*B*F*F*C* w - 0 2',
    'f1d3 d7e6 c4e4 b7d7 i2e6 d7e6 d1g4 d9g6 e2f1 g6g4 h3g4 e8d9 h1e2 b9e8 d3h3 c8d7',
    'f3d3 a8g2 h3f3 f7e6 d1g4 g2h3 f3h3 f9c6 e2d1 c6c4 d3c4 h7f7 c2e4 e8f9 h1e2 b9e8 b1d3',
    { lost: 'd3' },
  );
  expect(vao.wrong).toMatch(/^Recaptures the vao on d3 and lets Black play vao to g2/);
  const soldier = await said(
    'bipartite',
    '1RK2/1D3/1MGM1/2Ss1/*M2*/3m1/cbmSd/2g2/2k2 b 2 0 48',
    'D4C3 G4H3 I3H3 A3B3 C3D2 A2A1 F4E4 A1D1 D2E3 D3D4 E3D4 D1D4 G1E2 D4D2 G3F3 C4D4 G5G4 B2B1 H3G3',
    'H3G4 C3D4 G4H4 B2B4 I3I2 A2B2 H4I3 B4B3 I3H4 A3A4 G1H3 D4C3 H4G4',
    { lost: 'G4' },
  );
  expect(soldier.wrong).toMatch(/^Recaptures the soldier on G4 and leaves your soldier on D4/);
});

test('a loss does not count what the better line loses as well', async () => {
  const { wrong } = await said(
    'bridges40',
    '1*1*1*1*p/*1*P*1*p*/1*P*p*p*1/*1*1*p*1*/1*P*1*p*1/*1*P*p*p*/1*1*1*1*1/*1*P*P*1*/P*P*1*1*1 b 13 13',
    'e7e9 c1e3 i9i7 d8d6 h4h6 c5c3 h8f8 d2b2 g7g9 b2b4 e9i9',
    'g5g3 c5e5 g3g5 e5c3 h8f8 f2b2 g7e9 d8d6 e9g7 c1e3 g5i3',
  );
  expect(wrong).toBe('Leaves your disc on e7 in danger.');
});

test('of several moves that would win at once, none is named as the one that is stopped', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*1*p*1*/1*1*p*1*1/*1*1*p*1*/1*1*1*p*1/*1*1*1*p*/1*1*1*P*1/*1*1*1*1*/1*1*1*1*1 w 0 112',
    'g3e3 i9g9 e3c3 f8f4',
    'g3i3 f6f4',
    { score: 2 - WIN, threat: 'f6f4' },
  );
  expect(right).toBe(
    'Better: disc from g3 to e3, which stops the capture of the last disc on the next move.',
  );
});

test('more room for a piece is no answer to checkmate', async () => {
  const { wrong, right } = await said(
    'bridge41',
    'b4/4k/1R3/1p3/**1**/3P1/2R2/4N/B1K2 b m 2 75',
    'Lzrw mcmy Ryrz myLy rzmz Lamc rwLc mamb Lcrw mblc rwmk rdmk lwmk mcRa mzrz',
    'Lzly mcmy RyRz lxly Rzrz mymw rzRz mwmz',
    { score: 8 - WIN },
  );
  expect(wrong).toBe('Allows checkmate in four moves.');
  expect(right).toBe('Better: bishop to rw.');
});

test('that a hunted king stays off the edge is not what was wrong', async () => {
  const { wrong, right } = await said(
    'bridge41',
    '5/2k2/5/5/**1**/5/5/1R2R/4K w m 0 0',
    'lblc myly RbRc lymy',
    'lbLb mymx RbRc mxmy',
  );
  expect(right).toContain('where it reaches');
  expect(wrong).toBeNull();
});

test('a piece that is sold of one’s own will is not won by the move before, nor lost by it', async () => {
  const start =
    '*1*1*k*1*/1*1*1*1*1/*1*f*1*1*/1*1*1*1*1/*1*1*P*1*/1*1*G*1*1/*1*K*1*1*/1*1*1*1*1/*b*1*1*1* w - 0 0';
  const { right } = await said(
    'cuarenta',
    start,
    'e4c2 d7d5 f5d5 b1c2 d3c2 f9g8 d5c6',
    'd3e2 b1e4 f5e6 f9e8 e6d7c e8d7 e2f1 d7c6',
  );
  expect(right).toBe('Better: guard to c2.');
  const given =
    '*1*1*k*1*/1*1*c*b*G/*f*g*1*1*/1*1*p*1*1/*1*p*1*1*/1*P*P*1*1/*1*G*1*1*/1*B*C*1*1/*1*K*1*1* w - 0 0';
  const { wrong } = await said(
    'cuarenta',
    given,
    'e4g4 g8i6 e2d5 e6d5 d3e2 d7e6 c4e4 d5f5 i8g6 e6g4 e4g4 i6g4 e2g4 f5g4',
    'i8h7 g8h7 e2d5 e6d5 d3e2 d7c6 e4g4 h7c2 d1c2 d5e4 c2d1 b7d5',
    { score: -300 },
  );
  expect(wrong).toBe('Loses your guard on h7 to the bishop on g8.');
});

test('a draw is not named by how a line ends that might have ended otherwise', async () => {
  const better = 'e4d5 d1f3 d5b5 e8f7 c8f5 f3b7 d3c2 f7g8';
  const start =
    '*1*1*1*1*/1*B*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*P*1*1/*1*K*1*1*/1*1*1*1*1/*1*b*1*1* w - 0 0';
  const played = 'e4f5 d1g4 f5e6 g4e6 c8e6 e8f9 e6f7';
  const { wrong } = await said('cuarenta', start, better, played, { score: 0 });
  expect(wrong ?? '').not.toMatch(/draw/);
});

test('where a move opens the way to a piece that falls at once, that is what was wrong, whatever falls later', async () => {
  const start = '1nbqk3/8/p1pppp1n/r6p/1p5P/8/PPPPPPPN/RN2KB1R w - 0 0';
  const { wrong } = await said(
    'fastlane',
    start,
    'g2g4 f6g4 h4g4 h6g4 a1a5 g4h2 a2b4 a6b4 a5b4',
    'a2b4 a5a1 f2f4 a1b1 e1f2 c8b6 f2g1 a6b4 f4e6 d8e6 h2f2 b1f1 g1f1',
    { score: -600 },
  );
  expect(wrong).toBe('Opens the way for the rook on a5 to take your rook on a1.');
});

test('a piece put where it can be taken at once is lost, not traded, though something else falls first', async () => {
  const start = 'rnb1kbnr/8/pppppppp/q7/Q7/8/PPPPPPPP/RNB1KBNR w - 0 0';
  const { wrong } = await said(
    'fastlane',
    start,
    'a4a5 a8a5 a1a5 b6a5 c2c4 f6f4 g2g4 e8d8',
    'f1c4 a5a4 a1a4 a8a4 c4e6 g8e6 b2a4 f6f4 g2f4 g6f4 c1b2 f8g6',
    { score: -200 },
  );
  expect(wrong).toBe('Loses your bishop on c4-c5 for a pawn.');
});

test('a queen that is only traded, while something else is won, was not let go', async () => {
  const start = 'rnb1k1nr/8/pppppppp/q7/Q1b5/8/PPPPPPPP/RNB1K1NR w - 0 0';
  const { wrong } = await said(
    'fastlane',
    start,
    'a4a5 a8a5 a1a5 c4e2 d2e2 b6a5 b1d2 a5a4 c2c4 a4b2 a2b2',
    'b2c4 a5a4 c4b6 a6b6 h2h4 g6g4 c1b2 g4h4 g2h4 h8h4 h1h4 a4h4 a1a8 b8a6 a8c8 a6c8',
    { score: -250 },
  );
  expect(wrong).toContain('loses your queen on a4');
});

test('a piece that blocks a way where it can be traded blocks nothing', async () => {
  const start = '1nbqk1n1/8/pppppp1p/r6p/7P/8/PPPPPPP1/RNB1KBNR w - 0 0';
  const { right } = await said(
    'fastlane',
    start,
    'f2f4 c6c4 g1f2 b8c6 h1g1 e8f8 a1a5 c6a5 b2b4 a6b4 a2b4 c4b4 c2b4',
    'c1h6 g8h6 g1h2 c6c4 a1a5 d8a5 b2b4 a6b4 a2b4 a5a1 f2f4 a1b1 e1f2',
  );
  expect(right).not.toContain('blocks');
});

test('what a move removes of its own goes where it is removed', async () => {
  const start =
    '1*1*1*1*p/*1*1*1*p*/1*1*1*1*1/*1*p*1*1*/1*1*p*1*1/*P*1*p*1*/1*P*p*1*1/*1*1*1*1*/P*P*1*1*1 w 0 0';
  const { wrong } = await said(
    'bridges40',
    start,
    'c1e1 e3e7 a1a3 h8f8 b4d2 f8f6 e1c1 e7g5',
    'b4d4 e5e1 c1c5 f4d4 c5a5 e1c1 a5a7 h8f8',
    { score: -400 },
  );
  expect(wrong).toBe('Puts your disc on d4, where it is removed at once.');
});

test('nor is what the move played threatens as well a reason for the better one', async () => {
  const start =
    '1*P*1*1*p/*P*1*1*1*/P*1*p*1*p/*1*p*1*p*/1*1*p*1*1/*P*p*p*1*/1*1*1*1*1/*1*1*1*1*/P*1*P*1*1 b 0 0';
  const { right } = await said(
    'bridges40',
    start,
    'e5c3 b4b2 f4b4 a7a5 d4d2 a5a7 d2d4 b8d8 e7c5 c9e7 c5c1 a7a5 b4b2 a5c5',
    'e7c5 b4b2 i7g5 a7a5 g5e3 c9e9 c5e7 e1c1 d4f2 e9c9 e3e1 b8b6 d6d4 a5c7',
  );
  expect(right).not.toContain('threatens to surround the disc on b4');
});

test('a way that is opened names what the piece attacks on it', async () => {
  const start =
    '*c*f*f*b*/v*1*k*g*v/*p*p*p*p*/g*1*1*1*1/*1*1*1*1*/1*1*1*1*C/*P*P*P*P*/V*G*K*G*V/*B*F*F*1* w - 0 0';
  const { right } = await said(
    'cuarenta',
    start,
    'b3a4 h7i6 a2g8 i8c2 b1c2 h9g8 f3e4 d9g6 h3f3 f7e6 d1g4 e8d9',
    'g2e4 i8e4 d3e4 h7g6 d1g4 g6h5 i4h1 h5g4 i2g4 f7e6 a2e6 g8e6 g4d7 f9d7',
  );
  expect(right).toBe(
    'Better: pawn to a4, which opens the way for your vao on a2 to attack the guard on g8.',
  );
});

test('a better move without another reason protects what the one played loses', async () => {
  const start = '2K2/D3c/1SGM1/4S/*3*/1m3/2sm1/2gsd/2k2 w 2 0 0';
  const { wrong, right } = await said(
    'bipartite',
    start,
    'A3B4 B5C3 B4C3 I3I4',
    'A3A2 B5C3 A2B3 C3E2',
    { score: -300 },
  );
  expect(wrong).toBe('Loses your guard on C3 to the captain on B5.');
  expect(right).toBe('Better: king to B4, which protects your guard on C3.');
});

test('nobody prepares to surround a disc with one that is surrounded in its turn', async () => {
  const start =
    '1*1*1*1*p/*1*p*1*p*/1*P*p*p*1/*1*1*1*p*/1*1*P*1*1/*P*P*1*1*/1*1*1*1*1/*1*1*1*1*/P*P*1*1*1 b 0 0';
  const { right } = await said(
    'bridges40',
    start,
    'h8f6 e5c5 f6d6 b4b6 g7g5 c1c3 h6f6 c3e3 g5g3 d4f2 f6f8 c5e5 g3g5',
    'g7g5 d4d6 d8f8 c7e7 g5g7 e7c5 g7i7 b4d4 i9g7 e5c3 f8f6 d4f4 f6f8',
    { score: -300 },
  );
  expect(right).not.toContain('surrounds your disc on c7');
  expect(right).not.toContain('surrounds the disc on c7');
});

test('rooks that are traded are not lost, though the same rook is taken elsewhere in the better line', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnb1kbnr/8/1ppppppR/p7/3P3q/8/PPPP1PPP/RNBQKBN1 w Qkq 0 0',
    'h6h4 h8h4 g2h4 e6d4 c2d4 c6d4 f2d4 d6d4 d2d4 f6d4 d1d4 g8e6 d4f2 b8d6',
    'h6h8 h4h8 g1e2 c6d4 f2d4 d6d4 c2d4 e6d4 d2d4 f6d4 e2d4 b8c6 b1c2 g8e6',
  );
  expect(wrong).toBe('Takes the rook on h8 and doesn’t take the queen on h4.');
});

test('a piece that is taken back after another capture in between is only traded', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnb1kbnr/8/pp3ppp/8/1p1p2P1/8/P1P1P1PP/RN1QKBNR w KQkq 0 0',
    'g4f6 g6f6 e2d4 b8c6 d4c6 b6c6 a2b4 a8a1 b4c6 g8e6 d1b2 a1b1 b2b1 e6c6',
    'f1b4 f8b4 g4f6 g8f6 a2b4 a8a1 e2d4 a6b4 d1e2 e8d8 e2b4 b8c6 b4d2 f6d6',
  );
  expect(wrong).toBeNull();
});

test('what is given at once is lost, whatever comes back at the end of a long line', async () => {
  const rook = await said(
    'fastlane',
    'rnbqkbnr/8/1ppppppp/p7/3P4/8/PPPP1PPP/RNBQKBNR w KQkq 0 0',
    'a1a4 b8a6 c1e2 a8b8 d4d6 e6d6 b2b4 a5b4 a2b4 c6b4 c2b4 a6b4 a4b4 b8b4 f1b4 f8b4 e2b4',
    'h1h6 g8h6 a1a4 d6d4 d2d4 e6d4 f2d4 h8h5 b1d2 c6d4 c2d4 f6d4 d2d4 b8d6 g2g4 h6f4 g4f4 h5f4 f1g2 f4d4 a4d4 d6d4 g2d4 a8a6',
  );
  expect(rook.wrong).toBe('Loses your rook on h6-h7 for a pawn.');
  const queen = await said(
    'fastlane',
    'rnbqkbnr/8/pppp1ppp/8/1P1p2B1/8/P1PPPPPP/RN1QKBNR b KQkq 0 0',
    'd4c2 b1c2 f6g4 f2g4 c8g4 h2g4 h8h1 g1f2 h1f1 e1f1 c6b4 a2b4 a8a1 d1a1 h6g4',
    'd8g4 f2g4 d4d2 b1d2 f6g4 e2d4 c6d4 c2d4 d6d4 d2d4 g8e6 g1e2 b8d6 b4a6 a8a6 a1a6 b6a6 d4e6 f8e6 h2g4 h6g4 h1h8 e6f8 e2g4',
  );
  expect(queen.wrong).toBe('Loses your queen on g4-g5 for a bishop.');
});

test('a promotion of both lines neither makes up for a loss nor is let happen', async () => {
  const promotion = await said(
    'fastlane',
    '3k4/8/8/8/3n2P1/8/1p2N2P/4K3 b - 0 0',
    'b2b1b e2d4 b1d4 h2h4 d4g2 e1e2 g2h4 e2f4 d8e8 f4g6 h4f2 g6h6 f2e2 h6g6 e2d2',
    'd8d6 e2d4 d6d4 g4g6 b2b1b g6g8b d4f4 g8c4 b1c2 e1f1 c2d1 h2h4 f4g6 c4d4 g6f8',
  );
  expect(promotion.wrong).toBe('Lets the pawn on g4-g5 promote to a bishop in three moves.');
  const knight = await said(
    'fastlane',
    '8/8/3k4/8/3n2P1/8/1p2N2P/4K3 w - 0 0',
    'e2d4 d6d4 g4g6 b2b1b g6g8b',
    'e2c4 d6c4 g4g6 b2b1b g6g8b',
  );
  expect(knight.wrong).toBe('Loses your knight on c4-c5 to the king on d6-d7.');
});

test('a king takes what has lost its guard: no way is opened to him', async () => {
  const { wrong } = await said(
    'bridge41',
    'b1k2/3bn/5/1N1p1/**1**/1P3/4R/3K1/r1r2 b m 0 0',
    'rylw RcRd mara rbmc Lama mclb lwLx lblc',
    'LaLb rbma rylw RcRd lwRz mala Lbrb lama',
  );
  expect(wrong).toBe('Leaves your rook on ma unprotected against the king on rb.');
});

test('a loss takes as long as the last piece of it', async () => {
  const { wrong } = await said(
    'bipartite',
    '3K1/DMG2/1BMM1/3C1/*m1c*/1Sm1s/3s1/2g1d/2kr1 w 2 0 0',
    'C2E4 F5E4 B2D2 H3H4 B1B2 G4F5 F2E3 H4G4 B2A2 I4H4',
    'F2G1 E4C5 A4A5 C5B3 C2B3 H3G2 G1H1 G2H2 B2D2 H2H1 D4C2 F5E4',
  );
  expect(wrong).toBe('Loses your guard on B3 and a soldier for a captain in five moves.');
});

test('of a piece that is taken where it went, for a pawn, it is said that it is lost', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnbqkbnr/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 0',
    'a1a4 a8a5 b2b4 a5a4 d1a4 g6g4 c1b2 a6b4 a2b4 c6b4 c2b4 f8g6 b1c2 h8h5 h1h5 g6h5',
    'c1g4 f6g4 f2g4 c8g4 g1f2 g4f2 g2f2 g8f6 b2b4 f8b4 c2b4 c6b4 f1b4 b8c6 b4c2 b6b4 a2b4 a6b4 a1a8 d8a8',
  );
  expect(wrong).toBe('Loses your bishop on g4-g5 for a pawn.');
});

test('a trade with which a long exchange begins is called one', async () => {
  const { right } = await said(
    'fastlane',
    'rnbqkbnr/8/pppp1ppp/8/1P1p2B1/8/P1PPPPPP/RN1QKBNR b KQkq 0 0',
    'd4c2 b1c2 f6g4 f2g4 c8g4 h2g4 h8h1 g1f2 h1f1 e1f1 c6b4 a2b4 a8a1 d1a1 h6g4 b4a6 b8a6 f2d1 d8f6 f1g1 g8e6',
    'd8g4 f2g4 d4d2 b1d2 f6g4 e2d4 c6d4',
  );
  expect(right).toBe('Better: pawn to c2-c3, which trades pawns.');
});

test('what takes a piece that could take something dearer sells nothing', async () => {
  const { right } = await said(
    'cuarenta',
    '*1*1*k*b*/1*1*c*1*1/*p*1*g*p*/1*1*1*v*1/*1*p*1*1*/1*F*G*1*P/*1*P*F*1*/1*1*K*1*1/*B*1*1*C* w - 0 0',
    'f3d5 f7d5 c4c2 g6d3 e2d3 d5e4 c2e4 b7c6 h1e2 e8d5 e2d5 c6d5',
    'c4f1 d5e4 e2d1 e4f3 f1f3 g6b1 h1e2 b1a2 i4g4 h7g6',
  );
  expect(right).toBe('Better: frog to d5, which takes the pawn.');
});

test('what gets away later, and falls somewhere else in the end, was let go', async () => {
  const { wrong } = await said(
    'bridges40',
    '1*1*1*p*p/*1*P*1*1*/1*1*P*1*1/*1*1*P*p*/1*1*1*P*p/*1*1*P*1*/1*1*1*1*1/*1*P*1*1*/P*1*1*1*1 w 0 0',
    'e7g7 i9i7 f4f8 g9i9 g5g9 i5i3 d8h8 i3i1 f6h6 i1i3 g7i7',
    'd2b2 g9g7 d8f8 i9g9 a1c1 h6h8 f4h4 i5i7 h4h6 i7i5 e7g7 g9i9 h6h4 i5i3 g7g9 i3g3',
  );
  expect(wrong).toBe('Doesn’t surround the disc on h6.');
});

test('what falls at once is named, though its taker falls later', async () => {
  const { wrong, right } = await said(
    'fastlane',
    'rnb1kbn1/8/ppp1ppp1/8/3P3r/8/PP2PpP1/RNBQKB1R w KQq 0 0',
    'd1f2 h4h1 d4f6 g6f6 f2h1 e6d4 g2g4 b8d6 g4f6 g8f6',
    'g2f2 h4h1 b1c2 h1f1 e1f1 c8h2 f1e1 c6d4 e2d4 e6d4 f2d4 h2g2 e1e2 f6d4 c2d4 g2d4',
    { lost: 'f2' },
  );
  expect(wrong).toBe('Loses your rook on h1 for a pawn.');
  expect(right).toBe('Better: queen to f2-f3, which defends your rook on h1.');
});

test('what falls in both lines is struck with what takes it back', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnbqkbnr/8/pppppppp/8/2B5/8/PPPPPPPP/RNBQK1NR b KQkq 0 0',
    'd6c4 b2c4 b6c4 d1d8 e8d8 d2c4 f8c4 b1d2 b8d6 d2b2 c4b6 b2a4 c6c4 a4b6 c8b6 a1b1',
    'c8h2 g1h2 b6c4 b2c4 d6c4 d1d8 e8d8 d2c4 f8c4 b1d2 b8d6 d2c4 d6c4 f2f4 e6d4 e2d4',
  );
  expect(wrong).toBe('Loses your bishop on h2-h3 for a pawn.');
});

test('a piece that gets away later was let go, too, where the price falls anyway', async () => {
  const { wrong, right } = await said(
    'fastlane',
    'rn1qk1nr/8/Bppppppp/8/8/8/1PPPPPPN/RbBQK2R w Kkq 0 0',
    'a1a8 b6a6 c1h6 g8h6 d1b1 e8g8 c2c4 d8c8 h1h4 f8d8 g2g4 f6g4 f2g4 h6f8',
    'h1g1 b8a6 a1b1 h8h2 g2h2 d8b8 g1g2 a8a5 c1a2 a5a2 g2a2 b6b4 a2a6 b8a6',
  );
  expect([wrong, right]).toEqual(['Doesn’t take the rook on a8.', 'Better: rook to a8.']);
});

test('no more is lost than what the other side keeps', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*1*1*f*b*/1*1*k*g*v/*p*p*p*p*/c*1*1*1*g/*1*1*1*P*/G*F*1*1*G/*V*P*v*1*/1*1*K*1*V/*B*1*1*C* b - 0 0',
    'i6h5 i4h5 f3d5 b3c2 d5e6 h5f3 e6f5 f3g2 a6d5 e2d1 d5a4 c4a4 f5c2 b1c2',
    'f3e4 d3e4 i6h5 i4h5 h7i6 h5i6 g8i6 b1a2 e8d9 e2f1 i8h7 a4b5 f9b9 c4a6',
  );
  expect(wrong).toBe('Loses your vao on e4 to the pawn on d3.');
});

test('a guard that falls in both lines does not decide the game', async () => {
  const { wrong, right } = await said(
    'cuarenta',
    '*1*k*1*g*/v*1*1*1*1/*1*V*1*p*/p*c*1*1*1/*1*1*1*1*/1*1*P*1*1/*P*1*1*P*/1*v*K*G*1/*1*1*F*1* w - 0 0',
    'b3c4 c6b3 e2d1 a8g2 d1c2 b3e4 c4e4 h9f7 d7a4 a6b5 a4b3 f7g6 h3g4 b5c4',
    'd7f9 c6b3 e2d1 a8g2 h3g4 c2d3 e4c4 h9f7 d1c2 f7e6 g4e4 b3e4 c4e4 d9e8',
  );
  expect(wrong).toBeNull();
  expect(right).toBe('Better: pawn from b3 to c4, out of danger.');
});

test('that a piece which the move attacks gets away is no fault of the move', async () => {
  const { wrong } = await said(
    'bipartite',
    '1K3/5/1R3/5/*DsM*/1d3/5/2k2/5 b 2 0 0',
    'H3G4 A2B3 G4F4 B3C4 F4E4 C2A2 F2H2 E2C2 E3D3 C4B4 E4D4 C2D2 D4E3 B4C3',
    'E3D3 C2C3 D3E2 C3E3 H3G4 E3E2 F2F4 E2E3 F4F2 A2B1 F2G2 B1C2 G2I2 E3F3',
  );
  expect(wrong).toBeNull();
});

test('a way that is used for a visit is not why a move is better', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*p*1*1*/1*p*p*1*1/*1*p*p*1*/1*1*1*1*1/*P*P*1*1*/P*P*P*1*1 w 0 0',
    'd2f2 d6b6 a1a3 f4d6 b2d2 d6f6 e1g3 i9g9 g3e1 f6d6 f2b2 b6f6 b2f2 d6b6',
    'c1c3 d6b4 e1c1 f4f2 c1a3 b4f4 a1a5 e5e3 a3a1 f2d2 a5a3 e3e1 b2b4 e1c1',
  );
  expect(right).toBe('Better: disc from d2 to f2.');
});

test('what the move played does as well is no reason for another', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*p*1*p/*1*1*p*p*/1*1*p*1*p/*P*1*p*p*/1*P*1*1*1/*P*P*1*1*/P*1*1*1*1/*P*1*1*1*/P*1*P*1*1 w 0 0',
    'b2d2 h8d8 a1c1 i9g9 c1a1 g9i9',
    'c5e5 i7g5 a3c5 e7g7 e1e3 e9g9 b2d2 g9e7 b6b2 f8d8 b2f2 g7g9',
  );
  expect(right).toBe('Better: disc from b2 to d2.');
});

test('a dearer piece that was let go is what went wrong', async () => {
  const { wrong, right } = await said(
    'bridge41',
    '2k2/5/4R/3b1/**1**/1P1PN/5/4N/BK2B b m 0 0',
    'rwRx laLb mzry Lamc ryRy mclb RyRz LbLa Rxmz lbma',
    'mzmy Rdrw myry RxLx rymz LxLy mzlz LyRy lzLz RyRx',
  );
  expect([wrong, right]).toEqual(['Doesn’t take the rook on Rx.', 'Better: bishop to Rx.']);
});

test('what takes first is the price where it is caught there', async () => {
  const { right } = await said(
    'cuarenta',
    '*c*f*f*b*/v*g*k*g*v/*p*1*p*p*/1*p*1*1*1/*1*1*1*1*/P*1*1*1*1/*1*P*P*P*/V*G*K*G*V/*B*F*F*C* w - 0 0',
    'i2c8 e8d7 a2g8 h9g8 f1c4 d7c8 e2f1 b9e8 h1e2 f9d7 d1b3 f7e6',
    'd3b3 i8c2 i2c8 c2a4 b3a4 c6e6 b1d3 d9g6 d1g4 e8d9 g4g6 h7g6 e2d1 d9c8',
  );
  expect(right).toBe('Better: vao to c8, which wins the guard for a vao.');
});

test('a checkmate that would come next is named before what it attacks', async () => {
  const { right } = await said(
    'cuarenta',
    '*c*k*1*1*/1*V*1*b*1/*1*1*1*p*/1*p*1*1*1/*1*1*1*1*/P*1*p*P*1/*1*1*1*1*/1*B*C*1*1/*1*K*1*1* b - 0 0',
    'e4f3 e2f5 g8e6 c8b7 c6b5 g4h5 h7g6 f5c6 b9c6 b7f3 g6f5 h5g6 e6b3 c2b3',
    'e4d3 c2d3 d9c8 g4h5 b9e8 a4b5 h7f7 e2f5 e8f5 h5f5 f7e6 b5d5 g8f7 d3f1',
  );
  expect(right).toBe('Better: pawn to f3, which threatens checkmate on g2.');
});

test('a piece that is taken before it goes on has reached nothing', async () => {
  const { right } = await said(
    'fastlane',
    'qn2k1nr/8/p1p2pp1/8/2NP3P/8/3B1PP1/2BK4 b k 0 0',
    'h8h6 d2c2 c6d4 f2d4 b8d6 c1h6 d6c4 h6g6 c4d4 c2d4 a8d4 g6d4 f6d4 g2g4',
    'h8h4 g2h4 b8d6 c1b2 d6c4 d2c4 g8h6 c4d2 h6f8 d2c2 c6d4 f2d4 f6d4 c2d4',
  );
  expect(right).toBe('Better: rook to h6-h7.');
});

test('what is put where it is taken at once says more than a long exchange', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnbqkbnr/8/pp1p2pp/8/1P3P2/8/P2PBP1P/RNBQK1NR b KQkq 0 0',
    'g6f4 c1f4 a8a2 a1a2 a6b4 a2b2 c8f4 e2f4 g8e6 d1e2 b8c6 h1h6 h8h6 f4h6 d8b8 e2h5',
    'c8e6 f4e6 g8e6 d2d4 f8b4 e2b4 a6b4 a1a8 d6d4 a2b4 e8g8 f2d4 e6d4 b1d2 d4e6 d1d8 f8d8 g1e2 b8d6 a8d8 e6d8',
  );
  expect(wrong).toBe('Loses your bishop on e6-e7 to the pawn on f4-f5.');
});

test('a pawn that is left is not what went wrong where a rook could have been won', async () => {
  const { wrong, right } = await said(
    'fastlane',
    '1nbqkbnr/8/pppppppp/8/rP6/8/P1PPPPPP/RNBQKBNR w KQk 0 0',
    'a1a4 h6h5 g2g4 g8h6 f1g2 a6b4 a2b4 c6b4 c2b4 f6g4 f2g4 h5g4 h2g4 h8g8 g1f2 g8g4 f2g4 h6f6 g4f6 g6f6 h1h8 b8c6 h8f8 e8f8',
    'e2d4 a6b4 c2b4 c6b4 a1a4 b4a4 d4f6 e6f6 d1a4 b8c6 b1c2 g8e6 g1e2',
  );
  expect([wrong, right]).toEqual([null, 'Better: rook to a4, which wins the rook there.']);
});

test('of several pawns the one is named that a trade is with', async () => {
  const { right } = await said(
    'fastlane',
    'rnbqkbnr/8/pppppppp/8/1P6/8/P1PPPPPP/RNBQKBNR b KQkq 0 0',
    'f6f4 a1a4 c6c4 b4c4 f4g2 f2g2 b6c4 a4c4 d6c4 d2c4 d8d1 e1d1 g6g4 c1b2 g8f6 e2d4',
    'a8a4 a1a4 h6h5 g2g4 a6a5 g4h5 g8h6 h5g6 f8g6 d1b2 a5b4 a2b4',
  );
  expect(right).toBe('Better: pawn to f4-f5, which offers a trade with the pawn on g2-g3.');
});

test('the last piece besides the king is named where it falls', async () => {
  const walksIn = await said(
    'bipartite',
    '5/2K2/5/5/*d2*/2R1s/3k1/5/5 w 2 0 0',
    'F3F1 E2G2 F1F2 G2G3 F2I2 F5G5 I2G2 G4F3 G2I2 G5H4 B3A3',
    'F3F5 G4F5',
    { score: -WIN + 2 },
  );
  expect([walksIn.wrong, walksIn.right]).toEqual([
    'Loses your straight Power Piece on F5, the last piece besides the king.',
    'Better: straight Power Piece to F1, out of danger.',
  ]);
  const isTrapped = await said(
    'bipartite',
    '3K1/5/5/5/*1d1*/1Rs2/1b3/3k1/5 w 2 0 0',
    'F2D2 E3E4 D2B2 E4G4 A4B4 G2F1 B4A4 H4G3 A4A3 F1H3 B2B4 G4I4',
    'A4A3 E3E2 A3A4 H4G3 A4B4 G3F2',
    { score: -WIN + 6 },
  );
  expect(isTrapped.wrong).toBe(
    'Loses your straight Power Piece on F2, the last piece besides the king, in three moves.',
  );
  expect(isTrapped.right).not.toContain('everything but the king');
});

test('what is only won later was not left untaken', async () => {
  const { wrong } = await said(
    'bipartite',
    'K2G1/1DBM1/1M3/2MS1/*3*/1msm1/1m2C/4d/1k1r1 b 2 0 0',
    'I4G4 G5E4 F3E4 D3E4 I2H1 D4D3 G4I4 B3D5 H1H2 A4B5 I4I5 B4C4',
    'F4E4 G5I4 F3F4 I4H4 I2H3 H4G2 H3G2 D3E4 H5H3 D4D3 G2F1 B4D4',
    { lost: 'G5' },
  );
  expect(wrong).toBe('Leaves your straight Power Piece on I4 to the captain on G5.');
});

test('what could have been taken back was let go though it falls where it takes more', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*1*1*1*b*/1*g*k*1*1/*1*f*g*1*/1*1*p*1*1/*1*1*1*1*/1*f*P*1*1/*1*C*F*P*/1*1*K*1*1/*B*1*1*1* w - 0 0',
    'e4c4 d7f5 c4e4 f5f3 h3f3 c8d7 b1c2 h9g8 c2b3 g8i6 b3c4 e8d9',
    'd3g4 c4e4 b1e4 f7g6 g4h7 e8f7 h7g4 f7f9 e4c2 d7f5 g4d3 h9f7',
    { lost: 'c4' },
  );
  expect(wrong).toBe('Doesn’t recapture the frog on c4.');
});

test('room is no answer to a checkmate', async () => {
  const { wrong, right } = await said(
    'bridge41',
    'bk2b/4r/2n2/1p1p1/**1**/3K1/1PBP1/4r/3R1 w m 0 0',
    'rdmd Rymy lcld mxRw mdlc mymw rala RbRc lara mwmz mcLa RcRb Lamc mzmy rala RbRc lara lzmz mcLa myly rarb',
    'mcLa Rymy rdmc mxLw mcrd Lwld rarb Rbrb rdRc mymb Rcrd rbrc rdRd mbRb',
    { score: -WIN + 14 },
  );
  expect(wrong).toBe('Allows checkmate.');
  expect(right).not.toContain('room');
});

test('what was protected already is not what a better move protects', async () => {
  const { right } = await said(
    'bipartite',
    '5/2K2/2R2/5/*d2*/2b2/3s1/2k2/5 b 2 0 0',
    'E2G2 C3D3 G2I2 D3D2 I2I3 D2D4 H3G3 B3A4 G4F4 D4B4',
    'G4F5 C3F3 H3G4 F3I3 E2G2 B3A4 G2G3 I3I4 G4F3 A4B5',
  );
  expect(right).not.toContain('protects');
});

test('a piece that would be caught gets away in time', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*p*1*1*/1*1*1*p*1/*1*1*p*p*/1*P*1*p*1/*P*P*1*1*/1*1*1*1*p/*1*P*1*p*/P*P*1*1*P w 0 0',
    'i1g1 i3i1 g1e1 d8f8 e1c3 f8f4 b4b6 i1g3 c1e1 f4f8 c3a3 g7e7 e1c3 h2f2',
    'c5c3 g7g3 i1g1 i3i1 a1a3 d8f8 b4b6 f8f4 c3c5 g5g7 c1a1 g3g5 a3c3 i1g3',
  );
  expect(right).toBe('Better: disc from i1 to g1, out of danger.');
});

test('two pieces that hang are both named though the better line loses one of them', async () => {
  const { wrong } = await said(
    'bridges40',
    '1*1*1*p*p/*p*1*1*p*/1*p*1*1*1/*P*1*p*p*/1*1*1*p*1/*1*1*P*1*/P*P*1*1*1/*1*1*P*1*/P*P*1*1*1 w 0 0',
    'a3e3 h6h4 b6b4 h8h6 c3a5 h6d6 b4d4 f6f8 c1c3 h4f6 f2d2 g5e7 a1a3 g9g7 d2b4',
    'c3c5 h6d6 c5c3 c7e5 f2d2 h8h6 d2b4 d6f4 c3a5 g9g7 c1c3 h6d6 a3a7 g5e7 a7a3',
  );
  expect(wrong).toBe('Leaves your disc on b6 and another in danger.');
});

test('what is taken back for as much is traded, and its like that falls for nothing is lost', async () => {
  const { wrong } = await said(
    'bridge41',
    '1rkrb/1b2n/1ppp1/5/**1**/2PN1/1P1n1/2KP1/BR1RB w m 0 0',
    'mbrc mxmw rcmb lyLz rbrc rxrw mbma rzry lalb Rymx lcld rymy rarb lzly rdRb mxLy',
    'rdRw rcRa raRa rxRw rbrc mxmw mbma rzry lalb lyLz Rara lzly rarb Rymx lbmb mxLw',
  );
  expect(wrong).toBe('Loses your knight on Rw.');
});

test('a game that is lost within sight says more than what was not taken', async () => {
  const { wrong, right } = await said(
    'bridges40',
    '1*1*1*p*1/*1*1*1*1*/1*P*P*1*1/*p*1*1*1*/1*1*1*1*1/*P*1*1*1*/1*1*1*p*1/*1*1*1*1*/1*1*1*1*1 w 0 0',
    'e7a7 g3e3 a7a5 e3e1 a5a3 e1e3 a3a1 e3e5 c7e7 g9i9 b4b6 i9i7 b6b8 i7i9',
    'c7g7 g3g1 b4d4 g1e1 g7i7 g9i9 i7i5 e1c1 d4f4 c1a1',
    { score: -WIN + 10 },
  );
  expect([wrong, right]).toEqual([
    'Allows a run to the corner in five moves.',
    'Better: disc from e7 to a7, which surrounds the disc on b6.',
  ]);
});

test('a capture that is taken back for its like is a trade though the better move takes it as well', async () => {
  const { wrong } = await said(
    'fastlane',
    '4k2r/8/p1n4p/p7/1b1p4/8/PP1B3P/4QK1R w k 0 0',
    'a2b4 h8f8 f1g2 f8g8 g2h4 g8h8 d2h6 h8h6 h4g4 c6e6 g4h6 a6b4 h1h8 e8d6 h8a8 e6f4 h6g8 f4d2',
    'd2b4 a5b4 e1c1 e8g8 f1g1 f8f6 h1h4 f6b6 c1d1 b6d6 d1h5 g8f8 a2b4 a6b4 g1h1 c6e6 h1g1 d6g6',
  );
  expect(wrong).toBe('Trades bishops on b4-b5.');
});

test('what attacks a piece that the line takes has not cornered the king', async () => {
  const { wrong } = await said(
    'fastlane',
    '5kn1/8/3bp1p1/8/5pP1/8/1B2PN1P/3K4 w - 0 0',
    'b2c2 d6c4 c2d2 c4d6 h2h4 f4e2 d2e2 d6c6 d1e1 c6g2 e2d2 g2d6 d2c2 d6c4 f2d2',
    'b2c1 e6d4 g4f4 g6f4 e2d4 f4d4 c1g4 g8e6 h2h4 d4f2 g4f2 f8f6 f2e2 e6f4',
  );
  expect(wrong).toBe('Lets Black play pawn to d4-e5, which attacks your knight on f2-f3.');
});

test('a dearer piece given for what it takes is what a move costs', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*1*1*k*b*/1*g*c*1*1/*f*1*g*1*/1*1*p*1*1/*1*1*p*1*/1*p*P*1*1/*P*P*P*1*/1*B*1*F*1/*1*K*F*1* w - 0 0',
    'g2e2 b7d9 f1c4 d9g6 e2e6 g6e6 c4e2 f7h5 b3c4 h9g8 e2g2 e6g6 d1e2 g8f7 e2f1 c8e6 c2a4 g6e4',
    'f1f5 e6f5 d1e2 h9g8 e2f1 b7b5 g2e2 f5d5 e2g2 f7h5 g2d5 b5d5 e4d5 g8d5 c2d1 d5f7 d1c2 c8e6',
  );
  expect(wrong).toBe('Takes the pawn on f5 for a frog.');
});

test('a pawn may guard a pawn that no other pawn may take', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*1*k*B*1*/1*1*1*1*1/*1*1*b*C*/p*p*1*1*1/*1*1*1*1*/1*1*P*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* b - 0 0',
    'd9c8 e4f5 c8b7 e2f3 a6b5 f5e6 f7e6 h7e6 c6e6 f9b5 b7c8 b5d3 c8b7 f3g4 e6c6 d3e2 b7a8 g4h3 a8b7',
    'a6b5 f9c6 b5c4 c6b7 d9d7 e4d5 c4d3c e2d3 f7g6 d3e2 g6d3 e2f3 d3e4 f3g4 e4h7 b7c6 d7d9 d5e6',
  );
  expect(wrong).toBe('Leaves your pawn on c6 unprotected against the bishop on f9.');
});

test('what takes first and is taken back for less was not left untaken', async () => {
  const { wrong, right } = await said(
    'fastlane',
    'rnbqkbnr/8/pppppppp/8/5B2/8/PPPPPPPP/RN1QKBNR b KQkq 0 0',
    'g6f4 g2f4 e6f4 e2f4 c8f4 g1e2 d8e6 h2h4 h8h4 h1h4 e6h4 e2f4 h4f4 f1g2 f4e6',
    'f8b4 f4g6 f6g6 c2b4 c6b4 f1b4 g8f6 b4c2 b8c6 g2g4 c8g4 f2g4 f6g4 h2g4',
  );
  expect(wrong ?? '').not.toContain('Doesn’t take');
  expect(right).toContain('bishop');
});

test('what was not in danger is not brought out of it, nor is an attack new that the move played makes too', async () => {
  const camel = await said(
    'cuarenta',
    '*1*1*1*1*/1*1*1*1*1/*1*k*1*1*/1*1*C*P*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1* w - 0 0',
    'e6h7 d7d5 g6f7 d5e4 f7e8 e4f3 e8d9b',
    'g6f7 d7e6 f7e8 e6f5',
  );
  expect(camel.right).not.toContain('out of danger');
  const pawn = await said(
    'cuarenta',
    '*1*1*k*1*/v*1*1*b*1/*F*F*1*p*/1*c*p*1*1/*1*1*1*1*/1*1*B*1*1/*1*1*1*1*/1*1*1*1*V/*1*1*K*1* b - 0 0',
    'f9e8 i2h1 c6b3 e4c2 b3e4 f1g2 e4d7 b7d7 a8h1',
    'e6f5 b7f7 c6f7 d7f7 g8f7 e4f5',
  );
  expect(pawn.right).not.toContain('attacks');
});

test.each<[string, string, GameId, string, string, string]>([
  [
    'a knight given for nothing is not given for what the better move takes as well',
    'Loses your knight on d2-d3.',
    'fastlane',
    'r1bk4/8/pp4p1/8/5n2/8/PP2N2P/2K1R3 b - 1 33',
    'c8h2 c1d1 f4e2 d1e2 h2f4 e2d1 f4g4 e1e2 b6b4 d1e1 g4e2 e1e2 b4a2 b2a2 a8a2 e2e1',
    'f4d2 c1d2 c8h2 e1d4 d8c6 b2b4 c6b8 d4e8 h2c8 e2c2 g6g4 e8g8 g4g2 d2c1 a6b4 a2b4',
  ],
  [
    'a queen put where a pawn takes it is lost, though both queens fall in the end',
    'Loses your queen on d4-e5 for a pawn.',
    'fastlane',
    'rnbqkbnr/8/pppppppp/8/Q7/8/PPPPPPPP/RNB1KBNR b KQkq 1 1',
    'a8a4 a1a4 g6g4 f2f4 e6f4 g2f4 a6a5 f4g4 c8g4 h2g4 h8h1 g4f6 g8f6 g1f2 h1f1 e1f1',
    'd8d4 e2d4 d6d4 d2d4 a8a4 a1a4 c6d4 c2d4 e6d4 f2d4 f6d4 a4d4 g8e6 b1d2 b8d6 g1e2',
  ],
  [
    'nor is a knight that falls much later counted with it',
    'Loses your queen on d4-e5 for a pawn.',
    'fastlane',
    'rnbqkbnr/8/pppppppp/8/6P1/8/PPPPPP1P/RNBQKBNR b KQkq 0 1',
    'f6f4 a1a4 a8a5 a4a5 d8a5 e2f4 g6f4 g4f4 e6f4 b2b4 a6b4 c2b4 c6b4 a2b4 f8b4 f1b4',
    'd8d4 d2d4 c6d4 c2d4 d6d4 e2d4 e6d4 g4f6 g8f6 f2d4 f6d4 d1d4 c8e6 d4d2 b8d6 g1e2',
  ],
  [
    'a long exchange is followed as far as it decides',
    'Leads to an exchange that loses your queen on a4 for a knight.',
    'fastlane',
    '1n2kb2/8/p1pppnp1/8/Qp6/8/NPPPP1b1/R1BK4 w - 0 22',
    'a4a5 e6d4 a1a4 b4a4 a5a4 d4e2 d2e2 f8e6 a2c4 d6c4 b2c4 e6h2 e2d4 g2f2 c1e2 f2e2',
    'c2b4 c6b4 a4a5 b8c6 a5c6 g2c6 a1a6 b4a2 c1a2 g6g4 a6c6 d6c6 a2c4 g4g2 c4a6 f8d6',
  ],
  [
    'what hung already is left in danger, though the reply does something else first',
    'Leaves your disc on b6 in danger.',
    'bridges40',
    '1*p*1*1*p/*p*p*1*1*/1*p*1*1*p/*P*1*p*1*/1*1*P*1*1/*P*P*1*p*/1*P*1*1*1/*1*1*1*1*/P*P*1*1*1 w 2 24',
    'b6b2 h4h6 e5c5 c9e7 c3a5 b8f8 b2d2 d8b8 a5a3 e7g5 a3a5 i7g7 c5e3 g7e7',
    'b4d2 c9e7 e5e3 d8d6 a1a3 h4h6 d2b4 i7g7 c1a1 e7g5 a3a5 g7e7 b4d2 d6f8',
  ],
  [
    'nor two moves later',
    'Leaves your disc on b6 in danger.',
    'bridges40',
    '1*1*1*1*p/*1*p*1*1*/1*1*1*1*1/*P*p*p*1*/1*p*p*1*1/*1*1*1*1*/1*1*1*P*1/*1*1*P*P*/P*1*P*1*1 w 0 68',
    'b6b4 d8d4 b4b2 d6b6 h2d2 i9g9 f2h4 e5a5 g3i5 d4b4 i5i7 g9i9 a1c1',
    'e1e3 d8d4 e3e1 d6b4 e1c1 f6d6 h2d2 i9i7 f2h4 d6b6 h4h6 e5a5 g3e3 c5a3',
  ],
  [
    'a disc whose taker falls in turn is not left in danger by what stands still',
    'Loses your disc on c5.',
    'bridges40',
    '1*1*1*p*p/*1*1*p*1*/1*1*1*1*1/*1*p*p*1*/1*p*p*1*1/*P*1*1*1*/1*P*P*P*1/*1*1*P*1*/P*1*1*1*1 b 15 79',
    'g9g7 g3e1 c5g5 e3a3 f8h6 b4b2 f6h4 f2d2 h6f4 e1c1 h4h6 d2b4 g7e7 b2d2',
    'f8h8 f2d4 f6f4 b4d4 e5e7 e3e5 d6f8 d4f4 g9g7 c3c5 g7c7 g3e3 i9g9 e5g3',
  ],
  [
    'what takes back for a rook, and falls there, is not lost instead of it',
    'Loses your rook on c2-c3.',
    'fastlane',
    '4k2r/8/p5pp/P7/8/8/n2K2P1/2rN2R1 b k 0 43',
    'e8g8 g1e1 f8d8 d2e2 a2c4 e2f1 d8d1 g2g4 d1e1 f1g2 e1g1 g2h2 h6g4',
    'c1c2 d1c2 a2c2 d2c2 h8h5 g1e1 e8f6 e1f1 f6g8 f1a1 h5b4 a1a2 g6g4 c2d2 g8f6 d2e2',
  ],
  [
    'a capture has its own price, whatever the better move takes of the kind',
    'Loses your bishop on i4 for a pawn.',
    'cuarenta',
    '*c*1*1*1*/v*k*1*1*v/*f*1*b*1*/1*p*p*1*p/*1*1*1*1*/G*1*P*P*P/*1*P*1*1*/1*G*K*1*1/*B*F*1*1* b - 1 25',
    'c6b5 a4b5 a8e4 g4e4 b7b5 i4g4 c8d9 d1f3 i6g6 e2f1 b9e8 c2d1 i8e4 d3e4 b5d5 f3d5',
    'f7i4 g4i4 i6g6 d1b3 i8e4 d3e4 b7d7 i4g4 b9e8 e2d1 c8d9 c2d3 c6d5 d3b5 d5b5 a4b5',
  ],
  [
    'two discs that one jump takes are named together',
    'Loses your discs on e5 and d6.',
    'bridges40',
    '1*1*1*1*p/*p*p*1*p*/P*1*1*1*1/*P*1*p*1*/1*1*p*p*1/*1*P*1*1*/1*1*P*1*1/*1*1*P*1*/P*P*1*1*1 b 3 19',
    'e5e7 a7c5 d8f8 c1c3 b8d8 f2f4 f6h4 f4d2 d8f6 d4b2 h8d8 d2d4 h4h6 b6b4 d8h8 b2d2',
    'f6d6 a7c5 b8f8 f2f4 g5g7 f4h4 f8f6 d4f4 f6f8 c1c3 h8h6 a1c1 d8h8 c3g3 g7i5 b6d4',
  ],
])('%s', async (_, wrong, game, start, better, played) => {
  expect((await said(game, start, better, played)).wrong).toBe(wrong);
});

test('a queen is not taken though what takes it falls anyway', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnb1kbnr/8/pppppppp/8/Q2q4/8/PPPPPPPP/RNB1KBNR w KQkq 2 2',
    'd2d4 a8a4 a1a4 d6d4 e2d4 e6d4 c2d4 c6d4 f2d4 f6d4 a4d4 g8e6 b1d2',
    'e1d1 d4d8 d1e1 a8a4 a1a4 g6g4 f2f4 e6f4 e2f4 g4f4 g2f4 g8e6 g1e2 e6g6 f1g2 g6h5',
  );
  expect(wrong).toBe('Doesn’t take the queen on d4-e5.');
});

test('a piece that hangs is protected where its taker falls now', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*p*p*1*/1*1*1*p*1/*P*1*p*p*/1*1*P*1*p/*P*1*P*1*/P*1*1*1*1/*1*P*1*1*/P*1*P*1*1 b 8 21',
    'g7e7 b6d6 f8f6 e5e3 i5g5 f4d4 d8f8 a3c5 h6h8 e1c3 e7g7 b4b6 g7e7 b6b8',
    'h6d6 b4d4 f6h6 d4d6 d8h8 e1c3 h6h4 c3e3 h4h6 b6b4 i5i7 e3c1 i7g9 d2d4',
  );
  expect(right).toBe('Better: disc from g7 to e7, which protects your disc on f6.');
});

test('a pawn that may be taken back is nothing beside a bishop left untaken', async () => {
  const { wrong } = await said(
    'bridge41',
    '3rb/2k2/5/1n3/**p**/1B2K/3P1/1b3/5 b m 3 83',
    'mkld RdRc lwLd Rcrb lbmc rbra Ldlb ramb myrx mblc lbrc lcmb rcmk mbma ldlc mala',
    'mkmd rcmd myrx mdmk lwLd mkmw rxmw Rdrc mwrx rcmb lbmc ldLc rzmz mblc Ldlb lcLb',
  );
  expect(wrong).toBe('Doesn’t take the bishop on ld.');
});

test('a piece that comes by again later has attacked something meanwhile', async () => {
  const { right } = await said(
    'bridge41',
    '5/1b1k1/5/2RB1/**1**/5/5/N2B1/4K b m 4 71',
    'ryrx rwly rxmw rbld mwrx ldrw rxry RaRb ryrx Rbrc rxRy rwmx Ryrx rcrd rxRy rdmc',
    'lymz rbRc ryrz Rclw mzry lwry rzry mwmx ryRy rwmk Ryry mklw ryRy mxmz Ryrx Lbld',
  );
  expect(right).toBe('Better: king to rx, which attacks the rook on mw.');
});

test('nor is it protected by the better move alone where the one played guards it as well', async () => {
  const { right } = await said(
    'bipartite',
    '2K2/5/D4/BdSM1/*3*/5/1kr2/5/5 w 2 1 97',
    'D1E2 G3D3 E2D3 D2F2 A3B3 G2G3 B3C3 G3F4 C1A1 F2G2 A1A3 G2G3 C3D2 G3H3 D4E4 H3I3',
    'D1C2 D2F2 A3B3 G3G4 D4E4 G4H4 C1A1 G2H2 B3C3 F2G2 A1A3 G2G4 C3D4 H2I2 D3E2 G4G3',
  );
  expect(right).not.toContain('which protects');
});

test('a piece that hung says more than the pawn that takes it and could have been taken', async () => {
  const { wrong, right } = await said(
    'bridge41',
    'k1r2/5/2bp1/5/**p**/1B3/1P3/1b3/1K3 w m 0 138',
    'ldmk lbmc laLb mzmy Lbla mxly mkRx mymw RxLc lyrw Lcma mcrd marb rwLc laLb mwmb LbLc mbrb Lcld',
    'lalb mkld lbmb mxlw mbla lwrd laLb mzmb Lbla mblb lama lblc mamb lcRc mbma ldlc marb Rcmc rbra',
    { lost: 'mk' },
  );
  expect(wrong).toBe('Takes the bishop on lb and leaves your bishop on ld to the pawn on mk.');
  expect(right).toBe('Better: bishop to mk.');
});

test('what the move leaves without its guard is lost by it, though the better line gives it for another piece', async () => {
  const { wrong } = await said(
    'bipartite',
    '2KG1/3S1/1MSB1/DC1M1/*1Mc*/2m1d/1g1m1/s2s1/2kr1 w 2 5 33',
    'C4F1 E4D2 F1G2 D2C4 A3B3 H1G2 B3C4 H4G5 C4B5 G4F4 C3D3 F4E4 D3C4 I4I5 A4A3 G2F1 B4B3 F1E2 B3A2',
    'C3D3 E4D2 B4C3 D2C4 D3C4 H4G5 C3B2 H1G1 B2A2 G1F1 C4D3 F1E2 D1D2 G4F4 A4B3 E2D3 C2D3 F4E3 D4E3 I4I5',
  );
  expect(wrong).toBe('Leaves your captain on D2 unprotected against the captain on E4.');
});

test('a piece that could be taken for nothing was not taken, though it falls later', async () => {
  const frog = await said(
    'cuarenta',
    '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*F*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*1*C* b - 1 1',
    'i8f5 i2f5 f9f5 d3e4 d9f9 d1d3 f9f3 h3f3 f5f3 g2f3 a8e4 c2e4 e8d9 e2f1 b9e8 h1e2 f7e6',
    'f9c6 e2f1 e8f9 h1e2 b9e8 b3a4 d7e6 h3g4 i8f5 i2f5 b7d7 d1b3',
  );
  expect(frog.wrong).toBe('Doesn’t take the frog on f5.');
  const knight = await said(
    'bridge41',
    '1rk1b/n1pr1/2bp1/1p3/**1**/1Pn2/3P1/NR1RN/B1K1B w m 0 22',
    'rcmd mxLz Lbmc mymx mcRd mxmw Rbmc lzlx lbmb lxly mcRb lylz mblb lzlx Rbmc lxlz mdmk lwmk ldmk ryly Rdrw lyry rbmb Lzrw',
    'rcrd mxLz rbmb mdlb mblb mymx lbmb mxmw Rbmc lzly mcRd lylx Rdmc ryly mcRd lyRy mbmd Ryry mdmb rymy Rdmc lxly mcRd lylz',
  );
  expect(knight.wrong).toBe('Doesn’t take the knight on md.');
});

test('the better move protects the piece that is caught, or falls as the last one', async () => {
  const caught = await said(
    'bipartite',
    '1K3/5/DB3/1dS2/*3*/3M1/5/2k1r/5 w 2 1 105',
    'D3E3 D2E2 F4G4 H3G4 C2D1 H5H2 E3D3 G4F4 D1E2 F4E3 A2B3 E3D4 C1C2 H2G2',
    'D3C3 D2F2 C2D1 F2F4 A2B3 H3I4 C1A1 H5H3 A1A3 F4F3 C3D2 H3I3',
  );
  expect(caught.right).toBe('Better: soldier to E3, which protects your Messenger on F4.');
  const last = await said(
    'bipartite',
    '5/2D1K/2k2/5/*2s*/5/5/5/5 w 2 6 119',
    'B5A4 E4D3 B3A3 C3C4 A3A2 D3E3 A2C2 C4C3 C2A2 E3D2 A2A3 C3C4',
    'B3B1 C3C2 B1A1 C2B2 A1A3 B2A3',
    { score: 6 - WIN },
  );
  expect(last.right).toBe('Better: king to A4, which protects your swordsman on B3.');
});

test('no cell is made free for another piece that the move played leaves as well', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*1*1*p*/1*1*1*p*1/*1*p*p*1*/1*1*p*1*1/*P*1*1*1*/1*P*P*1*1/*P*P*1*1*/P*1*1*1*1 w 43 88',
    'd2f2 g7g5 b4d2 h8f8 a1a3 f8d8 c3g3 g5e7 b2b4 d8f8 a3a1 f8h8 f2h4 e7g7',
    'd2d4 f6f4 e3e1 f4f6 b2d2 h8h6 b4b2 h6h4 b2b4 d6f4 e1c1 e5g5 c1c5 g7e5',
  );
  expect(right).toBe('Better: disc from d2 to f2.');
});

test('what the move itself gives away is lost by it, though the line makes up for it much later', async () => {
  const { wrong, right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*1*p*1*/1*1*p*1*1/*1*p*1*1*/1*P*1*1*1/*P*P*p*1*/1*1*P*1*1/*1*P*1*1*/P*1*1*1*1 w 3 94',
    'b4b6 f4f6 d2f4 i9g9 d4h4 g9g7 b6d4 f8h6 c5c3 h6f8 c3g3 f6h8 e3c5 h8h6 c5e5 f8h8 e5c5',
    'e3g3 e7e5 c5c3 f8f6 d2f2 f4h4 g3e3 h4h6 c3g3 h6h4 f2h2 f6b6 e3i3 d6d4 i3e3 e5c5 g3g5 c5c3 h2f2 i9g9 g5g3 c3e5',
  );
  expect(wrong).toBe('Loses your disc on d4.');
  expect(right).toBe('Better: disc from b4 to b6, which surrounds the disc on d6.');
});

test('a disc that goes where it cannot be surrounded avoids a trade', async () => {
  const { right } = await said(
    'bridges40',
    '1*1*1*1*p/*1*1*1*1*/1*1*p*1*1/*p*1*1*1*/1*1*p*1*1/*P*1*p*1*/P*P*1*p*1/*P*P*P*1*/P*1*1*1*1 w 59 86',
    'f2h2 e5g5 c3e1 b6d6 a3c3 d6f8 b2f2 g3e5 e1g1 f8d6 d2b2 d6f6 b4d2 f6h4 g1i3',
    'b4d4 b6d6 b2b4 e7e3 b4d4 g3g5 a1c1 d6f6 a3a1 g5e7 c1e1 e7c7 e1c1 c7c5 d2b2',
  );
  expect(right).toBe('Better: disc from f2 to h2, which avoids a trade with the disc on e5.');
});

test('a win far off that begins with little more room leaves it to the reply to say what was wrong', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*1*1*k*1*/v*1*1*1*1/*1*1*1*1*/K*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*g*1*1*/1*1*1*1*1/*1*1*1*1* b - 15 79',
    'a8f3 a6a4 f9e8 a4a6 e8d7 a6a8 d7c8 a8a6 c8c6 a6a4 f3d5 a4b3 c6b5 b3a2 b5c4 a2a4 d3b5',
    'f9e8 a6b7 a8b9 b7c8 b9a8 c8b7',
    { best: WIN - 17, score: 0 },
  );
  expect(wrong).toBe('Lets White play king to b7, which attacks your vao on a8.');
});

test('a pawn that is protected by the reply needs no safe move', async () => {
  const { right } = await said(
    'cuarenta',
    '*1*1*k*b*/1*1*c*g*1/*1*f*p*1*/1*p*1*P*1/*1*1*1*1*/1*1*P*P*1/*G*P*1*1*/1*B*1*1*1/*1*1*K*v* b - 9 31',
    'd7d9 e4f5 h9i8 g4h5 d9g6 f5g6 e8h9 b3a4 c6e6 f1g2 h9g6 h5g6 i8g6 g2h1 f7d7 a4b5 g6e8 d3e4 e6d5 b5d3',
    'd7d5 e4d5 c6e6 b3c4 h9i8 d5f5 h1a8 c2b3 a8d5 c4e6 f7e6 g4h5 e8h9 b3a4 d5c6 d3e4',
  );
  expect(right).toBe('Better: frog to d9, which attacks the pawn on g6.');
});

test('what takes its like and is taken back is traded, though another piece falls later', async () => {
  const { right } = await said(
    'cuarenta',
    '*c*f*1*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*f*1*/1*1*1*C*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*1* w - 2 2',
    'f1f5 i8f5 g4f7 d9f7 a2f7 g8e6 i2f5 e6f5 f7i4 h9e6 d3e4',
    'd1d5 f5d5 f3e4 d9d3 f1d3 d5d3 b3d3 i8e4 d3e4 a8e4 c2e4 d7e6 h3f3 b7d7 i2e6 d7e6 a2b3 e8d9 e2f1 b9e8 b1d3',
  );
  expect(right).toBe('Better: frog to f5, which trades frogs.');
});

test('what hung and takes a piece before it falls was not taken', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*c*f*1*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*F*f*1*/1*1*1*C*1/*P*P*P*P*/V*G*K*G*V/*B*1*F*1* b - 3 3',
    'f5d5 f3e4 f7e6 h3f3 b7c6 a2d5 a8d5 b3c4 d5f3 i2e6 c6e6 f1f3 d9b7 e2f1 e8d9 g4h1 b9e8',
    'd7e6 d5f5 i8f5 f1f5 e6f5 g4f7 d9f7 a2f7 e8f7 i2f5 b9e8 h3g4',
  );
  expect(wrong).toBe('Doesn’t take the frog on d5.');
});

test('a trade that the move played avoids as well is no reason, though the piece falls elsewhere', async () => {
  const { wrong, right } = await said(
    'bipartite',
    '1K3/5/2MG1/B1M2/*2S*/2s2/1mgm1/4d/k2r1 w 2 9 53',
    'E4D5 H5H3 C4C5 H3I3 D5C4 I4H4 D1C2 I1I2 A2B2 G2F2 C4D4 H4H1 D4C4 H1H2 C2B1 H2H4',
    'E4F4 G3F4 C4D4 F3F2 D1C2 F4E3 D4C4 F2F3 C4D4 E3D4 C3D4 I1H2 D4E4 F3E3 C2B3 H2G3',
  );
  expect(wrong).toBe('Loses your soldier on F4 to the guard on G3.');
  expect(right).toBe('Better: soldier to D5.');
});

test('who makes way and ends up on it further on opens none', async () => {
  const { right } = await said(
    'bipartite',
    '1K3/5/2MG1/B1M2/*1g1*/2s2/1m1m1/4d/1k1r1 b 2 5 60',
    'I2H2 A2A1 H2G3 A1A2 G2F2 D1C2 G3H2 A2B1 H2I1 B1A2 F2E2 D3E2 F3E2 C3D3 E3D2 A2B3 E2E3',
    'E3D3 C4D3 G4F4 D1C2 H5G5 D3D4 I4H4 C3D3 G5G4 A2B3 F4E4 D3E4 G4E4 D4E3 E4G4 C2B1 I2H2',
  );
  expect(right).toBe('Better: king to H2.');
});

test('a piece that a lesser one takes says more than the exchange that follows on other cells', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnbqk1nr/8/pppppppp/8/1b6/8/PPPPPPPP/RNBQKBNR b KQkq 3 3',
    'b4f8 a1a4 a8a5 b2b4 a5a4 d1a4 g6g4 f2f4 a6b4 a2b4 c6b4 c2b4 e6f4 g2f4 g8e6 b1c2 h8g8 f4e6 f8e6 f1g2 g8g2 h2g2',
    'g6g4 c2b4 c6b4 f1b4 a6b4 a1a8 d8c6 a8b8 c6b8 a2b4 b8b4 b1c2 b4c6 f2g4 f6g4 b2b4 c6g6 d1b2',
  );
  expect(wrong).toBe('Loses your bishop on b4-b5 for a pawn.');
});

test('a rook that a pawn could have taken, and that takes one which is protected, was not taken', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnbqk1nr/8/pppppppp/8/2bR4/8/PPPPPPPP/RNBQKBN1 b Qkq 3 3',
    'c6d4 c2d4 e6d4 e2d4 f6d4 b2c4 b6c4 f2d4 c4d4 d2d4 d6d4 b1d2 g8e6 g1e2 d4e2 c1e2 e8g8 f1c4 b8d6 c4b2 g6g4',
    'h8h5 d4h5 c4f8 h5h4 h6h5 a1a4 a8a5 a4a5 d8a5 d1a4 a5a4 h4a4 g8h6 g2g4',
  );
  expect(wrong).toBe('Doesn’t take the rook on d4-e5.');
});

test('nor was one that takes something moves later, when nobody looks any more', async () => {
  const { wrong } = await said(
    'fastlane',
    'rnbqk1n1/8/pppppppp/7r/2bR4/8/PPPPPPPP/RNBQKBN1 w Qq 4 4',
    'd4h5 c4f8 h5h4 h6h5 a1a4 g8h6 b2b4 a8a4 d1a4 c6b4 a2b4 a6b4 c2b4 b8c6 b4c6 b6c6 b1c2 g6g4',
    'a1a4 c4d4 e2d4 e6d4 b2b4 a8a4 d1a4 f6f4 f2d4 d6d4 c2d4 f4d4 d2d4 h5d4 g1e2 b8d6 b1d2 g8e6 c1b2 c6b4 a2b4 a6b4 d2b4 d6b4 b2d4',
  );
  expect(wrong).toBe('Doesn’t take the rook on h5.');
});

test('a rook that is given for a pawn was given, though a trade that follows makes up for some of it', async () => {
  const { wrong } = await said(
    'fastlane',
    'r3k3/8/1p1npn1p/7p/1P5P/8/PB1B1P2/4K3 b q 2 31',
    'a8d8 a2a4 e6d4 f2d4 f6d4 b2d4 d8d4 d2d4 d6d4 e1f1 e8e6 f1g1 d4d6 g1h1 d6f4 a4a5 b6a5 b4a5 f4h4 h1g1',
    'a8a2 b2a2 d6f4 d2f4 e6f4 e1f1 f6d6 f1g1 e8d8 g1h1 d8e8 h1h2 e8d8 h2h1',
  );
  expect(wrong).toBe('Takes the pawn on a2-a3 but loses a rook for it.');
});

test('a pawn is not won where a queen could take back with nothing to fall for it', async () => {
  const { right } = await said(
    'fastlane',
    '1nbqk1nr/8/p2ppp1p/p6p/1P6/8/PP2PPPP/1NB1KBNR w Kk 0 10',
    'b4a5 h5h4 g2h4 d6d4 b2b4 h8h4 h1h4 d8h4 f1g2 h4h5 f2d4 f6d4 b1d2 d4d2 c1d2 b8d6 b4a6 c8a6 g2d6 e6d6 d2a6 h5a5',
    'h1h5 h8h5 b4a6 c8a6 f1a6 b8a6 c1d2 a6c6 h2h4 d8a8 e1d1 c6d8 b2b4 a5b4 a2b4 d6d4',
  );
  expect(right).toBe('Better: pawn to a5, which takes the pawn there.');
});

test('a camel that a king could have taken, and that takes a frog before it falls, was not taken', async () => {
  const { wrong } = await said(
    'cuarenta',
    '*1*k*1*b*/1*1*C*1*1/*1*p*f*f*/p*1*g*1*p/*1*1*1*1*/1*1*P*P*P/*P*F*v*1*/1*B*1*G*1/*1*K*1*1* b - 0 25',
    'd9e8 d3f3 i6g6 e4c4 g6i6 g4h5 h7h5 i4h5 e6g4 h5g6 d7e6 g6f7 h9f7 c4e4 g4i2 e4f5 f7g8 f5g6 a6c6 b3c4 i6h5 c2a4',
    'h9g8 e8h7 f7h7 g2f3 e6f7 b3c4 d7e6 e4d5 a6c6 d3b3 i6g6 b3e6 g6e6 g4f5 f7e8 i4h5 h7h5 f3h5 d9c8 c2d3 g8h7',
  );
  expect(wrong).toBe('Doesn’t take the camel on e8.');
});
