// Games are played where nothing is said: the engine's worker has no texts, and the page loads games before them.
import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => {
  vi.doUnmock('../../src/language/texts');
  vi.resetModules();
});

test('every variant is made, played and written without a text being read', async () => {
  vi.resetModules();
  const read: string[] = [];
  const unread = (module: string) =>
    new Proxy(
      {},
      {
        get: (_, text) => {
          read.push(`${module}.${String(text)}`);
          throw new Error(`no texts yet: ${read.at(-1)}`);
        },
      },
    );
  vi.doMock('../../src/language/texts', () => ({
    textsOf: unread,
    withTexts: <Load>(load: Load) => load,
  }));
  const { games } = await import('../../src/games');
  const { manyVariants } = await import('../support/variants');
  const { playRandomly } = await import('../support/randomGames');
  const { legalMoves } = await import('../../src/rules/move');
  expect(games.length).toBeGreaterThan(4);
  for (const game of games) {
    const evaluation = await game.loadEvaluation();
    for (const rules of manyVariants(game, 2)) {
      evaluation.createEvaluation(rules);
      playRandomly(rules, 1, 16, (position) => {
        if (position.outcome()) return;
        for (const move of legalMoves(position)) {
          rules.notation(position, move);
          expect(rules.parseMove(position, rules.formatMove(position, move))).toBe(move);
        }
      });
    }
  }
  expect(read).toEqual([]);
  // The guard itself: words are read once somebody asks for them.
  expect(() => games.map(({ options }) => options.map(({ label }) => label))).toThrow(/no texts/);
});
