// Names that players give to variants, boards of their own among them: given, changed, restored.
import { gameById } from '../../games';
import type { Game, OptionValues } from '../../games/game';
import { knownOptions, sameOptions } from '../../games/options';
import type { GameRecord } from '../../storage/record';
import { useObservable, useServices } from '../services';
import { rulesName } from '../words/names';
import {
  DEFAULT_SETTINGS,
  MAX_PRESETS,
  type OwnPreset,
  parseSettings,
  type Settings,
} from './settings';

/** The player's variants of a game, with options as the game knows them today. */
export const presetsOf = (presets: readonly OwnPreset[], game: Game): readonly OwnPreset[] =>
  presets
    .filter((preset) => preset.game === game.id)
    .map((preset) => ({ ...preset, options: knownOptions(game, preset.options) }));

/** The player's variant of these options, or undefined. */
export const findPreset = (
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
): OwnPreset | undefined =>
  presets.find(
    (preset) =>
      preset.game === game.id &&
      sameOptions(game.options, knownOptions(game, preset.options), options),
  );

/** All others than the player's variant of these options. */
export function withoutPreset(
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
): readonly OwnPreset[] {
  const known = findPreset(presets, game, options);
  return presets.filter((preset) => preset !== known);
}

/** What a game's variant is called: as its player does, or else as the game itself. Null for a game without options. */
export function useRulesName(record: Pick<GameRecord, 'game' | 'options'>): string | null {
  const { mixes } = useObservable(useServices().settings);
  const game = gameById(record.game);
  return (game && findPreset(mixes, game, record.options)?.name) ?? rulesName(record);
}

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

/**
 * Settings after a restore: what the player never changed here is as it was in the backup, and its variants join those here.
 */
export function withRestored(
  current: Settings,
  stored: Readonly<Record<string, unknown>>,
): Settings {
  const restored = parseSettings(stored);
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
  // By what they are: names are a list, made anew whenever settings are read.
  const changed = names.filter(
    (name) => JSON.stringify(current[name]) !== JSON.stringify(DEFAULT_SETTINGS[name]),
  );
  return {
    ...restored,
    ...Object.fromEntries(changed.map((name) => [name, current[name]])),
    mixes: joinPresets(current.mixes, restored.mixes),
  };
}

/** The first ones, and those of the others whose names are not taken in their game. */
function joinPresets(
  first: readonly OwnPreset[],
  others: readonly OwnPreset[],
): readonly OwnPreset[] {
  const more = others.filter(
    ({ game, name }) => !first.some((preset) => preset.game === game && preset.name === name),
  );
  return [...first, ...more].slice(0, MAX_PRESETS);
}
