// The named variants of a game: the standard rules, the game's own presets, and those that the player gave a name.
import { useEffect, useState } from 'preact/hooks';
import type { Game, OptionValues, Preset } from '../../games/game';
import { STANDARD, sameOptions, variantName } from '../../games/options';
import { useServices } from '../services';
import { findPreset } from '../settings/naming';
import type { OwnPreset } from '../settings/presets';
import { useObservable } from '../state/useObservable';

export interface PresetChoice {
  readonly presets: readonly Preset[];
  readonly own: readonly OwnPreset[];
  /** The name of the variant chosen now; what it is made of where it has none. */
  readonly current: string;
  /** The one of `own` that is chosen now, or null. */
  readonly chosenOwn: OwnPreset | null;
  /** Whether what is chosen now has a name. */
  readonly named: boolean;
}

const standard: Preset = { name: STANDARD, options: {}, summary: 'The inventor’s game.' };

export function usePresets(game: Game, options: OptionValues): PresetChoice {
  const { codeMissing, settings } = useServices();
  const [presets, setPresets] = useState<readonly Preset[]>([]);
  useEffect(() => {
    let wanted = true;
    game.loadPresets?.().then(
      (module) => wanted && setPresets(module.presets),
      () => codeMissing.set(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, codeMissing]);
  const own = useObservable(settings).mixes.filter((preset) => preset.game === game.id);
  const offered = [standard, ...presets];
  const isChosen = (preset: Pick<Preset, 'options'>) =>
    sameOptions(game.options, preset.options, options);
  const chosenOwn = findPreset(own, game, options) ?? null;
  const named = chosenOwn ?? offered.find(isChosen);
  return {
    presets: offered,
    own,
    chosenOwn,
    named: named !== undefined,
    current: named?.name ?? variantName(game, options) ?? STANDARD,
  };
}
