// Variants of a game's options for tests that are about every one of them.
import fc from 'fast-check';
import type { Game, RuleSet } from '../../src/games/game';
import { knownOptions } from '../../src/games/options';
import { anyVariantOf } from './randomGames';

/** The rules of the standard game, of every value by itself, and of variants of everything at random. */
export function manyVariants(game: Game, random = 40): RuleSet[] {
  const values = game.options.flatMap(({ name, values: [, ...others] }) =>
    others.map(({ value }) => ({ [name]: value })),
  );
  const drawn = fc.sample(anyVariantOf(game), { numRuns: random, seed: 41 });
  const all = [{}, ...values, ...drawn.map(({ options }) => options)].map((options) =>
    knownOptions(game, options),
  );
  const apart = new Map(all.map((options) => [JSON.stringify(options), options]));
  return [...apart.values()].map((options) => game.rules(options));
}
