// What a line loses: the dearest piece by its square, the rest by kind, and long exchanges in short.
import { expect, test } from 'vitest';
import { isLost } from '../../src/reasons/captures';
import { showLine } from '../../src/reasons/line';
import { lossIn } from '../../src/reasons/loss';
import { exchangeIn, gainIn } from '../../src/reasons/material';
import type { MoveReason } from '../../src/reasons/reason';
import { makeWithEffects } from '../../src/rules/effects';
import { legalMoves } from '../../src/rules/move';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { evaluationOf, rulesOf } from '../engine/support';

const rules = rulesOf('bridge41');

async function shownAfter(start: string, line: readonly string[], game = 'bridge41') {
  const rules = rulesOf(game);
  const { values } = await evaluationOf(rules);
  const position = rules.parse(start);
  const { side } = position;
  const moves = line.map((text) => {
    const written = legalMoves(position).find((one) => rules.notation(position, one) === text);
    const move = written ?? rules.parseMove(position, text);
    position.make(move);
    return move;
  });
  for (const _ of moves) position.unmake();
  const shown = showLine(position, moves, values);
  const sentenceOf = (reason: MoveReason | null) =>
    reason && grammar.reasonSentence(reason, createSpeaker(rules, side, side));
  return { task: { rules, position, values, side, shown, lastMove: null }, sentenceOf };
}

async function lossAfter(start: string, line: readonly string[]) {
  const { task, sentenceOf } = await shownAfter(start, line);
  const reason = lossIn(task, null);
  return { reason, sentence: sentenceOf(reason) };
}

/** Fast Lane: the queen goes where a pawn takes it, and afterwards rooks are traded. */
const QUEEN_GOES = 'rnbqkbnr/8/pppppp1p/8/5Pp1/8/PPPPP1PP/RNBQKBNR w KQkq 0 0';
const QUEEN_HANGS = 'rnbqkbnr/8/pppppp1p/8/5Pp1/8/PPPPPQPP/RNB1KBNR b KQkq 0 0';
const TAKES_QUEEN = 'gxf3+ Nxf3 Ra5 Rxa5 Qxa5 Rg1'.split(' ');

test('what is offered in a trade is no price', async () => {
  const loss = await shownAfter(QUEEN_GOES, ['Qf3', ...TAKES_QUEEN], 'fastlane');
  expect(loss.sentenceOf(lossIn(loss.task, null))).toBe('Loses your queen on f2-f3 for a pawn.');
  const gain = await shownAfter(QUEEN_HANGS, TAKES_QUEEN, 'fastlane');
  expect(gainIn(gain.task)).toMatchObject({ balance: { gained: ['Q'], lost: ['P'] } });
});

test('what is only traded is not what is won', async () => {
  const start = 'rnbqkbnr/8/1ppppppp/8/p2P1P2/8/PPPP2PP/RNBQKBNR w KQkq 0 4';
  const line = 'dxe6 dxe6 Rxa4 Rxa4 Qxa4 exf5 gxf4 gxf5 Bxf4 Bxf5 Qxf4 Nd7'.split(' ');
  const { task, sentenceOf } = await shownAfter(start, line, 'fastlane');
  expect(sentenceOf(gainIn(task))).toBe('Trades pawns on e6-e7 and wins a pawn.');
});

test('what a move gives at once is lost, though both lines take the queen later', async () => {
  const better = await shownAfter(QUEEN_HANGS, TAKES_QUEEN, 'fastlane');
  const played = await shownAfter(QUEEN_HANGS, ['Bxa3', 'Nxa3', ...TAKES_QUEEN], 'fastlane');
  expect(played.sentenceOf(lossIn(played.task, better.task.shown))).toBe(
    'Loses your bishop on a2-a3 for a pawn.',
  );
});

test('but not where what takes it is taken back', async () => {
  const start = 'rnbqkbnr/8/pppppppp/7R/8/8/PPPPPPPP/RNBQKBN1 b Qkq 0 0';
  const better = await shownAfter(start, ['Rxh5', 'Ra4', 'Raa5', 'Rxa5', 'Qxa5'], 'fastlane');
  const played = await shownAfter(
    start,
    'c5 Rxc5 bxc5 bxc4 Nc6 e4 exd5 cxd4'.split(' '),
    'fastlane',
  );
  expect(played.sentenceOf(lossIn(played.task, better.task.shown)) ?? '').not.toContain('pawn on');
});

test('of several that fall, in danger is said of those alone that were in danger before', async () => {
  const start =
    '1*1*1*1*p/*P*p*1*p*/1*1*1*1*1/*1*1*p*p*/1*1*p*p*1/*1*1*1*P*/1*1*P*1*1/*1*P*1*1*/P*1*P*1*1 w 0 0';
  const line = ['d2d4', 'f6f4', 'e3c5', 'd8d6'];
  const { task, sentenceOf } = await shownAfter(start, line, 'bridges40');
  expect(sentenceOf(lossIn(task, null))).toBe('Loses your disc on h4 and another.');
});

test('a piece that is won later is named where it stands now', async () => {
  const start = 'k4/5/5/5/**1**/4K/2R2/4R/n4 w m 0 0';
  const { task, sentenceOf } = await shownAfter(start, ['RbRa', 'Lalc', 'mclc']);
  const reason = gainIn(task);
  expect(sentenceOf(reason)).toBe('Wins the knight on La in two moves.');
});

test('what falls for another kind on its cell is not traded for its like, though all comes to nothing', async () => {
  const start =
    '*1*f*f*b*/1*g*k*g*1/*1*p*p*1*/c*1*1*1*1/*1*F*v*P*/1*P*F*1*P/*1*P*1*1*/1*1*K*1*V/*B*1*1*1* w - 0 24';
  const line = 'i2d7 d9d7 d5d7 a6d7 b1a2 f5d3 e2d3'.split(' ');
  const { task, sentenceOf } = await shownAfter(start, line, 'cuarenta');
  expect(sentenceOf(exchangeIn(task))).toBe('Takes the pawn on d7.');
});

test('of several pieces the dearest is named by its square', async () => {
  const { reason, sentence } = await lossAfter('k4/5/5/5/**1**/5/4K/2P2/1rR1P w m 0 0', [
    'RcRd',
    'lama',
    'RdRc',
    'mamb',
  ]);
  expect(reason).toMatchObject({
    kind: 'loses',
    piece: { letter: 'R', side: 'w', cell: 'ma' },
    taker: null,
    moves: 1,
    isMover: false,
  });
  expect(sentence).toBe('Loses your rook on ma and a pawn.');
});

test('a piece that falls after a trade is not said to fall later, but in the exchange', async () => {
  const start = '5/5/5/5/**1**/3Pk/P4/3K1/1rR2 w m 0 0';
  const { reason, sentence } = await lossAfter(start, ['LcLd', 'lama', 'rbma', 'Rdrd']);
  expect(reason).toMatchObject({ piece: { letter: 'P', cell: 'rd' }, moves: 2, isTraded: true });
  expect(sentence).toBe('Leads to an exchange that loses your pawn on rd.');
});

test('the dearest piece falls when the line takes it, not when the first piece does', async () => {
  const { reason, sentence } = await lossAfter('k4/5/5/5/**1**/n4/2P2/5/1R2K w m 0 0', [
    'RaRb',
    'Ldmc',
    'RbRc',
    'mcla',
  ]);
  expect(reason).toMatchObject({ piece: { letter: 'R', cell: 'la' }, moves: 2 });
  expect(sentence).toBe('Loses your rook on la and a pawn in two moves.');
});

test('a piece that was in danger before the move is left there', async () => {
  const start = 'k4/5/5/5/**1**/5/4K/5/1r1N1 w m 0 0';
  const { sentence } = await lossAfter(start, ['RcRd', 'lara']);
  expect(sentence).toBe('Leaves your knight on ra to the rook on la.');
  const fresh = await lossAfter('k4/5/5/5/**1**/5/4K/5/1rPN1 w m 0 0', ['mamb', 'lara']);
  expect(fresh.sentence).toBe('Opens the way for the rook on la to take your knight on ra.');
  // Of a disc that is surrounded nobody says by which one.
  const loss = { ...(await lossAfter(start, ['RcRd', 'lara'])).reason, taker: null } as MoveReason;
  expect(grammar.reasonSentence(loss, createSpeaker(rules, 0, 0))).toBe(
    'Leaves your knight on ra in danger.',
  );
});

test('what walks into a capture, or could go, is neither won nor lost', async () => {
  // The rook goes where it is taken, though nothing attacks it.
  const into = await shownAfter('k4/5/5/5/**1**/5/4K/1r3/2R2 w m 0 0', ['maLa', 'lbla', 'Lala']);
  expect(gainIn(into.task)).toBeNull();
  // The knight is attacked, and could go.
  const start = 'k4/5/5/5/**1**/3n1/5/4R/K4 w m 0 0';
  const stays = await shownAfter(start, ['RbRd', 'LzLy', 'Rdrd']);
  expect(gainIn(stays.task)).toBeNull();
  // After the rook is taken, the pawn could go.
  const { sentence } = await lossAfter('k4/5/5/5/**1**/5/4K/2P2/1rR2 w m 0 0', [
    'RcRd',
    'lama',
    'RdRc',
    'mamb',
  ]);
  expect(sentence).toBe('Leaves your rook on ma to the rook on la.');
});

test('what falls too late to be seen is no reason', async () => {
  const { reason } = await lossAfter('4k/r4/N4/5/**1**/5/1p3/2P2/2R1K w m 0 0', [
    ...['RaRb', 'lcmb', 'mamb', 'Rzrz', 'mbma', 'rzRz'],
    ...['RbRa', 'LyLx', 'RaRb', 'Rzrz'],
  ]);
  expect(reason).toBeNull();
});

test('of pieces worth about as much the one that falls first is named', async () => {
  const { sentence } = await lossAfter('k4/5/4K/5/**1**/5/4P/2N2/1rBN1 w m 0 0', [
    'RxRw',
    'lama',
    'RwRx',
    'mamb',
  ]);
  expect(sentence).toBe('Loses your bishop on ma and a knight.');
});

test('a piece that the move brings there is named where it went', async () => {
  const { reason } = await lossAfter('k4/5/5/5/**1**/5/4K/5/1r1R1 w m 0 0', ['rama', 'lama']);
  expect(reason).toMatchObject({ piece: { letter: 'R', cell: 'ma' }, isMover: true });
});

test('a pawn that is let promote is named where it stands', async () => {
  const { sentence } = await lossAfter('k4/5/5/5/**1**/5/4K/1p3/5 w m 0 0', ['RcRd', 'lblan']);
  expect(sentence).toBe('Lets the pawn on lb promote to a knight.');
  const two = await lossAfter('k4/5/5/5/**1**/5/4K/1pp2/5 w m 0 0', [
    'RcRd',
    'lblan',
    'RdRc',
    'mbmar',
  ]);
  expect(two.sentence).toBe('Lets the pawn on lb and another promote to a knight and a rook.');
});

test('what falls besides is listed once, not in a list within a list', () => {
  const loss = (...lost: string[]): MoveReason => ({
    kind: 'loses',
    balance: { gained: [], lost, promoted: [], conceded: [], value: -900 },
    piece: { letter: 'R', side: 'w', cell: 'ma' },
    ...{ taker: null, moves: 1, isMover: false, isTraded: false, isLeft: false, exposed: null },
  });
  const said = (reason: MoveReason) => grammar.reasonSentence(reason, createSpeaker(rules, 0, 0));
  expect(said(loss('R', 'N', 'B'))).toBe('Loses your rook on ma, a knight and a bishop.');
  expect(said(loss('R', 'R', 'P'))).toBe('Loses your rook on ma, another rook and a pawn.');
  expect(said(loss('R', 'R'))).toBe('Loses your rook on ma and another.');
});

test('a long exchange is summed up by its result', () => {
  const loss: MoveReason = {
    kind: 'loses',
    balance: {
      gained: ['N'],
      lost: ['R', 'P', 'P'],
      promoted: [],
      conceded: [],
      value: -200,
    },
    piece: { letter: 'R', side: 'w', cell: 'ma' },
    taker: null,
    moves: 2,
    isMover: false,
    isTraded: false,
    isLeft: false,
    exposed: null,
  };
  const said = (reader: 0 | 1 | null) =>
    grammar.reasonSentence(loss, createSpeaker(rules, 0, reader));
  expect(said(0)).toBe(
    'Starts a long exchange that loses your rook on ma and two pawns for a knight.',
  );
  expect(said(null)).toContain('that loses White’s rook on ma');
});

test('what was taken before is no price of what is won now', async () => {
  const { values } = await evaluationOf(rules);
  const taking = rules.parse('4k/5/5/5/**1**/2n2/4P/4R/K4 b m 0 0');
  const taken = makeWithEffects(taking, rules.parseMove(taking, 'mdRc'));
  const back = showLine(taking, [rules.parseMove(taking, 'RbRc')], values);
  const task = { rules, position: taking, values, side: taking.side, shown: back };
  const reason = gainIn({ ...task, lastMove: taken });
  expect(reason).toMatchObject({ taken: [{ letter: 'N', cell: 'Rc' }], balance: { lost: [] } });
});

test('what takes back a piece that has just promoted gets no more than it was', async () => {
  const cuarenta = rulesOf('cuarenta');
  const { values } = await evaluationOf(cuarenta);
  const promotes =
    '*1*1*1*k*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*p*1*1*1/*1*F*1*1*/1*1*1*1*K/*B*1*1*1* b - 0 0';
  const position = cuarenta.parse(promotes);
  const lastMove = makeWithEffects(position, cuarenta.parseMove(position, 'c4d3c'));
  const shown = showLine(position, [cuarenta.parseMove(position, 'b1d3')], values);
  const task = { rules: cuarenta, position, values, side: position.side, shown, lastMove };
  expect(exchangeIn(task)).toMatchObject({
    isRecapture: true,
    balance: { gained: ['P'], lost: ['F'], conceded: [] },
  });
  expect(gainIn(task)).toBeNull();
});

test('what takes and is taken where it surrounds is traded, but not where that stood', async () => {
  const start =
    '1*1*1*1*p/*1*1*p*1*/1*P*1*1*1/*1*P*1*1*/1*1*p*1*1/*P*p*1*1*/1*p*p*1*1/*1*1*p*1*/P*1*1*1*1 w 0 0';
  const line = ['c7c5', 'f2d4', 'b4b2', 'e3a3', 'd6b6'];
  const { task, sentenceOf } = await shownAfter(start, line, 'bridges40');
  expect(sentenceOf(exchangeIn(task))).toBe('Trades a disc for the disc on d4.');
});

test('a piece that is won for its like is traded', async () => {
  const start = 'rnb1kbnr/8/pppppppp/7Q/3q4/8/PPPPPPPP/RNB1KBNR w KQkq 0 0';
  const line = ['h5d4', 'e6d4', 'e2d4', 'b6b4', 'd4f6', 'g8f6', 'g2g4', 'h6g4', 'f2g4', 'h8g8'];
  const { task, sentenceOf } = await shownAfter(start, line, 'fastlane');
  expect(sentenceOf(gainIn(task))).toBe('Trades queens on d4-e5 and wins a pawn.');
});

test('what is won for good at a pause is not counted with the exchange that follows', async () => {
  const start =
    '*1*1*f*b*/v*V*k*1*v/*p*p*p*1*/c*f*1*1*g/*1*1*1*1*/G*1*P*1*1/*P*P*P*1*/1*1*K*G*1/*B*F*F*C* w - 1 1';
  const line = 'c8a6 c6a6 a4c2 a8e4 f3e4 a6c8 f1c4 f9c6 h1i4 e8d9 d1d5'.split(' ');
  const { task, sentenceOf } = await shownAfter(start, line, 'cuarenta');
  expect(sentenceOf(gainIn(task))).toBe('Wins the camel on a6 for a vao.');
});

test('what is gained besides for what is given is said first', () => {
  const pawn = { letter: 'P', side: 'b', cell: 'mc' } as const;
  const reason = (...gained: string[]): MoveReason => ({
    kind: 'exchange',
    taken: [pawn],
    balance: { gained, lost: ['R', 'N'], promoted: [], conceded: [], value: -300 },
    ...{ isRecapture: false, isSacrifice: true },
  });
  const said = (one: MoveReason) => grammar.reasonSentence(one, createSpeaker(rules, 0, 0));
  expect(said(reason('P'))).toBe('Takes the pawn on mc but loses a rook and a knight for it.');
  const rook = { ...pawn, letter: 'R' };
  const two = { ...reason('R', 'P'), taken: [rook] } as MoveReason;
  const oneLost = { gained: ['R', 'P'], lost: ['N'], promoted: [], conceded: [], value: -300 };
  expect(said({ ...two, balance: oneLost } as MoveReason)).toBe(
    'Takes the rook on mc and then a pawn but loses a knight.',
  );
});

test('a pawn that a dearer piece takes without loss is lost, not traded', async () => {
  const rules = rulesOf('cuarenta');
  const { values } = await evaluationOf(rules);
  const position = rules.parse(
    '*1*k*1*b*/1*f*1*g*1/*1*p*f*1*/1*c*1*1*1/*1*1*1*1*/1*p*1*P*1/*P*1*P*P*/1*G*K*1*1/*B*1*1*C* b - 4 30',
  );
  expect(isLost(position, rules.board.cellNamed('b3') ?? -1, values)).toBe(true);
});
