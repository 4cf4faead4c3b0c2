// What a puzzle asks for: of every stored win, the moves that it takes.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { goalOf, parsePuzzles } from '../../../src/puzzles/puzzle';
import { openPuzzle } from '../../../src/session/puzzle/puzzleSession';
import { askText } from '../../../src/ui/puzzles/puzzleText';

const judge = {
  ...{ judge: async () => null, hint: async () => null },
  ...{ provenWin: async () => null, close: () => undefined },
};
const record = async () => undefined;

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
