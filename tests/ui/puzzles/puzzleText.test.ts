// What a puzzle asks for: of every stored win, the moves that it takes.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { bipartite } from '../../../src/games/bipartite';
import { goalOf, parsePuzzles } from '../../../src/puzzles/puzzle';
import { NO_REASON } from '../../../src/reasons/reason';
import { openPuzzle } from '../../../src/session/puzzle/puzzleSession';
import { askText, puzzleText } from '../../../src/ui/puzzles/puzzleText';
import { findingOf } from '../../review/support';

const judge = {
  ...{ judge: async () => null, hint: async () => null },
  ...{ provenWin: async () => null, close: () => undefined },
};
const record = async () => undefined;

test('the race of Bipartite Chess is to be won, whatever comes after it', async () => {
  const rules = bipartite.rules({});
  const start = '1M*1M/MM1M1/4m/3M1/mm2M/MM1m1/5/1mm2/1m*mm w 1 0 95';
  const line = { game: 'bipartite', options: {}, start, moves: [] };
  const task = { line, moves: ['E5D5'], promised: 'stage', mistake: null } as const;
  const replied = findingOf({ best: 0.5, played: 0.4 });
  const played = { score: -80, chance: 0.4, moves: ['B1A1'] };
  const session = openPuzzle({
    ...{ task, rules, record, pace: 0 },
    judge: {
      ...judge,
      judge: async () => ({ ...replied, played }),
      hint: async () => ({ move: 'C5D5', reason: NO_REASON, line: [], info: null }),
    },
  });
  expect(puzzleText(session.view)).toBe('White to move and win the race.');
  await session.play('B1A1');
  // No chances of the whole game, and the reply that wins the race for the other side.
  expect(puzzleText(session.view)).toBe(
    'B1-A1 isn’t the move. It loses the race. Black replies D5. Try again.',
  );
  session.again();
  await session.play('E5D5');
  await expect.poll(() => puzzleText(session.view)).toBe('Found. Every other move loses the race.');
});

test.each(games.filter(({ loadPuzzles }) => loadPuzzles))(
  '$id says in how many moves each win comes',
  async (game) => {
    const puzzles = parsePuzzles((await game.loadPuzzles?.())?.default);
    const wins = puzzles.filter(({ themes }) => goalOf(themes) === 'win');
    expect(wins.length).toBeGreaterThan(0);
    for (const { id, options, text, moves, themes } of wins) {
      const line = { game: game.id, options, start: text, moves: [] };
      const task = { line, moves, promised: 'win', mistake: null } as const;
      const rules = game.rules(options);
      const { view } = openPuzzle({ task, rules, judge, record, pace: 0 });
      const [, count, noun] = / to move and win in (\d) (moves?)\.$/.exec(askText(view)) ?? [];
      expect(themes, id).toContain(`in${count}`);
      expect(noun, id).toBe(count === '1' ? 'move' : 'moves');
    }
  },
);
