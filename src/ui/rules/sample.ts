// The rules under which one value of an option is shown.
import type { Game, OptionValues, RuleSet } from '../../games/game';

/** The mix with this value in it; the standard game with it, where the mix excludes it. */
export function sampleRules(game: Game, mix: OptionValues, name: string, value: string): RuleSet {
  const options = { ...mix, [name]: value };
  return game.rules(game.exclusion(options) === null ? options : { [name]: value });
}

const standard = new WeakMap<Game, RuleSet>();

/** The standard game, compiled once for all pictures of pieces: what a piece looks like is the same in every mix. */
export function standardRules(game: Game): RuleSet {
  const rules = standard.get(game) ?? game.rules({});
  standard.set(game, rules);
  return rules;
}
