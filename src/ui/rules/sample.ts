// The rules under which one value of an option is shown.
import type { Game, OptionValues, RuleSet } from '../../games/game';

/** The variant with this value in it. */
export const sampleRules = (
  game: Game,
  variant: OptionValues,
  name: string,
  value: string,
): RuleSet => game.rules({ ...variant, [name]: value });

const standard = new WeakMap<Game, RuleSet>();

/** The standard game, compiled once for all pictures of pieces: what a piece looks like is the same in every variant. */
export function standardRules(game: Game): RuleSet {
  const rules = standard.get(game) ?? game.rules({});
  standard.set(game, rules);
  return rules;
}
