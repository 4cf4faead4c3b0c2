// The measured openings of a rule set, loaded when somebody looks at them.
import { useMemo } from 'preact/hooks';
import { gameById } from '../../games';
import type { RuleSet } from '../../games/game';
import { type Openings, readOpenings } from '../../games/openings';
import { useLoaded } from '../components/later';

/** `none`: no games were played by these rules; null: not loaded yet, or not wanted. */
export function useOpenings(rules: RuleSet, isWanted = true): Openings | 'none' | null {
  const load = useMemo(() => {
    const game = gameById(rules.game);
    const from = game?.loadOpenings;
    if (!game || !from || !isWanted) return undefined;
    return async () => readOpenings(await (await from()).default, game, rules) ?? 'none';
  }, [rules, isWanted]);
  return useLoaded(load);
}
