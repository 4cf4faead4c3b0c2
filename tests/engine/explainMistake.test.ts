// What a review says a reply to a bad move does, and why an only move is good.
import { expect, test } from 'vitest';
import { takingOf } from '../../src/engine/betterIdea';
import { Engine } from '../../src/engine/engine';
import { explainMistake } from '../../src/engine/explainMistake';
import { WIN } from '../../src/engine/score';
import { showLine } from '../../src/reasons/line';
import { bothOf, type MoveReason, partsBeside } from '../../src/reasons/reason';
import { isOnlyMove } from '../../src/review/marks';
import { itemAt } from '../../src/util/items';
import { readNetwork } from '../support/networks';
import { evaluationOf, rulesOf, still } from './support';

/** What is said where one line was better than the one played; `threat` is what the other side would play, with its score. */
async function explained(
  start: string,
  best: readonly string[],
  played: readonly string[],
  score = -50,
  threat: { readonly line: readonly string[]; readonly score: number } | null = null,
  game = 'bridge41',
) {
  const rules = rulesOf(game);
  const { values } = await evaluationOf(rules);
  const position = rules.parse(start);
  const lineOf = (texts: readonly string[], score: number) => {
    const moves = texts.map((text) => {
      const move = rules.parseMove(position, text);
      position.make(move);
      return move;
    });
    for (const _ of moves) position.unmake();
    return { score, shown: showLine(position, moves, values) };
  };
  const [better, worse] = [lineOf(best, 100), lineOf(played, score)];
  if (threat) position.makeNull();
  const threatened = threat && lineOf(threat.line, threat.score);
  if (threat) position.unmake();
  return explainMistake({
    ...{ rules, plans: {}, position, values, lastMove: null, threat: threatened },
    chance: (score) => 0.5 + score / 1000,
    best: better,
    played: worse,
  });
}

test('that a reply only takes back is not what was wrong, where the better move says more', async () => {
  const start = 'k4/5/5/5/**1**/5/2n1K/5/1r1R1 w m 0 0';
  const { consequence, betterIdea } = await explained(start, ['Rcrb', 'LzLy'], ['rala', 'mcla']);
  expect(betterIdea).toMatchObject({ kind: 'attacks', piece: { letter: 'N', cell: 'mc' } });
  expect(consequence).toBeNull();
});

test('that a reply only trades is not what was wrong, where the better move says more', async () => {
  const start = 'k4/5/5/5/**1**/n4/5/3KP/1rR2 w m 0 0';
  const better = ['mamd', 'LzLy'];
  const { consequence, betterIdea } = await explained(start, better, ['RbRc', 'lama', 'rbma']);
  expect(betterIdea).toMatchObject({ kind: 'attacks', piece: { letter: 'N', cell: 'Ld' } });
  expect(consequence).toBeNull();
});

test('nor is an even trade, where the better move says nothing', async () => {
  const start = 'k4/5/5/5/**1**/2n2/5/N2K1/1rR2 w m 0 0';
  const { consequence } = await explained(start, ['rbra', 'LzLy'], ['rbrc', 'lama', 'Lbma']);
  expect(consequence).toBeNull();
});

test('what a reply attacks is what was wrong', async () => {
  const start = 'k4/5/5/5/**1**/5/2n2/5/K2R1 w m 0 0';
  const { consequence } = await explained(start, ['rarb', 'LzLy'], ['rard', 'mcRb']);
  expect(consequence).toMatchObject({
    kind: 'allows',
    reply: { text: 'mcRb' },
    reason: { kind: 'attacks', piece: { letter: 'R', cell: 'rd' } },
  });
});

test('a reply that attacks what has no safe move comes before the piece that falls', async () => {
  const start = 'K3k/5/5/5/**1**/3r1/4r/4r/N4 w m 0 0';
  const better = ['LzLy', 'RzRy'];
  const lost = await explained(start, better, ['Lzlz', 'rdra', 'lzLz', 'raLa']);
  expect(lost.consequence).toMatchObject({
    kind: 'allows',
    reply: { text: 'rdra' },
    reason: { kind: 'attacks', piece: { letter: 'N', cell: 'La' }, isCaught: true },
  });
  const open = 'K3k/5/5/5/**1**/3r1/5/4r/N4 w m 0 0';
  const walked = await explained(open, better, ['Lzlz', 'rdra', 'lzLz', 'raLa']);
  expect(walked.consequence?.kind).not.toBe('allows');
});

test('where nothing says why a move is better, what comes next does', async () => {
  const start = 'k4/5/5/5/**1**/5/5/4R/K4 w m 0 0';
  const quiet = { line: ['LzLy'], score: 0 };
  const better = ['Lala', 'LzLy', 'lamb'];
  const found = await explained(start, better, ['LaLb', 'LzLy', 'LbLa'], -100, quiet);
  // The reply gives the king as much room after the better move.
  expect(found.consequence).toBeNull();
  expect(found.betterIdea).toMatchObject({ kind: 'heads', cell: 'mb' });
});

test('where both moves take the same, what the better one does besides is said', async () => {
  const start = 'k4/5/5/5/**1**/5/b2p1/5/K1NR1 w m 0 0';
  const { betterIdea } = await explained(start, ['rarc', 'LzLy'], ['marc', 'LzLy']);
  expect(betterIdea).toMatchObject({ kind: 'attacks', piece: { letter: 'B', cell: 'Lc' } });
});

test('what the move played takes is not said again of the better one', () => {
  const taken = [{ letter: 'C', side: 'b', cell: 'd3' }] as const;
  const takes: MoveReason = {
    ...{ kind: 'exchange', taken, balance: null },
    ...{ isRecapture: true, isSacrifice: false },
  };
  const loses: MoveReason = { kind: 'allowsWin', by: 'checkmate', moves: 2 };
  expect(takingOf(takes, loses)).toEqual(takes);
  expect(takingOf(takes, bothOf([takes, loses]))).toBeNull();
});

test('where all that the reply does is to answer a check, the better move goes on', async () => {
  const start = 'k4/5/4R/5/**1**/5/5/5/K4 w m 0 0';
  const quiet = { line: ['LzLy'], score: 0 };
  const found = await explained(start, ['Lala', 'Lzlz', 'lamb'], ['RxRz', 'LzLy'], -100, quiet);
  expect(found.consequence).toBeNull();
  expect(found.betterIdea).toMatchObject({ kind: 'heads', cell: 'mb' });
});

test('a piece that is lost says more than a mate that nobody sees coming', async () => {
  const lost = (plies: number) =>
    explained(
      'k4/5/5/5/**1**/5/4K/5/1r1R1 w m 0 0',
      ['rala', 'LzLy'],
      ['rama', 'lama'],
      plies - WIN,
    );
  expect((await lost(16)).consequence).toMatchObject({ kind: 'loses', piece: { letter: 'R' } });
  expect((await lost(4)).consequence).toEqual({ kind: 'allowsWin', by: null, moves: 2 });
});

test('what the better line seems to lose where it breaks off at a capture hides no loss', async () => {
  const start = 'k4/5/5/5/**1**/5/4K/5/1r1R1 w m 0 0';
  const better = ['Rcrd', 'LzLy', 'rdrc', 'lara'];
  const { consequence } = await explained(start, better, ['rama', 'lama']);
  expect(consequence).toMatchObject({ kind: 'loses', piece: { letter: 'R' } });
});

test('nor does what it loses only far away', async () => {
  const start = 'k4/5/5/5/**1**/5/4K/5/1r1R1 w m 0 0';
  const own = ['RcRd', 'Rdrd', 'rdrc', 'rcRc'];
  const other = ['LzLy', 'Lylz', 'lzLz'];
  const walk = Array.from({ length: 8 }, (_, at) => [itemAt(own, at % 4), itemAt(other, at % 3)]);
  const better = [...walk.flat(), 'RcRd', 'lara', 'RdRc', 'lzLz', 'RcRd'];
  const { consequence } = await explained(start, better, ['rama', 'lama']);
  expect(consequence).toMatchObject({ kind: 'loses', piece: { letter: 'R' } });
});

test('where the mark has a reason, the better move is not said to go one cell further', async () => {
  const start = 'k4/5/5/5/**1**/5/4K/5/1r1R1 w m 0 0';
  const better = ['Rcrd', 'LzLy'];
  const lost = await explained(start, better, ['rama', 'lama']);
  expect(lost).toMatchObject({ consequence: { kind: 'loses' }, betterIdea: null });
  const kept = await explained(start, better, ['rard', 'LzLy']);
  expect(kept.betterIdea).toMatchObject({ kind: 'mobility', cells: 1 });
});

test('nor is what the reply could do as well after the better move', async () => {
  const start = '4k/5/5/K4/**1**/3R1/2n2/5/5 w m 0 0';
  const { consequence } = await explained(start, ['LwLx', 'mcRb'], ['Lwlw', 'mcRb']);
  expect(consequence).toBeNull();
});

test('that a check is answered is not what a reply does', async () => {
  const start = '4k/5/1R3/5/**1**/5/5/1K3/5 w m 0 0';
  const { consequence } = await explained(start, ['lblc', 'Rzrz'], ['lxlz', 'RzRy']);
  expect(consequence).toBeNull();
});

test('where the mark has a reason, a check is not said to prepare anything', async () => {
  const start = 'k4/3R1/5/4n/**1**/5/4K/5/1r1R1 w m 0 0';
  const better = ['ryrz', 'LzLy', 'rzrw', 'LyLz'];
  const { consequence, betterIdea } = await explained(start, better, ['rama', 'lama']);
  expect(consequence).toMatchObject({ kind: 'loses', piece: { letter: 'R' } });
  expect(JSON.stringify(betterIdea)).not.toContain('prepares');
});

test('what the move played stops or saves as well is not why another one is better', async () => {
  const start = '4k/5/5/5/**1**/5/2n2/3K1/1R3 w m 0 0';
  const better = ['lama', 'mcLd'];
  const attack = { line: ['mcla'], score: 300 };
  const saved = await explained(start, better, ['laLa', 'RzRy'], -50, attack);
  expect(saved.betterIdea?.kind).not.toBe('saves');
  const lost = await explained(start, better, ['rbRa', 'mcla'], -50, attack);
  expect(itemAt(partsBeside(lost.betterIdea), 0)).toMatchObject({
    kind: 'saves',
    piece: { letter: 'R', cell: 'la' },
  });
  const win = { line: ['mcla'], score: WIN - 1 };
  const stopped = await explained(start, better, ['laLa', 'RzRy'], -50, win);
  expect(stopped.betterIdea?.kind).not.toBe('stopsWin');
  const allowed = await explained(start, better, ['laLa', 'RzRy'], 2 - WIN, win);
  expect(allowed.betterIdea?.kind).toBe('stopsWin');
  // What was threatened is not allowed by the move, which only does not stop it.
});

test('a win that was threatened before the move is not stopped, rather than allowed', async () => {
  const start = 'k3r/5/5/5/**1**/5/5/4P/K4 w m 0 0';
  const lost = async (moves: number, threatened: number) => {
    const threat = { line: ['RzRy'], score: WIN + 1 - 2 * threatened };
    const better = ['Lala', 'LzLy'];
    return (await explained(start, better, ['RbRc', 'RzRy'], 2 * moves - WIN, threat)).consequence;
  };
  expect(await lost(1, 1)).toMatchObject({ kind: 'allowsWin', moves: 1, isThreatened: true });
  expect(await lost(2, 2)).toMatchObject({ kind: 'allowsWin', moves: 2, isThreatened: true });
  expect(await lost(2, 1)).not.toHaveProperty('isThreatened');
});

test('a piece that still hangs is not saved, though it is not taken in the line', async () => {
  const start = '4k/5/5/5/**1**/5/2n2/3K1/1R3 w m 0 0';
  const attack = { line: ['mcla'], score: 300 };
  const found = await explained(start, ['lama', 'mcLd'], ['rbRa', 'RzRy'], -50, attack);
  expect(itemAt(partsBeside(found.betterIdea), 0)).toMatchObject({
    kind: 'saves',
    piece: { letter: 'R', cell: 'la' },
  });
});

test('little that the better move does is said where it answers what was wrong', async () => {
  const start = '4k/5/5/2r2/**1**/5/2n2/3R1/K4 w m 0 0';
  const better = ['rbmb', 'RzRy'];
  const attacked = await explained(start, better, ['Lalb', 'mcRd']);
  expect(attacked.consequence).toMatchObject({ kind: 'allows', reason: { kind: 'attacks' } });
  expect(attacked.betterIdea).toMatchObject({ kind: 'dodges', by: { letter: 'N', cell: 'mc' } });
});

test('a better move that gives material says what it costs', async () => {
  const start = 'k4/5/5/5/**1**/1p3/2pR1/5/4K w m 0 0';
  const { betterIdea } = await explained(start, ['rcmc', 'ldmc'], ['rcrb', 'LzLy']);
  expect(betterIdea).toMatchObject({ kind: 'exchange', isSacrifice: true });
  expect(betterIdea).toMatchObject({ balance: { gained: ['P'], lost: ['R'] } });
});

test('an only move says what it does', async () => {
  const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });
  const start = 'k4/5/5/5/**b**/5/3PK/2r2/3R1 w m 0 0';
  const line = { game: 'bridge41', options: {}, start, moves: [] };
  const finding = await engine.judge({ line, move: 'rcrd', nodes: 3000 });
  expect(finding && isOnlyMove(finding)).toBe(true);
  expect(finding?.explanation).toMatchObject({
    consequence: null,
    betterIdea: { kind: 'answersCheck', piece: { letter: 'P', side: 'w', cell: 'rc' } },
  });
  expect(finding?.best.moves.length).toBeGreaterThan(1);
});

test('what falls in the better line as well is not what went wrong', async () => {
  const cuarenta = (start: string, best: string, played: string, score?: number) =>
    explained(start, best.split(' '), played.split(' '), score, null, 'cuarenta');
  // The bishop on d5 falls to the pawn either way; the one on d3 could be taken.
  const left =
    '*1*k*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*p*1*1/*1*B*1*1*/1*1*1*1*1/*1*b*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0';
  const missed = await cuarenta(left, 'e2d3 e6d5 d3e2 d9e8', 'e2f3 e6d5 f3g4 d5e4');
  expect(missed.consequence).toMatchObject({ kind: 'misses', piece: { letter: 'B', cell: 'd3' } });
  // The camel is taken and taken back in both lines, but one of them leaves no move.
  const even =
    '*1*k*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*p*1*1/*1*c*1*1*/1*p*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*B* b - 0 0';
  const drawn = await cuarenta(even, 'c4b3 h1d5 e6d5 d1e2 b3c2', 'c4d3 h1d5 e6d5', 0);
  expect(drawn.consequence).toMatchObject({ kind: 'draw', by: 'stalemate' });
  // In check the bishop falls whatever is played, so it is no price of the pawn.
  const checked =
    '*1*k*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*p*1*1/*1*B*1*1*/1*1*1*1*1/*1*1*1*1*/1*p*1*1*1/*1*K*1*1* w - 0 0';
  const taken = await cuarenta(checked, 'd1c2 e6d5 c2d3 d9e8', 'd1d3 c2b1b d3c4 b1a2 c4c2 e6d5');
  expect(JSON.stringify(taken.betterIdea)).not.toContain('"isSacrifice":true');
});

test('that a better move gives a piece for less is no idea', async () => {
  const start = '4kbn1/8/q1n1pppp/8/2p4P/8/P1P1PP1P/1NBQKBN1 w - 0 0';
  const best = ['b1d2', 'c4d2', 'f1d2', 'a6d6'];
  const played = ['d1d8', 'c6d8', 'b1d2', 'a6a2'];
  const { betterIdea } = await explained(start, best, played, -300, null, 'fastlane');
  expect(partsBeside(betterIdea).map(({ kind }) => kind)).not.toContain('loses');
});

test('a piece that takes a pawn before it is taken could have been taken for nothing', async () => {
  const start = 'rnbqkbnr/8/pppppppp/7R/8/8/PPPPPPPP/RNBQKBN1 b Qkq 0 0';
  const found = await explained(
    start,
    ['h8h5', 'a1a4', 'a8a5', 'a4a5', 'd8a5'],
    ['c6c4', 'h5c4', 'b6c4', 'b2c4'],
    -50,
    null,
    'fastlane',
  );
  expect(found.consequence).toMatchObject({ kind: 'misses', piece: { letter: 'R', cell: 'h5' } });
});

test('what a move gives is not made up for by what falls much later', async () => {
  const fastlane = (start: string, best: string, played: string) =>
    explained(start, best.split(' '), played.split(' '), -50, null, 'fastlane');
  // The bishop is traded for a knight on c4; another knight falls at the end.
  const traded = await fastlane(
    '4kbn1/8/b2p1pp1/8/1nN3P1/8/1P1P1P1P/3K1B2 b - 0 0',
    'd6c4 b2c4',
    'f8c4 b2c4 b4c6 f2f4',
  );
  expect(traded.consequence).not.toMatchObject({ kind: 'loses', balance: { gained: ['P'] } });
  // The rook on a4 falls in both lines.
  const shared = await fastlane(
    '1nbqkbnr/8/pppppppB/8/r4P2/8/PPPPP1PP/RN1QKBNR b KQk 0 0',
    'g8h6 a1a4 g6f4 g2f4',
    'c8f4 h1h8 g8h6 a1a4',
  );
  const takes = partsBeside(shared.betterIdea).find(({ kind }) => kind === 'exchange');
  expect(takes).not.toMatchObject({ balance: { lost: ['R'] } });
});
