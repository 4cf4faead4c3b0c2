// Names that players give to mixes of rules, boards of their own among them: given, changed, and what no name can be.
import type { Game, OptionValues } from '../../games/game';
import { sameOptions } from '../../games/options';
import { joinMixes } from './joining';
import { MOST_MIXES, type OwnMix } from './mixes';

/** The player's mix of these options, or undefined. */
export const mixOf = (
  mixes: readonly OwnMix[],
  game: Game,
  options: OptionValues,
): OwnMix | undefined =>
  mixes.find((mix) => mix.game === game.id && sameOptions(game.options, mix.options, options));

/** Gives options a name, in place of the one they had. */
export function named(
  mixes: readonly OwnMix[],
  game: Game,
  options: OptionValues,
  name: string,
): readonly OwnMix[] {
  const before = mixOf(mixes, game, options);
  const mix = { game: game.id, name, options };
  return before ? mixes.map((one) => (one === before ? mix : one)) : joinMixes([mix], mixes);
}

/** Why options cannot have a name, or null. `taken` are names that the game itself gave. */
export function nameProblem(
  mixes: readonly OwnMix[],
  game: Game,
  options: OptionValues,
  name: string,
  taken: readonly string[] = [],
): string | null {
  if (name === '') return 'A name is needed.';
  const own = mixOf(mixes, game, options);
  const others = mixes.filter((mix) => mix.game === game.id && mix !== own);
  if (taken.includes(name) || others.some((mix) => mix.name === name))
    return 'There is one of this name already.';
  if (!own && mixes.length >= MOST_MIXES)
    return `There are ${MOST_MIXES} names, as many as are kept: forget one first.`;
  return null;
}
