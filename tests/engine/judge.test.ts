// What a move is worth beside the best ones, and what is said about it, by every game's rules.
import { describe, expect, test } from 'vitest';
import { engineMark } from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { gameById, games } from '../../src/games';
import type { OptionValues } from '../../src/games/game';
import { InputError } from '../../src/input/input';
import { markOf, WON_CHANCE } from '../../src/review/marks';
import { lossOf, type MoveAnalysis } from '../../src/review/moveAnalysis';
import { REVIEW_LOOK } from '../../src/session/review/reviewPly';
import { readNetwork } from '../support/networks';
import { playedGame } from '../support/playedGames';
import { rulesOf, still } from './support';

const NODES = 3000;
/** Enough where any line will do. */
const FEW = 300;
const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });

interface Asked {
  readonly game: string;
  readonly options?: OptionValues;
  readonly start?: string;
  readonly moves?: readonly string[];
  readonly move: string | null;
  readonly nodes?: number;
}

async function judged({
  game,
  options = {},
  start,
  moves = [],
  move,
  nodes = NODES,
}: Asked): Promise<MoveAnalysis> {
  engine.clear();
  const line = { game, options, start: start ?? rulesOf(game, options).startFen, moves };
  const finding = await engine.judge({ line, move, nodes });
  if (!finding) throw new Error('the game is over');
  return finding;
}

/** A rook's mate in one, and a rook that can be lost. */
const MATE = '4k/R4/1R3/5/**1**/5/5/5/K4 w m 0 0';

describe('words are what the lines show', () => {
  // With a pawn more, endings are not solved: a rook may be enough to win, which the search does not see.
  test.each([
    [
      'lxrx',
      MATE,
      {
        kind: 'missedWin',
        consequence: { kind: 'draw', by: 'stalemate', otherwise: null },
        betterIdea: { kind: 'win', by: 'checkmate', moves: 1, plies: 1 },
      },
    ],
    [
      'Lyry',
      '4k/R4/1R3/5/**1**/5/4p/5/K4 w m 0 0',
      {
        kind: 'missedWin',
        consequence: {
          kind: 'loses',
          piece: { letter: 'R', side: 'w', cell: 'ry' },
          taker: { letter: 'K', side: 'b', cell: 'Rz' },
          balance: { lost: ['R'], gained: [] },
          moves: 1,
        },
        betterIdea: { kind: 'win', by: 'checkmate', moves: 1, plies: 1 },
      },
    ],
  ] as const)('a win let go by %s', async (move, start, found) => {
    const { explanation, best, played } = await judged({
      game: 'bridge41',
      start,
      move,
    });
    expect(best).toMatchObject({ moves: ['lxlz'], chance: 1 });
    expect(played?.moves[0]).toBe(move);
    expect(explanation).toMatchObject({
      ...found,
      better: {
        text: 'lxlz',
        piece: { letter: 'R', side: 'w', cell: 'lx' },
        to: 'lz',
      },
    });
  });

  test('a rook lost is not blamed where the other is known to win', async () => {
    const finding = await judged({ game: 'bridge41', start: MATE, move: 'Lyry' });
    expect(finding.played?.chance).toBeGreaterThan(0.95);
    expect(finding.explanation).toBeNull();
  });

  test('a mate allowed', async () => {
    const start = '4k/5/5/5/**1**/5/3R1/3r1/r2NK w m 0 0';
    const { explanation } = await judged({ game: 'bridge41', start, move: 'rcmc' });
    expect(explanation).toMatchObject({
      kind: 'allowedWin',
      consequence: { kind: 'allowsWin', by: 'checkmate' },
      // Both save the game, and are worth the same.
      better: { to: 'rb' },
    });
  });

  test('the best move has no blame, and nothing is lost by it', async () => {
    const finding = await judged({ game: 'bridge41', start: MATE, move: 'lxlz' });
    expect(lossOf(finding)).toBe(0);
    expect(finding.explanation).toBeNull();
  });
});

test('judged afresh, a move is worth the same whatever was judged before', async () => {
  const cuarenta = gameById('cuarenta');
  if (!cuarenta) throw new Error('no Cuarenta');
  const rules = rulesOf('cuarenta');
  const { moves } = playedGame('one', 0, { game: cuarenta, plies: 12, seed: 7 });
  const line = { game: 'cuarenta', options: {}, start: rules.startFen, moves: moves.slice(0, 10) };
  const asked = { line, move: moves[10], nodes: NODES, fresh: true };
  engine.clear();
  const once = await engine.judge(asked);
  // What this leaves in the table would be found by the next search.
  await engine.judge({ ...asked, line: { ...line, moves: moves.slice(0, 11) }, move: moves[11] });
  expect(await engine.judge(asked)).toEqual(once);
});

test('to go back to a position of the game is no draw before the third time', async () => {
  const start = rulesOf('cuarenta')
    .startFen.replace('v*g*k*g*v', 'v*1*k*g*v')
    .replace('*c*f', '*1*f');
  const there = ['h1i4', 'd9g6', 'i4h1'];
  const asked = { game: 'cuarenta', start, move: 'g6d9' };
  expect((await judged({ ...asked, moves: there })).played?.chance).toBeLessThan(0.1);
  const thrice = await judged({ ...asked, moves: [...there, 'g6d9', ...there] });
  expect((thrice.played ?? thrice.best).chance).toBe(0.5);
});

test('without a move, only what is best is told', async () => {
  const finding = await judged({ game: 'bridge41', start: MATE, move: null });
  expect(finding).toMatchObject({ played: null, explanation: null, isObviousRecapture: false });
});

test('nothing is judged after the end, and no move that is not legal', async () => {
  const line = { game: 'bridge41', options: {}, start: MATE, moves: ['lxlz'] };
  expect(await engine.judge({ line, move: null, nodes: NODES })).toBeNull();
  const bad = engine.judge({ line: { ...line, moves: [] }, move: 'kaka', nodes: NODES });
  await expect(bad).rejects.toThrow(InputError);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: every ply of a game can be judged',
  async (game, played) => {
    const rules = rulesOf(game);
    const { moves } = playedGame('one', 0, { game: played, plies: 12, seed: 7 });
    for (const [ply, move] of moves.entries()) {
      const finding = await judged({ game, moves: moves.slice(0, ply), move, nodes: FEW });
      const { best, second, played, choices, left } = finding;
      expect(played?.moves[0]).toBe(move);
      for (const line of [best, played, ...(second ? [second] : [])]) {
        expect(line?.chance).toBeGreaterThanOrEqual(0);
        expect(line?.chance).toBeLessThanOrEqual(1);
      }
      expect(best.chance).toBeGreaterThanOrEqual(played?.chance ?? 0);
      expect(best.chance).toBeGreaterThanOrEqual(second?.chance ?? 0);
      expect(choices).toBeGreaterThan(0);
      expect(left).toBeGreaterThan(0);
      // Every line that is kept can be played.
      for (const line of [best, played]) {
        const position = rules.parse(rules.startFen);
        for (const text of [...moves.slice(0, ply), ...(line?.moves ?? [])])
          position.make(rules.parseMove(position, text));
      }
    }
  },
);

const STAGE_TWO = 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd b 2 0 0';

test.each<Asked>([
  { game: 'bipartite', move: 'B1C1' },
  { game: 'bipartite', start: STAGE_TWO, move: null },
  { game: 'bridge41', options: { perpetualCheck: 'win' }, move: 'lblc' },
  { game: 'fastlane', options: {}, move: 'c2c4' },
])('stages and options: $game $options $start', async (asked) => {
  const finding = await judged({ ...asked, nodes: FEW });
  expect(finding.choices).toBeGreaterThan(1);
  expect(finding.left).toBeGreaterThan(0);
  expect(finding.best.moves.length).toBeGreaterThan(0);
});

test('options of every game: a game under other than the usual rules is judged by those', async () => {
  for (const game of games) {
    const [option] = game.options;
    const other = option?.values.at(-1);
    if (!option || !other) continue;
    const options = { [option.name]: other.value };
    const { startFen } = game.rules(options);
    const finding = await judged({
      game: game.id,
      options,
      start: startFen,
      move: null,
      nodes: FEW,
    });
    const rules = game.rules(options);
    const position = rules.parse(startFen);
    expect(() => rules.parseMove(position, finding.best.moves[0])).not.toThrow();
  }
});

test('a win that a move only puts off is not called missed', async () => {
  // Bishop and knight against the king: with few nodes, only the quickest win is seen.
  const start = '5/k2BN/5/K4/**1**/5/5/5/5 w m 66 158';
  const finding = await judged({ game: 'bridge41', start, move: 'rymx', nodes: 20_000 });
  expect(finding.best.moves[0]).not.toBe('rymx');
  expect(finding.best.chance).toBe(1);
  expect(finding.played?.chance).toBeGreaterThan(WON_CHANCE);
});

test('where both moves hold a drawn ending, none is called inaccurate', async () => {
  // A knight against a pawn: with few nodes, the pawn seems to be worth something where it stays.
  const start = '6N1/8/2k3K1/p7/8/8/8/8 b - 1 47';
  const { nodes } = REVIEW_LOOK;
  const finding = await judged({ game: 'fastlane', start, move: 'c6d6', nodes });
  expect(markOf(finding)).toBeNull();
});

test('other chances make another engine of it', async () => {
  const made = { date: '2026-01-02', command: '', mark: '', levels: [], games: 1, positions: 1 };
  expect(engineMark({ made, curves: {} })).not.toBe(engineMark(undefined));
});
