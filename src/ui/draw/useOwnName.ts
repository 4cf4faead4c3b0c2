// What the player calls a board.
import type { Game, RuleSet } from '../../games/game';
import { useServices } from '../services';
import { findPreset } from '../settings/naming';
import { useObservable } from '../state/useObservable';

/** The name that the player gave to these rules, or null. */
export function useOwnName(game: Game, { options }: RuleSet): string | null {
  const { mixes: presets } = useObservable(useServices().settings);
  return findPreset(presets, game, options)?.name ?? null;
}
