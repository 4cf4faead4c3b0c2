// Hints: the move, and a reason that is true of it, in positions made for one reason each.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import type { OptionValues } from '../../src/games/game';
import { sceneText } from '../games/bridges40Scene';
import { readNetwork } from '../support/networks';
import { rulesOf, still } from './support';

const NODES = 10_000;
const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });

interface Case {
  readonly game: string;
  readonly options?: OptionValues;
  readonly start: string;
  /** Moves made from there. */
  readonly moves?: string;
  readonly hint: string;
}

async function hintIn({ game, options = {}, start, moves = '' }: Omit<Case, 'hint'>) {
  engine.clear();
  const line = { game, options, start, moves: moves.split(' ').filter(Boolean) };
  return engine.hint({ line, nodes: NODES });
}

const told = async (one: Case) => {
  const { move, reason } = await hintIn(one);
  return `${move}: ${reason}`;
};

describe('a win is told as what it is', () => {
  test.each<Case>([
    {
      game: 'bridge41',
      start: '4k/R4/1R3/5/**1**/5/5/5/K4 w m 0 0',
      hint: 'lxlz: Checkmates.',
    },
    {
      game: 'bridge41',
      start: '4k/5/1R3/R4/**1**/5/5/5/K4 w m 0 0',
      hint: 'LwLy: Forces checkmate in 2 moves.',
    },
    {
      game: 'bridges40',
      start: sceneText({ white: 'i7 a3', black: 'b4' }),
      hint: 'i7i9: Reaches the corner and wins.',
    },
    {
      game: 'bridges40',
      start: sceneText({ white: 'a1 a3 b2 c3 g7', black: 'd2 e5 e7' }),
      hint: ': Reaches the corner in 2 moves, whatever is played.',
    },
    {
      game: 'bridges40',
      // The last black disc must go where it is lost.
      start:
        'p*1*P*1*1/*1*P*1*1*/1*P*1*1*1/*P*1*1*1*/P*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
      hint: ': Leaves only answers that lose at once.',
    },
    {
      game: 'breakthrough',
      start: '6/P4p/6/6/6/6 w 0 0',
      hint: ': Reaches the goal and wins.',
    },
    {
      game: 'bridge41',
      options: { perpetualCheck: 'win' },
      start: 'kn3/1p3/rp3/1N3/**1**/5/5/5/4K w m 0 0',
      hint: 'lwmy: Goes on giving check, and to repeat that wins here.',
    },
  ])('$game $hint', async (one) => {
    expect(await told(one)).toContain(one.hint);
  });
});

describe('what is won, lost or saved', () => {
  test.each<Case>([
    {
      game: 'bridge41',
      start: '4k/5/5/5/**1**/5/3R1/3r1/r2NK w m 0 0',
      hint: 'rb: Stops checkmate on the next move and wins a rook.',
    },
    {
      game: 'bridge41',
      start: 'k4/5/5/5/**1**/5/n4/5/R3K w m 0 0',
      hint: 'LaLc: Wins a knight; with best play that wins in 15 moves.',
    },
    {
      game: 'bridge41',
      start: 'k4/5/5/5/**1**/2b2/5/R4/4K w m 0 0',
      hint: ': Takes the rook out of danger; with best play that wins in ',
    },
    {
      game: 'bridge41',
      start: '2k2/P4/5/5/**1**/5/5/5/K4 w m 0 0',
      hint: 'LyLzr: Gives check and becomes a rook; with best play that wins in 18 moves.',
    },
    {
      game: 'fastlane',
      start: 'r3k3/8/8/8/8/8/8/R3K3 w - 0 0',
      hint: 'a1a8: Gives check and wins a rook; with best play that wins in 9 moves.',
    },
    {
      game: 'cuarenta',
      start:
        '*1*1*k*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*p*/1*1*1*1*G/*K*1*1*1* w - 0 0',
      hint: 'i2h3: Wins a pawn.',
    },
  ])('$game $hint', async (one) => {
    expect(await told(one)).toContain(one.hint);
  });
});

test('a capture that only draws is told as a draw', async () => {
  const start = '1k3/5/5/5/**1**/2r2/5/3N1/1K3 w m 0 0';
  const { move, reason } = await hintIn({ game: 'bridge41', start });
  expect(move).toBe('rbmd');
  expect(reason).toBe(
    'Leaves too little to checkmate with, a draw: anything else costs 3.5 pawns or more.',
  );
});

test('a move that saves a draw tells that anything else loses', async () => {
  const start = '5/1K3/5/k4/5/2r2/5/3N1/5 w big 0 0';
  const { move, reason } = await hintIn({ game: 'bridge41', options: { bridge: 'big' }, start });
  expect(move).toBe('rbmd');
  expect(reason).toMatch(/^Ends in .*, a draw: anything else loses\.$/);
});

test('a choice of army is told by what the other is worth', async () => {
  const start = 'MM*MM/MMMMM/5/5/5/5/5/mmmmm/mm*mm b choose 0 40';
  const { move, reason } = await hintIn({ game: 'bipartite', start });
  expect(['diagonal', 'orthogonal']).toContain(move);
  expect(reason).toMatch(
    /^The other one is judged \d\.\d messengers worse\.$|^Either is worth about the same\.$/,
  );
});

test('a race is told in rows, and how the move serves it', async () => {
  const { reason } = await hintIn({ game: 'bipartite', start: rulesOf('bipartite').startFen });
  expect(reason).toMatch(/; the race is level\.$/);
  const behind = 'mm*mm/mmmmm/5/5/5/5/M4/1MMMM/MM*MM b 1 0 1';
  expect((await hintIn({ game: 'bipartite', start: behind })).reason).toMatch(
    /; you are one row behind in the race\.$/,
  );
});

test('leads are counted in the game’s own pieces', async () => {
  const start = sceneText({ white: 'a1 a3 b2 c3 c1 d2', black: 'i9 i7 h8', side: 'w' });
  expect((await hintIn({ game: 'bridges40', start })).reason).not.toContain('pawn');
});

test('a messenger sent home is told', async () => {
  const start = '2*2/5/MMMMM/MMMM1/5/5/m3m/m1m1m/mm*mm b 1 0 40';
  const { reason } = await hintIn({ game: 'bipartite', start });
  expect(reason).toBe('Sends a messenger home.');
});

test('no hint when the game is over', async () => {
  const start = sceneText({ white: 'i9', black: 'a3', side: 'b' });
  expect(await hintIn({ game: 'bridges40', start })).toEqual({
    move: null,
    reason: null,
    info: null,
  });
});

test.each(games.map(({ id }) => id))(
  '%s: the first move has a hint of one sentence',
  async (game) => {
    const rules = rulesOf(game);
    const { move, reason, info } = await hintIn({ game, start: rules.startFen });
    const position = rules.parse(rules.startFen);
    expect(() => rules.parseMove(position, move ?? '')).not.toThrow();
    expect(info?.line[0]).toBe(move);
    expect(reason).toMatch(/^[A-Z][^.]*(\.\d[^.]*)*\.$/);
  },
);

test('a check that comes over a screen is answered, not blocked, by the screen', async () => {
  const start =
    '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*v*/1*1*B*1*1/*1*P*F*1*/1*1*K*1*1/*1*P*P*1* w - 0 0';
  const { reason } = await hintIn({ game: 'cuarenta', start });
  expect(reason).toBe('Answers the check with the frog.');
});
