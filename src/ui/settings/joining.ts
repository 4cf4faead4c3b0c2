// The player's preferences joined with others: those of a backup, and mixes of rules with further ones.
import { MOST_MIXES, type OwnMix } from './mixes';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings';

/**
 * Settings after a restore: what the player never changed here is as it was in the backup, and its mixes join those here.
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
    mixes: joinMixes(current.mixes, restored.mixes),
  };
}

/** The first ones, and those of the others whose names are not taken in their game. */
export function joinMixes(first: readonly OwnMix[], others: readonly OwnMix[]): readonly OwnMix[] {
  const more = others.filter(
    ({ game, name }) => !first.some((mix) => mix.game === game && mix.name === name),
  );
  return [...first, ...more].slice(0, MOST_MIXES);
}
