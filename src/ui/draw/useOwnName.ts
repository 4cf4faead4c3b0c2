// What the player calls a board.
import type { Game, RuleSet } from '../../games/game';
import { useServices } from '../services';
import { mixOf } from '../settings/naming';
import { useWatched } from '../state/watched';

/** The name that the player gave to these rules, or null. */
export function useOwnName(game: Game, { options }: RuleSet): string | null {
  const { mixes } = useWatched(useServices().settings);
  return mixOf(mixes, game, options)?.name ?? null;
}
