// Whole games of the engine against itself, by which boards are measured.
import { expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import { readNetwork } from '../support/networks';
import { still } from './support';

const engine = () => new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });

test('a game goes on to its end, the same for the same seed and others for others', async () => {
  const lengths = new Set<string>();
  for (const { id: game } of games) {
    const play = (seed: number) =>
      engine().playOut({ rules: { game, options: {} }, nodes: 60, seed });
    const first = await play(1);
    expect(first.plies, game).toBeGreaterThan(4);
    expect(await play(1), game).toEqual(first);
    for (const { plies } of [first, await play(2), await play(3)]) lengths.add(`${game} ${plies}`);
  }
  // Some games run to the longest there is whatever they begin with; most do not.
  expect(lengths.size).toBeGreaterThan(2 * games.length - 1);
}, 120_000);
