// Why a variant cannot have a name. Apart from the names themselves, which Home shows without waiting for texts.
import type { Game, OptionValues } from '../../games/game';
import { textsOf } from '../../language/texts';
import { findPreset } from './naming';
import { MAX_PRESETS, type OwnPreset } from './settings';

const texts = textsOf('naming');

/** Why options cannot have a name, or null. `taken` are names that the game itself gave. */
export function presetNameProblem(
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
  name: string,
  taken: readonly string[] = [],
): string | null {
  if (name === '') return texts.enterName;
  const own = findPreset(presets, game, options);
  const others = presets.filter((preset) => preset.game === game.id && preset !== own);
  if (taken.includes(name) || others.some((preset) => preset.name === name)) return texts.nameTaken;
  if (!own && presets.length >= MAX_PRESETS) return texts.tooManyNames(MAX_PRESETS);
  return null;
}
