// The named mixes of a game: the standard rules, the game's own presets, and those that the player gave a name.
import { useEffect, useState } from 'preact/hooks';
import type { Game, OptionValues, Preset } from '../../games/game';
import { mixName, STANDARD } from '../../games/mixName';
import { sameOptions } from '../../games/options';
import { useServices } from '../services';
import type { OwnMix } from '../settings/mixes';
import { mixOf } from '../settings/naming';
import { useObservable } from '../state/useObservable';

export interface Mixes {
  readonly presets: readonly Preset[];
  readonly own: readonly OwnMix[];
  /** The name of the mix chosen now; what it is made of where it has none. */
  readonly current: string;
  /** The one of `own` that is chosen now, or null. */
  readonly chosenOwn: OwnMix | null;
  /** Whether what is chosen now has a name. */
  readonly named: boolean;
}

const standard: Preset = { name: STANDARD, options: {}, summary: 'The inventor’s game.' };

export function useMixes(game: Game, options: OptionValues): Mixes {
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
  const own = useObservable(settings).mixes.filter((mix) => mix.game === game.id);
  const offered = [standard, ...presets];
  const isChosen = (mix: Pick<Preset, 'options'>) =>
    sameOptions(game.options, mix.options, options);
  const chosenOwn = mixOf(own, game, options) ?? null;
  const named = chosenOwn ?? offered.find(isChosen);
  return {
    presets: offered,
    own,
    chosenOwn,
    named: named !== undefined,
    current: named?.name ?? mixName(game, options) ?? STANDARD,
  };
}
