// The families of a game's rules, each with a curve of its own from scores to chances.
import { ONE_FAMILY } from '../../../src/games/chances';
import type { Game, OptionValues } from '../../../src/games/game';

/** Options that between them show every family of a game's rules. */
export function familyOptions(game: Game): OptionValues[] {
  const familyOf = (options: OptionValues) => game.chanceFamily?.(options, 0) ?? ONE_FAMILY;
  const seen = new Set([familyOf({})]);
  const changed = game.options.flatMap(({ name, values: choices }) =>
    choices.slice(1).map(({ value }) => ({ [name]: value })),
  );
  const others = changed.filter((options) => {
    const family = familyOf(options);
    return !seen.has(family) && seen.add(family);
  });
  return [{}, ...others];
}
