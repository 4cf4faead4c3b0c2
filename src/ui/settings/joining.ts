// The player's preferences joined with others: those of a backup, and variants with further ones.
import { MAX_PRESETS, type OwnPreset } from './presets';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings';

/**
 * Settings after a restore: what the player never changed here is as it was in the backup, and its variants join those here.
 */
export function withRestored(
  current: Settings,
  stored: Readonly<Record<string, unknown>>,
): Settings {
  const restored = parseSettings(stored);
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
  const changed = names.filter((name) => current[name] !== DEFAULT_SETTINGS[name]);
  return {
    ...restored,
    ...Object.fromEntries(changed.map((name) => [name, current[name]])),
    mixes: joinPresets(current.mixes, restored.mixes),
  };
}

/** The first ones, and those of the others whose names are not taken in their game. */
export function joinPresets(
  first: readonly OwnPreset[],
  others: readonly OwnPreset[],
): readonly OwnPreset[] {
  const more = others.filter(
    ({ game, name }) => !first.some((preset) => preset.game === game && preset.name === name),
  );
  return [...first, ...more].slice(0, MAX_PRESETS);
}
