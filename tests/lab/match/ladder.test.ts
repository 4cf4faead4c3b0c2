// The foot of the ladder, measured again at every change: by nodes and seed, so that it always comes out the same.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { measureStep } from './ladder';

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a player that takes whatever it can beats level 1',
  { timeout: 120_000 },
  async (_id, game) => {
    const options = game.decisiveOptions ?? {};
    const { share } = await measureStep({ game, options, level: 1, games: 12, seed: 1 });
    expect(share).toBeGreaterThan(0.5);
  },
);

test('the same seed measures the same', { timeout: 120_000 }, async () => {
  const [game] = games;
  const step = { game, options: {}, level: 2, games: 2, seed: 3 };
  expect(await measureStep(step)).toEqual(await measureStep(step));
});
