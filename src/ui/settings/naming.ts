// Names that players give to variants, boards of their own among them: given, changed, and what no name can be.
import type { Game, OptionValues } from '../../games/game';
import { sameOptions } from '../../games/options';
import { joinPresets } from './joining';
import { MAX_PRESETS, type OwnPreset } from './presets';

/** The player's variant of these options, or undefined. */
export const findPreset = (
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
): OwnPreset | undefined =>
  presets.find(
    (preset) => preset.game === game.id && sameOptions(game.options, preset.options, options),
  );

/** Gives options a name, in place of the one they had. */
export function withPresetName(
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
  name: string,
): readonly OwnPreset[] {
  const before = findPreset(presets, game, options);
  const preset = { game: game.id, name, options };
  return before
    ? presets.map((one) => (one === before ? preset : one))
    : joinPresets([preset], presets);
}

/** Why options cannot have a name, or null. `taken` are names that the game itself gave. */
export function presetNameProblem(
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
  name: string,
  taken: readonly string[] = [],
): string | null {
  if (name === '') return 'A name is needed.';
  const own = findPreset(presets, game, options);
  const others = presets.filter((preset) => preset.game === game.id && preset !== own);
  if (taken.includes(name) || others.some((preset) => preset.name === name))
    return 'There is one of this name already.';
  if (!own && presets.length >= MAX_PRESETS)
    return `There are ${MAX_PRESETS} names, as many as are kept: forget one first.`;
  return null;
}
