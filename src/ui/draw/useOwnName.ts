// What the player calls a board.
import type { Game, RuleSet } from '../../games/game';
import { useServices } from '../services';
import { mixOf } from '../settings/naming';
import { useObservable } from '../state/useObservable';

/** The name that the player gave to these rules, or null. */
export function useOwnName(game: Game, { options }: RuleSet): string | null {
  const { mixes } = useObservable(useServices().settings);
  return mixOf(mixes, game, options)?.name ?? null;
}
